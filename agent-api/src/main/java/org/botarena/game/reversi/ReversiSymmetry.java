package org.botarena.game.reversi;

import org.botarena.api.Rearrangement;
import org.botarena.api.Symmetry;

/**
 * The board turned or mirrored. Half of the ways turn the start into the mirrored one; the game is the same.
 *
 * @param squares where each square goes
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
