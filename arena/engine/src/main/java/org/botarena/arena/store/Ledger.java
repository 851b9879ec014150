package org.botarena.arena.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.botarena.arena.match.Attempt;
import org.botarena.arena.match.GameRecord;
import org.botarena.arena.match.Pairing;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Notation.Played;
import org.botarena.arena.store.Notation.Seated;
import org.botarena.arena.tournament.Counted;
import org.botarena.arena.tournament.Spectator;
import org.botarena.arena.tournament.Unplayed;

/**
 * The games of a tournament. Each is on disk, in one piece, when this has been told of its end; one that is there already
 * stays as it is. In the place of a record that has changed since it was written the journal's is taken; where there is none,
 * the game counts as not played, and {@link #damage} names it. One thread at a time.
 */
public final class Ledger implements Spectator {
    private static final int AT_A_TIME = 100;
    private static final int COUNTED_AT_A_TIME = 10_000;

    private static final String COUNTING =
            "SELECT id, pairing, number, accepted, content, hash, before FROM counting WHERE ";

    private final Database database;
    private final Output output;
    private final Map<String, Entrant> entrants;
    private final Recorder recorder;
    private final Copies copies;
    private final Set<String> damage = new LinkedHashSet<>();

    Ledger(Database database, Output output, Map<String, Entrant> entrants, Recorder recorder, Copies copies) {
        this.database = database;
        this.output = output;
        this.entrants = entrants;
        this.recorder = recorder;
        this.copies = copies;
    }

    /** A row of {@code counting} or one like it. */
    @SuppressWarnings("ArrayRecordComponent") // a row of the database, which nobody compares
    private record Row(
            String id, byte[] pairing, int number, String accepted, byte[] content, byte[] hash, byte[] before) {
        static Row of(ResultSet row) throws SQLException {
            return new Row(
                    row.getString(1),
                    row.getBytes(2),
                    row.getInt(3),
                    row.getString(4),
                    row.getBytes(5),
                    row.getBytes(6),
                    row.getBytes(7));
        }

        boolean isSound(String kind) {
            byte[] last = before == null ? Chain.START : before;
            return Records.isSound(last, new AttemptId(kind, id, number), accepted, pairing, content, hash);
        }
    }

    /** What a record says, from wherever it was taken. */
    private record Told(Seated seated, Played played) {}

    @Override
    public void ended(GameRecord game) {
        if (find(game.pairing().id()).isEmpty()) {
            enter(game, null);
        }
    }

    /** Enters a game that was played once more: from now on it is the attempt that counts, marked with the reason. */
    public void accept(GameRecord game, String reason) {
        enter(game, reason);
    }

    private void enter(GameRecord game, String reason) {
        String id = game.pairing().id();
        Seated seated = Seated.of(game.pairing());
        List<Entry> entries = new ArrayList<>(disturbed(id, seated, game.voided(), List.of()));
        entries.add(new Entry.Attempted(
                id,
                next("attempt", id),
                reason,
                seated,
                Played.of(game.result(), Output.hash(game.logs())),
                Output.packed(game.logs()),
                null));
        recorder.record(entries);
    }

    @Override
    public void disturbed(GameRecord game) {
        recorder.record(disturbed(game.pairing().id(), Seated.of(game.pairing()), game.attempts(), game.logs()));
    }

    @Override
    public void unplayed(Unplayed game) {
        String id = game.pairing().id();
        Seated seated = Seated.of(game.pairing());
        List<Entry> entries = new ArrayList<>();
        game.record().ifPresent(record -> entries.addAll(disturbed(id, seated, record.attempts(), record.logs())));
        entries.add(new Entry.GivenUp(
                id,
                seated,
                game.reason(),
                game.record().map(record -> Output.packed(record.logs())).orElse(null)));
        recorder.record(entries);
    }

    /** Those of a game's disturbed attempts that are not on file yet. */
    private List<Entry> disturbed(String id, Seated seated, List<Attempt> attempts, List<String> logs) {
        List<Entry> entries = new ArrayList<>();
        for (int number = next("voided", id); number < attempts.size(); number++) {
            Played played = Played.of(attempts.get(number), null);
            boolean isLast = number == attempts.size() - 1;
            entries.add(new Entry.Disturbed(id, number, seated, played, isLast ? Output.packed(logs) : null, null));
        }
        return entries;
    }

