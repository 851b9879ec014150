package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.botarena.arena.files.SyncedFiles;

/**
 * The lines of a tournament, each from its journal or, where that has no sound one, from its database. Lines are copied as they are;
 * behind one that neither has, they get new numbers and hashes. One thread.
 */
public final class RestoredLines {
    private final JournalFile journal;
    private final Optional<Database> database;
    private final List<String> losses = new ArrayList<>();
    private long due;
    private long fromJournal;
    private long fromDatabase;

    /**
     * Nothing is read yet.
     *
     * @param database empty: it is gone, or cannot be read
     */
    public RestoredLines(JournalFile journal, Optional<Database> database) {
        this.journal = journal;
        this.database = database;
    }

    /**
     * Writes a whole journal, which gets its name when all of it is on the disk.
     *
     * @return whether it differs from the journal that was read
     * @throws StoreException if nothing says what the tournament is, or there is no room; what was there stays
     */
    public boolean write(Path file) {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.deleteIfExists(part);
            try (Journal copy = Journal.open(part)) {
                if (journal.isThere()) {
                    journal.read(line -> {
                        if (line.entry().isPresent() && line.seq() >= due) {
                            fillUpTo(line.seq(), copy);
                            copy.copy(line);
                            fromJournal++;
                            due = line.seq() + 1;
                        }
                    });
                }
                fillUpTo(1 + lastInDatabase(), copy);
            }
            if (fromJournal + fromDatabase == 0) {
                throw new StoreException("nothing in %s says what was played".formatted(file.getParent()));
            }
            SyncedFiles.move(part, file);
            return fromDatabase > 0 || !losses.isEmpty();
        } catch (IOException e) {
            throw new StoreException("cannot write %s: %s".formatted(file, e.getMessage()), e);
        }
    }

    private long lastInDatabase() {
        return database.map(there -> there.number("SELECT ifnull(max(seq), -1) FROM line"))
                .orElse(-1L);
    }

    private void fillUpTo(long seq, Journal copy) {
        for (; due < seq; due++) {
            Optional<JournalLine> line = database.flatMap(there -> there.first(
                            "SELECT before, text FROM line WHERE seq = ?",
                            row -> Records.line(row.getString(1), row.getBytes(2)),
                            due)
                    .flatMap(found -> found));
            if (line.isPresent()) {
                copy.copy(line.get());
                fromDatabase++;
            } else if (due == 0) {
                throw new StoreException("the first line of %s is lost, and nothing else says what was played"
                        .formatted(journal.path()));
            } else {
                losses.add(String.format(Locale.ROOT, "line %d of %s: no other file has it", due + 1, Journal.FILE));
            }
        }
    }

    /** What is lost, in sentences; empty: nothing. */
    public List<String> losses() {
        return List.copyOf(losses);
    }

    /** Number of lines that the journal had. */
    public long fromJournal() {
        return fromJournal;
    }

    /** Number of lines that only the database had. */
    public long fromDatabase() {
        return fromDatabase;
    }
}
