package org.botarena.search.evaluation;

import java.util.LinkedHashSet;
import java.util.Set;
import org.botarena.game.morpion.Morpion;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.game.tritactoe.TriTacToe;

/**
 * Open lines: lines without a stone of the opponent, which a player may still fill.
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

    private OpenLines(int rows, int columns, int align, boolean torus) {
        Set<Long> found = new LinkedHashSet<>();
        for (int cell = 0; cell < rows * columns; cell++) {
            for (int[] direction : DIRECTIONS) {
                long line = line(cell / columns, cell % columns, direction, align, rows, columns, torus);
                if (line != 0) {
                    found.add(line);
                }
            }
        }
        lines = found.stream().mapToLong(Long::longValue).toArray();
    }

    private static long line(int row, int column, int[] direction, int align, int rows, int columns, boolean torus) {
        long line = 0;
        for (int i = 0; i < align; i++) {
            int r = row + i * direction[0];
            int c = column + i * direction[1];
            boolean isInside = r >= 0 && r < rows && c >= 0 && c < columns;
            if (!isInside && !torus) {
                return 0;
            }
            line |= 1L << (8 * Math.floorMod(r, rows) + Math.floorMod(c, columns));
        }
        return line;
    }

    /** The number of lines without any of these stones. */
    private int open(long stones) {
        int open = 0;
        for (long line : lines) {
            open += (line & stones) == 0 ? 1 : 0;
        }
        return open;
    }

    private double difference(long own, long theirs) {
        return open(theirs) - open(own);
    }

    /** The evaluation of tic-tac-toe, in -8..8. */
    public static Evaluation<TicTacToe> ofTicTacToe() {
        OpenLines board = new OpenLines(3, 3, 3, false);
        return (position, player) -> {
            double forCrosses = board.difference(spread(position.crosses(), 3), spread(position.noughts(), 3));
            return player == 0 ? forCrosses : -forCrosses;
        };
    }

    /** The evaluation of tic-tac-toe for three: own lines minus the mean of the two others', in -14..14. */
    public static Evaluation<TriTacToe> ofTriTacToe() {
        OpenLines board = new OpenLines(TriTacToe.ROWS, TriTacToe.COLUMNS, 3, false);
        return (position, player) -> {
            double worth = 0;
            for (int each = 0; each < 3; each++) {
                long others =
                        spread(position.stones((each + 1) % 3) | position.stones((each + 2) % 3), TriTacToe.COLUMNS);
                worth += (each == player ? 1 : -0.5) * board.open(others);
            }
            return worth;
        };
    }

    /** The evaluation of Morpion on the board of a position, as a share of all lines, in -1..1. */
    public static Evaluation<Morpion> ofMorpion(Morpion any) {
        OpenLines board = new OpenLines(
                any.board().size(),
                any.board().size(),
                any.board().align(),
                any.board().torus());
        return (position, player) -> {
            double forCrosses = board.difference(position.crosses(), position.noughts()) / board.lines.length;
            return player == 0 ? forCrosses : -forCrosses;
        };
    }

    /** Converts cells numbered {@code columns * row + column} to bits {@code 8 * row + column}. */
    private static long spread(int cells, int columns) {
        long spread = 0;
        for (int row = 0, rest = cells; rest != 0; row++, rest >>>= columns) {
            spread |= (rest & ((1L << columns) - 1)) << (8 * row);
        }
        return spread;
    }
}