    private int next(String table, String id) {
        return (int) number("SELECT 1 + ifnull(max(number), -1) FROM " + table + " WHERE game = ?", id);
    }

    private long number(String sql, Object... values) {
        return database.first(sql, row -> row.getLong(1), values).orElse(0L);
    }

    /** How many games count. */
    public long count() {
        return number("SELECT count(*) FROM current WHERE digest IS NOT NULL");
    }

    /** The game of that id with the attempt that counts; empty: it has not been played, or counts no more. */
    public Optional<GameRecord> find(String id) {
        return database.first(COUNTING + "id = ?", Row::of, id).flatMap(this::game);
    }

    /** All games that count, in the order of their ids, each with the attempt that counts. */
    public void each(Consumer<GameRecord> reader) {
        String last = "";
        List<Row> some;
        do { // a reader that held on to one moment would keep the log from being folded in
            some = database.all(COUNTING + "id > ? ORDER BY id LIMIT " + AT_A_TIME, Row::of, last);
            some.forEach(row -> game(row).ifPresent(reader));
            last = some.isEmpty() ? last : some.get(some.size() - 1).id();
        } while (some.size() == AT_A_TIME);
    }

    /** The damaged records that were met so far, in sentences that name the game and say what becomes of it. */
    public List<String> damage() {
        return List.copyOf(damage);
    }

    /** What the tables need of all games that count, in the order of their ids: {@link #each} takes some hundred times as long. */
    public void count(Consumer<Counted> reader) {
        // Who plays is looked up here, since the view asks for it twice a game. A name and generation is one column,
        // for each
        // column of a row costs half a microsecond.
        Map<String, String> names = new HashMap<>();
        database.each("SELECT name || char(10) || generation, name FROM counted", row -> {
            names.put(row.getString(1), row.getString(2));
            return true;
        });
        String last = "";
        List<Side> some;
        do {
            some = database.all(
                    "SELECT one || char(10) || one_generation, other || char(10) || other_generation, id, digest FROM game"
                            + " WHERE digest IS NOT NULL AND id > ? ORDER BY id LIMIT " + COUNTED_AT_A_TIME,
                    row -> new Side(row.getString(1), row.getString(2), row.getString(3), row.getBytes(4)),
                    last);
            for (Side game : some) {
                String one = names.get(game.one);
                String other = names.get(game.other);
                if (one != null && other != null) {
                    counted(game, one, other).ifPresent(reader);
                }
                last = game.id;
            }
        } while (some.size() == COUNTED_AT_A_TIME);
    }

    @SuppressWarnings("ArrayRecordComponent") // a row of the database, which nobody compares
    private record Side(String one, String other, String id, byte[] digest) {}

    private Optional<Counted> counted(Side game, String one, String other) {
        try {
            return Optional.of(Digest.counted(game.id, one, other, game.digest));
        } catch (IllegalArgumentException e) {
            return find(game.id).map(Counted::of); // it follows from the record
        }
    }

    private Optional<GameRecord> game(Row row) {
        return told(row).map(told -> {
            Pairing pairing = told.seated.pairing(row.id, entrants);
            Attempt attempt = told.played.attempt();
            return new GameRecord(
                    pairing,
                    row.accepted == null ? attempt : marked(attempt, row.accepted),
                    voided(row.id),
                    printed(row.id, row.number, told));
        });
    }

    /** What a record says; of one that has changed what the journal has; empty: it has nothing. */
    private Optional<Told> told(Row row) {
        if (row.isSound("attempt")) {
            return Optional.of(new Told(
                    Notation.value(Packed.text(row.pairing), Seated.class),
                    Notation.value(Packed.text(row.content), Played.class)));
        }
        Optional<Told> copy =
                copies.attempt(row.id, row.number).map(entry -> new Told(entry.seated(), entry.attempt()));
        damage.add(
                "game %s: its record (attempt %d) is damaged in the store; %s"
                        .formatted(
                                row.id,
                                row.number,
                                copy.isPresent()
                                        ? "that of %s is taken, and arena rebuild puts it back".formatted(Journal.FILE)
                                        : "there is no other copy, so it counts as not played, and arena resume plays it again"));
        return copy;
    }

