package org.botarena.game.tritactoe;

import org.botarena.api.Rearrangement;
import org.botarena.api.Symmetry;

/**
 * The board upside down or mirrored.
 *
 * @param cells the target of each cell
 */
record TriTacToeSymmetry(Rearrangement cells) implements Symmetry<TriTacToe> {
    @Override
    public TriTacToe of(TriTacToe position) {
        return new TriTacToe(
                (int) cells.set(position.crosses()),
                (int) cells.set(position.noughts()),
                (int) cells.set(position.triangles()),
                position.side());
    }

    @Override
    public long of(long move) {
        return cells.cell((int) move);
    }
}
