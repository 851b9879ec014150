package org.botarena.arena.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How often the interval of a match contains the truth: exactly, over every possible result of that many pairs, each
 * weighted by its probability. Few pairs have few results, so this share jumps as the truth changes.
 */
class MatchIntervalTest {
    private static final double[] NEAR_EVEN = {0, 10, 20, 35, 50, 80};
    private static final double[] APART = {120, 200};

    /** The chances of 0, ½ … 2 points of a pair. */
    private static double[] pair(double elo, double drawn, double alike) {
        double share = Elo.share(elo);
        double draws = drawn * 2 * Math.min(share, 1 - share);
        double[] game = {1 - share - draws / 2, draws, share - draws / 2};
        double[] pair = new double[5];
        for (int one = 0; one < 3; one++) {
            for (int other = 0; other < 3; other++) {
                pair[one + other] += (1 - alike) * game[one] * game[other];
            }
            pair[2 * one] += alike * game[one];
        }
        return pair;
    }

    /** Every distribution of the remaining pairs over the results from {@code from} on. */
    private static void each(long[] numbers, int from, long left, double[] pair, Consumer<Counts> then) {
        if (from == numbers.length - 1) {
            numbers[from] = left;
            then.accept(Counts.pairs(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]));
            return;
        }
        for (long number = 0; number <= (pair[from] == 0 ? 0 : left); number++) {
            numbers[from] = number;
            each(numbers, from + 1, left - number, pair, then);
        }
    }

    /** The probability by the multinomial distribution. */
    private static double chance(Counts counts, double[] pair) {
        double log = 0;
        for (int i = 2; i <= counts.total(); i++) {
            log += Math.log(i);
        }
        for (int k = 0; k < pair.length; k++) {
            long number = counts.numbers().get(k);
            log += number == 0 ? 0 : number * Math.log(pair[k]);
            for (int i = 2; i <= number; i++) {
                log -= Math.log(i);
            }
        }
        return Math.exp(log);
    }

    /** The coverage by true difference. */
    private static double[] held(int pairs, double[] elos, double drawn, double alike) {
        double[] held = new double[elos.length];
        double[][] chances =
                Arrays.stream(elos).mapToObj(elo -> pair(elo, drawn, alike)).toArray(double[][]::new);
        each(new long[5], 0, pairs, chances[0], counts -> {
            Interval found = counts.fewElo();
            for (int i = 0; i < elos.length; i++) {
                held[i] += found.low() <= elos[i] && elos[i] <= found.high() ? chance(counts, chances[i]) : 0;
            }
        });
        return held;
    }

    @ParameterizedTest
    @CsvSource({"20,0,0", "25,0,0", "30,0,0", "40,0,0", "20,0,0.7", "40,0,0.7", "20,0.5,0"})
    void theIntervalOfTwentyPairsAndMoreHoldsTheTruth(int pairs, double drawn, double alike) {
        double[] even = held(pairs, NEAR_EVEN, drawn, alike);
        double[] apart = held(pairs, APART, drawn, alike);
        assertTrue(Arrays.stream(even).allMatch(held -> held >= 0.94 && held <= 0.97), () -> Arrays.toString(even));
        assertTrue(Arrays.stream(apart).allMatch(held -> held >= 0.93), () -> Arrays.toString(apart));
    }

    @ParameterizedTest
    @CsvSource({"2", "5", "10"})
    void thatOfFewerPairsHoldsItWhateverTheResultsAreLike(int pairs) {
        for (double alike : new double[] {0, 1}) {
            double[] held = held(pairs, new double[] {0, 80, 200}, 0, alike);
            assertTrue(Arrays.stream(held).allMatch(share -> share >= 0.95), () -> Arrays.toString(held));
        }
    }

    @Test
    void theChancesAddUpToOne() {
        double[] sum = new double[1];
        double[] pair = pair(70, 0.4, 0.3);
        each(new long[5], 0, 12, pair, counts -> sum[0] += chance(counts, pair));
        assertEquals(1, sum[0], 1e-9);
    }
}
