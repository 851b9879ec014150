package org.botarena.arena.rating.pool;

import java.util.ArrayList;
import java.util.List;

/**
 * Which places the data separate: between two places there is a gap if everybody above it is, with 97.5 %, stronger than
 * everybody below it. Immutable.
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
        List<List<String>> groups = new ArrayList<>();
        int from = 0;
        for (int to = 1; to <= order.size(); to++) {
            if (to == order.size() || isGap(order.subList(0, to), order.subList(to, order.size()), ratings)) {
                groups.add(order.subList(from, to));
                from = to;
            }
        }
        return new Separation(groups);
    }

    private static boolean isGap(List<String> above, List<String> below, Ratings ratings) {
        return above.stream()
                .allMatch(
                        better -> below.stream().allMatch(worse -> ratings.superiority(better, worse) >= Ratings.SURE));
    }
}
