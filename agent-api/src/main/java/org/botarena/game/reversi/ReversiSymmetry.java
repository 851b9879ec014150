package org.botarena.game.reversi;

import org.botarena.api.Rearrangement;
import org.botarena.api.Symmetry;

/**
 * The board rotated or reflected. Half of these symmetries map the start to the mirrored one; the game is the same.
 *
 * @param squares the target of each square
 */
record ReversiSymmetry(Rearrangement squares) implements Symmetry<Reversi> {
    @Override
    public Reversi of(Reversi position) {
        return new Reversi(
                squares.set(position.mover()), squares.set(position.other()), position.side(), position.size());
    }

    @Override
    public long of(long move) {
        return move == Reversi.PASS ? move : squares.cell((int) move);
    }
}
