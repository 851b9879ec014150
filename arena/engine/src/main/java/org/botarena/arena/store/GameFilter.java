package org.botarena.arena.store;

import java.util.Optional;

/**
 * A filter on the games with a result. Immutable.
 *
 * @param entrant the name of an entrant that played, or empty for any
 * @param opponent the name of the other entrant, or empty for any
 * @param pair the number of the pair of games that begin alike, from 0, or empty for any
 * @param fault the kind of a fault in the game, or an empty text for any kind; empty: with or without a fault
 */
public record GameFilter(
        Optional<String> entrant, Optional<String> opponent, Optional<Integer> pair, Optional<String> fault) {
    /** All of them. */
    public static final GameFilter ALL =
            new GameFilter(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
}
