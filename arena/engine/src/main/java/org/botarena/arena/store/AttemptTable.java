package org.botarena.arena.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.SeatRecord;
import org.botarena.arena.record.Worker;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Disturbances;
import org.botarena.arena.tournament.standing.WorkerStay;

/** Writes and reads the rows of the table of attempts, which are the journal's lines about games. */
final class AttemptTable {
    /** A condition that holds for the attempts with a result. The last one of each game counts. */
    static final String HAS_RESULT = "kind IN ('attempt', 'accepted')";

    /** A condition for attempts in which an agent was at fault; an index uses the same condition. */
    static final String HAS_FAULT = "coalesce(one_faults, other_faults) IS NOT NULL";

    /** The columns of {@link #counted}. */
    static final String COUNTED =
            "game, one, one_generation, other, other_generation, course, one_points, one_difference,"
                    + " one_faults, one_moves, one_total_ms, one_worst_ms, one_idle_ms, one_near, one_excused, other_points,"
                    + " other_difference, other_faults, other_moves, other_total_ms, other_worst_ms, other_idle_ms, other_near,"
                    + " other_excused, worker, worker_speed, worker_excused, late_ms";

    private static final int SIDE = 7;
    private static final int SIDE_COLUMNS = 9;
    private static final int WORKER = SIDE + 2 * SIDE_COLUMNS;
    private static final int COLUMNS = 3 + WORKER + 3;
    private static final String INSERT = "INSERT OR REPLACE INTO attempt (seq, kind, number, " + COUNTED + ") VALUES ("
            + String.join(", ", Collections.nCopies(COLUMNS, "?")) + ")";

    private AttemptTable() {}

    /** Enters a line about a game; {@code counted} is empty without a result. */
    static void enter(Database database, long seq, GameEntry entry, Optional<Counted> counted) {
        List<Object> values = new ArrayList<>(
                List.of(seq, entry.kind(), entry.number(), entry.game().id()));
        for (SeatRecord side : entry.game().sides()) {
            values.add(side.author());
            values.add(side.generation());
        }
        counted.ifPresent(game -> {
            values.add(game.course());
            add(values, game.outcome().first(), game);
            add(values, game.outcome().second(), game);
            game.stay()
                    .ifPresent(stay -> values.addAll(
                            List.of(stay.worker().name(), stay.worker().speed(), stay.excused(), stay.lateMs())));
        });
        values.addAll(Collections.nCopies(COLUMNS - values.size(), null));
        database.update(INSERT, values.toArray());
    }

    private static void add(List<Object> values, Outcome.Side side, Counted game) {
        Disturbances.Count near = game.near().get(side.entrant());
        values.add(side.points());
        values.add(side.difference());
        values.add(side.faults().isEmpty() ? null : String.join(" ", side.faults()));
        values.add(side.moves());
        values.add(side.totalMs());
        values.add(side.worstMs());
        values.add(side.idleCpuMs().isPresent() ? side.idleCpuMs().getAsDouble() : null);
        values.add(near.near());
        values.add(near.excused());
    }

    /** Whether a row is about the same game, attempt and entrants as an entry. */
    static boolean isOf(ResultSet row, GameEntry entry) throws SQLException {
        List<SeatRecord> sides = entry.game().sides();
        return row.getString("game").equals(entry.game().id())
                && row.getString("kind").equals(entry.kind())
                && row.getInt("number") == entry.number()
                && row.getInt("one") == sides.get(0).author()
                && row.getInt("one_generation") == sides.get(0).generation()
                && row.getInt("other") == sides.get(1).author()
                && row.getInt("other_generation") == sides.get(1).generation();
    }

    /**
     * Reads a row that begins with the columns {@link #COUNTED}.
     *
     * @param names the entrants' names by their {@linkplain Entrant#key keys}; null for an unknown key
     * @return empty if an entrant is unknown
     */
    static Optional<Counted> counted(ResultSet row, Function<String, String> names) throws SQLException {
        String one = names.apply(Entrant.key(row.getString(2), row.getInt(3)));
        String other = names.apply(Entrant.key(row.getString(4), row.getInt(5)));
        if (one == null || other == null) {
            return Optional.empty();
        }
        Map<String, Disturbances.Count> near = new HashMap<>(); // both may have one name in an imported file
        near.put(one, near(row, SIDE));
        near.put(other, near(row, SIDE + SIDE_COLUMNS));
        String worker = row.getString(WORKER);
        return Optional.of(new Counted(
                new Outcome(row.getString(1), side(row, SIDE, one), side(row, SIDE + SIDE_COLUMNS, other)),
                row.getLong(6),
                near,
                worker == null
                        ? Optional.empty()
                        : Optional.of(new WorkerStay(
                                new Worker(worker, row.getLong(WORKER + 1)),
                                row.getInt(WORKER + 2),
                                row.getDouble(WORKER + 3)))));
    }

    private static Outcome.Side side(ResultSet row, int from, String entrant) throws SQLException {
        String faults = row.getString(from + 2);
        double idleMs = row.getDouble(from + 6);
        OptionalDouble idle = row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(idleMs);
        return new Outcome.Side(
                entrant,
                row.getDouble(from),
                row.getDouble(from + 1),
                faults == null ? List.of() : List.of(faults.split(" ")),
                row.getInt(from + 3),
                row.getDouble(from + 4),
                row.getDouble(from + 5),
                idle);
    }

    private static Disturbances.Count near(ResultSet row, int from) throws SQLException {
        return new Disturbances.Count(row.getInt(from + 8), 0, row.getInt(from + 7));
    }
}
