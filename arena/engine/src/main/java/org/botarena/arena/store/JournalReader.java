package org.botarena.arena.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.botarena.arena.files.ForeignFile;

/**
 * Reads the journal of a tournament, also while a run adds to it. Its files are read as one: lines are numbered over all of them.
 * Immutable.
 *
 * @param folder of the tournament
 */
public record JournalReader(Path folder) {
    /** The one of a tournament's folder. */
    public static JournalReader in(Path folder) {
        return new JournalReader(folder);
    }

    /** Its first file. */
    public Path path() {
        return folder.resolve(Journal.FILE);
    }

    /** Its files that are there, in order. */
    List<JournalFile> files() {
        return JournalFile.in(folder);
    }

    /** Whether it is there with a whole line. */
    public boolean isThere() {
        return last().isPresent();
    }

    /**
     * The last whole line; empty without one. Its hash is not checked, since the line before is not read.
     *
     * @throws StoreException if it is longer than any that an arena writes
     */
    public Optional<JournalLine> last() {
        return search((file, text, from, end) -> JournalLine.isHeader(text)
                        ? Optional.empty()
                        : Optional.of(new Found(file, JournalLine.parse(0, file.number(), "", text), end)))
                .map(Found::line);
    }

    /**
     * The line of that number, searched for from the end; empty if it is missing or damaged.
     *
     * @throws StoreException if a line is longer than any that an arena writes
     */
    public Optional<JournalLine> find(long seq) {
        return findUpTo(seq).filter(line -> line.seq() == seq);
    }

    /**
     * The last sound line with that number or a lower one, searched for from the end; empty without one.
     *
     * @throws StoreException if a line is longer than any that an arena writes
     */
    public Optional<JournalLine> findUpTo(long seq) {
        return soundUpTo(seq).map(Found::line);
    }

    private Optional<Found> soundUpTo(long seq) {
        return search((file, text, from, end) -> {
            long number = JournalLine.seqOf(text);
            if (number < 0 || number > seq) {
                return Optional.empty();
            }
            String before = from > 0 ? JournalLine.hashOf(file.lineBefore(from)) : JournalLine.START;
            JournalLine line = JournalLine.parse(0, file.number(), before, text);
            return line.seq() == number && line.isSound() ? Optional.of(new Found(file, line, end)) : Optional.empty();
        });
    }

    /** A line with the end of its bytes in its file. */
    private record Found(JournalFile file, JournalLine line, long end) {}

    /** Looks at a line of a file. */
    private interface Search {
        Optional<Found> look(JournalFile file, String text, long from, long end) throws IOException;
    }

    private Optional<Found> search(Search search) {
        List<JournalFile> files = new ArrayList<>(files());
        Collections.reverse(files);
        return files.stream().flatMap(file -> search(file, search).stream()).findFirst();
    }

    private static Optional<Found> search(JournalFile file, Search search) {
        try {
            return file.search((text, from, end) -> search.look(file, text, from, end));
        } catch (JournalFile.TooLong e) {
            throw tooLong(file, "its last line");
        } catch (IOException e) {
            return Optional.empty(); // as if it were not there
        }
    }

    private static StoreException tooLong(JournalFile file, String line) {
        return new StoreException(String.format(
                Locale.ROOT,
                "%s: %s is longer than %d MiB, which no arena writes: the file comes from elsewhere or was changed.",
                file.path(),
                line,
                ForeignFile.LONGEST_LINE >> 20));
    }

    /**
     * Reads every whole line, in order; an entry is given only of those that are sound. A file that does not begin with the hash of
     * the line before it gives a damaged line, too.
     *
     * @throws StoreException if a file cannot be read
     */
    public void read(Consumer<JournalLine> reader) {
        read(Optional.empty(), reader);
    }

    /** Reads the lines behind the one of that number, without a look at those before it; all lines if it is not sound. */
    public void readAfter(long seq, Consumer<JournalLine> reader) {
        read(soundUpTo(seq).filter(found -> found.line().seq() == seq), reader);
    }

