package org.botarena.arena.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ObjLongConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.form.Packed;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Tally;

/**
 * The games of a tournament. Each game is on disk in full when its end has been reported; a recorded game is never
 * overwritten. A line that has changed since it was written is read from the journal. A line that neither file has
 * leaves its game out, and {@link #damage} names it. One thread at a time.
 */
public final class Ledger implements Spectator {
    private static final int AT_A_TIME = 100;
    private static final int COUNTED_AT_A_TIME = 10_000;

    private static final String GIVEN_UP = "course IS NULL AND kind = 'given-up' AND NOT EXISTS"
            + " (SELECT 1 FROM attempt AS other WHERE other.game = attempt.game AND other.%s)"
                    .formatted(AttemptTable.HAS_RESULT);
    private static final String DISTURBED = "course IS NULL AND kind = 'disturbed'";

    private final Store store;
    private final Database database;
    private final TournamentState state;
    private final Set<String> damage = new LinkedHashSet<>();
    private Map<String, Entrant> entrants = Map.of();

    Ledger(Store store) {
        this.store = store;
        this.database = store.database();
        this.state = store.state();
        readRoster();
    }

    @Override
    public void ended(GameRecord game) {
        if (find(game.id()).isEmpty()) {
            store.access().record(entries(game, null));
        }
    }

    /** Records games that were played again: all of these attempts count from now on, marked with the reason. */
    public void accept(List<GameRecord> games, String reason) {
        Sentence why = Sentence.quote(reason);
        store.access()
                .record(games.stream()
                        .flatMap(game -> entries(game, why).stream())
                        .toList());
    }

    private List<Entry> entries(GameRecord game, Sentence reason) {
        List<Entry> entries = new ArrayList<>(disturbed(game, null));
        entries.add(new GameEntry(
                next(AttemptTable.HAS_RESULT, game.id()),
                reason,
                game.bare(Optional.of(game.attempt())),
                printed(game),
                game.attempt().said(game.names())));
        return entries;
    }

    @Override
    public void disturbed(GameRecord game) {
        store.access().record(disturbed(game, printed(game)));
    }

    @Override
    public void unplayed(GameRecord game) {
        store.access().record(List.of(new GameEntry(0, game.reason(), game.bare(Optional.empty()), null, null)));
    }

    /** A game's disturbed attempts that are not recorded yet. */
    private List<Entry> disturbed(GameRecord game, List<Personal> printed) {
        List<Entry> entries = new ArrayList<>();
        int last = game.voided().size() - 1;
        for (int number = next("kind = 'disturbed'", game.id()); number <= last; number++) {
            Attempt attempt = game.voided().get(number);
            entries.add(new GameEntry(
                    number,
                    null,
                    game.bare(Optional.of(attempt)),
                    number == last ? printed : null,
                    attempt.said(game.names())));
        }
        return entries;
    }

    /** The agents' output, packed, by seat. */
    private static List<Personal> printed(GameRecord game) {
        List<String> logs = game.logs();
        return Personal.bySeat(
                game.names(),
                seat -> seat >= logs.size() || logs.get(seat).isEmpty() ? null : Packed.of(logs.get(seat)));
    }

    private int next(String which, String id) {
        return (int) database.number("SELECT 1 + ifnull(max(number), -1) FROM attempt WHERE game = ? AND " + which, id);
    }

    /** The number of the journal's last line in the store, from 0; -1 without one. */
    public long sequence() {
        return JournalImport.next(database) - 1;
    }

    /** Adds all games that count or were given up to a tally, with all disturbances; returns the tally. */
    public Tally countInto(Tally tally) {
        count((game, line) -> tally.count(game));
        eachDisturbed(tally::countVoided);
        givenUp().forEach(tally::unplayed);
        return tally;
    }

    /** Reads the roster again: call it when entrants have joined or left since the ledger was opened. */
    public void readRoster() {
        entrants = store.entrants().all();
    }

    /** A line about a game, as the database has it. */
    @SuppressWarnings("ArrayRecordComponent") // rows are never compared
    private record Row(String game, long seq, String before, byte[] text) {
        static Row of(ResultSet row) throws SQLException {
            return new Row(row.getString(1), row.getLong(2), row.getString(3), row.getBytes(4));
        }
    }

