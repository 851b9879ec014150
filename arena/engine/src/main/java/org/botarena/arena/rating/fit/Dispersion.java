package org.botarena.arena.rating.fit;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.pool.Pool;

/**
 * How much more, or less, the points of a meeting vary than those of games that are throws of their own: 1 means as much;
 * draws make it less, a pair whose games end alike makes it up to 2. It is measured for all and for each entrant, whose
 * own value is drawn towards that of all as far as its meetings are few. Immutable.
 */
public final class Dispersion {
    /** What is assumed before a meeting was seen, and as how many meetings that counts. */
    private static final double ASSUMED = 1.25;

    private static final double ASSUMED_MEETINGS = 4;

    /** As how many meetings of an entrant those of all count. */
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

    /** Of these meetings; the leverage of a meeting, what it pulls the fit towards itself, is taken into account. */
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

    /** Squares that were seen and expected; and of how many equal meetings they are worth. */
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

    /** Of all meetings. */
    public double common() {
        return common;
    }

    /** Of a meeting of two. */
    public double of(int one, int other) {
        return (own[one] + own[other]) / 2;
    }

    /**
     * In how many standard deviations an entrant's 95 % lie to each side: Student's quantile, from {@value #MANY} degrees of
     * freedom on by its expansion (Abramowitz and Stegun 26.7.5), which is right to five digits there and takes a thousandth
     * of the time.
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
