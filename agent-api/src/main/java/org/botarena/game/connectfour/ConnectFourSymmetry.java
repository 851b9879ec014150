package org.botarena.game.connectfour;

import org.botarena.api.Rearrangement;
import org.botarena.api.Symmetry;

/**
 * The board mirrored left to right.
 *
 * @param board the board
 * @param cells where each cell goes
 */
record ConnectFourSymmetry(Board board, Rearrangement cells) implements Symmetry<ConnectFour> {
    @Override
    public ConnectFour of(ConnectFour position) {
        return new ConnectFour(
                cells.set(position.crosses()), cells.set(position.noughts()), position.side(), position.board());
    }

    @Override
    public long of(long move) {
        return board.columns() - 1 - move;
    }
}