    /**
     * The lines of the games that count: for each game, its last matching attempt.
     *
     * @param which a condition in SQL on the attempts
     */
    private List<Row> rows(String which, Object... values) {
        String found = "SELECT game, max(seq) AS seq FROM attempt WHERE %s AND %s GROUP BY game ORDER BY game LIMIT %s"
                .formatted(which, state.counting(), AT_A_TIME);
        return database.all(
                "SELECT game, found.seq, before, text FROM (%s) AS found LEFT JOIN line ON line.seq = found.seq ORDER BY game"
                        .formatted(found),
                Row::of,
                values);
    }

    /** The damaged records found so far, in sentences that name the game and the consequence. */
    public List<String> damage() {
        return List.copyOf(damage);
    }

    /** The entry of a row, or of the journal if the row has changed. */
    private Optional<GameEntry> entry(Row row, String... kinds) {
        Optional<GameEntry> entry = Records.line(row.before, row.text)
                .or(() -> store.access().lines().find(row.seq))
                .flatMap(JournalLine::entry)
                .filter(GameEntry.class::isInstance)
                .map(GameEntry.class::cast)
                .filter(one -> List.of(kinds).contains(one.kind()));
        if (entry.isEmpty()) {
            damage.add(String.format(
                    Locale.ROOT,
                    "game %s: line %d is damaged in both %s and %s, and the game counts as not played",
                    row.game,
                    row.seq + 1,
                    StoreFiles.TOURNAMENT,
                    Journal.FILE));
        }
        return entry;
    }

    /** The game with that id and the attempt that counts, or empty if it has not been played or no longer counts. */
    public Optional<GameRecord> find(String id) {
        return rows("game = ? AND " + AttemptTable.HAS_RESULT, id).stream()
                .findFirst()
                .flatMap(this::game);
    }

    /**
     * Passes on the outcomes of the next games that count, in the order of their lines. Skips a game whose line has
     * changed. Takes a twentieth of the time of {@link #find}, since it only compares the line's hash.
     *
     * @param after the number of the last line read; -1 at first
     * @param last the number of the last line to read
     * @return the number of the last line that was read
     */
    long counted(long after, long last, Consumer<Outcome> reader) {
        String query = ("SELECT found.*, before, text FROM"
                        + " (SELECT %s, seq FROM attempt WHERE seq > ? AND %s ORDER BY seq LIMIT %s) AS found"
                        + " JOIN line ON line.seq = found.seq ORDER BY found.seq")
                .formatted(AttemptTable.COUNTED, counting(last), COUNTED_AT_A_TIME);
        long[] read = {last};
        List<Boolean> some = database.all(
                query,
                row -> {
                    read[0] = row.getLong("seq");
                    if (Records.isSound(read[0], row.getString("before"), row.getBytes("text"))) {
                        AttemptTable.counted(row, this::name)
                                .map(Counted::outcome)
                                .ifPresent(reader);
                    }
                    return true;
                },
                after);
        return some.size() == COUNTED_AT_A_TIME ? read[0] : last;
    }

    /** How many games count. */
    public long count() {
        return database.number("SELECT count(DISTINCT game) FROM attempt WHERE %s AND %s"
                .formatted(AttemptTable.HAS_RESULT, state.counting()));
    }

    /**
     * Passes on the outcome of all games that count, in the order of their ids, each with the number of its journal
     * line. {@link #each} takes about a hundred times as long.
     */
    public void count(ObjLongConsumer<Counted> reader) {
        String query =
                "SELECT %s, max(seq) AS line FROM attempt WHERE game > ? AND %s AND %s GROUP BY game ORDER BY game LIMIT %s"
                        .formatted(AttemptTable.COUNTED, AttemptTable.HAS_RESULT, state.counting(), COUNTED_AT_A_TIME);
        String[] last = {""};
        List<Boolean> some;
        do { // a reader that kept its snapshot would prevent folding the log
            some = database.all(
                    query,
                    row -> {
                        last[0] = row.getString(1);
                        long line = row.getLong("line");
                        AttemptTable.counted(row, this::name).ifPresent(game -> reader.accept(game, line));
                        return true;
                    },
                    last[0]);
        } while (some.size() == COUNTED_AT_A_TIME);
    }

    /** A condition in SQL for the attempts that count if the line with that number is the last. */
    private String counting(long sequence) {
        String counts = "%s AND %s AND +seq <= %s".formatted(AttemptTable.HAS_RESULT, state.counting(), sequence);
        return "%s AND NOT EXISTS (SELECT 1 FROM attempt AS later WHERE later.game = attempt.game AND later.seq > attempt.seq AND %s)"
                .formatted(counts, counts);
    }

