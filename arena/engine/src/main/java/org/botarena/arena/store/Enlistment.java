package org.botarena.arena.store;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.botarena.arena.roster.Entrant;

/** The entrants of a tournament: every generation of each, with its original. One thread at a time. */
public final class Enlistment {
    private static final String COLUMNS = "SELECT name, generation, sha256, withdrawn, content FROM entrant ";

    private final Database database;
    private final Originals originals;

    Enlistment(Database database, Originals originals) {
        this.database = database;
        this.originals = originals;
    }

    /**
     * Takes one in, unless it is there.
     *
     * @param original the bytes with the SHA-256 of its jar; they are kept
     */
    public void enter(Entrant entrant, Path original) {
        Enlisted enlisted = Enlisted.of(entrant);
        originals.keep(original, enlisted.sha256());
        database.update(
                "INSERT INTO entrant (name, generation, sha256, content, hash) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                enlisted.name(),
                enlisted.generation(),
                enlisted.sha256(),
                Notation.text(enlisted.content()),
                hash(enlisted.name(), enlisted.generation(), enlisted.sha256(), Notation.text(enlisted.content())));
    }

    /** Lets one play no more; its games stay on file and count no more. */
    public void withdraw(String name) {
        database.update("UPDATE entrant SET withdrawn = 1 WHERE name = ?", name);
    }

    /** The last generation of each, by name, the withdrawn ones included. */
    public List<Enlisted> last() {
        return rows(
                "WHERE generation = (SELECT max(generation) FROM entrant AS other WHERE other.name = entrant.name)");
    }

    /** Where the original of one is kept. */
    public Path original(Enlisted entrant) {
        return originals.path(entrant.sha256());
    }

    private static byte[] hash(String name, int generation, String sha256, String content) {
        return Chain.next(Chain.START, "entrant", name, generation, sha256, content.getBytes(StandardCharsets.UTF_8));
    }

    /** What is wrong with the rows and the originals, in sentences. */
    List<String> damage() {
        List<String> found = new ArrayList<>();
        database.each("SELECT name, generation, sha256, content, hash FROM entrant ORDER BY name, generation", row -> {
            String name = row.getString(1);
            byte[] hash = hash(name, row.getInt(2), row.getString(3), row.getString(4));
            if (!Arrays.equals(hash, row.getBytes(5))) {
                found.add("the record of the entrant %s (generation %d) has changed".formatted(name, row.getInt(2)));
            }
            String jar = originals.damage(row.getString(3));
            if (!jar.isEmpty()) {
                found.add("the original of %s: %s".formatted(name, jar));
            }
            return true;
        });
        return found;
    }

    List<Enlisted> everyone() {
        return rows("");
    }

    private List<Enlisted> rows(String which) {
        return database.all(
                COLUMNS + which + " ORDER BY name, generation",
                row -> new Enlisted(
                        row.getString(1),
                        row.getInt(2),
                        row.getString(3),
                        row.getBoolean(4),
                        Notation.value(row.getString(5), Enlisted.Content.class)));
    }

    /** Every generation of every entrant, by its key. */
    Map<String, Entrant> all() {
        return everyone().stream()
                .collect(Collectors.toMap(
                        Enlisted::key,
                        enlisted -> enlisted.entrant(original(enlisted)),
                        (one, other) -> one,
                        LinkedHashMap::new));
    }

    /** Those who play now, by name. */
    Map<String, Entrant> playing() {
        return last().stream()
                .filter(enlisted -> !enlisted.isWithdrawn())
                .collect(Collectors.toMap(
                        Enlisted::name,
                        enlisted -> enlisted.entrant(original(enlisted)),
                        (one, other) -> one,
                        LinkedHashMap::new));
    }
}
