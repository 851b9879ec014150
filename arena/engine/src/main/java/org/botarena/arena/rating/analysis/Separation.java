package org.botarena.arena.rating.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which places the data separate: between two places there is a gap if everybody above it is stronger than everybody below
 * it. All gaps together hold with 95 %. Immutable.
 *
 * @param groups the entrants between the gaps, the best first
 */
public record Separation(List<List<String>> groups) {
    public Separation {
        groups = groups.stream().map(List::copyOf).toList();
    }

    /**
     * What the ratings say of an order.
     *
     * @param order the entrants by place, the best first
     */
    public static Separation of(List<String> order, Ratings ratings) {
        Chances chances = new Chances(order, ratings);
        double[] values = new double[order.size() - 1];
        Arrays.setAll(values, i -> chances.across(i + 1));
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

    /** How likely two equals lie as far apart as two places do, to either side. Each two are compared once at the most. */
    private static final class Chances {
        private static final double UNKNOWN = -1;

        private final List<String> order;
        private final Ratings ratings;
        private final double[][] known;

        Chances(List<String> order, Ratings ratings) {
            this.order = order;
            this.ratings = ratings;
            known = new double[order.size()][order.size()];
            for (double[] row : known) {
                Arrays.fill(row, UNKNOWN);
            }
        }

        /**
         * Of the least sure of all comparisons across a gap. The nearest come first, since one of them mostly says that
         * there is no gap.
         *
         * @param below the first place below the gap, from 0
         */
        double across(int below) {
            double most = of(below - 1, below);
            for (int i = below - 1; i >= 0 && most <= FalseDiscovery.RATE; i--) {
                for (int j = below; j < order.size() && most <= FalseDiscovery.RATE; j++) {
                    most = Math.max(most, of(i, j));
                }
            }
            return most;
        }

        private double of(int above, int below) {
            if (known[above][below] == UNKNOWN) {
                known[above][below] = 2 * ratings.superiority(order.get(below), order.get(above));
            }
            return known[above][below];
        }
    }
}
