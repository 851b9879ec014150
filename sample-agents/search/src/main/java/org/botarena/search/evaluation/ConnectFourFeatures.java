package org.botarena.search.evaluation;

import org.botarena.game.connectfour.Board;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.search.connectfour.Threats;

/** Features of unfinished games of Connect Four, each in -1..1. Sets of cells are those of {@link ConnectFour}. */
public final class ConnectFourFeatures {
    private ConnectFourFeatures() {}

    /** The lines of four without a stone of the opponent, which a player may still fill. */
    public static Evaluation<ConnectFour> openLines() {
        return (position, player) -> Evaluation.lead(openLines(position, player), openLines(position, 1 - player));
    }

    /** The empty cells that would complete four in a row, whether a stone can fall there now or only later. */
    public static Evaluation<ConnectFour> threats() {
        return (position, player) ->
                Evaluation.lead(Long.bitCount(threats(position, player)), Long.bitCount(threats(position, 1 - player)));
    }

    /** The empty cells where a stone of this player completes four in a row. */
    public static long threats(ConnectFour position, int player) {
        Board board = position.board();
        long own = player == 0 ? position.crosses() : position.noughts();
        return Threats.of(own, board.rows()) & Threats.cells(board) & ~(position.crosses() | position.noughts());
    }

    private static int openLines(ConnectFour position, int player) {
        Board board = position.board();
        long free = Threats.cells(board) & ~(player == 0 ? position.noughts() : position.crosses());
        int count = 0;
        for (int step : steps(board)) {
            long pairs = free & (free >>> step);
            count += Long.bitCount(pairs & (pairs >>> (2 * step)));
        }
        return count;
    }

    /** The shifts from a cell to the next one of a line: upwards, to the right, and the two diagonals. */
    private static int[] steps(Board board) {
        int stride = board.rows() + 1;
        return new int[] {1, stride, stride + 1, stride - 1};
    }
}
