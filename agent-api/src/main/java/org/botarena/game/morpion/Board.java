package org.botarena.game.morpion;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.botarena.api.Rearrangement;

/**
 * The board of a game of Morpion and its variant rules, which never change during a game. Immutable. Sets of cells are
 * longs with bit {@code 8 * row + column}. The column after the last one is always empty, so that no line continues
 * from the end of a row into the next.
 *
 * @param size rows and columns: 3, 5 or 7
 * @param torus whether opposite edges touch, for lines and for slides
 * @param phase 0: the game ends when the stones are placed; 1: they slide up, right, down and left; 2: also diagonally
 */
public record Board(int size, boolean torus, int phase) {
    private static final long EVERY_ROW = 0x0101010101010101L;

    /** By phase, the neighbours of the hole as pairs of row and column, in the order of the listed slides. */
    private static final int[][] NEIGHBOURS = {
        {}, {-1, 0, 0, 1, 1, 0, 0, -1}, {-1, -1, -1, 0, -1, 1, 0, -1, 0, 1, 1, -1, 1, 0, 1, 1}
    };

    /** Rejects an unknown size or phase. */
    public Board {
        if (size != 3 && size != 5 && size != 7) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "morpion: size %d: it must be one of 3, 5, 7", size));
        }
        if (phase < 0 || phase > 2) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "morpion: phase %d: it must be one of 0, 1, 2", phase));
        }
    }

    /** The number of stones in a row that wins: 3, 4 or 5. */
    public int align() {
        return (size + 3) / 2;
    }

    /** The number of stones that are placed, which leave one cell empty. */
    public int stones() {
        return size * size - 1;
    }

    /** The number of plies after which a game without a winner is drawn. */
    public int lastPly() {
        return stones() + (phase == 0 ? 0 : 2 * size);
    }

    long cells() {
        return (((1L << size) - 1) * EVERY_ROW) & (-1L >>> (64 - 8 * size));
    }

    /** Whether a set of stones contains {@link #align} in a row. */
    boolean hasLine(long stones) {
        if (!torus) {
            return hasLine(stones, 1) || hasLine(stones, 8) || hasLine(stones, 9) || hasLine(stones, 7);
        }
        long down = stones;
        long right = stones;
        long falling = stones;
        long rising = stones;
        for (int length = 2; length <= align(); length++) {
            down = stones & south(down);
            right = stones & east(right);
            falling = stones & south(east(falling));
            rising = stones & south(west(rising));
        }
        return (down | right | falling | rising) != 0;
    }

    /** Looks along one direction; each shift drops the lines that end there. */
    private boolean hasLine(long stones, int step) {
        long ends = stones;
        for (int length = 2; length <= align(); length++) {
            ends = stones & (ends << step);
        }
        return ends != 0;
    }

    private long south(long cells) {
        return ((cells << 8) & cells()) | (cells >>> (8 * (size - 1)));
    }

    private long east(long cells) {
        return ((cells << 1) & cells()) | ((cells >>> (size - 1)) & EVERY_ROW);
    }

    private long west(long cells) {
        return ((cells >>> 1) & cells()) | ((cells & EVERY_ROW) << (size - 1));
    }

    /** The rotations, reflections and, on a torus, translations of the board, without the identity. */
    List<Rearrangement> symmetries() {
        List<Rearrangement> all = new ArrayList<>();
        int moves = torus ? size * size : 1;
        for (Rearrangement turned : Rearrangement.ofSquare(size, 8)) {
            for (int moved = 0; moved < moves; moved++) {
                int down = moved / size;
                int right = moved % size;
                all.add(Rearrangement.of(cell -> {
                    int to = turned.cell(cell);
                    boolean isCell = (cells() >>> cell & 1) != 0;
                    return isCell ? 8 * ((to / 8 + down) % size) + (to % 8 + right) % size : cell;
                }));
            }
        }
        return all.subList(1, all.size());
    }

    /** The number of neighbours of a hole, on the board or beyond its edge. */
    int neighbours() {
        return NEIGHBOURS[phase].length / 2;
    }

    /** The cell that is the k-th neighbour of a cell, both {@code 8 * row + column}; -1 beyond the edge. */
    int neighbour(int cell, int k) {
        int row = cell / 8 + NEIGHBOURS[phase][2 * k];
        int column = cell % 8 + NEIGHBOURS[phase][2 * k + 1];
        if (torus) {
            return 8 * ((row + size) % size) + (column + size) % size;
        }
        return Math.min(row, column) < 0 || Math.max(row, column) >= size ? -1 : 8 * row + column;
    }

    /** Written by hand: Java links the generated method at its first call, which takes 15 ms or more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Board that && size == that.size && torus == that.torus && phase == that.phase;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * size + Boolean.hashCode(torus)) + phase;
    }
}
