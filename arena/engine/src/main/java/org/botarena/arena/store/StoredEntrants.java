package org.botarena.arena.store;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.database.Database;
import org.botarena.arena.store.entry.Entry;
import org.botarena.arena.store.entry.Originals;
import org.botarena.arena.store.entry.RosterEntry;
import org.botarena.arena.store.entry.StoredEntrant;
import org.botarena.arena.store.journal.Chain;
import org.botarena.arena.tournament.format.Participants.Stay;
import org.botarena.arena.tournament.schedule.RosterChanges;
import org.botarena.arena.tournament.schedule.RosterChanges.Former;
import org.botarena.arena.tournament.schedule.RoundState;

/** The entrants of a tournament: every generation of each, with its original. One thread at a time. */
public final class StoredEntrants {
    private static final String COLUMNS =
            "SELECT name, generation, sha256, content, withdrawn, superseded, since, until, hash, salted,"
                    + " personal FROM entrant ";

    /** Those with numbers in the order of these, those without by name. */
    private static final String IN_ORDER = " ORDER BY iif(salted IS NULL, 0, CAST(name AS INTEGER)), name, generation";

    private final Database database;
    private final Originals originals;

    public StoredEntrants(Database database, Originals originals) {
        this.database = database;
        this.originals = originals;
    }

    /** Takes one in, unless it is there. */
    void insert(StoredEntrant.Row entrant, int since) {
        Personal personal = entrant.personal();
        String content = StableJson.text(entrant.content());
        String salted = personal == null ? null : personal.sha256();
        database.update(
                "INSERT INTO entrant (name, generation, sha256, content, since, hash, salted, personal)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                entrant.id(),
                entrant.generation(),
                entrant.sha256(),
                content,
                since,
                hash(entrant.id(), entrant.generation(), entrant.sha256(), content, salted),
                salted,
                personal == null ? null : personal.text());
    }

    /** What it means for a store that one plays no more. */
    RosterEntry.Withdrawn withdrawal(String name, RoundState now) {
        StoredEntrant one = last().stream()
                .filter(other -> other.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such entrant: " + name));
        return RosterEntry.Withdrawn.of(one, until(now));
    }

    /**
     * What it means for a store that one comes now, or another jar for one that plays; empty: it is there.
     *
     * @param now where the tournament stands
     */
    Optional<Entry> arrival(Entrant entrant, RoundState now) {
        StoredEntrant.Row row = StoredEntrant.row(entrant);
        if (isThere(row)) {
            return Optional.empty();
        }
        return Optional.of(
                row.generation() == 1
                        ? new RosterEntry.Joined(row, now.entry())
                        : new RosterEntry.Replaced(row, since(row.id()), until(now)));
    }

    private boolean isThere(StoredEntrant.Row row) {
        return database.first(
                        "SELECT 1 FROM entrant WHERE name = ? AND generation = ?",
                        found -> true,
                        row.id(),
                        row.generation())
                .isPresent();
    }

    private static Integer until(RoundState now) {
        return now.keepsGames() ? now.round() : null;
    }

    private int since(String id) {
        return database.first("SELECT max(since) FROM entrant WHERE name = ?", row -> row.getInt(1), id)
                .orElse(0);
    }

    /** Lets one play no more; its games stay on file, and count if that is how it stands. */
    void withdraw(String id, Integer until) {
        database.update("UPDATE entrant SET withdrawn = 1 WHERE name = ?", id);
        end(id, Integer.MAX_VALUE, until);
    }

    /**
     * What has played under a name plays no more.
     *
     * @param id of the entrant
     * @param before the generations below this one
     * @param until the first round in which it did not play; null: its games count no more
     */
    void end(String id, int before, Integer until) {
        if (until != null) {
            database.update(
                    "UPDATE entrant SET until = ? WHERE name = ? AND generation < ? AND until IS NULL",
                    until,
                    id,
                    before);
        } else {
            database.update("UPDATE entrant SET superseded = 1 WHERE name = ? AND generation < ?", id, before);
        }
    }

    /** The last generation of each, in the order of their numbers, the withdrawn ones included. */
    public List<StoredEntrant> last() {
        return rows(
                database,
                "WHERE generation = (SELECT max(generation) FROM entrant AS other WHERE other.name = entrant.name)");
    }

    /**
     * Those whose jar was replaced nobody knows when: in a folder that was made from its published files alone, in a format
     * whose rounds cannot be told from the games. Which game comes next cannot be told either.
     */
    public List<String> undated() {
        return everyone().stream()
                .filter(one -> one.standing().until().orElse(0) == StoredEntrant.UNDATED)
                .map(StoredEntrant::name)
                .distinct()
                .toList();
    }

    /** Where the original of one is kept. */
    public Path original(StoredEntrant entrant) {
        return originals.path(entrant.sha256());
    }

    /** Of what never changes; who it is stands in it by a salted hash, if it has a number. */
    private static byte[] hash(String id, int generation, String sha256, String content, String salted) {
        byte[] known = content.getBytes(StandardCharsets.UTF_8);
        return salted == null
                ? Chain.next(Chain.start(), "entrant", id, generation, sha256, known)
                : Chain.next(
                        Chain.start(),
                        "entrant",
                        id,
                        generation,
                        sha256,
                        known,
                        salted.getBytes(StandardCharsets.UTF_8));
    }

    /** What is wrong with the rows and the originals, in sentences. */
    List<String> damage() {
        List<String> found = new ArrayList<>();
        database.each(COLUMNS + IN_ORDER, row -> {
            String name = name(row);
            if (!isSound(row)) {
                found.add("the record of the entrant %s (generation %d) has changed"
                        .formatted(name, row.getInt("generation")));
            }
            String sha256 = row.getString("sha256");
            boolean isForgotten = row.getString("salted") != null && row.getString("personal") == null;
            String jar = isForgotten && !Files.exists(originals.path(sha256)) ? "" : originals.damage(sha256);
            if (!jar.isEmpty()) {
                found.add("the original of %s: %s".formatted(name, jar));
            }
            return true;
        });
        return found;
    }

    private static boolean isSound(ResultSet row) throws SQLException {
        String salted = row.getString("salted");
        byte[] hash = hash(
                row.getString("name"),
                row.getInt("generation"),
                row.getString("sha256"),
                row.getString("content"),
                salted);
        return Arrays.equals(hash, row.getBytes("hash"))
                && (salted == null || new Personal(salted, row.getString("personal")).isSound());
    }

    private static String name(ResultSet row) throws SQLException {
        try {
            return enlisted(row).name();
        } catch (IllegalArgumentException e) {
            return row.getString("name"); // it is damaged
        }
    }

    /** Every generation of each, in the order of their numbers, or by name where there are none. */
    public List<StoredEntrant> everyone() {
        return everyone(database);
    }

    public static List<StoredEntrant> everyone(Database database) {
        return rows(database, "");
    }

    private static List<StoredEntrant> rows(Database database, String which) {
        return database.all(COLUMNS + which + IN_ORDER, StoredEntrants::enlisted);
    }

    private static StoredEntrant enlisted(ResultSet row) throws SQLException {
        String salted = row.getString("salted");
        return new StoredEntrant(
                new StoredEntrant.Row(
                        salted == null ? row.getString("name") : null,
                        row.getInt("generation"),
                        row.getString("sha256"),
                        StableJson.value(row.getString("content"), StoredEntrant.Content.class),
                        salted == null ? null : Integer.valueOf(row.getString("name")),
                        salted == null ? null : new Personal(salted, row.getString("personal"))),
                new StoredEntrant.Standing(
                        row.getBoolean("withdrawn"),
                        row.getBoolean("superseded"),
                        row.getInt("since"),
                        until(row.getString("until"))));
    }

    private static OptionalInt until(String round) {
        return round == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(round));
    }

