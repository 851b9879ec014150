package org.botarena.arena.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.form.Printed;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.schedule.Unplayed;

/**
 * Reads the games of a store with all that is on file of them. In the place of a line that has changed since it was written the
 * journal's is taken; where there is none, the game is left out. {@link #damage} names those. One thread at a time.
 */
final class StoredGames {
    private static final int AT_A_TIME = 100;

    private static final String COUNTING = "SELECT id, number, accepted, seq, before, text FROM counting WHERE ";

    private final Database database;
    private final Map<String, Entrant> entrants;
    private final JournalReader lines;
    private final Set<String> damage = new LinkedHashSet<>();

    /** Of a database that is made from that journal. */
    StoredGames(Database database, Map<String, Entrant> entrants, JournalReader lines) {
        this.database = database;
        this.entrants = entrants;
        this.lines = lines;
    }

    /** A row of {@code counting} or one like it. */
    @SuppressWarnings("ArrayRecordComponent") // a row of the database, which nobody compares
    private record Row(String id, int number, String accepted, long seq, String before, byte[] text) {
        static Row of(ResultSet row) throws SQLException {
            return new Row(
                    row.getString(1),
                    row.getInt(2),
                    row.getString(3),
                    row.getLong(4),
                    row.getString(5),
                    row.getBytes(6));
        }
    }

    /** The games that were left out so far, in sentences. */
    List<String> damage() {
        return List.copyOf(damage);
    }

    /** What a row's line says; if that has changed, what the journal says. */
    private <T extends GameEntry> Optional<T> entry(Row row, Class<T> kind) {
        Optional<T> entry = Records.line(row.before, row.text)
                .or(() -> lines.find(row.seq))
                .flatMap(JournalLine::entry)
                .filter(kind::isInstance)
                .map(kind::cast);
        if (entry.isEmpty()) {
            damage.add(String.format(
                    Locale.ROOT,
                    "game %s: line %d is damaged in both %s and %s, and the game counts as not played",
                    row.id,
                    row.seq + 1,
                    StoreFiles.TOURNAMENT,
                    Journal.FILE));
        }
        return entry;
    }

    /** The game of that id with the attempt that counts; empty: it has not been played, or counts no more. */
    Optional<GameRecord> find(String id) {
        return database.first(COUNTING + "id = ?", Row::of, id).flatMap(this::game);
    }

    /** What that game counts, from its digest if its record is what was written. */
    Optional<Outcome> outcome(String id) {
        Optional<Outcome> told = database.first(
                        "SELECT counting.before, counting.text, one, one_generation, other, other_generation, digest"
                                + " FROM counting JOIN game ON game.id = counting.id WHERE counting.id = ?",
                        row -> Records.line(row.getString(1), row.getBytes(2)).isPresent()
                                        && row.getBytes("digest") != null
                                ? digest(
                                        id,
                                        entrants.get(Entrant.key(row.getString("one"), row.getInt("one_generation"))),
                                        entrants.get(
                                                Entrant.key(row.getString("other"), row.getInt("other_generation"))),
                                        row.getBytes("digest"))
                                : Optional.<Outcome>empty(),
                        id)
                .flatMap(outcome -> outcome);
        return told.or(() -> find(id).map(Outcome::of));
    }

    private static Optional<Outcome> digest(String id, Entrant one, Entrant other, byte[] digest) {
        try {
            return Optional.of(
                    Digest.counted(id, one.name(), other.name(), digest).outcome());
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // the record says it
        }
    }

    /** All games that count, in the order of their ids, each with the attempt that counts. */
    void each(Consumer<GameRecord> reader) {
        String last = "";
        List<Row> some;
        do { // a reader that held on to one moment would keep the log from being folded in
            some = database.all(COUNTING + "id > ? ORDER BY id LIMIT " + AT_A_TIME, Row::of, last);
            some.forEach(row -> game(row).ifPresent(reader));
            last = some.isEmpty() ? last : some.get(some.size() - 1).id();
        } while (some.size() == AT_A_TIME);
    }

    private Optional<GameRecord> game(Row row) {
        return entry(row, GameEntry.Attempted.class).map(told -> {
            Attempt attempt = told.game().attempt();
            return new GameRecord(
                    told.game().pairing(entrants),
                    row.accepted == null ? attempt : attempt.marked(Sentence.of("disturbance.accepted", row.accepted)),
                    voided(row.id),
                    printed(told));
        });
    }

    /** By seat; empty texts where nothing was printed, or it was taken away. */
    private static List<String> printed(GameEntry entry) {
        Map<Integer, Printed> bySeat = entry.printed() == null ? Map.of() : Printed.bySeat(entry.printed());
        return IntStream.range(0, entry.game().seats().size())
                .mapToObj(seat -> bySeat.containsKey(seat) ? bySeat.get(seat).said() : "")
                .toList();
    }

    private List<Attempt> voided(String id) {
        return disturbed(id).stream().map(told -> told.game().result()).toList();
    }

    private List<GameEntry.Disturbed> disturbed(String id) {
        List<Row> rows = database.all(
                "SELECT game, number, NULL, voided.seq, before, text FROM voided LEFT JOIN line ON line.seq = voided.seq"
                        + " WHERE game = ? ORDER BY number",
                Row::of,
                id);
        return rows.stream()
                .flatMap(row -> entry(row, GameEntry.Disturbed.class).stream())
                .toList();
    }

    /** The attempts at a game that were disturbed, if there were any. */
    Optional<GameRecord> disturbedAttempts(String id) {
        List<GameEntry.Disturbed> entries = disturbed(id);
        int last = entries.size() - 1;
        return entries.isEmpty()
                ? Optional.empty()
                : Optional.of(new GameRecord(
                        entries.get(last).game().pairing(entrants),
                        entries.get(last).game().result(),
                        entries.subList(0, last).stream()
                                .map(told -> told.game().result())
                                .toList(),
                        printed(entries.get(last))));
    }

    /**
     * The games that were given up.
     *
     * @param which a condition or an order in SQL
     */
    List<Unplayed> givenUp(String which, Object... values) {
        List<Row> rows = database.all(
                "SELECT current.id, 0, NULL, unplayed.seq, before, text FROM current JOIN unplayed ON unplayed.game = current.id"
                        + " LEFT JOIN line ON line.seq = unplayed.seq " + which,
                Row::of,
                values);
        return rows.stream().flatMap(row -> givenUp(row).stream()).toList();
    }

    private Optional<Unplayed> givenUp(Row row) {
        return entry(row, GameEntry.GivenUp.class).map(found -> {
            GameRecord game = disturbedAttempts(row.id)
                    .orElseGet(() -> GameRecord.of(found.game().pairing(entrants)));
            return new Unplayed(game, found.reason());
        });
    }
}
