package org.botarena.arena.rating.pool;

import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** How some scores link all entrants. */
public enum Connection {
    /**
     * A chain of entrants that each scored against the next leads from each entrant to each other: there is a unique
     * best estimate.
     */
    STRONG,
    /** Meetings link all entrants, but some lost every game to the others, or won every game against them. */
    ONE_SIDED,
    /** No chain of meetings links some entrants to others. */
    BROKEN;

    public static Connection of(Scores scores) {
        if (reached(scores.entrants(), scores::games) < scores.entrants()) {
            return BROKEN;
        }
        boolean isStrong = reached(scores.entrants(), scores::points) == scores.entrants()
                && reached(scores.entrants(), scores::lost) == scores.entrants();
        return isStrong ? STRONG : ONE_SIDED;
    }

    /** The number of entrants that can be reached from the first one over links above 0. */
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
