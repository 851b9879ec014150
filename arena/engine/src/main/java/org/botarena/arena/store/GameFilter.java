package org.botarena.arena.store;

import java.util.Optional;

/**
 * Which of the games with a result are meant. Immutable.
 *
 * @param entrant the name of one that played; empty: any
 * @param opponent the name of another that played; empty: any
 * @param pair the number of the pair of games that begin alike, from 0; empty: any
 * @param fault the kind of a fault in it, an empty text for any kind; empty: with or without
 */
public record GameFilter(
        Optional<String> entrant, Optional<String> opponent, Optional<Integer> pair, Optional<String> fault) {
    /** All of them. */
    public static final GameFilter ALL =
            new GameFilter(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
}
