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
        if (!areAllReached(scores, scores::games)) {
            return BROKEN;
        }
        return areAllReached(scores, scores::points) && areAllReached(scores, scores::lost) ? STRONG : ONE_SIDED;
    }

    private static boolean areAllReached(Scores scores, IntFunction<double[]> links) {
        boolean[] isReached = scores.reached(0, links);
        return IntStream.range(1, isReached.length).allMatch(i -> isReached[i]);
    }
}
