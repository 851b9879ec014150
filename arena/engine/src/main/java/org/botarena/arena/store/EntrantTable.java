package org.botarena.arena.store;

import java.nio.file.Files;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.StableJson;

/** The table of entrants: a row for every generation of each. One thread at a time. */
public final class EntrantTable {
    private static final String COLUMNS =
            "SELECT author, generation, sha256, content, withdrawn, superseded, since, until, salted, personal"
                    + " FROM entrant ";

    private static final String IN_ORDER = " ORDER BY author, generation";

    private final Database database;

    /** That of a database. */
    public EntrantTable(Database database) {
        this.database = database;
    }

    /** Takes one in, unless it is there. */
    public void insert(StoredEntrant.Row entrant, int since) {
        Personal personal = entrant.personal();
        String content = StableJson.text(entrant.content());
        database.update(
                "INSERT INTO entrant (author, generation, sha256, content, since, salted, personal)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                entrant.author(),
                entrant.generation(),
                entrant.sha256(),
                content,
                since,
                personal.sha256(),
                personal.text());
    }

    /** Whether this generation is there. */
    public boolean has(StoredEntrant.Row row) {
        return database.first(
                        "SELECT 1 FROM entrant WHERE author = ? AND generation = ?",
                        found -> true,
                        row.author(),
                        row.generation())
                .isPresent();
    }

    /** The round since which the last generation of one plays; 0 if there is none. */
    public int since(int author) {
        return database.first("SELECT max(since) FROM entrant WHERE author = ?", row -> row.getInt(1), author)
                .orElse(0);
    }

    /** Lets one play no more; its games stay on file, and count if that is how it stands. */
    public void withdraw(int author, Integer until) {
        database.update("UPDATE entrant SET withdrawn = 1 WHERE author = ?", author);
        end(author, Integer.MAX_VALUE, until);
    }

    /** Lets one play who may have been withdrawn. */
    public void plays(int author) {
        database.update("UPDATE entrant SET withdrawn = 0 WHERE author = ?", author);
    }

    /**
     * What has played under a name plays no more.
     *
     * @param author the author's number
     * @param before the generations below this one
     * @param until the first round in which it did not play; null: its games count no more
     */
    public void end(int author, int before, Integer until) {
        if (until != null) {
            database.update(
                    "UPDATE entrant SET until = ? WHERE author = ? AND generation < ? AND until IS NULL",
                    until,
                    author,
                    before);
        } else {
            database.update("UPDATE entrant SET superseded = 1 WHERE author = ? AND generation < ?", author, before);
        }
    }

    /** The last generation of each, in the order of their numbers, the withdrawn ones included. */
    public List<StoredEntrant> last() {
        return rows(
                "WHERE generation = (SELECT max(generation) FROM entrant AS other WHERE other.author = entrant.author)");
    }

    /** Every generation of each, in the order of their numbers. */
    public List<StoredEntrant> everyone() {
        return rows("");
    }

    private List<StoredEntrant> rows(String which) {
        return database.all(COLUMNS + which + IN_ORDER, EntrantTable::enlisted);
    }

    private static StoredEntrant enlisted(ResultSet row) throws SQLException {
        return new StoredEntrant(
                new StoredEntrant.Row(
                        row.getInt("author"),
                        row.getInt("generation"),
                        row.getString("sha256"),
                        StableJson.value(row.getString("content"), StoredEntrant.Content.class),
                        new Personal(row.getString("salted"), row.getString("personal"))),
                new StoredEntrant.Standing(
                        row.getBoolean("withdrawn"),
                        row.getBoolean("superseded"),
                        row.getInt("since"),
                        until(row.getString("until"))));
    }

    private static OptionalInt until(String round) {
        return round == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(round));
    }

    /** What is wrong with the rows and these originals, in sentences. */
    public List<String> damage(Originals originals) {
        List<String> found = new ArrayList<>();
        database.each(COLUMNS + IN_ORDER, row -> {
            String name = name(row);
            String sha256 = row.getString("sha256");
            boolean isForgotten = row.getString("personal") == null;
            String jar = isForgotten && !Files.exists(originals.path(sha256)) ? "" : originals.damage(sha256);
            if (!jar.isEmpty()) {
                found.add("the original of %s: %s".formatted(name, jar));
            }
            return true;
        });
        return found;
    }

    private static String name(ResultSet row) throws SQLException {
        try {
            return enlisted(row).name();
        } catch (IllegalArgumentException e) {
            return row.getString("author"); // it is damaged
        }
    }
}
