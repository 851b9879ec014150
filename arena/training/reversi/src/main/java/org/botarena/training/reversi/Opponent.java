package org.botarena.training.reversi;

import java.util.List;
import org.botarena.game.reversi.Reversi;

/** Plays one game against the measured search. */
interface Opponent extends AutoCloseable {
    /**
     * Returns its move.
     *
     * @param position has at least two legal moves
     * @param plies the moves from the start of the game to the position, passes included
     */
    long move(Reversi position, List<Long> plies);

    @Override
    default void close() {}
}