    /** Every generation of every entrant, by its key. */
    public Map<String, Entrant> all() {
        return everyone().stream()
                .collect(Collectors.toMap(
                        StoredEntrant::key,
                        enlisted -> enlisted.entrant(original(enlisted)),
                        (one, other) -> one,
                        LinkedHashMap::new));
    }

    /** Who came after the start, left before the end, or had another jar meanwhile. */
    RosterChanges turnover() {
        return turnover(enlisted -> enlisted.entrant(original(enlisted)));
    }

    /** The same with former jars as they are asked for: staged anew, for example. */
    public RosterChanges turnover(Function<StoredEntrant, Entrant> former) {
        Map<String, Stay> stays = new HashMap<>();
        Set<String> last = new HashSet<>();
        for (StoredEntrant one : last()) {
            last.add(one.key());
            StoredEntrant.Standing standing = one.standing();
            int until = standing.isWithdrawn() ? standing.until().orElse(Integer.MAX_VALUE) : Integer.MAX_VALUE;
            if (standing.since() > 0 || until < Integer.MAX_VALUE) {
                stays.put(one.name(), new Stay(standing.since(), until));
            }
        }
        return new RosterChanges(
                stays,
                everyone().stream()
                        .filter(one -> !last.contains(one.key())
                                && !one.standing().isSuperseded()
                                && one.standing().until().isPresent())
                        .map(one -> new Former(
                                former.apply(one), one.standing().until().getAsInt()))
                        .toList());
    }

    /** Those whose games count, by name: who plays, and who left where the games before count on. */
    Map<String, Entrant> counted() {
        return last().stream()
                .filter(enlisted -> !enlisted.standing().isSuperseded())
                .collect(Collectors.toMap(
                        StoredEntrant::name,
                        enlisted -> enlisted.entrant(original(enlisted)),
                        (one, other) -> one,
                        LinkedHashMap::new));
    }
}
