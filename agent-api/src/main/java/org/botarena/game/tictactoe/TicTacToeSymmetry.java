package org.botarena.game.tictactoe;

import org.botarena.api.Rearrangement;
import org.botarena.api.Symmetry;

/**
 * The board rotated or reflected.
 *
 * @param cells the target of each cell
 */
record TicTacToeSymmetry(Rearrangement cells) implements Symmetry<TicTacToe> {
    @Override
    public TicTacToe of(TicTacToe position) {
        return new TicTacToe((int) cells.set(position.crosses()), (int) cells.set(position.noughts()), position.side());
    }

    @Override
    public long of(long move) {
        return cells.cell((int) move);
    }
}
