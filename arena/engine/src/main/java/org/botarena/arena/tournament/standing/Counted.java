package org.botarena.arena.tournament.standing;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.SeatRecord;
import org.botarena.arena.timing.TimeControl;
import org.botarena.arena.tournament.fixture.KeyedHash;

/**
 * The data that the tables need of a game. Immutable.
 *
 * @param outcome its result
 * @param course a hash of the seats and moves; equal games have equal numbers
 * @param near the disturbances of each of the two in the attempt that counts
 * @param stay the conditions on the worker that played it, or empty if the organizer's machine played it
 */
public record Counted(Outcome outcome, long course, Map<String, Disturbances.Count> near, Optional<WorkerStay> stay) {
    public Counted {
        near = Map.copyOf(near);
    }

    /** The data of a game with a result that had these time controls. */
    public static Counted of(GameRecord game, TimeControl times) {
        Outcome outcome = Outcome.of(game);
        return new Counted(
                outcome,
                course(game),
                near(outcome, Disturbances.of(game, game.result(), times)),
                WorkerStay.of(game, game.result(), times));
    }

    private static Map<String, Disturbances.Count> near(Outcome outcome, Map<String, Disturbances.Count> found) {
        Map<String, Disturbances.Count> near = new HashMap<>(found);
        near.putIfAbsent(outcome.first().entrant(), Disturbances.Count.NONE);
        near.putIfAbsent(outcome.second().entrant(), Disturbances.Count.NONE);
        return near;
    }

    /** The data without disturbances: with a million games each byte counts. */
    Counted bare() {
        return near.isEmpty() && stay.isEmpty() ? this : new Counted(outcome, course, Map.of(), Optional.empty());
    }

    /** A hash of the seats and moves. */
    public static long course(GameRecord game) {
        return new KeyedHash(0)
                .of(Stream.of(
                                game.seats().stream().map(SeatRecord::id),
                                Stream.of(game.start()),
                                game.result().plies().stream().map(Ply::move))
                        .flatMap(words -> words)
                        .toArray(String[]::new));
    }
}
