package org.botarena.arena.store;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * Restores the lines of a tournament: each from its journal or, without a sound line there, from its database. A
 * line missing from both becomes an {@link Entry.Lost}; the lines after it get new hashes. One thread.
 */
final class RestoredLines {
    private final JournalReader journal;
    private Optional<Database> database;
    private boolean isOfAnother;
    private int file = 1;
    private long due;
    private long fromJournal;
    private long fromDatabase;
    private long lost;
    private long unsound;

    /**
     * Prepares a restoration.
     *
     * @param database empty if it is missing or unreadable
     */
    RestoredLines(JournalReader journal, Optional<Database> database) {
        this.journal = journal;
        this.database = database;
    }

    /**
     * Writes a whole journal to disk, into files whose names end in {@link Journal#PART}. They end where the files
     * of the damaged journal ended.
     *
     * @return the number of files
     * @throws StoreException if the first line is lost or the disk is full; the read files stay
     */
    int write(Path folder) {
        try (Journal copy = Journal.part(folder)) {
            journal.read(line -> read(line, copy));
            fill(1 + lastInDatabase(), copy);
            if (fromJournal + fromDatabase == 0) {
                throw new StoreException("nothing in %s says what was played: put %s or %s back from a copy."
                        .formatted(journal.folder().toAbsolutePath(), Journal.FILE, StoreFiles.TOURNAMENT));
            }
            copy.force();
            return copy.files();
        }
    }

    private void read(JournalLine line, Journal copy) {
        boolean isSound = line.entry().isPresent() && line.seq() >= due;
        if (isSound) {
            compare(line);
        }
        if (line.file() != file) {
            fill(isSound ? line.seq() : fromJournal > 0 ? line.number() - 1 : 0, copy);
            copy.cut();
            file = line.file();
        }
        if (isSound) {
            fill(line.seq(), copy);
            put(line, copy);
            fromJournal++;
        } else {
            unsound++;
        }
    }

    /** Compares a line with the database: a different line with the same number belongs to another tournament. */
    private void compare(JournalLine line) {
        if (fromJournal == 0 && database.isPresent()) {
            isOfAnother = inDatabase(line.seq())
                    .filter(stored -> !stored.hash().equals(line.hash()))
                    .isPresent();
            database = isOfAnother ? Optional.empty() : database;
        }
    }

    private long lastInDatabase() {
        try {
            return database.map(there -> there.number("SELECT ifnull(max(seq), -1) FROM line"))
                    .orElse(-1L);
        } catch (StoreException e) {
            return -1; // the end is unreadable
        }
    }

    private Optional<JournalLine> inDatabase(long seq) {
        try {
            return database.flatMap(there -> there.first(
                            "SELECT before, text FROM line WHERE seq = ?",
                            row -> Records.line(row.getString(1), row.getBytes(2)),
                            seq)
                    .flatMap(line -> line)
                    .filter(line -> line.seq() == seq));
        } catch (StoreException e) {
            return Optional.empty(); // its page is unreadable
        }
    }

    /** Copies the lines before that number that only the database has. */
    private void fill(long seq, Journal copy) {
        for (long number = due; number < seq; number++) {
            Optional<JournalLine> line = inDatabase(number);
            if (line.isPresent()) {
                put(line.get(), copy);
                fromDatabase++;
            }
        }
    }

    private void put(JournalLine line, Journal copy) {
        if (due == 0 && line.seq() > 0) {
            throw new StoreException(
                    "the first line of %s is lost, and no other file says what was played".formatted(journal.path()));
        }
        for (; due < line.seq(); due++) {
            copy.lose(line.hash());
            lost++;
        }
        copy.copy(line);
        due++;
    }

    /** Whether the journal has every line, and nothing else. */
    boolean isWhole() {
        return fromDatabase + lost + unsound == 0;
    }

    /** Whether the database is another tournament's. */
    boolean isOfAnother() {
        return isOfAnother;
    }

    /** The origin of the lines, in sentences for the user. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%s %s. Sound lines: %d; taken from %s: %d; lost: %d.",
                journal.path(),
                !journal.isThere() ? "was gone" : isWhole() ? "is whole" : "was damaged or cut",
                fromJournal,
                StoreFiles.TOURNAMENT,
                fromDatabase,
                lost);
    }
}
