package org.botarena.arena.store.journal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.store.entry.Entry;

/**
 * Reads {@code journal.jsonl}, also while somebody adds to it: a last line without its end is no line yet. Immutable.
 *
 * @param path where it lies
 */
public record JournalFile(Path path) {
    private static final int BLOCK = 1 << 16;

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
            long from = wholeLines(in, end - 1);
            byte[] line = new byte[(int) (end - 1 - from)];
            in.seek(from);
            in.readFully(line);
            return Optional.of(JournalLine.parse(0, from, new String(line, StandardCharsets.UTF_8)));
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
        try (InputStream in = Files.newInputStream(path)) {
            Chained lines = new Chained(reader);
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            byte[] block = new byte[BLOCK];
            for (int length = in.read(block); length >= 0; length = in.read(block)) {
                int from = 0;
                for (int i = 0; i < length; i++) {
                    if (block[i] == '\n') {
                        line.write(block, from, i - from);
                        requireShort(lines.number + 1, line.size());
                        lines.accept(line.toString(StandardCharsets.UTF_8), line.size() + 1);
                        line.reset();
                        from = i + 1;
                    }
                }
                line.write(block, from, length - from);
                requireShort(lines.number + 1, line.size());
            }
        } catch (IOException e) {
            throw new StoreException("cannot read %s: %s".formatted(path, e.getMessage()), e);
        }
    }

    private void requireShort(long number, int length) {
        if (length >= ForeignFile.LONGEST_LINE) {
            throw tooLong("line " + number);
        }
    }

    private StoreException tooLong(String line) {
        return new StoreException(
                "%s: %s is longer than %d MiB, which no arena writes: the file comes from elsewhere or was changed."
                        .formatted(path, line, ForeignFile.LONGEST_LINE >> 20));
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

        /** A line that was changed costs no other: the next one may hang on what it says or on what it is. */
        void accept(String text, int bytes) {
            JournalLine line = JournalLine.parse(++number, from, text);
            from += bytes;
            String rest = JournalLine.restOf(text);
            String bySaid = JournalLine.hash(said, rest);
            String byComputed = said.equals(computed) ? bySaid : JournalLine.hash(computed, rest);
            boolean isSound = line.hash().equals(bySaid) || line.hash().equals(byComputed);
            reader.accept(isSound ? line : line.damaged());
            computed = isSound ? line.hash() : bySaid;
            said = line.hash();
        }
    }

    /** The entry of the line that begins there, which was sound when the file was read. */
    Optional<Entry> at(long from) {
        try (RandomAccessFile in = new RandomAccessFile(path.toFile(), "r")) {
            in.seek(from);
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            byte[] block = new byte[1 << 12];
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
            return JournalLine.parse(0, from, line.toString(StandardCharsets.UTF_8))
                    .entry();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
