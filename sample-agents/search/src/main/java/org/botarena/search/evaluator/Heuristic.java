package org.botarena.search.evaluator;

import org.botarena.api.Position;

/**
 * How good a position looks, without a search.
 *
 * @param <P> the positions of the game
 */
@FunctionalInterface
public interface Heuristic<P extends Position<P>> {
    /** From -1, lost, to 1, won, as the player sees it; 0 is even. */
    double of(P position, int player);

    /** Knows nothing: everything looks even. */
    static <P extends Position<P>> Heuristic<P> none() {
        return (position, player) -> 0;
    }
}
