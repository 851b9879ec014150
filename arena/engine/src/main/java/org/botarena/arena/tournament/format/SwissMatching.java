package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Who meets whom in a round of a Swiss tournament: of all ways to pair everybody the one that costs least. What counts is,
 * in this order: nobody meets the same opponent twice or rests twice; the squared gaps in points are small, also between
 * who rests and the last; within those equal on points each of the upper half meets the one as far down the lower half.
 * Immutable.
 */
final class SwissMatching {
    /** A gap of half a point costs as much as all that is out of order within a group of so many places. */
    private static final long GAP = 1000;

    private final SwissTable table;
    private final List<String> order;

    /** In half points, by place. */
    private final long[] points;

    /** By places: who has met whom. It is asked for each two, so it is found out once. */
    private final boolean[][] haveMet;

    /** How far down an opponent would be best, by place. */
    private final int[] half;

    /** More than everything else together can cost. */
    private final long again;

    /** Two who are to meet. */
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

    /** The matches of a round, the best in front. With an odd number somebody rests. */
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

    /** The place behind the last one is that of who rests. */
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
