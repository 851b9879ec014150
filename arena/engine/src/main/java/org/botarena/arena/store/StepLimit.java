package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.sqlite.ProgressHandler;

/**
 * Interrupts a statement that takes more steps of SQLite's machine than any of an arena's. Before the schema is known to be an
 * arena's, that is what reading a few dozen definitions takes; afterwards it grows with the file, since every statement of an
 * arena reads a file some few times at most. One thread at a time.
 */
final class StepLimit extends ProgressHandler {
    /** For whoever reads a schema: some hundred steps are enough. */
    private static final long FOR_SCHEMA = 100_000;

    /** A tenth or two of a second: whoever waits for the refusal waits less than one, on a slow machine too. */
    private static final long LEAST = 5_000_000;

    /** A game takes about 900 bytes, and the dearest statement some 50 steps a game and index. */
    private static final long FOR_A_BYTE = 64;

    /** Between two questions of SQLite's: a question takes a microsecond, so many steps take one or more milliseconds. */
    private static final int OFTEN = 1_000;

    private static final int SELDOM = 100_000;

    private final Path file;
    private int interval = OFTEN;
    private long steps;

    /** Of a file, not yet in force. */
    StepLimit(Path file) {
        this.file = file;
    }

    /** Puts it in force, as narrow as it is before the schema is known. */
    void limit(Connection connection) throws SQLException {
        setHandler(connection, interval, this);
    }

    /** The schema is an arena's: what a statement may take depends on the file's size from now on. */
    void widen(Connection connection) throws SQLException {
        interval = SELDOM;
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
