package org.botarena.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/**
 * A rearrangement of the cells of a board whose sets are longs with one bit per cell. Most symmetries are made of it.
 * Immutable.
 */
public final class Rearrangement {
    private static final int SQUARE_SYMMETRIES = 8;

    private final int[] to;

    private Rearrangement(int[] to) {
        this.to = to;
    }

    /**
     * Makes a rearrangement from a function.
     *
     * @param to the target of each of the 64 bits; a bit that is not a cell maps to itself, and no two bits to the same
     *     one
     */
    public static Rearrangement of(IntUnaryOperator to) {
        int[] all = new int[Long.SIZE];
        Arrays.setAll(all, to);
        return new Rearrangement(all);
    }

    /**
     * Makes a rearrangement of a board of rows and columns.
     *
     * @param rows of the board
     * @param columns of the board
     * @param stride a cell's number is {@code stride * row + column}, both from 0
     * @param row the target row of the cell in this row and column
     * @param column its target column
     */
    public static Rearrangement ofBoard(
            int rows, int columns, int stride, IntBinaryOperator row, IntBinaryOperator column) {
        return of(cell -> cell / stride < rows && cell % stride < columns
                ? stride * row.applyAsInt(cell / stride, cell % stride)
                        + column.applyAsInt(cell / stride, cell % stride)
                : cell);
    }

    /** The eight rotations and reflections of a square board, the identity first. */
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

    /**
     * The symmetry of a game whose moves are the numbers of cells.
     *
     * @param image rearranges the sets of a position
     */
    public <P extends Position<P>> Symmetry<P> symmetry(UnaryOperator<P> image) {
        return new Symmetry<>() {
            @Override
            public P of(P position) {
                return image.apply(position);
            }

            @Override
            public long of(long move) {
                return cell((int) move);
            }
        };
    }

    /** The target of a cell. */
    public int cell(int cell) {
        return to[cell];
    }

    /** The targets of a set of cells. */
    public long set(long cells) {
        long image = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            image |= 1L << to[Long.numberOfTrailingZeros(rest)];
        }
        return image;
    }
}
