package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import org.botarena.arena.files.ForeignFile;

/**
 * Reads the journal of a tournament, even while a run adds to it. Lines are numbered across all of its files.
 * Immutable.
 *
 * @param folder of the tournament
 */
public record JournalReader(Path folder) {
    /** Its first file. */
    public Path path() {
        return folder.resolve(Journal.FILE);
    }

    /** Its existing files, in order. */
    List<JournalFile> files() {
        return JournalFile.in(folder);
    }

    /** Whether it exists and has a complete line. */
    public boolean isThere() {
        return last().isPresent();
    }

    /**
     * The last complete line; empty without one. Its hash is not checked, since the previous line is not read.
     *
     * @throws StoreException if it is longer than any that an arena writes
     */
    public Optional<JournalLine> last() {
        return search(file -> (text, from, end) -> JournalLine.isHeader(text)
                        ? Optional.empty()
                        : Optional.of(new Found(
                                JournalLine.of(0, file.number(), "", text).parsed(), end)))
                .map(Found::line);
    }

    /**
     * The line with that number, searched from the end, or empty if it is missing or damaged.
     *
     * @throws StoreException if a line is longer than any that an arena writes
     */
    public Optional<JournalLine> find(long seq) {
        return findUpTo(seq).filter(line -> line.seq() == seq);
    }

    /**
     * The last sound line with that number or a lower one, searched from the end; empty without one.
     *
     * @throws StoreException if a line is longer than any that an arena writes
     */
    public Optional<JournalLine> findUpTo(long seq) {
        return soundUpTo(seq).map(Found::line);
    }

    private Optional<Found> soundUpTo(long seq) {
        return search(file -> (text, from, end) -> {
            long number = JournalLine.of(0, 0, "", text).seq();
            if (number < 0 || number > seq) {
                return Optional.empty();
            }
            String before = from > 0 ? JournalLine.hashOf(file.lineBefore(from)) : JournalLine.START;
            return Optional.of(JournalLine.of(0, file.number(), before, text))
                    .filter(JournalLine::isSound)
                    .map(JournalLine::parsed)
                    .filter(line -> line.entry().isPresent())
                    .map(line -> new Found(line, end));
        });
    }

    /** A line with its end position in its file. */
    private record Found(JournalLine line, long end) {}

    private Optional<Found> search(Function<JournalFile, JournalFile.Search<Found>> search) {
        List<JournalFile> files = new ArrayList<>(files());
        Collections.reverse(files);
        return files.stream()
                .flatMap(file -> search(file, search.apply(file)).stream())
                .findFirst();
    }

    private static Optional<Found> search(JournalFile file, JournalFile.Search<Found> search) {
        try {
            return file.search(search);
        } catch (JournalFile.TooLong e) {
            throw new StoreException(String.format(
                    Locale.ROOT,
                    "%s: its last line is longer than %d MiB, which no arena writes: the file comes from elsewhere or was changed.",
                    file.path(),
                    ForeignFile.LONGEST_LINE >> 20));
        } catch (IOException e) {
            return Optional.empty(); // treated as missing
        }
    }

    /**
     * Reads every complete line, in order; only sound lines have an entry. A file that does not begin with the
     * previous line's hash also counts as a damaged line.
     *
     * @throws StoreException if a file cannot be read
     */
    public void read(Consumer<JournalLine> reader) {
        read(Optional.empty(), parsing(reader));
    }

    /**
     * Reads the lines after the one with that number, ignoring those before it; reads all lines if that line is not
     * sound.
     */
    public void readAfter(long seq, Consumer<JournalLine> reader) {
        read(soundUpTo(seq).filter(found -> found.line().seq() == seq), parsing(reader));
    }

    private static BiPredicate<JournalLine, Boolean> parsing(Consumer<JournalLine> reader) {
        return (line, isSound) -> {
            reader.accept(isSound ? line.parsed() : line);
            return true;
        };
    }

    private void read(Optional<Found> after, BiPredicate<JournalLine, Boolean> reader) {
        Chain chain = new Chain(reader, after.map(Found::line));
        int first = after.map(found -> found.line().file()).orElse(0);
        for (JournalFile file : files()) {
            if (file.number() >= first && chain.hasMore) {
                boolean isFirst = file.number() == first;
                chain.begin(file.number(), !isFirst);
                try {
                    file.eachLine(isFirst ? after.orElseThrow().end() : 0, chain::accepts);
                } catch (IOException e) {
                    throw new StoreException(
                            String.format(
                                    Locale.ROOT,
                                    "cannot read %s after line %d: %s",
                                    file.path(),
                                    chain.number,
                                    e.getMessage()),
                            e);
                }
            }
        }
    }

    /** Separates sound lines from damaged ones as they arrive. One thread. */
    private static final class Chain {
        /** Takes a line without its entry, and whether it is sound; returns whether to continue. */
        private final BiPredicate<JournalLine, Boolean> reader;

        private String said = JournalLine.START; // the hash that the previous line claims
        private String computed = JournalLine.START; // and as it is
        private long number; // of lines so far
        private int file;
        private boolean isHeaderDue;
        private boolean hasMore = true;

        Chain(BiPredicate<JournalLine, Boolean> reader, Optional<JournalLine> before) {
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

        /** Takes the next line; returns whether the reader wants more. */
        boolean accepts(String text) {
            boolean isHeader = isHeaderDue && JournalLine.of(0, 0, "", text).seq() < 0;
            if (isHeaderDue) {
                isHeaderDue = false;
                header(text);
            }
            if (!isHeader && hasMore) {
                line(text);
            }
            return hasMore;
        }

        private void header(String text) {
            boolean isSound =
                    List.of(said, computed).stream().anyMatch(hash -> text.equals(JournalLine.header(hash, file)));
            if (!isSound) {
                hasMore = reader.test(
                        new JournalLine(number + 1, file, number - 1, said, "", text, Optional.empty()), false);
                said = JournalLine.isHeader(text) ? JournalLine.hashOf(text) : said;
            }
        }

        /** A changed line does not invalidate others: the next one may depend on its claimed or its actual hash. */
        private void line(String text) {
            JournalLine line = JournalLine.of(++number, file, said, text);
            boolean isSound = line.isSound();
            if (!isSound) {
                line = JournalLine.of(number, file, computed, text);
                isSound = line.isSound();
            }
            hasMore = reader.test(line, isSound);
            computed = isSound ? line.hash() : JournalLine.hash(said, JournalLine.restOf(text));
            said = line.hash();
        }
    }

    /**
     * The result of a check, which ends at the first damaged line.
     *
     * @param isSound whether each line is unchanged and has the number that follows
     * @param next the number of lines that were read
     * @param at the hash of the requested line, or empty if the check did not reach it
     */
    record Check(boolean isSound, long next, String at) {}

    /**
     * Checks the lines, but not their entries.
     *
     * @param seq the number of the line whose hash is requested
     * @throws StoreException if a file cannot be read
     */
    Check check(long seq) {
        Check[] check = {new Check(true, 0, "")};
        read(Optional.empty(), (line, isSound) -> {
            long next = check[0].next;
            String at = line.seq() == seq ? line.hash() : check[0].at;
            check[0] = new Check(isSound && line.seq() == next, next + 1, at);
            return check[0].isSound;
        });
        return check[0];
    }
}
