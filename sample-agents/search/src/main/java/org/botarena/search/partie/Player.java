package org.botarena.search.partie;

import org.botarena.api.Position;

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
}
