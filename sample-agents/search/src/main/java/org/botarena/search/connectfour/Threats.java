package org.botarena.search.connectfour;

import org.botarena.game.connectfour.Board;

/**
 * Sets of cells of Connect Four, in the layout of {@link org.botarena.game.connectfour.ConnectFour}. Pure functions.
 */
public final class Threats {
    private Threats() {}

    /**
     * The cells where one more stone makes four in a row: at either end of three, or in the gap between two and one.
     * The set may include stones, and bits that are not cells.
     *
     * @param stones of one player
     * @param rows of the board
     */
    public static long of(long stones, int rows) {
        return ((stones << 1) & (stones << 2) & (stones << 3))
                | along(stones, rows)
                | along(stones, rows + 1)
                | along(stones, rows + 2);
    }

    private static long along(long stones, int step) {
        long before = (stones << step) & (stones << (2 * step));
        long after = (stones >>> step) & (stones >>> (2 * step));
        return (before & ((stones << (3 * step)) | (stones >>> step)))
                | (after & ((stones >>> (3 * step)) | (stones << step)));
    }

    /** All cells of a board. */
    public static long cells(Board board) {
        return lowest(board) * ((1L << board.rows()) - 1);
    }

    /** The lowest cell of every column. */
    static long lowest(Board board) {
        long cells = 0;
        for (int column = 0; column < board.columns(); column++) {
            cells |= 1L << ((board.rows() + 1) * column);
        }
        return cells;
    }
}
