package org.botarena.search.partie;

import org.botarena.api.Position;
import org.botarena.search.Meter;
import org.botarena.search.Search;

/**
 * Somebody who chooses moves: any search, an agent, a person.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Player<P extends Position<P>> {
    /** A move for the player whose turn it is. */
    long choose(P position);

    /** Forgets what it has learnt; who learns nothing has nothing to forget. */
    default void forget() {}

    /** A search that always looks so many plies ahead. */
    static <P extends Position<P>> Player<P> of(Search<P> search, int depth) {
        return position -> search.decide(position, depth, Meter.unlimited()).move();
    }
}
