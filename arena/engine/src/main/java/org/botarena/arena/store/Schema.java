package org.botarena.arena.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * The tables of an arena's file, made by a script. Immutable.
 *
 * @param name of the script: {@code tournament}
 * @param version of the format
 * @param home the class next to whose folder {@code schema} the script is
 */
public record Schema(String name, int version, Class<?> home) {
    /** The version of a store's files. */
    static final int VERSION = 1;

    /** The schema of a store's file. */
    public static final Schema TOURNAMENT = new Schema("tournament", VERSION, Schema.class);

    /** The application id in the file's header: "BotA". */
    private static final int APPLICATION = 0x426f7441;

    /**
     * Creates the tables in an empty file.
     *
     * @throws StoreException if the file has another version, or is something else
     */
    void prepare(Database database) throws SQLException {
        boolean isEmpty = requireIn(database);
        database.isKnown();
        if (isEmpty) {
            database.execute(
                    "PRAGMA page_size = 16384"); // smaller pages would stay a seventh empty where a game takes a fifth
        }
        boolean isElsewhere = NetworkDisk.holds(database.file()); // a copy that is only read
        database.execute("PRAGMA journal_mode = " + (isElsewhere ? "DELETE" : "WAL"));
        // A power cut can lose the last commits of the log; the journal was forced earlier and restores them.
        database.execute("PRAGMA synchronous = NORMAL");
        if (isEmpty) {
            database.change(() -> {
                makeTables(database);
                database.execute("PRAGMA application_id = " + APPLICATION);
                database.execute("PRAGMA user_version = " + version);
            });
        }
    }

    /**
     * Checks that a file has only these tables before reading anything else; returns whether it is empty.
     *
     * @throws StoreException if it has another version, or is something else
     */
    boolean requireIn(Database database) throws SQLException {
        if (!database.hasTables()) {
            return true;
        }
        if (database.number("PRAGMA application_id") != APPLICATION) {
            throw new StoreException(
                    "%s is another program's database: a tournament needs a folder of its own. Choose another with --out."
                            .formatted(database.file()));
        }
        long found = database.number("PRAGMA user_version");
        if (found != version) {
            throw new StoreException(String.format(
                    Locale.ROOT,
                    "%s has format %d, and this arena reads format %d: use the arena that wrote it.",
                    database.file(),
                    found,
                    version));
        }
        requireTables(database);
        return false;
    }

    private void makeTables(Database database) throws SQLException {
        for (String statement : script().split(";\\s*\n", -1)) {
            database.execute(statement);
        }
    }

    private String script() {
        String file = "schema/%s.sql".formatted(name);
        try (InputStream in = home.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException("the arena's own " + file + " cannot be read", e);
        }
    }

    /** Rejects views and triggers: in a file from elsewhere they are programs, and may never end. */
    private void requireTables(Database database) throws SQLException {
        try (Database expected = Database.inMemory()) {
            makeTables(expected);
            if (!parts(database).equals(parts(expected))) {
                throw StoreException.damage(
                        ("%s does not have the tables that an arena makes: it comes from elsewhere or was changed. Nothing of"
                                        + " it was read.")
                                .formatted(database.file()));
            }
        }
    }

    /** Tables, indices, views and triggers, with long definitions cut; excludes the statistics that SQLite keeps. */
    private static Set<String> parts(Database database) {
        return new TreeSet<>(database.all(
                "SELECT type, substr(name, 1, 100), substr(tbl_name, 1, 100), substr(sql, 1, 5000) FROM sqlite_master"
                        + " WHERE name NOT LIKE 'sqlite_stat%' LIMIT 100",
                row -> "%s %s %s %s"
                        .formatted(row.getString(1), row.getString(2), row.getString(3), row.getString(4))));
    }
}
