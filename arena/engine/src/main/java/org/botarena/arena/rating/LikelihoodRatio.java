package org.botarena.arena.rating;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * How much better H1 explains some results than H0 does (generalised: the likeliest distribution that fulfils a
 * hypothesis represents it). Immutable.
 *
 * <p>Names: p the observed frequencies, a the values of the results, q the likeliest distribution under a hypothesis.
 * Further, t is a normalised difference, φ the function whose mean a hypothesis sets to 0, θ its multiplier. They
 * follow Van den Bergh, "The generalized SPRT", 2020.
 *
 * @param sum the logarithm of the ratio
 * @param drift its mean change with a game or pair
 * @param variance of that change
 */
record LikelihoodRatio(double sum, double drift, double variance) {
    /** Replaces a count of 0, which would make a result impossible. */
    private static final double NEVER = 1e-3;

    private static final double CLOSE = 1e-9;
    private static final int MOST_ROUNDS = 1000;
    private static final int HALVINGS = 64;

    /** The mean overshoot of a random walk beyond a bound, in standard deviations: -ζ(½)/√(2π). */
    private static final double OVERSHOOT = 0.5826;

    static LikelihoodRatio of(Counts counts, Sprt test) {
        double[] n = counts.numbers().stream()
                .mapToDouble(number -> Math.max(counts.worth() * number, NEVER))
                .toArray();
        double total = Arrays.stream(n).sum();
        double[] p = Arrays.stream(n).map(number -> number / total).toArray();
        double[] a = IntStream.range(0, n.length).mapToDouble(counts::value).toArray();
        double[] q0 = likeliest(p, a, test.elo0(), test.scale());
        double[] q1 = likeliest(p, a, test.elo1(), test.scale());
        IntToDoubleFunction change = k -> Math.log(q1[k] / q0[k]);
        double drift = mean(p, change);
        double variance = mean(p, k -> Math.pow(change.applyAsDouble(k) - drift, 2));
        return new LikelihoodRatio(total * drift, drift, variance);
    }

    /**
     * The estimated number of steps until the sum, now between two bounds, reaches one. It is the mean exit time of a
     * Brownian motion with the same drift and variance. The bounds are widened by the last step's overshoot
     * (Siegmund, "Sequential Analysis", 1985).
     */
    double stepsUntil(double lower, double upper) {
        double overshoot = OVERSHOOT * Math.sqrt(variance);
        double down = lower - sum - overshoot;
        double up = upper - sum + overshoot;
        double slope = 2 * drift / variance;
        if (Math.abs(slope * (up - down)) < 1e-6) {
            return -down * up / variance;
        }
        double upFirst = (1 - Math.exp(-slope * down)) / (Math.exp(-slope * up) - Math.exp(-slope * down));
        double reached = slope * down < -500 ? up : slope * up < -500 ? down : upFirst * up + (1 - upFirst) * down;
        return reached / drift;
    }

    private static double[] likeliest(double[] p, double[] a, double elo, Sprt.Scale scale) {
        if (scale == Sprt.Scale.LOGISTIC) {
            double share = Elo.share(elo);
            return withMeanZero(p, k -> a[k] - share);
        }
        boolean isOfPairs = a.length > 3;
        return atNormalised(p, a, elo / (2 * Elo.PER_LOGIT) * (isOfPairs ? Math.sqrt(2) : 1));
    }

    /**
     * The mean must be t standard deviations above ½; the deviation depends on the solution, so it is computed
     * iteratively.
     */
    private static double[] atNormalised(double[] p, double[] a, double t) {
        double[] q = new double[p.length];
        Arrays.fill(q, 1.0 / p.length);
        for (int round = 0; round < MOST_ROUNDS; round++) {
            double[] before = q;
            double mean = mean(before, k -> a[k]);
            double deviation = Math.sqrt(mean(before, k -> Math.pow(a[k] - mean, 2)));
            q = withMeanZero(p, k -> a[k] - 0.5 - 0.5 * t * deviation * (1 + Math.pow((a[k] - mean) / deviation, 2)));
            double[] after = q;
            if (IntStream.range(0, p.length).allMatch(k -> Math.abs(after[k] - before[k]) < CLOSE)) {
                break;
            }
        }
        return q;
    }

    /** The distribution nearest to p under which φ has the mean 0: q = p / (1 + θφ), θ by bisection. */
    private static double[] withMeanZero(double[] p, IntToDoubleFunction phi) {
        double[] value = IntStream.range(0, p.length).mapToDouble(phi).toArray();
        double low = -1 / Arrays.stream(value).max().orElseThrow();
        double high = -1 / Arrays.stream(value).min().orElseThrow();
        for (int halving = 0; halving < HALVINGS; halving++) {
            double theta = (low + high) / 2;
            if (mean(p, k -> value[k] / (1 + theta * value[k])) > 0) {
                low = theta;
            } else {
                high = theta;
            }
        }
        double theta = (low + high) / 2;
        return IntStream.range(0, p.length)
                .mapToDouble(k -> p[k] / (1 + theta * value[k]))
                .toArray();
    }

    private static double mean(double[] p, IntToDoubleFunction of) {
        return IntStream.range(0, p.length)
                .mapToDouble(k -> p[k] * of.applyAsDouble(k))
                .sum();
    }
}
