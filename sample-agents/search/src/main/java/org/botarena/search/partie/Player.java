package org.botarena.search.partie;

import org.botarena.api.Position;
import org.botarena.search.Meter;
import org.botarena.search.Search;

/**
 * Chooses moves: any search, an agent or a person.
 *
 * @param <P> the positions it understands
 */
@FunctionalInterface
public interface Player<P extends Position<P>> {
    /** Chooses a move for the player whose turn it is. */
    long choose(P position);

    /** Forgets everything learned; by default there is nothing to forget. */
    default void forget() {}

    /** Makes a player from a search with a fixed depth in plies. */
    static <P extends Position<P>> Player<P> of(Search<P> search, int depth) {
        return position -> search.decide(position, depth, Meter.unlimited()).move();
    }
}
