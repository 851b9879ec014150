package org.botarena.arena.tournament.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PerfectMatchingTest {
    /** Few different costs cause many ties, and circles that have to be contracted. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 10, 1_000_000})
    void noOtherWayToPairCostsLess(int costs) {
        SplittableRandom random = new SplittableRandom(costs);
        for (int graph = 0; graph < 1500; graph++) {
            int n = 2 * (1 + random.nextInt(5));
            long[][] cost = costs(n, costs, random);
            int[] mates = PerfectMatching.of(n, (u, v) -> cost[u][v]);
            assertPairs(mates);
            assertEquals(least(cost, (1 << n) - 1), sum(cost, mates), "graph " + graph + " of " + n);
        }
    }

    @Test
    void threeHundredArePairedQuickly() {
        long[][] cost = costs(300, 1000, new SplittableRandom(1));
        assertPairs(PerfectMatching.of(300, (u, v) -> cost[u][v]));
    }

    private static long[][] costs(int n, int costs, SplittableRandom random) {
        long[][] cost = new long[n][n];
        for (int u = 0; u < n; u++) {
            for (int v = 0; v < u; v++) {
                cost[u][v] = random.nextInt(costs);
                cost[v][u] = cost[u][v];
            }
        }
        return cost;
    }

    private static void assertPairs(int[] mates) {
        for (int v = 0; v < mates.length; v++) {
            assertNotEquals(v, mates[v]);
            assertEquals(v, mates[mates[v]]);
        }
    }

    private static long sum(long[][] cost, int[] mates) {
        return IntStream.range(0, mates.length)
                        .mapToLong(v -> cost[v][mates[v]])
                        .sum()
                / 2;
    }

    /** By trying all ways. */
    private static long least(long[][] cost, int left) {
        if (left == 0) {
            return 0;
        }
        int u = Integer.numberOfTrailingZeros(left);
        long least = Long.MAX_VALUE;
        for (int v = u + 1; v < cost.length; v++) {
            if ((left >>> v & 1) != 0) {
                least = Math.min(least, cost[u][v] + least(cost, left & ~(1 << u) & ~(1 << v)));
            }
        }
        return least;
    }
}
