package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Who meets whom in a round of a Swiss tournament: from the top each entrant takes the free opponent that costs least,
 * and goes back where nobody is left. The cost is 1000 times the squared gap in points, and how far the opponent is from
 * the one half a score group below. One thread.
 */
final class SwissMatching {
    private static final double GAP = 1000;

    /** Beyond so many steps back, which no field of twenty was seen to take, some meet again. */
    private static final int MOST_STEPS = 100_000;

    private final SwissTable table;
    private final boolean mayMeetAgain;
    private final List<Two> matches = new ArrayList<>();
    private int steps;

    /** Two who are to meet. */
    record Two(String better, String worse) {}

    private SwissMatching(SwissTable table, boolean mayMeetAgain) {
        this.table = table;
        this.mayMeetAgain = mayMeetAgain;
    }

    /** The matches of a round. With an odd number the last who had no bye rests, if all others can be matched. */
    static List<Two> of(SwissTable table) {
        for (boolean mayMeetAgain : new boolean[] {false, true}) {
            for (List<String> playing : playing(table)) {
                SwissMatching matching = new SwissMatching(table, mayMeetAgain);
                if (matching.match(playing)) {
                    return List.copyOf(matching.matches);
                }
            }
        }
        throw new IllegalStateException("no matches of " + table.order());
    }

    private static List<List<String>> playing(SwissTable table) {
        List<String> order = table.order();
        if (order.size() % 2 == 0) {
            return List.of(order);
        }
        List<List<String>> playing = new ArrayList<>();
        for (int bye = order.size() - 1; bye >= 0; bye--) {
            if (!table.hadBye(order.get(bye))) {
                List<String> others = new ArrayList<>(order);
                others.remove(bye);
                playing.add(others);
            }
        }
        return playing;
    }

    private boolean match(List<String> free) {
        if (free.isEmpty()) {
            return true;
        }
        String first = free.get(0);
        for (int opponent : candidates(free)) {
            if (++steps > MOST_STEPS) {
                return false;
            }
            List<String> rest = new ArrayList<>(free);
            rest.remove(opponent);
            rest.remove(0);
            matches.add(new Two(first, free.get(opponent)));
            if (match(rest)) {
                return true;
            }
            matches.remove(matches.size() - 1);
        }
        return false;
    }

    /** The opponents that the first one may have, the cheapest in front. */
    private List<Integer> candidates(List<String> free) {
        String first = free.get(0);
        long group = free.stream()
                .filter(other -> table.points(other) == table.points(first))
                .count();
        double half = Math.max(1, group / 2);
        Comparator<Integer> again = Comparator.comparing(other -> table.haveMet(first, free.get(other)));
        return IntStream.range(1, free.size())
                .boxed()
                .filter(other -> mayMeetAgain || !table.haveMet(first, free.get(other)))
                .sorted(again.thenComparingDouble(other -> {
                    double gap = table.points(first) - table.points(free.get(other));
                    return GAP * gap * gap + Math.abs(other - half);
                }))
                .toList();
    }
}
