package org.botarena.arena.rating;

import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import java.util.random.RandomGenerator;

/**
 * The difference in Elo after a test that has ended itself: it ends the sooner, the farther the results happen to lie off,
 * so that their mean lies too far off. Results count as the more extreme the sooner the test ended on their side (the
 * stagewise order: Siegmund, "Estimation following sequential tests", 1978), and the chance of at least as extreme ones is
 * found by walking through the test many times with results of a supposed mean. Immutable.
 *
 * @param counts when it ended
 * @param test what ended it
 */
public record StoppedTest(Counts counts, Sprt test) {
    private static final int WALKS = 1000;
    private static final int MOST_STEPS = 300;
    private static final int HALVINGS = 12;
    private static final long SEED = 1978;
    private static final double TAIL = 0.025;
    private static final double SEEN_BEFORE = 0.2;

    /** How extreme a walk was: the sign is the side, the size falls with the time that it took. */
    private record Walk(double drift, double deviation, double low, double high, int steps) {
        double place(RandomGenerator random) {
            double sum = 0;
            for (int step = 1; step <= steps; step++) {
                sum += drift + deviation * random.nextGaussian();
                if (sum >= high) {
                    return 1 + 1.0 / step;
                }
                if (sum <= low) {
                    return -1 - 1.0 / step;
                }
            }
            return sum > 0 ? sum / high : -sum / low;
        }
    }

    /**
     * The median-unbiased difference with its 95 % interval; of fewer than {@value Counts#FEW} pairs, which are no walk yet, it
     * holds what {@link Counts#fewElo} says, too.
     */
    public Interval elo() {
        if (counts.total() == 0) {
            return counts.elo();
        }
        Interval plain = counts.fewElo();
        boolean isShort = counts.effective() < Counts.FEW;
        double low = Elo.of(at(1 - TAIL));
        double high = Elo.of(at(TAIL));
        return new Interval(
                Elo.of(at(0.5)),
                isShort ? Math.min(low, plain.low()) : low,
                isShort ? Math.max(high, plain.high()) : high);
    }

    /** The share under which results at most as extreme as these come with this chance. */
    private double at(double atMost) {
        DoubleUnaryOperator chance = share -> chance(share);
        double low = 1e-4;
        double high = 1 - low;
        for (int halving = 0; halving < HALVINGS; halving++) {
            double middle = (low + high) / 2;
            if (chance.applyAsDouble(middle) > atMost) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    /** Of results that are at most as extreme as these, half of those that are as extreme included. */
    private double chance(double share) {
        double before = Elo.share(test.elo0());
        double after = Elo.share(test.elo1());
        double middle = (before + after) / 2;
        double variance = variance();
        double total = counts.effective();
        int steps = (int) Math.max(1, Math.min(MOST_STEPS, Math.round(total)));
        double perStep = total / steps;
        double sum = (counts.share() - middle) * total;
        double unit = unit(sum, variance / (after - before));
        double overshoot = 0.5826 * Math.sqrt(variance * perStep);
        double high = Math.max(overshoot / 10, test.upper() * unit - overshoot);
        double low = Math.min(-overshoot / 10, test.lower() * unit + overshoot);
        Walk walk = new Walk((share - middle) * perStep, Math.sqrt(variance * perStep), low, high, steps);
        double seen = seen(steps, sum, low, high);
        RandomGenerator random = new SplittableRandom(SEED);
        double below = 0;
        for (int i = 0; i < WALKS; i++) {
            double place = walk.place(random);
            below += place < seen ? 1 : place == seen ? 0.5 : 0;
        }
        return below / WALKS;
    }

    /**
     * Shares for one of the ratio's logarithm: as it was where the test ended, since far from both hypotheses the ratio
     * grows more slowly than with the sum; near 0, where that says nothing, as between the hypotheses.
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

    /** Of a result, as if each had been seen a fifth of a time before. */
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
}
