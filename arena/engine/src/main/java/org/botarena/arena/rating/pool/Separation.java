package org.botarena.arena.rating.pool;

import java.util.ArrayList;
import java.util.List;

/**
 * Which places the data separate: between two places there is a gap if everybody above it is stronger than everybody below
 * it. All gaps together hold with 95 %. Immutable.
 *
 * @param groups the entrants between the gaps, the best first
 */
public record Separation(List<List<String>> groups) {
    /** Copies the lists. */
    public Separation {
        groups = groups.stream().map(List::copyOf).toList();
    }

    /**
     * What the ratings say of an order.
     *
     * @param order the entrants by place, the best first
     */
    public static Separation of(List<String> order, Ratings ratings) {
        double[] values = new double[order.size() - 1];
        for (int i = 0; i < values.length; i++) {
            values[i] = chance(order.subList(0, i + 1), order.subList(i + 1, order.size()), ratings);
        }
        boolean[] isGap = FalseDiscovery.holm(values);
        List<List<String>> groups = new ArrayList<>();
        int from = 0;
        for (int to = 1; to <= order.size(); to++) {
            if (to == order.size() || isGap[to - 1]) {
                groups.add(order.subList(from, to));
                from = to;
            }
        }
        return new Separation(groups);
    }

    /**
     * Of the least sure of all comparisons across a gap: that two equals lie as far apart, to either side. The nearest come
     * first, since one of them mostly says that there is no gap.
     */
    private static double chance(List<String> above, List<String> below, Ratings ratings) {
        double most = 2 * ratings.superiority(below.get(0), above.get(above.size() - 1));
        for (int i = above.size() - 1; i >= 0 && most <= FalseDiscovery.RATE; i--) {
            for (int j = 0; j < below.size() && most <= FalseDiscovery.RATE; j++) {
                most = Math.max(most, 2 * ratings.superiority(below.get(j), above.get(i)));
            }
        }
        return most;
    }
}
