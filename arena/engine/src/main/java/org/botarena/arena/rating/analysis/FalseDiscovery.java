package org.botarena.arena.rating.analysis;

import java.util.Arrays;
import java.util.Collection;
import org.apache.commons.statistics.distribution.BetaDistribution;

/** What remains of many observations when at most one in twenty of those that are told may be chance. */
final class FalseDiscovery {
    /** The share of what is told that may be chance, on average. */
    static final double RATE = 0.05;

    private FalseDiscovery() {}

    /**
     * The largest p-value that is told (Benjamini and Hochberg, "Controlling the false discovery rate", 1995); below 0:
     * none.
     *
     * @param values the p-values up to {@link #RATE}; larger ones cannot be told
     * @param candidates how many were looked at in all
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

    /** The smallest p-values of several hypotheses that are all told with 95 % confidence: by Holm's steps. */
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
     * The chance to make at most so many points of so many games, each worth a share; the games may be a fraction, where
     * they vary more than throws of their own.
     */
    static double atMost(double points, double games, double share) {
        return points >= games
                ? 1
                : BetaDistribution.of(games - points, points + 1).cumulativeProbability(1 - share);
    }
}
