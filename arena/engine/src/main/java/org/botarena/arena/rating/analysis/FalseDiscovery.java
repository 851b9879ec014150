package org.botarena.arena.rating.analysis;

import java.util.Arrays;
import java.util.Collection;
import org.apache.commons.statistics.distribution.BetaDistribution;

/** Selects significant observations so that at most one in twenty reported ones is due to chance. */
final class FalseDiscovery {
    /** The mean share of reported observations that may be due to chance. */
    static final double RATE = 0.05;

    private FalseDiscovery() {}

    /**
     * The largest p-value to report (Benjamini and Hochberg, "Controlling the false discovery rate", 1995); below 0:
     * none.
     *
     * @param values the p-values up to {@link #RATE}; larger ones are never reported
     * @param candidates the total number of observations
     */
    static double bound(Collection<Double> values, long candidates) {
        double[] sorted =
                values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        for (int last = sorted.length; last > 0; last--) {
            if (sorted[last - 1] <= RATE * last / candidates) {
                return sorted[last - 1];
            }
        }
        return -1;
    }

    /** Selects the hypotheses to report, all true together with 95 % confidence, by Holm's procedure. */
    static boolean[] holm(double[] values) {
        Integer[] order = new Integer[values.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (one, other) -> Double.compare(values[one], values[other]));
        boolean[] isTold = new boolean[values.length];
        for (int i = 0; i < order.length && values[order[i]] <= RATE / (order.length - i); i++) {
            isTold[order[i]] = true;
        }
        return isTold;
    }

    /**
     * The chance of at most this many points in this many games, each worth a share. The number of games may be a
     * fraction, if they vary more than independent games.
     */
    static double atMost(double points, double games, double share) {
        return points >= games
                ? 1
                : BetaDistribution.of(games - points, points + 1).cumulativeProbability(1 - share);
    }
}
