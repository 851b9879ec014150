package org.botarena.game.connectfour;

import java.util.Locale;
import java.util.random.RandomGenerator;
import org.botarena.api.GridText;
import org.botarena.api.Position;

/**
 * A position of Connect Four. Immutable.
 *
 * <p>Player 0 is X and opens a game from the start. A move is a column, counted from 0 at the left; {@link #move} and
 * {@link #column} convert. Its text is the number of the column from 1: {@code 4}. The text of a position is its cells
 * row by row from the top ({@code X}, {@code O} or {@code .}), a blank, and the side to move.
 *
 * <p>Stones are sets of cells with bit {@code (rows + 1) * column + height}, where heights count from 0 at the bottom.
 * The constructor does not check its arguments; {@link ConnectFourRules#parse} does.
 *
 * @param crosses the stones of player 0
 * @param noughts the stones of player 1
 * @param side the player to move, 0 or 1, who has no four in a row; after the end, the player who would be next
 * @param board the board
 */
public record ConnectFour(long crosses, long noughts, int side, Board board) implements Position<ConnectFour> {
    /** The value of {@link #at} for a cell without a stone. */
    public static final int EMPTY = -1;

    static final String GLYPHS = "XO";

    @Override
    public int turn() {
        return isOver() ? OVER : side;
    }

    private boolean isOver() {
        return isWon() || plies() == board.cells();
    }

    /** Only the last stone can have made four in a row. */
    private boolean isWon() {
        return board.hasLine(side == 0 ? noughts : crosses);
    }

    @Override
    public int moves(long[] into) {
        int count = 0;
        if (!isWon()) {
            long stones = crosses | noughts;
            for (int column = 0; column < board.columns(); column++) {
                if (!board.isFull(stones, column)) {
                    into[count++] = column;
                }
            }
        }
        return count;
    }

    @Override
    public long[] moves() {
        long[] all = new long[board.columns()];
        int count = moves(all);
        long[] moves = new long[count];
        System.arraycopy(all, 0, moves, 0, count);
        return moves;
    }

    /** Draws columns until one is not full. */
    @Override
    public long randomMove(RandomGenerator random) {
        if (isOver()) {
            return NONE;
        }
        long stones = crosses | noughts;
        int column = random.nextInt(board.columns());
        while (board.isFull(stones, column)) {
            column = random.nextInt(board.columns());
        }
        return column;
    }

    @Override
    public ConnectFour play(long move) {
        long stone = board.landing(crosses | noughts, (int) move);
        return side == 0
                ? new ConnectFour(crosses | stone, noughts, 1, board)
                : new ConnectFour(crosses, noughts | stone, 0, board);
    }

    /** 1 for four in a row, -1 for the opponent's four, 0 for neither. */
    @Override
    public double score(int player) {
        if (!isOver()) {
            throw new IllegalStateException("connectfour: a game has no score before its end: " + this);
        }
        return !isWon() ? 0 : player == side ? -1 : 1;
    }

    /**
     * The owner of the stone in a cell, player 0 or 1, or {@link #EMPTY}. Rows and columns count from 0 at the top
     * left.
     */
    public int at(int row, int column) {
        long cell = board.cell(row, column);
        return (crosses & cell) != 0 ? 0 : (noughts & cell) != 0 ? 1 : EMPTY;
    }

    /** The number of stones on the board. */
    public int plies() {
        return Long.bitCount(crosses | noughts);
    }

    /** The number of stones in a column, counted from 0. */
    public int height(int column) {
        return Long.bitCount((crosses | noughts) & board.column(column));
    }

    /** The move that drops a stone into a column, counted from 0. */
    public static long move(int column) {
        return column;
    }

    /** The column of a move, from 0 at the left. */
    public static int column(long move) {
        return (int) move;
    }

    @Override
    public String show(long move) {
        return Long.toString(move >= 0 && move < board.columns() ? move + 1 : move);
    }

    @Override
    public long parse(String move) {
        int number = move.length() == 1 ? move.charAt(0) - '0' : 0;
        if (number < 1 || number > board.columns()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "connectfour: '%s' is not a move: a column, 1 to %d", move, board.columns()));
        }
        return move(number - 1);
    }

    @Override
    public String toString() {
        return GridText.show(board.cells(), cell -> at(cell / board.columns(), cell % board.columns()), GLYPHS, side);
    }

    /** Written by hand: Java links the generated method at its first call, which takes 15 ms or more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof ConnectFour that
                && crosses == that.crosses
                && noughts == that.noughts
                && side == that.side
                && board.equals(that.board);
    }

    /** Mixed, so that every stone affects all bits. */
    @Override
    public int hashCode() {
        long mixed = (crosses + side) * 0x9e3779b97f4a7c15L;
        mixed = ((mixed ^ (mixed >>> 32)) + noughts) * 0xd6e8feb86659fd93L;
        return (int) (mixed >>> 32);
    }
}
