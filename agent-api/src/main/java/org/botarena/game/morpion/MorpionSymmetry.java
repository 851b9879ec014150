package org.botarena.game.morpion;

import org.botarena.api.Rearrangement;
import org.botarena.api.Symmetry;

/**
 * The board rotated, reflected and, on a torus, translated.
 *
 * @param cells the target of each cell
 */
record MorpionSymmetry(Rearrangement cells) implements Symmetry<Morpion> {
    @Override
    public Morpion of(Morpion position) {
        return new Morpion(
                cells.set(position.crosses()), cells.set(position.noughts()), position.plies(), position.board());
    }

    @Override
    public long of(long move) {
        return cells.cell((int) move);
    }
}
