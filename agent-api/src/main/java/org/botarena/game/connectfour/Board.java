package org.botarena.game.connectfour;

import java.util.Locale;
import org.botarena.api.Rearrangement;

/**
 * The board of a game of Connect Four, which never changes during a game. Immutable. Sets of cells are longs with bit
 * {@code (rows + 1) * column + height}, where heights count from 0 at the bottom. The bit above each column stays
 * empty, so that no line continues from the top of a column into the next one.
 *
 * @param rows 4 to 7
 * @param columns 4 to 8
 */
public record Board(int rows, int columns) {
    /** Six rows and seven columns. */
    public static final Board STANDARD = new Board(6, 7);

    static final int SMALLEST = 4;
    static final int MOST_ROWS = 7;
    static final int MOST_COLUMNS = 8;

    /** Rejects rows or columns out of their range; the largest board fits the bits of a long. */
    public Board {
        if (rows < SMALLEST || rows > MOST_ROWS || columns < SMALLEST || columns > MOST_COLUMNS) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "connectfour: a board of %d rows and %d columns: rows must be in 4..7 and columns in 4..8",
                    rows,
                    columns));
        }
    }

    /** The number of cells. */
    public int cells() {
        return rows * columns;
    }

    /** The number of bits of a column, including the empty one above it. */
    int stride() {
        return rows + 1;
    }

    /** The cell in a row and a column, both counted from 0 at the top left. */
    long cell(int row, int column) {
        return 1L << (stride() * column + rows - 1 - row);
    }

    /** The cells of a column. */
    long column(int column) {
        return ((1L << rows) - 1) << (stride() * column);
    }

    /** The free cell that a stone falls to: adding one at the bottom carries to it. The column must not be full. */
    long landing(long stones, int column) {
        return (stones + (1L << (stride() * column))) & column(column);
    }

    /** Whether a column is full. */
    boolean isFull(long stones, int column) {
        return ((stones >>> (stride() * column + rows - 1)) & 1) != 0;
    }

    /** Whether a set of stones has four in a row. */
    boolean hasLine(long stones) {
        int stride = stride();
        return hasLine(stones, 1) || hasLine(stones, stride) || hasLine(stones, stride + 1) || hasLine(stones, rows);
    }

    private static boolean hasLine(long stones, int step) {
        long pairs = stones & (stones >>> step);
        return (pairs & (pairs >>> (2 * step))) != 0;
    }

    /** The mirrored board. */
    Rearrangement mirrored() {
        return Rearrangement.ofBoard(
                columns, stride(), stride(), (column, height) -> columns - 1 - column, (column, height) -> height);
    }

    /** Written by hand: Java links the generated method at its first call, which takes 15 ms or more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Board that && rows == that.rows && columns == that.columns;
    }

    @Override
    public int hashCode() {
        return 31 * rows + columns;
    }
}
