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
 * @param home the class beside which the script lies, in the folder {@code schema}
 */
public record Schema(String name, int version, Class<?> home) {
    /** The version of a store's files. */
    static final int VERSION = 1;

    /** Of a store's main file: all but what agents printed. */
    public static final Schema TOURNAMENT = new Schema("tournament", VERSION, Schema.class);

    /** Says in the file's header that it is one of these: "BotA". */
    private static final int APPLICATION = 0x426f7441;

    /**
     * Makes the tables of an empty file.
     *
     * @throws StoreException if it is of another version, or something else
     */
    void prepare(Database database) throws SQLException {
        boolean isEmpty = requireIn(database);
        database.isKnown();
        if (isEmpty) {
            database.execute(
                    "PRAGMA page_size = 16384"); // of smaller ones a seventh stays empty where a game takes a fifth
        }
        boolean isElsewhere = NetworkDisk.holds(database.file()); // a copy, that is only read
        database.execute("PRAGMA journal_mode = " + (isElsewhere ? "DELETE" : "WAL"));
        // A power cut can take the last commits out of the log; the journal, which was forced before, gives them again.
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
     * Checks that a file has these tables and nothing else, before anything of it is read; whether it is empty.
     *
     * @throws StoreException if it is of another version, or something else
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

    /** A view or a trigger in a file from elsewhere would be a program: in the place of a table it may never end. */
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

    /** Tables, indices, views and triggers, each cut off where it is too long; statistics aside, which SQLite keeps. */
    private static Set<String> parts(Database database) {
        return new TreeSet<>(database.all(
                "SELECT type, substr(name, 1, 100), substr(tbl_name, 1, 100), substr(sql, 1, 5000) FROM sqlite_master"
                        + " WHERE name NOT LIKE 'sqlite_stat%' LIMIT 100",
                row -> "%s %s %s %s"
                        .formatted(row.getString(1), row.getString(2), row.getString(3), row.getString(4))));
    }
}
