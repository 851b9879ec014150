package org.botarena.search.evaluation;

import java.util.LinkedHashSet;
import java.util.Set;
import org.botarena.game.morpion.Morpion;
import org.botarena.game.tictactoe.TicTacToe;

/**
 * Open lines: those that hold no stone of the opponent, so that a player may still fill them.
 *
 * <pre>
 * Eval(s) = open lines of the player - open lines of the opponent
 * </pre>
 *
 * <p>Source: the course of Sherbrooke, search, evaluation of tic-tac-toe (the example with 6 - 4 = 2).
 */
public final class OpenLines {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    /** The lines of a board as sets of cells: bit {@code 8 * row + column}. */
    private final long[] lines;

    private OpenLines(int size, int align, boolean torus) {
        Set<Long> found = new LinkedHashSet<>();
        for (int cell = 0; cell < size * size; cell++) {
            for (int[] direction : DIRECTIONS) {
                long line = line(cell / size, cell % size, direction, align, size, torus);
                if (line != 0) {
                    found.add(line);
                }
            }
        }
        lines = found.stream().mapToLong(Long::longValue).toArray();
    }

    private static long line(int row, int column, int[] direction, int align, int size, boolean torus) {
        long line = 0;
        for (int i = 0; i < align; i++) {
            int r = row + i * direction[0];
            int c = column + i * direction[1];
            boolean isInside = r >= 0 && r < size && c >= 0 && c < size;
            if (!isInside && !torus) {
                return 0;
            }
            line |= 1L << (8 * Math.floorMod(r, size) + Math.floorMod(c, size));
        }
        return line;
    }

    private double difference(long own, long theirs) {
        int open = 0;
        for (long line : lines) {
            open += ((line & theirs) == 0 ? 1 : 0) - ((line & own) == 0 ? 1 : 0);
        }
        return open;
    }

    /** Of tic-tac-toe, in -8..8. */
    public static Evaluation<TicTacToe> ofTicTacToe() {
        OpenLines board = new OpenLines(3, 3, false);
        return (position, player) -> {
            double forCrosses = board.difference(spread(position.crosses()), spread(position.noughts()));
            return player == 0 ? forCrosses : -forCrosses;
        };
    }

    /** Of Morpion on the board of a position, as a share of all lines, in -1..1. */
    public static Evaluation<Morpion> ofMorpion(Morpion any) {
        OpenLines board = new OpenLines(
                any.board().size(), any.board().align(), any.board().torus());
        return (position, player) -> {
            double forCrosses = board.difference(position.crosses(), position.noughts()) / board.lines.length;
            return player == 0 ? forCrosses : -forCrosses;
        };
    }

    /** Cells numbered {@code 3 * row + column} to bits {@code 8 * row + column}. */
    private static long spread(int cells) {
        return (cells & 0b111) | (long) (cells & 0b111000) << 5 | (long) (cells & 0b111000000) << 10;
    }
}
