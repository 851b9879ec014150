package org.botarena.arena.rating.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The places that the data separate. There is a gap between two places if everyone above it is stronger than everyone
 * below it. All gaps hold together with 95 % confidence. Immutable.
 *
 * @param groups the entrants between the gaps, the best first
 */
public record Separation(List<List<String>> groups) {
    public Separation {
        groups = groups.stream().map(List::copyOf).toList();
    }

    /**
     * Finds the gaps in an order.
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

    /**
     * The chances that two equals are as far apart as two places are, to either side. Each pair is compared at most
     * once.
     */
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
         * The chance for the least certain of all comparisons across a gap. The nearest places come first, since they
         * usually rule out a gap.
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
