package org.botarena.arena.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SprtTest {
    private static final double LAST_DIGIT = 5e-6;
    private static final Counts GAMES = new Counts(List.of(30L, 20L, 50L));
    private static final Counts PAIRS = Counts.pairs(3, 7, 15, 10, 5);

    private static Sprt test(double elo0, double elo1, Sprt.Scale scale) {
        return new Sprt(elo0, elo1, 0.05, 0.05, scale);
    }

    @ParameterizedTest
    @CsvSource({"LOGISTIC,2.31575,0.29643", "NORMALISED,2.18533,0.46696"})
    void theRatioOfTheLikelihoods(Sprt.Scale scale, double games, double pairs) {
        assertEquals(games, test(0, 50, scale).after(GAMES).ratio(), LAST_DIGIT);
        assertEquals(pairs, test(0, 50, scale).after(PAIRS).ratio(), LAST_DIGIT);
    }

    @Test
    void theBoundsFollowFromTheErrorRates() {
        assertEquals(-2.944439, Sprt.of(0, 50).lower(), LAST_DIGIT);
        assertEquals(2.944439, Sprt.of(0, 50).upper(), LAST_DIGIT);
        Sprt oneSided = new Sprt(0, 50, 0.01, 0.1, Sprt.Scale.LOGISTIC);
        assertEquals(Math.log(0.1 / 0.99), oneSided.lower(), 1e-12);
        assertEquals(Math.log(0.9 / 0.01), oneSided.upper(), 1e-12);
    }

    @Test
    void theTestStopsWhenTheRatioReachesABound() {
        Sprt sprt = Sprt.of(0, 50);
        assertEquals(Sprt.Verdict.UNDECIDED, sprt.after(GAMES).verdict());
        assertEquals(
                Sprt.Verdict.H1, sprt.after(new Counts(List.of(30L, 20L, 60L))).verdict());
        assertEquals(
                Sprt.Verdict.H0, sprt.after(new Counts(List.of(60L, 20L, 40L))).verdict());
        assertEquals(
                OptionalLong.of(0),
                sprt.after(new Counts(List.of(60L, 20L, 40L))).left());
    }

    @Test
    void anUnseenResultIsNotTreatedAsImpossible() {
        Sprt.State state = Sprt.of(0, 50).after(Counts.pairs(0, 0, 0, 0, 3));
        assertTrue(Double.isFinite(state.ratio()) && state.ratio() > 0, state.toString());
        for (Sprt.Scale scale : Sprt.Scale.values()) {
            for (int points = 0; points <= 4; points++) {
                Counts one = Counts.pairs(0, 0, 0, 0, 0).and(points / 2.0);
                assertTrue(
                        Double.isFinite(test(-Sprt.FARTHEST, Sprt.FARTHEST, scale)
                                .after(one)
                                .ratio()),
                        scale + " " + one);
            }
        }
    }

    @Test
    void swappedSidesGiveTheOppositeRatio() {
        for (Sprt.Scale scale : Sprt.Scale.values()) {
            assertEquals(
                    test(-10, 40, scale).after(PAIRS).ratio(),
                    -test(-40, 10, scale).after(Counts.pairs(5, 10, 15, 7, 3)).ratio(),
                    1e-9);
        }
    }

    /** The estimated number of pairs left, compared with the mean of 2000 continuations. */
    @ParameterizedTest
    @CsvSource({"10,12,28,16,14", "3,7,15,10,5", "4,14,28,17,6", "3,2,9,3,3"})
    void theGamesLeftAreEstimated(int none, int half, int one, int oneAndAHalf, int two) {
        Counts begun = Counts.pairs(none, half, one, oneAndAHalf, two);
        Sprt sprt = Sprt.of(0, 50);
        LikelihoodRatio ratio = LikelihoodRatio.of(begun, sprt);
        RandomGenerator random = new SplittableRandom(1);
        double steps = 0;
        for (int i = 0; i < 2000; i++) {
            double sum = ratio.sum();
            for (; sum > sprt.lower() && sum < sprt.upper(); steps++) {
                sum += ratio.drift() + Math.sqrt(ratio.variance()) * random.nextGaussian();
            }
        }
        double left = sprt.after(begun).left().orElseThrow();
        assertEquals(1, left / (steps / 2000), 0.1, ratio + ": " + left + " against " + steps / 2000);
    }

    @Test
    void theTestNeedsAGameForAnEstimate() {
        assertEquals(
                new Sprt.State(0, Sprt.Verdict.UNDECIDED, OptionalLong.empty()),
                Sprt.of(0, 50).after(Counts.pairs(0, 0, 0, 0, 0)));
    }

    @Test
    void anythingButTwoHypothesesIsRefused() {
        assertEquals(
                "SPRT: two differences from -200 to 200 are needed, the first below the second, not 50.0 and 0.0",
                assertThrows(IllegalArgumentException.class, () -> Sprt.of(50, 0))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> Sprt.of(0, 500));
        assertThrows(IllegalArgumentException.class, () -> Sprt.of(Double.NaN, 50));
        assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 50, 0, 0.05, Sprt.Scale.LOGISTIC));
    }

    @ParameterizedTest
    @EnumSource(Sprt.Scale.class)
    void itErrsNoMoreOftenThanAgreed(Sprt.Scale scale) {
        assertErrors(scale, 80, 0.1);
    }

    @Tag("full")
    @ParameterizedTest
    @EnumSource(Sprt.Scale.class)
    void itErrsNoMoreOftenThanAgreedInTenThousandTests(Sprt.Scale scale) {
        assertErrors(scale, 10_000, 0.0565);
    }

    /** The truth is exactly H0 or exactly H1, with many draws and openings that favour a side. */
    private static void assertErrors(Sprt.Scale scale, int tests, double most) {
        Sprt sprt = test(0, 50, scale);
        RandomGenerator random = new SplittableRandom(7);
        double[] pairs = {0.1, 0.2, 0.4, 0.2, 0.1};
        assertTrue(wrong(sprt, pairs, Sprt.Verdict.H1, tests, random) <= most * tests, "H1 accepted though H0 holds");
        double[] better =
                scale == Sprt.Scale.LOGISTIC ? tilted(pairs, share -> Elo.of(share) - 50, 0, 1) : normalised(pairs, 50);
        assertTrue(wrong(sprt, better, Sprt.Verdict.H0, tests, random) <= most * tests, "H0 accepted though H1 holds");
    }

    private static int wrong(Sprt sprt, double[] pairs, Sprt.Verdict error, int tests, RandomGenerator random) {
        int wrong = 0;
        for (int i = 0; i < tests; i++) {
            Counts counts = Counts.pairs(0, 0, 0, 0, 0);
            Sprt.Verdict verdict = Sprt.Verdict.UNDECIDED;
            while (verdict == Sprt.Verdict.UNDECIDED) {
                counts = counts.and(drawn(pairs, random) / 2.0);
                verdict = sprt.after(counts).verdict();
            }
            wrong += verdict == error ? 1 : 0;
        }
        return wrong;
    }

    private static int drawn(double[] chances, RandomGenerator random) {
        double at = random.nextDouble();
        int result = 0;
        while (result < chances.length - 1 && at >= chances[result]) {
            at -= chances[result++];
        }
        return result;
    }

    /** Multiplies each chance by e^(tilt · result), so that a function of the share is 0. */
    private static double[] tilted(
            double[] chances, java.util.function.DoubleUnaryOperator zero, double low, double high) {
        double middle = (low + high) / 2;
        double[] tilted = tilted(chances, middle);
        if (high - low < 1e-12) {
            return tilted;
        }
        return zero.applyAsDouble(mean(tilted)) < 0
                ? tilted(chances, zero, middle, high)
                : tilted(chances, zero, low, middle);
    }

    private static double[] normalised(double[] chances, double elo) {
        double low = 0;
        double high = 1;
        while (high - low > 1e-12) {
            double[] tilted = tilted(chances, (low + high) / 2);
            double mean = mean(tilted);
            double variance = 0;
            for (int k = 0; k < tilted.length; k++) {
                variance += tilted[k] * Math.pow(k / 4.0 - mean, 2);
            }
            if ((mean - 0.5) / Math.sqrt(2 * variance) * 2 * Elo.PER_LOGIT < elo) {
                low = (low + high) / 2;
            } else {
                high = (low + high) / 2;
            }
        }
        return tilted(chances, low);
    }

    private static double[] tilted(double[] chances, double tilt) {
        double[] tilted = new double[chances.length];
        double sum = 0;
        for (int k = 0; k < chances.length; k++) {
            tilted[k] = chances[k] * Math.exp(tilt * k);
            sum += tilted[k];
        }
        for (int k = 0; k < chances.length; k++) {
            tilted[k] /= sum;
        }
        return tilted;
    }

    private static double mean(double[] chances) {
        double mean = 0;
        for (int k = 0; k < chances.length; k++) {
            mean += chances[k] * k / 4.0;
        }
        return mean;
    }
}
