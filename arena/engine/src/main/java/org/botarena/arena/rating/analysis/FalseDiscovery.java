package org.botarena.arena.rating.analysis;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.apache.commons.statistics.distribution.BetaDistribution;

/** Selects significant observations so that at most one in twenty reported ones is due to chance. */
final class FalseDiscovery {
    /** The mean share of reported observations that may be due to chance. */
    static final double RATE = 0.05;

    private FalseDiscovery() {}

    /**
     * The observations to report, those with the smallest p-values first (Benjamini and Hochberg, "Controlling the false
     * discovery rate", 1995).
     *
     * @param found those with a p-value up to {@link #RATE}, and any others, which are never reported
     * @param chance the p-value of an observation
     * @param candidates the total number of observations
     */
    static <T> List<T> reported(Collection<T> found, ToDoubleFunction<T> chance, long candidates) {
        List<T> sorted =
                found.stream().sorted(Comparator.comparingDouble(chance)).toList();
        int reported = sorted.size();
        while (reported > 0 && chance.applyAsDouble(sorted.get(reported - 1)) > RATE * reported / candidates) {
            reported--;
        }
        return sorted.subList(0, reported);
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
