package org.botarena.search;

import org.botarena.api.Position;

/**
 * A search that looks a number of plies ahead. One thread at a time.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Search<P extends Position<P>> {
    /**
     * The move for a position in which a player is to move.
     *
     * @param depth plies to look ahead; at 0 the answer is the first move
     * @param meter counts the calls
     * @throws Meter.Spent if the meter's budget runs out before the answer is found
     */
    Decision decide(P position, int depth, Meter meter);
}
