package org.botarena.arena.rating;

import java.util.Arrays;
import org.apache.commons.numbers.rootfinder.BrentSolver;

/**
 * Bounds on the mean of few results, whatever their distribution is. It uses the Dirichlet distribution over the
 * observed results, with one more result at the adverse end. The source is Gaffke, "Three test statistics for a
 * nonparametric one-sided hypothesis on the mean of a nonnegative variable", 2005. If all results are wins it is the
 * exact binomial bound. Immutable.
 */
final class SmallSample {
    private static final double CLOSE = 1e-7;
    private static final int POINTS = 400;

    private SmallSample() {}

    /** A lower bound of the mean, wrong with at most this chance, in 0..1; 0 without a result. */
    static double low(double[] numbers, double tail) {
        return quantile(numbers, 1, 0, tail);
    }

    /** An upper bound of the mean, wrong with at most this chance, in 0..1; 1 without a result. */
    static double high(double[] numbers, double tail) {
        return quantile(numbers, 0, 1, 1 - tail);
    }

    /** Whether {@link #low} is at least a number in 0..1; faster than the bound itself. */
    static boolean isLowAtLeast(double number, double[] numbers, double tail) {
        double[] shapes = numbers.clone();
        shapes[0]++;
        return below(shapes, number) <= tail;
    }

    /** Whether {@link #high} is below a number in 0..1; faster than the bound itself. */
    static boolean isHighBelow(double number, double[] numbers, double tail) {
        double[] shapes = numbers.clone();
        shapes[shapes.length - 1]++;
        return below(shapes, number) > 1 - tail;
    }

    private static double quantile(double[] numbers, int atEnd, int atTop, double chance) {
        double[] shapes = numbers.clone();
        if (Arrays.stream(shapes).sum() == 0) {
            return atTop;
        }
        shapes[0] += atEnd;
        shapes[shapes.length - 1] += atTop;
        return new BrentSolver(0, CLOSE, CLOSE)
                .findRoot(mean -> mean == 0 ? -chance : mean == 1 ? 1 - chance : below(shapes, mean) - chance, 0, 1);
    }

    /**
     * The chance that a Dirichlet-weighted mean of the values k/K is below a number m. Then a sum of gamma variables
     * with the weights k/K - m is negative. It inverts the characteristic function (Gil-Pelaez, "Note on the
     * inversion theorem", 1951), with the axis folded into 0..1.
     */
    static double below(double[] shapes, double mean) {
        int top = shapes.length - 1;
        double variance = 0;
        for (int k = 0; k <= top; k++) {
            variance += shapes[k] * Math.pow((double) k / top - mean, 2);
        }
        double scale = 1 / Math.sqrt(variance);
        double sum = 0;
        for (int step = 0; step < POINTS; step++) {
            double u = (step + 0.5) / POINTS;
            double t = scale * u / (1 - u);
            double log = 0;
            double angle = 0;
            for (int k = 0; k <= top; k++) {
                if (shapes[k] == 0) {
                    continue;
                }
                double weight = (double) k / top - mean;
                log -= shapes[k] / 2 * Math.log1p(t * t * weight * weight);
                angle += shapes[k] * Math.atan(t * weight);
            }
            sum += Math.exp(log) * Math.sin(angle) / (u * (1 - u));
        }
        return 0.5 - sum / POINTS / Math.PI;
    }
}