    /**
     * The number of games that count and match a filter.
     *
     * @param sequence the number of the last journal line to include
     */
    public long count(GameFilter filter, long sequence) {
        return database.number(
                "SELECT count(*) FROM attempt WHERE %s AND %s".formatted(counting(sequence), which(filter)),
                values(filter));
    }

    /**
     * The outcomes of the games that match a filter, latest first.
     *
     * @param sequence the number of the last journal line to include
     * @param offset the number of games to skip
     * @param limit the maximum number to read
     */
    public List<Counted> page(GameFilter filter, long sequence, long offset, int limit) {
        // Without the plus SQLite scans the index of seq, which takes six times as long if few games match.
        String order = filter.opponent().isPresent() ? "+seq" : "seq";
        return database
                .all(
                        "SELECT %s FROM attempt WHERE %s AND %s ORDER BY %s DESC LIMIT %s OFFSET %s"
                                .formatted(
                                        AttemptTable.COUNTED, counting(sequence), which(filter), order, limit, offset),
                        row -> AttemptTable.counted(row, this::name),
                        values(filter))
                .stream()
                .flatMap(Optional::stream)
                .toList();
    }

    private String which(GameFilter filter) {
        List<String> conditions = new ArrayList<>(List.of("TRUE"));
        filter.entrant().map(this::plays).ifPresent(conditions::add);
        filter.opponent().map(this::plays).ifPresent(conditions::add);
        filter.pair()
                .map(pair -> String.format(Locale.ROOT, "game BETWEEN '%1$04d-' AND '%1$04d.'", pair))
                .ifPresent(conditions::add);
        filter.fault()
                .ifPresent(
                        kind -> conditions.add(
                                AttemptTable.HAS_FAULT
                                        + (kind.isEmpty()
                                                ? ""
                                                : " AND instr(' ' || concat_ws(' ', one_faults, other_faults) || ' ', ' ' || ? || ' ')")));
        return String.join(" AND ", conditions);
    }

    private static Object[] values(GameFilter filter) {
        return filter.fault().filter(kind -> !kind.isEmpty()).stream().toArray();
    }

    /** A condition in SQL: the entrant of that name has one of the seats. */
    private String plays(String entrant) {
        String keys = entrants.values().stream()
                .filter(one -> one.name().equals(entrant))
                .map(one -> "(%s, %s)".formatted(one.author().getAsInt(), one.generation()))
                .collect(Collectors.joining(", ", "(VALUES ", ")"));
        return "((one, one_generation) IN %1$s OR (other, other_generation) IN %1$s)".formatted(keys);
    }

    /** All games that count, in the order of their ids, each with the attempt that counts. */
    public void each(Consumer<GameRecord> reader) {
        each("game > ? AND " + AttemptTable.HAS_RESULT, row -> game(row).ifPresent(reader));
    }

    private void each(String which, Consumer<Row> reader) {
        String last = "";
        List<Row> some;
        do {
            some = rows(which, last);
            some.forEach(reader);
            last = some.isEmpty() ? last : some.get(some.size() - 1).game();
        } while (some.size() == AT_A_TIME);
    }

    /** Takes an attempt in the database, to verify it. */
    public interface AttemptReader {
        /**
         * Takes the next attempt.
         *
         * @param name of the attempt in sentences: {@code game 0000-a-1.2 (disturbed 0)}
         * @param entry from its line, or empty if that is missing, has changed, or is another attempt's
         * @param counted from its row, or empty if an entrant is unknown
         */
        void read(String name, Optional<GameEntry> entry, Optional<Counted> counted);
    }

    /** Reads all attempts, including those that no longer count, by game and in the order of their lines. */
    public void attempts(AttemptReader reader) {
        String query = ("SELECT %s, attempt.seq, attempt.kind, number, before, text FROM attempt"
                        + " LEFT JOIN line ON line.seq = attempt.seq"
                        + " WHERE (game, attempt.seq) > (?, ?) AND attempt.kind <> 'given-up'"
                        + " ORDER BY game, attempt.seq LIMIT %s")
                .formatted(AttemptTable.COUNTED, AT_A_TIME);
        Object[] last = {"", -1};
        List<Runnable> some; // a reader that kept its snapshot would prevent folding the log
        do {
            some = database.all(
                    query,
                    row -> {
                        last[0] = row.getString("game");
                        last[1] = row.getLong("seq");
                        return attempt(row, reader);
                    },
                    last[0],
                    last[1]);
            some.forEach(Runnable::run);
        } while (some.size() == AT_A_TIME);
    }

