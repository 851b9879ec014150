package org.botarena.arena.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.botarena.arena.files.ForeignFile;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteLimits;

/** Opens files of SQLite, which may come from elsewhere: what they make it take is bounded. */
final class SqliteFile {
    /** None: a database that is gone when it is closed. */
    static final Path IN_MEMORY = Path.of(":memory:");

    private static final int PATIENCE_MS = 10_000;

    /** Bytes: as much as a line of the journal may have, from which every value can be made again. */
    private static final int LARGEST_VALUE = ForeignFile.LONGEST_LINE;

    /** Bytes of one definition in the schema. */
    private static final int LONGEST_SQL = 1 << 20;

    private SqliteFile() {}

    /**
     * Opens it.
     *
     * @param parameters of SQLite, with which it is read only: {@code ?immutable=1}; empty: it is written, too
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

    /** What is larger than any that an arena writes is refused before memory is taken for it. */
    private static Connection bounded(Connection connection) throws SQLException {
        SQLiteConnection sqlite = connection.unwrap(SQLiteConnection.class);
        sqlite.setLimit(SQLiteLimits.SQLITE_LIMIT_LENGTH, LARGEST_VALUE);
        sqlite.setLimit(SQLiteLimits.SQLITE_LIMIT_SQL_LENGTH, LONGEST_SQL);
        return connection;
    }
}
