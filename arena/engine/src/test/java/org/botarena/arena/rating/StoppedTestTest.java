package org.botarena.arena.rating;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoppedTestTest {
    private static Counts stopped(double elo, Sprt test, SplittableRandom random) {
        Counts counts = Counts.pairs(0, 0, 0, 0, 0);
        double share = Elo.share(elo);
        while (test.after(counts).verdict() == Sprt.Verdict.UNDECIDED && counts.total() < 400) {
            counts = counts.and((random.nextDouble() < share ? 1 : 0) + (random.nextDouble() < share ? 1 : 0));
        }
        return counts;
    }

    private static void assertHolds(double elo, int matches, double least) {
        SplittableRandom random = new SplittableRandom(3);
        Sprt test = Sprt.of(0, 100);
        int held = 0;
        int naive = 0;
        for (int i = 0; i < matches; i++) {
            Counts counts = stopped(elo, test, random);
            Interval corrected = new StoppedTest(counts, test).elo();
            held += corrected.low() <= elo && elo <= corrected.high() ? 1 : 0;
            Interval plain = counts.fewElo();
            naive += plain.low() <= elo && elo <= plain.high() ? 1 : 0;
        }
        System.out.printf(
                Locale.ROOT,
                "after a test, %.0f Elo: %d of %d intervals hold; without the correction %d%n",
                elo,
                held,
                matches,
                naive);
        assertTrue(held >= least * matches, held + " of " + matches);
    }

    /** 0.93 minus the chance deviation of one in a thousand cases: 0.79 of 30, 0.887 of 300. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 100})
    void theIntervalAfterAStoppedTestHoldsTheTruth(double elo) {
        assertHolds(elo, 30, 0.76);
    }

    @Tag("full")
    @ParameterizedTest
    @ValueSource(doubles = {-50, 0, 50, 100, 200})
    void inThreeHundredMatchesItDoes(double elo) {
        assertHolds(elo, 300, 0.887);
    }
}
