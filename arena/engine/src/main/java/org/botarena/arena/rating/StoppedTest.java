package org.botarena.arena.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * The difference in Elo after a sequential test has ended. A test ends sooner the more extreme the results happen to
 * be, so their mean is biased. This orders results by the time at which the test ended on their side (the stagewise
 * order: Siegmund, "Estimation following sequential tests", 1978). The chance of results at least as extreme comes
 * from many simulated tests with a supposed mean. Immutable.
 *
 * @param counts at the end of the test
 * @param test the test that ended
 */
public record StoppedTest(Counts counts, Sprt test) {
    private static final int MOST_STEPS = 300;
    private static final int HALVINGS = 12;
    private static final double TAIL = 0.025;
    private static final double SEEN_BEFORE = 0.2;

    /**
     * The median-unbiased difference with its 95 % interval. With fewer than {@value Counts#FEW} pairs, too few for a
     * random walk, the interval also includes that of {@link Counts#fewElo}.
     */
    public Interval elo() {
        if (counts.total() == 0) {
            return counts.elo();
        }
        Interval plain = counts.fewElo();
        boolean isShort = counts.effective() < Counts.FEW;
        Walks walks = walks();
        double low = Elo.of(walks.at(1 - TAIL));
        double high = Elo.of(walks.at(TAIL));
        return new Interval(
                Elo.of(walks.at(0.5)),
                isShort ? Math.min(low, plain.low()) : low,
                isShort ? Math.max(high, plain.high()) : high);
    }

    private Walks walks() {
        double before = Elo.share(test.elo0());
        double after = Elo.share(test.elo1());
        double middle = (before + after) / 2;
        double variance = variance();
        double total = counts.effective();
        int steps = (int) Math.max(1, Math.min(MOST_STEPS, Math.round(total)));
        double deviation = Math.sqrt(variance * total / steps);
        double sum = (counts.share() - middle) * total;
        double unit = unit(sum, variance / (after - before));
        double overshoot = 0.5826 * deviation;
        double high = Math.max(overshoot / 10, test.upper() * unit - overshoot);
        double low = Math.min(-overshoot / 10, test.lower() * unit + overshoot);
        return new Walks(middle, total / steps, low, high, seen(steps, sum, low, high), noise(steps, deviation));
    }

    /**
     * The sum of the shares' excess that corresponds to one unit of the ratio's logarithm. It is taken where the test
     * ended, since far from both hypotheses the ratio grows more slowly than the sum. Near 0 that is undefined, and
     * the value between the hypotheses is used.
     */
    private double unit(double sum, double between) {
        double ratio = test.after(counts).ratio();
        return Math.abs(ratio) < 1 || sum * ratio <= 0 ? between : sum / ratio;
    }

    private double seen(int steps, double sum, double low, double high) {
        return switch (test.after(counts).verdict()) {
            case H1 -> 1 + 1.0 / steps;
            case H0 -> -1 - 1.0 / steps;
            case UNDECIDED -> Math.max(-1, Math.min(1, sum > 0 ? sum / high : -sum / low));
        };
    }

    /** The variance of a result, as if each kind had occurred a fifth of a time before. */
    private double variance() {
        int kinds = counts.numbers().size();
        double n = 0;
        double first = 0;
        double second = 0;
        for (int k = 0; k < kinds; k++) {
            double number = counts.numbers().get(k) + SEEN_BEFORE;
            n += number;
            first += number * counts.value(k);
            second += number * counts.value(k) * counts.value(k);
        }
        return second / n - first / n * first / n;
    }

    private static List<double[]> noise(int steps, double deviation) {
        RandomGenerator random = new SplittableRandom(Walks.SEED);
        List<double[]> noise = new ArrayList<>();
        for (int i = 0; i < Walks.NUMBER / 2; i++) {
            double[] walk = new double[steps];
            Arrays.setAll(walk, step -> deviation * random.nextGaussian());
            noise.add(walk);
            noise.add(Arrays.stream(walk).map(step -> -step).toArray());
        }
        return noise;
    }

    /**
     * Random walks through the test. They differ from each other by chance, and between supposed shares only by their
     * drift.
     *
     * @param middle the share at which nothing drifts
     * @param perStep results in a step
     * @param low the bound of H0, below 0
     * @param high the bound of H1, above 0
     * @param seen how extreme the results are: the sign is the side, and the size decreases with the duration
     * @param noise of each walk by step; each has a mirror image
     */
    private record Walks(double middle, double perStep, double low, double high, double seen, List<double[]> noise) {
        static final int NUMBER = 4000;
        static final long SEED = 1978;

        /** The share under which results at most this extreme have the given chance. */
        double at(double atMost) {
            double least = 1e-4;
            double most = 1 - least;
            for (int halving = 0; halving < HALVINGS; halving++) {
                double share = (least + most) / 2;
                if (chance((share - middle) * perStep) > atMost) {
                    least = share;
                } else {
                    most = share;
                }
            }
            return (least + most) / 2;
        }

        /**
         * The chance of results at most as extreme as the observed ones, counting half of the equally extreme ones.
         */
        private double chance(double drift) {
            double below = 0;
            for (double[] walk : noise) {
                double place = place(walk, drift);
                below += place < seen ? 1 : place == seen ? 0.5 : 0;
            }
            return below / noise.size();
        }

        private double place(double[] walk, double drift) {
            double sum = 0;
            for (int step = 0; step < walk.length; step++) {
                sum += drift + walk[step];
                if (sum >= high) {
                    return 1 + 1.0 / (step + 1);
                }
                if (sum <= low) {
                    return -1 - 1.0 / (step + 1);
                }
            }
            return sum > 0 ? sum / high : -sum / low;
        }
    }
}
