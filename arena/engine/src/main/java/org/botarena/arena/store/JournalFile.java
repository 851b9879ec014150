package org.botarena.arena.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.files.ShortLines;

/**
 * One of the files of a journal: {@code journal.jsonl}, {@code journal-2.jsonl} and so on. An incomplete last line
 * does not count. Immutable.
 *
 * @param number from 1
 */
record JournalFile(Path path, int number) {
    private static final Pattern NAME = Pattern.compile("journal(?:-([1-9][0-9]{0,5}))?[.]jsonl");
    private static final int BLOCK = 1 << 12; // a game takes half of it

    /** Thrown for a line that is longer than any that an arena writes. */
    static final class TooLong extends IOException {
        private static final long serialVersionUID = 1L;
    }

    /** Takes a line and its position in the file, and returns the result of the search. */
    interface Search<T> {
        Optional<T> look(String text, long from, long end) throws IOException;
    }

    /**
     * The file with that number in a folder.
     *
     * @param suffix after its name; empty for the journal itself
     */
    static JournalFile of(Path folder, int number, String suffix) {
        String name = number == 1 ? Journal.FILE : Journal.FILE.replace(".", "-" + number + ".");
        return new JournalFile(folder.resolve(name + suffix), number);
    }

    /** The files that exist in a folder, in order. */
    static List<JournalFile> in(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(Files::isRegularFile)
                    .flatMap(file -> named(file).stream())
                    .sorted(Comparator.comparingInt(JournalFile::number))
                    .toList();
        } catch (IOException e) {
            throw new StoreException("cannot read %s: %s".formatted(folder, e.getMessage()), e);
        }
    }

    private static Optional<JournalFile> named(Path file) {
        Matcher name = NAME.matcher(file.getFileName().toString());
        return name.matches()
                ? Optional.of(new JournalFile(file, name.group(1) == null ? 1 : Integer.parseInt(name.group(1))))
                : Optional.empty();
    }

    /** Reads the complete lines from that byte on, without their ends, in order and until the reader returns false. */
    void eachLine(long begin, Predicate<String> reader) throws IOException {
        byte[] buffer = new byte[1 << 16];
        int length = 0;
        try (InputStream in = new ShortLines(Files.newInputStream(path))) {
            in.skipNBytes(begin);
            for (int read = 0; read >= 0; read = in.read(buffer, length, buffer.length - length)) {
                int from = 0;
                for (int i = length; i < length + read; i++) {
                    if (buffer[i] == '\n') {
                        if (!reader.test(new String(buffer, from, i - from, StandardCharsets.UTF_8))) {
                            return;
                        }
                        from = i + 1;
                    }
                }
                length += read - from;
                System.arraycopy(buffer, from, buffer, 0, length);
                if (length == buffer.length) {
                    buffer = Arrays.copyOf(buffer, 2 * length);
                }
            }
        }
    }

    /** Searches the complete lines backwards from the last one, until something is found. */
    <T> Optional<T> search(Search<T> search) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(path.toFile(), "r")) {
            Optional<T> found = Optional.empty();
            long from;
            for (long end = wholeLines(in, in.length()); found.isEmpty() && end > 0; end = from) {
                from = wholeLines(in, end - 1);
                found = search.look(text(in, from, end), from, end);
            }
            return found;
        }
    }

    /** The line that ends at that byte. */
    String lineBefore(long end) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(path.toFile(), "r")) {
            return text(in, wholeLines(in, end - 1), end);
        }
    }

    private static String text(RandomAccessFile in, long from, long end) throws IOException {
        byte[] line = new byte[(int) (end - from - 1)];
        in.seek(from);
        in.readFully(line);
        return new String(line, StandardCharsets.UTF_8);
    }

    /** The end of the last complete line before that byte. */
    static long wholeLines(RandomAccessFile file, long before) throws IOException {
        byte[] block = new byte[BLOCK];
        for (long to = before; to > 0; ) {
            long from = Math.max(0, to - block.length);
            file.seek(from);
            file.readFully(block, 0, (int) (to - from));
            for (int i = (int) (to - from) - 1; i >= 0; i--) {
                if (block[i] == '\n') {
                    return from + i + 1;
                }
            }
            to = from;
            if (before - to > ForeignFile.LONGEST_LINE) {
                throw new TooLong();
            }
        }
        return 0;
    }
}
