package org.botarena.arena.record;

import java.util.List;

/**
 * How the next attempt at a game begins after the machine disturbed the earlier ones: with their plies, so that nothing
 * is rolled again. Immutable.
 *
 * @param plies the recorded plies, the opening's included; none: the game has not begun
 * @param isLast whether no further attempt follows
 */
public record Resumption(List<Ply> plies, boolean isLast) {
    /** Nothing has been played yet. */
    public static final Resumption NONE = new Resumption(List.of(), false);

    public Resumption {
        plies = List.copyOf(plies);
    }
}
