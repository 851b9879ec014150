package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A SQLite file, opened with its {@link Schema}. One thread at a time; safe against an interrupt of the thread. */
public final class Database implements AutoCloseable {
    private final Path file;
    private final Connection connection;
    private final StepLimit limit;

    /** Reads one row. */
    public interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    /** Changes to make together. */
    public interface Changes {
        void make() throws SQLException;
    }

    private Database(Path file, Connection connection) {
        this.file = file;
        this.connection = connection;
        this.limit = new StepLimit(file);
    }

    /**
     * Opens or creates a file.
     *
     * @throws StoreException if it is damaged, of another version, or something else
     */
    public static Database open(Path file, Schema schema) {
        return open(file, "", schema::prepare);
    }

    /**
     * Opens a file that an arena has made, without changing it.
     *
     * @throws StoreException if it cannot be read or is something else
     */
    public static Database openAsIs(Path file, Schema schema) {
        return open(file, "", schema::requireIn);
    }

    /**
     * Opens a file without writers, in a folder where no file can be created.
     *
     * @throws StoreException if it cannot be read or is something else
     */
    public static Database openUnwritable(Path file, Schema schema) {
        return open(file, "?immutable=1", schema::requireIn);
    }

    private interface Begin {
        void with(Database database) throws SQLException;
    }

    private static Database open(Path file, String parameters, Begin begin) {
        Connection connection = null;
        try {
            connection = SqliteFile.connect(file, parameters);
            Database database = new Database(file, connection);
            database.limit.limit(connection, false);
            begin.with(database);
            database.isKnown();
            return database;
        } catch (SQLException | RuntimeException e) {
            close(connection, e);
            throw e instanceof SQLException sql ? StoreException.of(file, sql) : (RuntimeException) e;
        }
    }

    /** Marks the schema as an arena's: the step limit depends on the file's size from now on. */
    void isKnown() throws SQLException {
        limit.limit(connection, true);
    }

    private static void close(Connection connection, Exception cause) {
        try {
            if (connection != null) {
                connection.close();
            }
        } catch (SQLException e) {
            cause.addSuppressed(e);
        }
    }

    /** Runs a statement without values. */
    void execute(String sql) throws SQLException {
        limit.begin();
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** Makes all of the changes or none; they are on disk when this returns. */
    public void change(Changes changes) {
        try {
            execute("BEGIN IMMEDIATE");
            try {
                changes.make();
                execute("COMMIT");
            } catch (SQLException | RuntimeException e) {
                rollBack(e);
                throw e;
            }
        } catch (SQLException e) {
            throw StoreException.of(file, e);
        }
    }

    private void rollBack(Exception cause) {
        try {
            execute("ROLLBACK");
        } catch (SQLException e) {
            cause.addSuppressed(e); // a full disk rolls back by itself
        }
    }

    /** Changes rows, inside {@link #change} or as a separate change. */
    public void update(String sql, Object... values) {
        try (PreparedStatement statement = prepared(sql, values)) {
            statement.executeUpdate();
        } catch (SQLException e) {
            throw StoreException.of(file, e);
        }
    }

    public <T> List<T> all(String sql, Row<T> row, Object... values) {
        List<T> rows = new ArrayList<>();
        each(
                sql,
                result -> {
                    rows.add(row.read(result));
                    return true;
                },
                values);
        return rows;
    }

    public <T> Optional<T> first(String sql, Row<T> row, Object... values) {
        return all(sql, row, values).stream().findFirst();
    }

    /** The number in the first row; 0 without rows. */
    public long number(String sql, Object... values) {
        return first(sql, row -> row.getLong(1), values).orElse(0L);
    }

    /** Reads rows until {@code row} returns false. */
    public void each(String sql, Row<Boolean> row, Object... values) {
        try (PreparedStatement statement = prepared(sql, values);
                ResultSet result = statement.executeQuery()) {
            boolean hasMore = true;
            while (hasMore && result.next()) {
                hasMore = row.read(result);
            }
        } catch (SQLException e) {
            throw StoreException.of(file, e);
        }
    }

    private PreparedStatement prepared(String sql, Object... values) throws SQLException {
        limit.begin();
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }

    /** Hides the rows of later lines of the journal, on this connection only, by views that shadow the tables. */
    void hideAfter(long seq) {
        for (String table : List.of("line", "attempt")) {
            update(String.format(
                    Locale.ROOT, "CREATE TEMP VIEW %1$s AS SELECT * FROM main.%1$s WHERE seq <= %2$d", table, seq));
        }
    }

    /** Whether the file has any tables. */
    boolean hasTables() {
        return number("SELECT count(*) FROM sqlite_master") > 0;
    }

    /** The errors that SQLite's own check finds, or empty if it finds none. */
    public List<String> damage() {
        return found("PRAGMA integrity_check");
    }

    /** The errors of SQLite's check without the indices, which takes a fraction of the time. */
    List<String> quickDamage() {
        return found("PRAGMA quick_check(1)");
    }

    private List<String> found(String check) {
        List<String> found = all(check, row -> row.getString(1));
        return found.equals(List.of("ok")) ? List.of() : found;
    }

    /** Folds the log into the file and empties it, unless a reader is active; returns whether it did. */
    public boolean foldLog() {
        return all("PRAGMA wal_checkpoint(TRUNCATE)", row -> row.getInt(1)).equals(List.of(0));
    }

    /** Folds the log at once or not at all: waiting for a reader here would block the writers. */
    boolean foldsLogNow() {
        all("PRAGMA busy_timeout = 0", row -> row.getInt(1));
        return foldLog();
    }

    /**
     * Copies a database consistently, even during writes. The copy is one file, without a log.
     *
     * @param to overwritten if it exists
     * @throws StoreException if it cannot be read or written
     */
    public static void snapshot(Path file, Path to) {
        try {
            Files.deleteIfExists(to);
            try (Connection source = SqliteFile.connect(file, "");
                    Statement statement = source.createStatement()) {
                statement.executeUpdate("backup to '%s'"
                        .formatted(to.toAbsolutePath().toString().replace("'", "''")));
            }
            try (Connection copy = SqliteFile.connect(to, "");
                    Statement statement = copy.createStatement()) {
                statement.execute("PRAGMA journal_mode = DELETE");
            }
        } catch (SQLException e) {
            throw StoreException.of(file, e);
        } catch (IOException e) {
            throw new StoreException("cannot write %s: %s".formatted(to, e.getMessage()), e);
        }
    }

    /** An empty database that is deleted when it is closed. */
    static Database inMemory() {
        return open(SqliteFile.IN_MEMORY, "", database -> {});
    }

    /** Its file. */
    public Path file() {
        return file;
    }

    /** The connection, for tests that listen to it. */
    public Connection connection() {
        return connection;
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw StoreException.of(file, e);
        }
    }
}