    private Runnable attempt(ResultSet row, AttemptReader reader) throws SQLException {
        Optional<GameEntry> entry = Records.line(row.getString("before"), row.getBytes("text"))
                .flatMap(JournalLine::entry)
                .filter(GameEntry.class::isInstance)
                .map(GameEntry.class::cast);
        boolean isSame = entry.isPresent() && AttemptTable.isOf(row, entry.get());
        String name = "game %s (%s %s)".formatted(row.getString("game"), row.getString("kind"), row.getInt("number"));
        Optional<Counted> counted = AttemptTable.counted(row, this::name);
        return () -> reader.read(name, isSame ? entry : Optional.empty(), counted);
    }

    /** The name of an entrant by its key, or null if the key is unknown. */
    private String name(String key) {
        Entrant entrant = entrants.get(key);
        return entrant == null ? null : entrant.name();
    }

    /** Whether the table of attempts agrees with a line about a game. */
    public boolean has(long seq, GameEntry entry) {
        return database.first(
                        "SELECT * FROM attempt WHERE game = ? AND seq = ?",
                        row -> AttemptTable.isOf(row, entry),
                        entry.game().id(),
                        seq)
                .orElse(false);
    }

    private Optional<GameRecord> game(Row row) {
        return entry(row, "attempt", "accepted").map(last -> game(last, disturbedEntries(row.game)));
    }

    private GameRecord game(GameEntry last, List<GameEntry> earlier) {
        return new GameRecord(
                last.game().pairing(entrants),
                attempt(last),
                earlier.stream().map(Ledger::attempt).toList(),
                printed(last));
    }

    /** By seat; empty for an agent that printed nothing or whose output was deleted. */
    private static List<String> printed(GameEntry entry) {
        List<Personal> printed = entry.printed() == null ? List.of() : entry.printed();
        return IntStream.range(0, entry.game().seats().size())
                .mapToObj(seat -> seat < printed.size() ? text(printed.get(seat)) : "")
                .toList();
    }

    private static String text(Personal printed) {
        try {
            return Optional.ofNullable(printed)
                    .flatMap(one -> one.said(byte[].class))
                    .map(Packed::text)
                    .orElse("");
        } catch (IllegalArgumentException e) {
            return ""; // verify reports it
        }
    }

    private static Attempt attempt(GameEntry entry) {
        Attempt attempt = entry.game().result().saying(entry.said());
        return entry.reason() == null ? attempt : attempt.marked(Sentence.of("disturbance.accepted", entry.reason()));
    }

    private List<GameEntry> disturbedEntries(String id) {
        List<Row> rows = database.all(
                "SELECT game, attempt.seq, before, text FROM attempt LEFT JOIN line ON line.seq = attempt.seq"
                        + " WHERE game = ? AND attempt.kind = 'disturbed' ORDER BY attempt.seq",
                Row::of,
                id);
        return rows.stream().flatMap(row -> entry(row, "disturbed").stream()).toList();
    }

    /** The attempts at a game that were disturbed, if there were any. */
    public Optional<GameRecord> disturbed(String id) {
        List<GameEntry> entries = disturbedEntries(id);
        int last = entries.size() - 1;
        return entries.isEmpty() ? Optional.empty() : Optional.of(game(entries.get(last), entries.subList(0, last)));
    }

    /** The games that were given up, by id. */
    public List<GameRecord> givenUp() {
        List<GameRecord> games = new ArrayList<>();
        each("game > ? AND " + GIVEN_UP, row -> givenUp(row).ifPresent(games::add));
        return games;
    }

    /** The game of that id, if it was given up. */
    public Optional<GameRecord> givenUpAs(String id) {
        return rows("game = ? AND " + GIVEN_UP, id).stream().findFirst().flatMap(this::givenUp);
    }

    /** The games that count and have disturbed attempts, by id. */
    public void eachDisturbed(Consumer<GameRecord> reader) {
        each("game > ? AND " + DISTURBED, row -> find(row.game).ifPresent(reader));
    }

    /** If its attempts are lost, one without plies stands for the recorded reason. */
    private Optional<GameRecord> givenUp(Row row) {
        return entry(row, "given-up")
                .map(found -> disturbed(row.game)
                        .orElseGet(() -> new GameRecord(
                                found.game().pairing(entrants), Attempt.failed(found.reason()), List.of())));
    }
}