    private void read(Optional<Found> after, Consumer<JournalLine> reader) {
        Chain chain = new Chain(reader, after.map(Found::line));
        int first = after.map(found -> found.file().number()).orElse(0);
        for (JournalFile file : files()) {
            if (file.number() >= first) {
                boolean isFirst = file.number() == first;
                chain.begin(file.number(), !isFirst);
                each(file, isFirst ? after.orElseThrow().end() : 0, chain::number, (bytes, from, to) -> {
                    chain.accept(new String(bytes, from, to - from, StandardCharsets.UTF_8));
                    return true;
                });
            }
        }
    }

    private static void each(JournalFile file, long begin, LongSupplier number, JournalFile.Line reader) {
        try {
            file.eachLine(begin, reader);
        } catch (JournalFile.TooLong e) {
            throw tooLong(file, "line " + (number.getAsLong() + 1));
        } catch (IOException e) {
            throw new StoreException("cannot read %s: %s".formatted(file.path(), e.getMessage()), e);
        }
    }

    /** Tells sound lines from others as they come. One thread. */
    private static final class Chain {
        private final Consumer<JournalLine> reader;
        private String said = JournalLine.START; // the hash of the line before, as it says
        private String computed = JournalLine.START; // and as it is
        private long number; // of lines so far
        private int file;
        private boolean isHeaderDue;

        Chain(Consumer<JournalLine> reader, Optional<JournalLine> before) {
            this.reader = reader;
            before.ifPresent(line -> {
                said = line.hash();
                computed = said;
                number = line.seq() + 1;
            });
        }

        void begin(int number, boolean isFromStart) {
            file = number;
            isHeaderDue = isFromStart && number > 1;
        }

        long number() {
            return number;
        }

        void accept(String text) {
            boolean isHeader = isHeaderDue && JournalLine.seqOf(text) < 0;
            if (isHeaderDue) {
                isHeaderDue = false;
                header(text);
            }
            if (!isHeader) {
                line(text);
            }
        }

        private void header(String text) {
            boolean isSound =
                    List.of(said, computed).stream().anyMatch(hash -> text.equals(JournalLine.header(hash, file)));
            if (!isSound) {
                reader.accept(new JournalLine(number + 1, file, number - 1, said, "", text, Optional.empty()));
                said = JournalLine.isHeader(text) ? JournalLine.hashOf(text) : said;
            }
        }

        /** A line that was changed costs no other: the next one may depend on what it says or on what it is. */
        private void line(String text) {
            JournalLine bySaid = JournalLine.parse(++number, file, said, text);
            JournalLine line = bySaid.isSound() ? bySaid : JournalLine.parse(number, file, computed, text);
            boolean isSound = line.isSound();
            reader.accept(isSound ? line : line.damaged());
            computed = isSound ? line.hash() : JournalLine.hash(said, JournalLine.restOf(text));
            said = line.hash();
        }
    }

    /**
     * The result of a check, which ends at the first damaged line.
     *
     * @param isSound whether each line is unchanged and has the number that follows
     * @param next the number of lines that were read
     * @param at the hash of the requested line; empty if the check did not reach it
     */
    record Check(boolean isSound, long next, String at) {}

    /**
     * Checks the lines, without a look at the entries.
     *
     * @param seq the number of a line whose hash is wanted
     * @throws StoreException if a file cannot be read
     */
    Check check(long seq) {
        Checking lines = new Checking(seq);
        for (JournalFile file : files()) {
            lines.begin(file.number());
            each(file, 0, () -> lines.next, lines);
            if (!lines.isSound) {
                break;
            }
        }
        return new Check(lines.isSound, lines.next, lines.at);
    }

    private static final class Checking implements JournalFile.Line {
        private final long wanted;
        private boolean isSound = true;
        private long next;
        private String hash = JournalLine.START;
        private String at = "";
        private int file;
        private boolean isHeaderDue;

        Checking(long wanted) {
            this.wanted = wanted;
        }

        void begin(int number) {
            file = number;
            isHeaderDue = number > 1;
        }

        @Override
        public boolean take(byte[] bytes, int from, int to) {
            String text = new String(bytes, from, to - from, StandardCharsets.UTF_8);
            if (isHeaderDue) {
                isHeaderDue = false;
                isSound &= text.equals(JournalLine.header(hash, file));
                return isSound;
            }
            isSound &= JournalLine.isSound(next, hash, text);
            hash = JournalLine.hashOf(text);
            at = next == wanted ? hash : at;
            next++;
            return isSound;
        }
    }
}
