package org.botarena.arena.rating.fit;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.pool.Pool;

/**
 * The variance of the points of a meeting, relative to independent win-or-loss games: 1 means equal. Draws reduce it,
 * and a pair whose games end alike raises it to at most 2. It is measured for all and for each entrant; the value of
 * an entrant with few meetings shrinks towards the common one. Immutable.
 */
public final class Dispersion {
    /** The value assumed before the first meeting, and its weight in meetings. */
    private static final double ASSUMED = 1.25;

    private static final double ASSUMED_MEETINGS = 4;

    /** The weight of the common value, in meetings of an entrant. */
    private static final double COMMON_MEETINGS = 12;

    private static final double TAIL = 0.975;
    private static final int MANY = 12;

    private final double common;
    private final double[] own;
    private final double[] degrees;

    private Dispersion(double common, double[] own, double[] degrees) {
        this.common = common;
        this.own = own;
        this.degrees = degrees;
    }

    /** Measures these meetings, and allows for the leverage of each meeting, its pull on the fit. */
    public static Dispersion of(List<Pool.Cluster> clusters, Firth fit) {
        int n = fit.ratings().length;
        Sums all = new Sums();
        Sums[] each = new Sums[n];
        Arrays.setAll(each, i -> new Sums());
        for (Pool.Cluster cluster : clusters) {
            double variance = cluster.games() * fit.variance(cluster.one(), cluster.other());
            double free = 1 - Math.min(0.99, variance * fit.difference(cluster.one(), cluster.other()));
            double off = cluster.points() - cluster.games() * fit.share(cluster.one(), cluster.other());
            all.add(off * off, variance * free);
            each[cluster.one()].add(off * off, variance * free);
            each[cluster.other()].add(off * off, variance * free);
        }
        double common = all.towards(ASSUMED, ASSUMED_MEETINGS);
        double[] own = new double[n];
        double[] degrees = new double[n];
        for (int i = 0; i < n; i++) {
            own[i] = each[i].towards(common, COMMON_MEETINGS);
            degrees[i] = Math.max(1, each[i].meetings() + Math.min(COMMON_MEETINGS, all.meetings()));
        }
        return new Dispersion(common, own, degrees);
    }

    /** Sums of observed and expected squares, and the equivalent number of equal meetings. */
    private static final class Sums {
        private double squares;
        private double expected;
        private double ofSquares;

        void add(double square, double variance) {
            squares += square;
            expected += variance;
            ofSquares += variance * variance;
        }

        double meetings() {
            return ofSquares == 0 ? 0 : expected * expected / ofSquares;
        }

        double towards(double value, double meetings) {
            double seen = meetings();
            return seen == 0 ? value : (seen * squares / expected + meetings * value) / (seen + meetings);
        }
    }

    /** The common value of all meetings. */
    public double common() {
        return common;
    }

    /** The value for a meeting of two. */
    public double of(int one, int other) {
        return (own[one] + own[other]) / 2;
    }

    /**
     * Student's quantile: the number of standard deviations that covers 95 % for an entrant. From {@value #MANY}
     * degrees of freedom on it uses the expansion of Abramowitz and Stegun 26.7.5. That is right to five digits there
     * and takes a thousandth of the time.
     */
    double reach(int entrant) {
        double n = degrees[entrant];
        if (n < MANY) {
            return TDistribution.of(n).inverseCumulativeProbability(TAIL);
        }
        double z = Elo.Z95;
        double z2 = z * z;
        return z
                * (1
                        + (z2 + 1) / (4 * n)
                        + ((5 * z2 + 16) * z2 + 3) / (96 * n * n)
                        + (((3 * z2 + 19) * z2 + 17) * z2 - 15) / (384 * n * n * n));
    }

    /** The degrees of freedom of a comparison of two. */
    public double degrees(int one, int other) {
        return Math.min(degrees[one], degrees[other]);
    }
}
