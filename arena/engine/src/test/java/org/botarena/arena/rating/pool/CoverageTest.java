package org.botarena.arena.rating.pool;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.Interval;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Round robins with true strengths, drawn from a normal distribution of 120 Elo: how often the 95 % intervals hold the
 * truth. Every chance to score is the model's.
 */
class CoverageTest {
    private static final double SPREAD = 120;

    private final RandomGenerator random = new SplittableRandom(2026);

    /**
     * The share of intervals that held the truth.
     *
     * @param drawn how many of the games that could be drawn are
     * @param opposed how many of the pairs have an opening that decides: who wins one game loses the other
     */
    private double coverage(int tournaments, int entrants, int pairs, double drawn, double opposed) {
        List<String> names =
                IntStream.range(0, entrants).mapToObj(i -> "agent" + i).toList();
        int held = 0;
        for (int i = 0; i < tournaments; i++) {
            double[] truth = new double[entrants];
            Arrays.setAll(truth, entrant -> SPREAD * random.nextGaussian());
            double mean = Arrays.stream(truth).average().orElseThrow();
            Ratings ratings = Ratings.of(played(names, truth, pairs, drawn, opposed), i);
            for (int entrant = 0; entrant < entrants; entrant++) {
                Interval rating = ratings.rating(names.get(entrant));
                double relative = truth[entrant] - mean;
                held += rating.low() <= relative && relative <= rating.high() ? 1 : 0;
            }
        }
        return (double) held / tournaments / entrants;
    }

    private Pool played(List<String> names, double[] truth, int pairs, double drawn, double opposed) {
        List<Meeting> meetings = new ArrayList<>();
        for (int one = 0; one < truth.length; one++) {
            for (int other = 0; other < one; other++) {
                double share = Elo.share(truth[one] - truth[other]);
                for (int pair = 0; pair < pairs; pair++) {
                    double luck = random.nextDouble();
                    double again = random.nextDouble() < opposed ? 1 - luck : random.nextDouble();
                    int[] results = new int[3];
                    results[result(share, drawn, luck)]++;
                    results[result(share, drawn, again)]++;
                    meetings.add(new Meeting(names.get(one), names.get(other), results[2], results[1], results[0]));
                }
            }
        }
        return Pool.of(names, meetings);
    }

    /** 0, 1 or 2: lost, drawn, won; its mean is twice the share. */
    private static int result(double share, double drawn, double luck) {
        double draws = drawn * 2 * Math.min(share, 1 - share);
        double wins = share - draws / 2;
        return luck < wins ? 2 : luck < wins + draws ? 1 : 0;
    }

    private static void assertCovers(double coverage, double from, double to) {
        assertTrue(coverage >= from && coverage <= to, "the 95 %% intervals hold %.4f".formatted(coverage));
    }

    /** Two pairs of every two: too few to be drawn anew, the model's errors. Six: the meetings' own. */
    @ParameterizedTest
    @CsvSource({"2,0,0", "6,0.5,0.5"})
    void the95PercentIntervalsHoldTheTruthAboutSoOften(int pairs, double drawn, double opposed) {
        assertCovers(coverage(50, 8, pairs, drawn, opposed), 0.92, 0.98);
    }

    @Tag("full")
    @ParameterizedTest
    @CsvSource({"2,0,0", "6,0,0", "6,0.5,0", "6,0,0.5", "6,0.5,0.5"})
    void inAThousandTournamentsTheyHoldItIn93To97Percent(int pairs, double drawn, double opposed) {
        assertCovers(coverage(1000, 8, pairs, drawn, opposed), 0.93, 0.97);
    }

    @Tag("full")
    @Test
    void soDoTheModelsErrorsOfSixtyEntrants() {
        assertCovers(coverage(100, 60, 1, 0, 0), 0.93, 0.97);
    }
}
