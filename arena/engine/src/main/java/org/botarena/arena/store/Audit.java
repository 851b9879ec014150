package org.botarena.arena.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.match.GameRecord;
import org.botarena.arena.match.Pairing;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Notation.Played;
import org.botarena.arena.store.Notation.Seated;
import org.botarena.arena.tournament.Counted;

/**
 * Looks a store over: SQLite's own check, the hashes of jars and records, and every game once more through the rules. One
 * thread.
 */
public final class Audit {
    private static final String RECORDS =
            "SELECT seq, 'attempt' AS kind, game, number, accepted, attempt.content, hash,"
                    + " game.content AS pairing, iif(number = (SELECT max(number) FROM attempt AS other"
                    + " WHERE other.game = attempt.game), digest, NULL) AS digest FROM attempt LEFT JOIN game ON game.id = attempt.game"
                    + " UNION ALL SELECT seq, 'voided', game, number, NULL, voided.content, hash, game.content, NULL"
                    + " FROM voided LEFT JOIN game ON game.id = voided.game ORDER BY seq";

    private final Store store;
    private final Rules<?> rules;
    private final List<String> found = new ArrayList<>();
    private final Replay replay;
    private byte[] before = Chain.START;
    private long records;

    private Audit(Store store, Games games) {
        this.store = store;
        this.rules = games.parse(store.settings().text("game"));
        this.replay = new Replay();
    }

    /**
     * What a store that was looked over is like. Immutable.
     *
     * @param records how many were read
     * @param damage what is wrong, in sentences that name the record; empty: nothing
     */
    public record Finding(long records, List<String> damage) {
        /** Copies the list. */
        public Finding {
            damage = List.copyOf(damage);
        }
    }

    /** Looks a store over. */
    public static Finding of(Store store, Games games) {
        List<String> found = new ArrayList<>(store.damage());
        long records = 0;
        try {
            Audit audit = new Audit(store, games);
            audit.look();
            records = audit.records;
            found.addAll(audit.found);
        } catch (StoreException | IllegalArgumentException e) {
            found.add(e.getMessage());
        }
        return new Finding(records, found);
    }

    private void look() {
        Map<String, Entrant> entrants = store.entrants().all();
        store.database().each(RECORDS, row -> {
            records++;
            if (records != row.getLong("seq")) {
                found.add("record %d is missing".formatted(records));
                records = row.getLong("seq");
            }
            String game = row.getString("game");
            String name =
                    "record %d, game %s (%s %d)".formatted(records, game, row.getString("kind"), row.getInt("number"));
            if (isSound(row)) {
                read(name, row, entrants);
            } else {
                found.add(name + " has changed since it was written: its hash is another");
            }
            before = row.getBytes("hash");
            return true;
        });
    }

    private boolean isSound(ResultSet row) throws SQLException {
        byte[] pairing = row.getBytes("pairing");
        return pairing != null
                && Arrays.equals(
                        row.getBytes("hash"),
                        Chain.next(
                                before,
                                row.getString("kind"),
                                row.getString("game"),
                                row.getInt("number"),
                                row.getString("accepted"),
                                pairing,
                                row.getBytes("content")));
    }

    private void read(String name, ResultSet row, Map<String, Entrant> entrants) throws SQLException {
        try {
            Pairing pairing = Notation.value(Packed.text(row.getBytes("pairing")), Seated.class)
                    .pairing(row.getString("game"), entrants);
            Played played = Notation.value(Packed.text(row.getBytes("content")), Played.class);
            List<String> printed = store.output()
                    .of(
                            row.getString("game"),
                            row.getInt("number"),
                            pairing.seats().size());
            boolean isAttempt = row.getString("kind").equals("attempt");
            if (isAttempt && played.output() != null && !played.output().equals(Output.hash(printed))) {
                found.add(name + ": what its agents printed has changed");
            }
            if (isAttempt) {
                GameRecord record = new GameRecord(pairing, played.attempt(), List.of(), List.of());
                replay.contradiction(rules, record).ifPresent(what -> found.add(name + ": " + what));
                byte[] digest = row.getBytes("digest");
                if (digest != null && !Arrays.equals(digest, Digest.of(Counted.of(record)))) {
                    found.add(name + ": what the tables count of it is not what the record says");
                }
            }
        } catch (IllegalArgumentException | NullPointerException e) {
            found.add("%s cannot be read: %s".formatted(name, e.getMessage()));
        }
    }
}
