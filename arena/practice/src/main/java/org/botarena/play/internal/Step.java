package org.botarena.play.internal;

import org.botarena.api.Position;

/**
 * A ply that was played. Immutable.
 *
 * @param number from 0
 * @param player the seat that chose it, or {@link #NO_PLAYER}
 * @param before the position in which it was played
 * @param after the position that it led to
 */
public record Step<P extends Position<P>>(int number, int player, long move, P before, P after) {
    /** The player of opening plies, chance and forced plies. */
    public static final int NO_PLAYER = -1;

    /** The move in notation. */
    public String notation() {
        return before.show(move);
    }

    /** Whether chance moved. */
    boolean isRoll() {
        return before.turn() == Position.CHANCE;
    }
}
