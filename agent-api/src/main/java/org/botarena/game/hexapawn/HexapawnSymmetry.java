package org.botarena.game.hexapawn;

import org.botarena.api.Rearrangement;
import org.botarena.api.Symmetry;

/**
 * The board mirrored left to right, rotated along a cylinder, or upside down with the players exchanged.
 *
 * @param cells the target of each cell
 * @param isExchanging whether each player receives the other's pawns
 */
record HexapawnSymmetry(Rearrangement cells, boolean isExchanging) implements Symmetry<Hexapawn> {
    private static final int CELLS = 64;

    @Override
    public Hexapawn of(Hexapawn position) {
        long crosses = cells.set(position.crosses());
        long noughts = cells.set(position.noughts());
        return isExchanging
                ? new Hexapawn(noughts, crosses, 1 - position.side(), position.board())
                : new Hexapawn(crosses, noughts, position.side(), position.board());
    }

    @Override
    public long of(long move) {
        return (long) CELLS * cells.cell((int) move / CELLS) + cells.cell((int) move % CELLS);
    }

    @Override
    public int player(int player) {
        return isExchanging ? 1 - player : player;
    }
}
