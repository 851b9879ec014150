package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The pairings of a round of a Swiss tournament: the cheapest of all ways to pair everyone. First, no entrant meets
 * the same opponent or has a bye twice. Second, the squared gaps in points are small, including the gap between the
 * entrant with the bye and the last. Third, entrants with equal points meet upper half against lower half. Immutable.
 */
final class SwissMatching {
    /** A gap of half a point costs the same as complete disorder within a group of this number of places. */
    private static final long GAP = 1000;

    private final SwissTable table;
    private final List<String> order;

    /** In half points, by place. */
    private final long[] points;

    /** Whether two entrants have met, by places; computed once because every pair needs it. */
    private final boolean[][] haveMet;

    /** The distance down to the best opponent, by place. */
    private final int[] half;

    /** More than the total of all other costs. */
    private final long again;

    /** Two entrants who are to meet. */
    record Two(String better, String worse) {}

    private SwissMatching(SwissTable table) {
        this.table = table;
        order = table.order();
        points = order.stream()
                .mapToLong(entrant -> Math.round(2 * table.points(entrant)))
                .toArray();
        haveMet = new boolean[points.length][points.length];
        Map<String, Integer> places = new HashMap<>();
        order.forEach(entrant -> places.put(entrant, places.size()));
        order.forEach(entrant -> table.opponents(entrant).stream()
                .filter(places::containsKey)
                .forEach(opponent -> haveMet[places.get(entrant)][places.get(opponent)] = true));
        half = new int[points.length];
        for (int i = 0; i < points.length; i++) {
            int equal = 0;
            for (long other : points) {
                equal += other == points[i] ? 1 : 0;
            }
            half[i] = Math.max(1, equal / 2);
        }
        long widest = points[0] - points[points.length - 1];
        again = (GAP * widest * widest + points.length + 1) * points.length;
    }

    /** The matches of a round, the best first. With an odd number one entrant has a bye. */
    static List<Two> of(SwissTable table) {
        return new SwissMatching(table).matches();
    }

    private List<Two> matches() {
        int[] opponents = PerfectMatching.of(order.size() + order.size() % 2, this::cost);
        List<Two> matches = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            if (opponents[i] > i && opponents[i] < order.size()) {
                matches.add(new Two(order.get(i), order.get(opponents[i])));
            }
        }
        return matches;
    }

    /** The place after the last one represents the bye. */
    private long cost(int one, int other) {
        int upper = Math.min(one, other);
        int lower = Math.max(one, other);
        if (lower == order.size()) {
            return rest(upper);
        }
        long gap = points[upper] - points[lower];
        long place = gap == 0 ? Math.abs(lower - upper - half[upper]) : 0;
        return (haveMet[upper][lower] ? again : 0) + GAP * gap * gap + place;
    }

    private long rest(int place) {
        int last = order.size() - 1;
        long gap = points[place] - points[last];
        return (table.hadBye(order.get(place)) ? again : 0) + GAP * gap * gap + last - place;
    }
}
