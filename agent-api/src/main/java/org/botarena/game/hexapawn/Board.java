package org.botarena.game.hexapawn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.botarena.api.Rearrangement;
import org.botarena.api.Symmetry;

/**
 * The board of a game of Hexapawn and its variant rules, which never change during a game. Immutable. Sets of cells are
 * longs with bit {@code 8 * row + column}.
 *
 * @param rows 3 to 8
 * @param columns 3 to 8
 * @param cylinder whether the first and the last column are neighbours, for captures
 * @param priority whether a player who can capture must
 */
public record Board(int rows, int columns, boolean cylinder, boolean priority) {
    static final int SMALLEST = 3;
    static final int LARGEST = 8;
    static final long FIRST_ROW = 0xffL;

    private static final long EVERY_ROW = 0x0101010101010101L;

    /**
     * Rejects rows or columns out of their range. With fewer than 3 columns, two captures would coincide on a cylinder.
     */
    public Board {
        if (Math.min(rows, columns) < SMALLEST || Math.max(rows, columns) > LARGEST) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "hexapawn: a board of %d rows and %d columns: both must be in 3..8", rows, columns));
        }
    }

    long cells() {
        return (((1L << columns) - 1) * EVERY_ROW) & (-1L >>> (64 - 8 * rows));
    }

    long lastRow() {
        return FIRST_ROW << (8 * (rows - 1));
    }

    /** The cells one column to the right. Beyond the last column comes the first on a cylinder, otherwise nothing. */
    long east(long cells) {
        long last = EVERY_ROW << (columns - 1);
        long wrapped = cylinder ? (cells & last) >>> (columns - 1) : 0;
        return ((cells & ~last) << 1) | wrapped;
    }

    /** The cells one column to the left. Beyond the first column comes the last on a cylinder, otherwise nothing. */
    long west(long cells) {
        long wrapped = cylinder ? (cells & EVERY_ROW) << (columns - 1) : 0;
        return ((cells & ~EVERY_ROW) >>> 1) | wrapped;
    }

    /** All combinations of the symmetries, without the identity. */
    List<Symmetry<Hexapawn>> symmetries() {
        List<Symmetry<Hexapawn>> all = new ArrayList<>();
        for (boolean isExchanging : new boolean[] {false, true}) {
            for (boolean isMirrored : new boolean[] {false, true}) {
                for (int turned = 0; turned < (cylinder ? columns : 1); turned++) {
                    int by = turned;
                    Rearrangement cells = Rearrangement.ofBoard(
                            rows,
                            columns,
                            LARGEST,
                            (row, column) -> isExchanging ? rows - 1 - row : row,
                            (row, column) -> ((isMirrored ? columns - 1 - column : column) + by) % columns);
                    all.add(new HexapawnSymmetry(cells, isExchanging));
                }
            }
        }
        return all.subList(1, all.size());
    }

    /** Whether a number codes a move between cells of this board in adjacent rows. */
    boolean holds(long move) {
        return move >= 0
                && move < 64 * 64
                && Math.max(Hexapawn.fromRow(move), Hexapawn.toRow(move)) < rows
                && Math.max(Hexapawn.fromColumn(move), Hexapawn.toColumn(move)) < columns
                && Math.abs(Hexapawn.fromRow(move) - Hexapawn.toRow(move)) == 1;
    }

    /** Written by hand: Java links the generated method at its first call, which takes 15 ms or more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Board that
                && rows == that.rows
                && columns == that.columns
                && cylinder == that.cylinder
                && priority == that.priority;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * rows + columns) + Boolean.hashCode(cylinder)) + Boolean.hashCode(priority);
    }
}
