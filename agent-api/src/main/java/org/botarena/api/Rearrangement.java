package org.botarena.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/**
 * A rearrangement of the cells of a board, of which sets are longs with a bit for each: what the symmetries of most games
 * are made of. Immutable.
 */
public final class Rearrangement {
    private static final int SQUARE_SYMMETRIES = 8;

    private final int[] to;

    private Rearrangement(int[] to) {
        this.to = to;
    }

    /**
     * Any rearrangement.
     *
     * @param to where each of the 64 bits goes, a bit that is no cell to itself; no two to the same one
     */
    public static Rearrangement of(IntUnaryOperator to) {
        int[] all = new int[Long.SIZE];
        Arrays.setAll(all, to);
        return new Rearrangement(all);
    }

    /**
     * One of a board of rows and columns.
     *
     * @param rows of the board
     * @param columns of the board
     * @param stride a cell's number is {@code stride * row + column}, both from 0
     * @param row the row where the cell in this row and column goes
     * @param column the column where it goes
     */
    public static Rearrangement ofBoard(
            int rows, int columns, int stride, IntBinaryOperator row, IntBinaryOperator column) {
        return of(cell -> cell / stride < rows && cell % stride < columns
                ? stride * row.applyAsInt(cell / stride, cell % stride)
                        + column.applyAsInt(cell / stride, cell % stride)
                : cell);
    }

    /** The eight ways to turn and mirror a square board, the one that leaves it as it is in front. */
    public static List<Rearrangement> ofSquare(int size, int stride) {
        List<Rearrangement> all = new ArrayList<>();
        int last = size - 1;
        for (int way = 0; way < SQUARE_SYMMETRIES; way++) {
            boolean isTransposed = (way & 4) != 0;
            IntUnaryOperator row = (way & 2) != 0 ? r -> last - r : r -> r;
            IntUnaryOperator column = (way & 1) != 0 ? c -> last - c : c -> c;
            all.add(ofBoard(
                    size,
                    size,
                    stride,
                    (r, c) -> row.applyAsInt(isTransposed ? c : r),
                    (r, c) -> column.applyAsInt(isTransposed ? r : c)));
        }
        return all;
    }

    /** Where a cell goes. */
    public int cell(int cell) {
        return to[cell];
    }

    /** Where the cells of a set go. */
    public long set(long cells) {
        long image = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            image |= 1L << to[Long.numberOfTrailingZeros(rest)];
        }
        return image;
    }
}