    private List<String> printed(String id, int number, Told told) {
        int seats = told.seated.chairs().size();
        List<String> stored = output.of(id, number, seats);
        if (Objects.equals(Output.hash(stored), told.played.output())) {
            return stored;
        }
        Optional<List<String>> copy = copies.attempt(id, number)
                .filter(entry -> entry.printed() != null)
                .map(entry -> entry.printed().stream().map(Packed::text).toList());
        damage.add("game %s: what its agents printed is damaged in the store; %s"
                .formatted(
                        id,
                        copy.isPresent()
                                ? "that of %s is taken".formatted(Journal.FILE)
                                : "there is no other copy, so it is left out"));
        return copy.orElseGet(() -> stored.stream().map(text -> "").toList());
    }

    private static Attempt marked(Attempt attempt, String reason) {
        return new Attempt(
                attempt.plies(),
                attempt.scores(),
                attempt.faults(),
                attempt.footprints(),
                Optional.of("played again, and the new result counts: " + reason));
    }

    private List<Attempt> voided(String id) {
        List<Row> rows = database.all(
                "SELECT game.id, game.content, number, NULL, voided.content, hash, ifnull("
                        + "(SELECT hash FROM attempt WHERE attempt.seq = voided.seq - 1),"
                        + " (SELECT hash FROM voided AS other WHERE other.seq = voided.seq - 1))"
                        + " FROM voided JOIN game ON game.id = voided.game WHERE game = ? ORDER BY number",
                Row::of,
                id);
        return rows.stream()
                .flatMap(row -> disturbed(row).stream())
                .map(Played::attempt)
                .toList();
    }

    private Optional<Played> disturbed(Row row) {
        if (row.isSound("voided")) {
            return Optional.of(Notation.value(Packed.text(row.content), Played.class));
        }
        Optional<Played> copy = copies.disturbed(row.id, row.number).map(Entry.Disturbed::attempt);
        damage.add("game %s: the record of a disturbed attempt (%d) is damaged in the store; %s"
                .formatted(
                        row.id,
                        row.number,
                        copy.isPresent()
                                ? "that of %s is taken".formatted(Journal.FILE)
                                : "there is no other copy, so it is left out"));
        return copy;
    }

    /** The games that were given up, by id. */
    public List<Unplayed> givenUp() {
        return givenUp("ORDER BY current.id");
    }

    /** The game of that id, if it was given up. */
    public Optional<Unplayed> givenUpAs(String id) {
        return givenUp("WHERE current.id = ?", id).stream().findFirst();
    }

    private List<Unplayed> givenUp(String which, Object... values) {
        List<GivenUp> rows = database.all(
                "SELECT current.id, current.content, unplayed.reason FROM current"
                        + " JOIN unplayed ON unplayed.game = current.id " + which,
                row -> new GivenUp(row.getString(1), row.getBytes(2), row.getString(3)),
                values);
        return rows.stream().flatMap(row -> givenUp(row).stream()).toList();
    }

    @SuppressWarnings("ArrayRecordComponent") // a row of the database, which nobody compares
    private record GivenUp(String id, byte[] pairing, String reason) {}

    private Optional<Unplayed> givenUp(GivenUp row) {
        Optional<Seated> seated = seated(row.pairing);
        if (seated.isEmpty()) {
            damage.add("game %s, which was given up: its record is damaged in the store, and it is left out"
                    .formatted(row.id));
        }
        return seated.map(found -> found.pairing(row.id, entrants))
                .map(pairing -> new Unplayed(pairing, row.reason, disturbed(pairing)));
    }

    /** The attempts at a game that were disturbed, if there were any. */
    public Optional<GameRecord> disturbed(Pairing pairing) {
        List<Attempt> attempts = voided(pairing.id());
        int last = attempts.size() - 1;
        return last < 0
                ? Optional.empty()
                : Optional.of(new GameRecord(
                        pairing,
                        attempts.get(last),
                        attempts.subList(0, last),
                        output.of(
                                pairing.id(), Output.DISTURBED, pairing.seats().size())));
    }

    private static Optional<Seated> seated(byte[] packed) {
        try {
            return Optional.of(Notation.value(Packed.text(packed), Seated.class));
        } catch (IllegalArgumentException | NullPointerException e) {
            return Optional.empty();
        }
    }
}
