package org.botarena.arena.store;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.arena.files.ForeignFile;

/**
 * Reads {@code journal.jsonl}, also while somebody adds to it: a last line without its end is no line yet. Immutable.
 *
 * @param path where it lies
 */
public record JournalFile(Path path) {
    private static final int BLOCK = 1 << 12; // a game takes half of it

    /** The one of a tournament's folder. */
    public static JournalFile in(Path folder) {
        return new JournalFile(folder.resolve(Journal.FILE));
    }

    /** Whether it is there with a whole line. */
    public boolean isThere() {
        return last().isPresent();
    }

    /**
     * The last whole line; empty: there is none. Its hash is not checked, since the line before is not read.
     *
     * @throws StoreException if it is longer than any that an arena writes
     */
    public Optional<JournalLine> last() {
        if (!Files.isRegularFile(path)) {
            return Optional.empty();
        }
        try (RandomAccessFile in = new RandomAccessFile(path.toFile(), "r")) {
            long end = wholeLines(in, in.length());
            if (end == 0) {
                return Optional.empty();
            }
            return Optional.of(lineThatEnds(in, end));
        } catch (TooLong e) {
            throw tooLong("its last line");
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Where the last whole line before there ends.
     *
     * @throws IOException also if what comes after it is longer than a line
     */
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

    /**
     * Reads every whole line, in order; an entry is given only of those that are sound.
     *
     * @throws StoreException if the file cannot be read
     */
    public void read(Consumer<JournalLine> reader) {
        read(0, new Chained(reader));
    }

    /** The same of the lines behind one that is sound: those before it are not looked at. */
    public void readAfter(JournalLine line, Consumer<JournalLine> reader) {
        try (RandomAccessFile in = new RandomAccessFile(path.toFile(), "r")) {
            long from = line.from() + text(in, line.from()).getBytes(StandardCharsets.UTF_8).length + 1;
            read(from, new Chained(reader, line, from));
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    private StoreException unreadable(IOException e) {
        return new StoreException("cannot read %s: %s".formatted(path, e.getMessage()), e);
    }

    private void read(long begin, Chained lines) {
        eachLine(begin, lines.number, (text, bytes) -> {
            lines.accept(text, bytes);
            return true;
        });
    }

    /** Takes the text of a line and its length in bytes, with its end; says whether it wants the next one. */
    private interface Text {
        boolean accept(String text, int bytes);
    }

    private void eachLine(long begin, long before, Text reader) {
        long number = before;
        try (InputStream in = Files.newInputStream(path)) {
            in.skipNBytes(begin);
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            byte[] block = new byte[1 << 16];
            for (int length = in.read(block); length >= 0; length = in.read(block)) {
                int from = 0;
                for (int i = 0; i < length; i++) {
                    if (block[i] == '\n') {
                        line.write(block, from, i - from);
                        requireShort(++number, line.size());
                        if (!reader.accept(line.toString(StandardCharsets.UTF_8), line.size() + 1)) {
                            return;
                        }
                        line.reset();
                        from = i + 1;
                    }
                }
                line.write(block, from, length - from);
                requireShort(number + 1, line.size());
            }
        } catch (IOException e) {
            throw unreadable(e);
        }
    }

    /**
     * The result of a check, which ends at the first damaged line.
     *
     * @param isSound whether each line is unchanged and has the number that follows
     * @param next the number of lines that were read
     * @param head the hash of the last line that was read; empty without lines
     * @param at the hash of the requested line; empty if the check did not reach it
     */
    record Check(boolean isSound, long next, String head, String at) {}

    /**
     * Checks the lines, without a look at the entries.
     *
     * @param seq the number of a line whose hash is wanted
     * @throws StoreException if the file cannot be read
     */
    Check check(long seq) {
        if (!Files.isRegularFile(path)) {
            return new Check(true, 0, "", "");
        }
        Checking lines = new Checking(seq);
        eachLine(0, 0, (text, bytes) -> lines.accept(text));
        return new Check(lines.isSound, lines.next, lines.next == 0 ? "" : lines.hash, lines.at);
    }

    private static final class Checking {
        private final long wanted;
        private boolean isSound = true;
        private long next;
        private String hash = JournalLine.START;
        private String at = "";

        Checking(long wanted) {
            this.wanted = wanted;
        }

        boolean accept(String text) {
            isSound = JournalLine.isSound(next, hash, text);
            hash = JournalLine.hashOf(text);
            at = next == wanted ? hash : at;
            next++;
            return isSound;
        }
    }

    /**
     * The line of that number, searched for from the end: what was entered last is near it. Empty: there is none, or it is
     * not sound.
     *
     * @throws StoreException if a line is longer than any that an arena writes
     */
    public Optional<JournalLine> find(long seq) {
        return findUpTo(seq).filter(line -> line.seq() == seq);
    }

    /**
     * The last sound line with that number or a lower one, searched for from the end. Empty: there is none.
     *
     * @throws StoreException if a line is longer than any that an arena writes
     */
    public Optional<JournalLine> findUpTo(long seq) {
        try (RandomAccessFile in = new RandomAccessFile(path.toFile(), "r")) {
            for (long end = wholeLines(in, in.length()); end > 0; ) {
                JournalLine line = lineThatEnds(in, end);
                if (line.seq() >= 0 && line.seq() <= seq && isSound(in, line)) {
                    return Optional.of(line);
                }
                end = line.from();
            }
            return Optional.empty();
        } catch (TooLong e) {
            throw tooLong("a line");
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private JournalLine lineThatEnds(RandomAccessFile in, long end) throws IOException {
        long from = wholeLines(in, end - 1);
        return JournalLine.parse(0, from, "", text(in, from));
    }

    private boolean isSound(RandomAccessFile in, JournalLine line) throws IOException {
        String before = line.from() == 0
                ? JournalLine.START
                : lineThatEnds(in, line.from()).hash();
        return line.hash().equals(JournalLine.hash(before, JournalLine.restOf(text(in, line.from()))));
    }

    /** The line that begins there. */
    private String text(RandomAccessFile in, long from) throws IOException {
        in.seek(from);
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        byte[] block = new byte[BLOCK];
        for (int n = in.read(block); n > 0; n = in.read(block)) {
            int length = 0;
            while (length < n && block[length] != '\n') {
                length++;
            }
            line.write(block, 0, length);
            requireShort(0, line.size());
            if (length < n) {
                break;
            }
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    private void requireShort(long number, int length) {
        if (length >= ForeignFile.LONGEST_LINE) {
            throw tooLong("line " + number);
        }
    }

    private StoreException tooLong(String line) {
        return new StoreException(String.format(
                Locale.ROOT,
                "%s: %s is longer than %d MiB, which no arena writes: the file comes from elsewhere or was changed.",
                path,
                line,
                ForeignFile.LONGEST_LINE >> 20));
    }

    /** A line is too long to be one. */
    private static final class TooLong extends IOException {
        private static final long serialVersionUID = 1L;
    }

    /** Tells the sound lines from the others as they come. */
    private static final class Chained {
        private final Consumer<JournalLine> reader;
        private String said = JournalLine.START; // the hash of the line before, as it says
        private String computed = JournalLine.START; // and as it is
        private long number;
        private long from;

        Chained(Consumer<JournalLine> reader) {
            this.reader = reader;
        }

        /** Goes on behind a sound line, at that byte. */
        Chained(Consumer<JournalLine> reader, JournalLine before, long from) {
            this(reader);
            said = before.hash();
            computed = said;
            number = before.seq() + 1;
            this.from = from;
        }

        /** A line that was changed costs no other: the next one may hang on what it says or on what it is. */
        void accept(String text, int bytes) {
            JournalLine bySaid = JournalLine.parse(++number, from, said, text);
            JournalLine line = bySaid.isSound() ? bySaid : JournalLine.parse(number, from, computed, text);
            from += bytes;
            boolean isSound = line.isSound();
            reader.accept(isSound ? line : line.damaged());
            computed = isSound ? line.hash() : JournalLine.hash(said, JournalLine.restOf(text));
            said = line.hash();
        }
    }
}
