package org.botarena.arena.rating.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.tournament.format.Calibration;
import org.botarena.arena.tournament.format.Participants;
import org.botarena.arena.tournament.format.Swiss;
import org.junit.jupiter.api.Test;

/**
 * Names do not affect any number: renamed entrants have the same ratings, intervals and chances, to the last digit.
 */
class RenamedTest {
    private static final List<String> NAMES = List.of("anna", "bert", "carl", "dora", "emil", "fred", "gina");
    private static final List<String> OTHERS = List.of("zoe", "mia", "yann", "abel", "noah", "lea", "bob");
    private static final int PAIRS = 5;

    private static Pool pool(List<String> names) {
        RandomGenerator random = new SplittableRandom(16);
        List<PairResult.Game> games = new ArrayList<>();
        for (int one = 0; one < names.size(); one++) {
            for (int other = 0; other < one; other++) {
                for (int game = 0; game < 2 * PAIRS; game++) {
                    double points = random.nextInt(3 + one - other) * 0.5;
                    games.add(new PairResult.Game(
                            names.get(one), names.get(other), game / 2, games.size(), Math.min(1, points)));
                }
            }
        }
        return Pool.of(names, PairResult.of(games));
    }

    private static void assertSame(Ratings ratings, Ratings renamed) {
        assertEquals(ratings.dispersion(), renamed.dispersion());
        for (int i = 0; i < NAMES.size(); i++) {
            String name = NAMES.get(i);
            String other = OTHERS.get(i);
            assertEquals(ratings.rating(name), renamed.rating(other), name);
            assertEquals(ratings.placeChances(name), renamed.placeChances(other), name);
            assertEquals(ratings.superiority(name, NAMES.get(0)), renamed.superiority(other, OTHERS.get(0)), name);
        }
    }

    @Test
    void theRatingsOfARoundRobinStayTheSame() {
        assertSame(Ratings.of(pool(NAMES), 7), Ratings.of(pool(OTHERS), 7));
    }

    @Test
    void theSimulatedIntervalsOfASwissStayTheSame() {
        Ratings swiss =
                Calibration.of(new Swiss(3), new Participants(NAMES, 1, 7, Map.of()), Ratings.of(pool(NAMES), 7));
        Ratings renamed =
                Calibration.of(new Swiss(3), new Participants(OTHERS, 1, 7, Map.of()), Ratings.of(pool(OTHERS), 7));
        assertEquals(Errors.FORMAT, swiss.errors());
        assertSame(swiss, renamed);
    }
}
