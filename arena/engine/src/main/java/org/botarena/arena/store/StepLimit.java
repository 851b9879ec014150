package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.sqlite.ProgressHandler;

/**
 * Interrupts a statement that takes more steps of SQLite's machine than an arena's statements do. Until the schema
 * is known, the limit is enough to read a few dozen definitions. Afterwards it grows with the file, since an arena's
 * statement reads a file only a few times. One thread at a time.
 */
final class StepLimit extends ProgressHandler {
    /** For reading a schema; a few hundred steps are enough. */
    private static final long FOR_SCHEMA = 100_000;

    /** Takes a tenth or two of a second, so a refusal comes within a second even on a slow machine. */
    private static final long LEAST = 5_000_000;

    /** A game takes about 900 bytes, and the most expensive statement about 50 steps a game and index. */
    private static final long FOR_A_BYTE = 64;

    /**
     * The number of steps between two callbacks: a callback takes a microsecond, these steps at least a millisecond.
     */
    private static final int OFTEN = 1_000;

    private static final int SELDOM = 100_000;

    private final Path file;
    private int interval;
    private long steps;

    /** The limit for a file, not yet in force. */
    StepLimit(Path file) {
        this.file = file;
    }

    /** Puts the limit in force; for a known schema it depends on the file's size. */
    void limit(Connection connection, boolean isKnown) throws SQLException {
        interval = isKnown ? SELDOM : OFTEN;
        setHandler(connection, interval, this);
    }

    /** A statement begins. */
    void begin() {
        steps = 0;
    }

    @Override
    protected int progress() {
        steps += interval;
        return steps <= (interval == OFTEN ? FOR_SCHEMA : LEAST) || (interval == SELDOM && steps <= most()) ? 0 : 1;
    }

    private long most() {
        return LEAST + FOR_A_BYTE * (size(file) + size(file.resolveSibling(file.getFileName() + "-wal")));
    }

    private static long size(Path file) {
        try {
            return Files.exists(file) ? Files.size(file) : 0;
        } catch (IOException e) {
            return 0;
        }
    }
}
