package org.botarena.arena.rating;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.function.ObjDoubleConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How often the interval of a match holds the truth: exactly, over every result that so many pairs can have, each weighted
 * by its chance. Few pairs have few results, so that this share jumps with the truth.
 */
class MatchIntervalTest {
    private static final double[] NEAR_EVEN = {0, 10, 20, 35, 50, 80};
    private static final double[] APART = {120, 200};

    /** The logarithm of a chance that changes nothing. */
    private static final double NEVER = -30;

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

    /** Every way to spread the pairs that are left over the results from one on, with the logarithm of its chance. */
    private static void each(
            long[] numbers, int from, long left, double log, double[] pair, ObjDoubleConsumer<Counts> then) {
        if (from == numbers.length - 1) {
            numbers[from] = left;
            double all = log + log(pair[from], left);
            if (all > NEVER) {
                then.accept(Counts.pairs(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]), Math.exp(all));
            }
            return;
        }
        for (long number = 0; number <= (pair[from] == 0 ? 0 : left); number++) {
            numbers[from] = number;
            each(numbers, from + 1, left - number, log + log(pair[from], number), pair, then);
        }
    }

    private static double log(double chance, long number) {
        double log = number == 0 ? 0 : number * Math.log(chance);
        for (int i = 2; i <= number; i++) {
            log -= Math.log(i);
        }
        return log;
    }

    private static double held(int pairs, double elo, double drawn, double alike) {
        double[] held = new double[1];
        double orders = -log(1, pairs);
        each(new long[5], 0, pairs, orders, pair(elo, drawn, alike), (counts, chance) -> {
            Interval found = counts.fewElo();
            held[0] += found.low() <= elo && elo <= found.high() ? chance : 0;
        });
        return held[0];
    }

    @ParameterizedTest
    @CsvSource({"20,0,0", "25,0,0", "30,0,0", "40,0,0", "20,0,0.7", "40,0,0.7", "20,0.5,0"})
    void theIntervalOfTwentyPairsAndMoreHoldsTheTruth(int pairs, double drawn, double alike) {
        for (double elo : NEAR_EVEN) {
            double held = held(pairs, elo, drawn, alike);
            assertTrue(held >= 0.94 && held <= 0.97, () -> "%.0f Elo: %.4f".formatted(elo, held));
        }
        for (double elo : APART) {
            double held = held(pairs, elo, drawn, alike);
            assertTrue(held >= 0.93, () -> "%.0f Elo: %.4f".formatted(elo, held));
        }
    }

    @ParameterizedTest
    @CsvSource({"2", "5", "10"})
    void thatOfFewerPairsHoldsItWhateverTheResultsAreLike(int pairs) {
        for (double elo : new double[] {0, 80, 200}) {
            for (double alike : new double[] {0, 1}) {
                double held = held(pairs, elo, 0, alike);
                assertTrue(held >= 0.95, () -> "%.0f Elo, alike %.0f: %.4f".formatted(elo, alike, held));
            }
        }
    }

    @Test
    void allChancesTogetherAreOne() {
        double[] sum = new double[1];
        each(new long[5], 0, 12, -log(1, 12), pair(70, 0.4, 0.3), (counts, chance) -> sum[0] += chance);
        assertTrue(Math.abs(sum[0] - 1) < 1e-9, Arrays.toString(sum));
    }
}
