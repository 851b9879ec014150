package org.botarena.arena.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.botarena.arena.files.ForeignFile;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteLimits;

/** Opens SQLite files that may come from elsewhere, and limits the resources they can use. */
final class SqliteFile {
    /** No file: the database is deleted when it is closed. */
    static final Path IN_MEMORY = Path.of(":memory:");

    private static final int PATIENCE_MS = 10_000;

    /** In bytes: the limit of a journal line, from which every value can be made again. */
    private static final int LARGEST_VALUE = ForeignFile.LONGEST_LINE;

    /** Bytes of one definition in the schema. */
    private static final int LONGEST_SQL = 1 << 20;

    private SqliteFile() {}

    /**
     * Opens a file.
     *
     * @param parameters of SQLite for a read-only file: {@code ?immutable=1}; empty to write as well
     */
    static Connection connect(Path file, String parameters) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(PATIENCE_MS);
        config.enforceForeignKeys(true);
        if (!parameters.isEmpty()) {
            config.setReadOnly(true);
            return bounded(config.createConnection(
                    "jdbc:sqlite:file:" + file.toAbsolutePath().toUri().getRawPath() + parameters));
        }
        boolean isInMemory = file.equals(IN_MEMORY);
        return bounded(config.createConnection("jdbc:sqlite:" + (isInMemory ? file : file.toAbsolutePath())));
    }

    /** Limits sizes, so that anything larger than an arena writes is refused before memory is allocated. */
    private static Connection bounded(Connection connection) throws SQLException {
        SQLiteConnection sqlite = connection.unwrap(SQLiteConnection.class);
        sqlite.setLimit(SQLiteLimits.SQLITE_LIMIT_LENGTH, LARGEST_VALUE);
        sqlite.setLimit(SQLiteLimits.SQLITE_LIMIT_SQL_LENGTH, LONGEST_SQL);
        return connection;
    }
}
