package org.botarena.arena.rating.pool;

import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** What some scores say about how all entrants compare. */
public enum Connection {
    /** From each to each other one leads a chain of entrants who scored against the next: there is one best estimate. */
    STRONG,
    /** All are linked by meetings, but some of them lost every game to the others, or won every game against them. */
    ONE_SIDED,
    /** Some are linked to others by no chain of meetings. */
    BROKEN;

    public static Connection of(Scores scores) {
        if (reached(scores.entrants(), scores::games) < scores.entrants()) {
            return BROKEN;
        }
        boolean isStrong = reached(scores.entrants(), scores::points) == scores.entrants()
                && reached(scores.entrants(), scores::lost) == scores.entrants();
        return isStrong ? STRONG : ONE_SIDED;
    }

    /** How many can be reached from the first one over links above 0. */
    private static int reached(int entrants, IntFunction<double[]> links) {
        boolean[] isSeen = new boolean[entrants];
        int[] queue = new int[entrants];
        int end = 1;
        isSeen[0] = true;
        for (int at = 0; at < end; at++) {
            double[] from = links.apply(queue[at]);
            for (int next : IntStream.range(0, entrants)
                    .filter(i -> !isSeen[i] && from[i] > 0)
                    .toArray()) {
                isSeen[next] = true;
                queue[end++] = next;
            }
        }
        return end;
    }
}
