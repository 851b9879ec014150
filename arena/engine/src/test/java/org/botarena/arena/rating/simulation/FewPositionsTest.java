package org.botarena.arena.rating.simulation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.apache.commons.statistics.distribution.BetaDistribution;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.PairSample;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Matches from a few start positions: whatever the agents' results on each position, the interval contains their mean
 * over all positions.
 */
class FewPositionsTest {
    private static final double LEAST = 0.93;
    private static final double[] ELOS = {0, 150, 350};

    /**
     * The agents' behaviour on a position. Immutable.
     *
     * @param alike the share of later pairs that end like the first one, though with other moves
     * @param likeness the correlation of the other games on it: a position suits one agent better than another
     */
    private record Agents(double alike, double likeness) {
        double share(double mean, RandomGenerator random) {
            double more = 1 / likeness - 1;
            return likeness == 0
                    ? mean
                    : BetaDistribution.of(mean * more, (1 - mean) * more)
                            .inverseCumulativeProbability(random.nextDouble());
        }
    }

    private static final List<Agents> ALL = List.of(
            new Agents(0, 0),
            new Agents(0, 0.05),
            new Agents(0, 0.2),
            new Agents(0, 0.5),
            new Agents(0.6, 0),
            new Agents(0.9, 0),
            new Agents(1, 0));

    private static double pair(double share, RandomGenerator random) {
        return (random.nextDouble() < share ? 1 : 0) + (random.nextDouble() < share ? 1 : 0);
    }

    private static Interval match(Agents agents, double elo, int positions, int pairs, RandomGenerator random) {
        double[] first = new double[positions];
        double[] share = new double[positions];
        for (int i = 0; i < positions; i++) {
            share[i] = agents.share(Elo.share(elo), random);
            first[i] = pair(share[i], random);
        }
        PairSample sample = new PairSample();
        for (int i = 0; i < pairs; i++) {
            int position = i % positions;
            boolean isAlike = random.nextDouble() < agents.alike;
            double points = isAlike ? first[position] : pair(share[position], random);
            sample.add(position, List.of(2L * i, 2L * i + 1), points);
        }
        return sample.elo();
    }

    private static void assertHolds(int positions, int pairs, int matches) {
        RandomGenerator random = new SplittableRandom(2026);
        for (Agents agents : ALL) {
            for (double elo : ELOS) {
                int held = 0;
                for (int i = 0; i < matches; i++) {
                    Interval found = match(agents, elo, positions, pairs, random);
                    held += found.low() <= elo && elo <= found.high() ? 1 : 0;
                }
                String what = String.format(
                        Locale.ROOT,
                        "%d positions, %d pairs, %s at %.0f Elo: intervals hold %.3f",
                        positions,
                        pairs,
                        agents,
                        elo,
                        (double) held / matches);
                System.out.println(what);
                assertTrue(held >= Chance.least(matches, LEAST), what);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5})
    void theIntervalHoldsTheTruthFromFewPositions(int positions) {
        assertHolds(positions, 40, 30);
    }

    @Tag("full")
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 8, 12, 20, 30, 39})
    void inManyMatchesItDoes(int positions) {
        assertHolds(positions, 40, 400);
        assertHolds(positions, 100, 400);
    }
}
