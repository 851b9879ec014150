package org.example.connectfour;

import java.util.Arrays;
import org.botarena.api.Position;

/**
 * A moment of Connect Four. Immutable.
 *
 * <p>Player 0 is X and opens a game from the start. A move is a column, 0 to 6 from the left; its stone falls to the
 * lowest free cell. As text a position is its 42 cells row by row from the top left ({@code X}, {@code O} or
 * {@code .}), a blank, and the side to move.
 *
 * <p>Stones are sets of cells, seven bits a column: bit 7 * column + height, heights counted from 0 at the bottom. The
 * seventh bit of a column stays empty, so that no line runs from one column's top into the next one's bottom.
 *
 * @param crosses the cells of player 0
 * @param noughts the cells of player 1
 * @param side the player to move, 0 or 1; when the game is over the one who would be next
 */
public record ConnectFour(long crosses, long noughts, int side) implements Position<ConnectFour> {
    static final int COLUMNS = 7;
    static final int ROWS = 6;
    static final int CELLS = COLUMNS * ROWS;
    static final String GLYPHS = "XO";

    /** From a cell to the next one of a line: upwards, to the right, and the two diagonals. */
    private static final int[] STEPS = {1, ROWS + 1, ROWS + 2, ROWS};

    @Override
    public int turn() {
        return hasLine(crosses) || hasLine(noughts) || Long.bitCount(crosses | noughts) == CELLS ? OVER : side;
    }

    @Override
    public int moves(long[] into) {
        int count = 0;
        for (int column = 0; column < COLUMNS && turn() != OVER; column++) {
            if (height(column) < ROWS) {
                into[count++] = column;
            }
        }
        return count;
    }

    @Override
    public long[] moves() {
        long[] moves = new long[COLUMNS];
        return Arrays.copyOf(moves, moves(moves));
    }

    @Override
    public ConnectFour play(long move) {
        long stone = cell((int) move, height((int) move));
        return side == 0
                ? new ConnectFour(crosses | stone, noughts, 1)
                : new ConnectFour(crosses, noughts | stone, 0);
    }

    /** 1 for four in a row, -1 for the opponent's, 0 for neither (or both, which no game reaches). */
    @Override
    public double score(int player) {
        if (turn() != OVER) {
            throw new IllegalStateException("there is no score before the end: " + this);
        }
        int forCrosses = (hasLine(crosses) ? 1 : 0) - (hasLine(noughts) ? 1 : 0);
        return player == 0 ? forCrosses : -forCrosses;
    }

    @Override
    public String show(long move) {
        return Long.toString(move);
    }

    @Override
    public long parse(String move) {
        if (!move.matches("[0-6]")) {
            throw new IllegalArgumentException("connectfour: '%s' is no move: a column, 0 to 6".formatted(move));
        }
        return Character.digit(move.charAt(0), 10);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(CELLS + 2);
        for (int height = ROWS - 1; height >= 0; height--) {
            for (int column = 0; column < COLUMNS; column++) {
                long cell = cell(column, height);
                text.append((crosses & cell) != 0 ? 'X' : (noughts & cell) != 0 ? 'O' : '.');
            }
        }
        return text.append(' ').append(GLYPHS.charAt(side)).toString();
    }

    /** How many stones a column holds. */
    private int height(int column) {
        return Long.bitCount((crosses | noughts) & (0b111111L << (ROWS + 1) * column));
    }

    static long cell(int column, int height) {
        return 1L << ((ROWS + 1) * column + height);
    }

    private static boolean hasLine(long stones) {
        for (int step : STEPS) {
            long pairs = stones & (stones >> step);
            if ((pairs & (pairs >> 2 * step)) != 0) {
                return true;
            }
        }
        return false;
    }
}
