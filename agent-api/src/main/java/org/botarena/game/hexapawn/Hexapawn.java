package org.botarena.game.hexapawn;

import java.util.Locale;
import java.util.random.RandomGenerator;
import org.botarena.api.GridText;
import org.botarena.api.Position;

/**
 * A position of Hexapawn. Immutable.
 *
 * <p>X is player 0, opens and moves down from the first row; O is player 1 and moves up from the last. Rows and columns
 * count from 0 at the top left. A move is {@code 64 * from + to}, where a cell is {@code 8 * row + column} on every
 * board; {@link #move}, {@link #fromRow}, {@link #fromColumn}, {@link #toRow} and {@link #toColumn} convert. Its text
 * is {@code row,column-row,column}: {@code 0,1-1,1}. The text of a position is its cells row by row ({@code X}, {@code
 * O} or {@code .}), a blank, and the side to move.
 *
 * <p>Pawns are sets of cells with bit {@code 8 * row + column}. The constructor does not check its arguments; {@link
 * HexapawnRules#parse} does.
 *
 * @param crosses the pawns of player 0
 * @param noughts the pawns of player 1
 * @param side the player to move, 0 or 1; after the end, the player who would be next, and who has lost
 * @param board the board and its rules
 */
public record Hexapawn(long crosses, long noughts, int side, Board board) implements Position<Hexapawn> {
    /** The value of {@link #at} for a cell without a pawn. */
    public static final int EMPTY = -1;

    static final String GLYPHS = "XO";

    private static final long CELLS = 64;

    @Override
    public int turn() {
        return hasArrived() || (straight() | left() | right()) == 0 ? OVER : side;
    }

    @Override
    public int moves(long[] into) {
        if (hasArrived()) {
            return 0;
        }
        long left = left();
        long right = right();
        int count = 0;
        for (long rest = left | right; rest != 0; rest &= rest - 1) {
            long pawn = rest & -rest;
            if ((left & pawn) != 0) {
                into[count++] = captureLeft(pawn);
            }
            if ((right & pawn) != 0) {
                into[count++] = captureRight(pawn);
            }
        }
        if (count > 0 && board.priority()) {
            return count;
        }
        for (long rest = straight(); rest != 0; rest &= rest - 1) {
            into[count++] = step(rest & -rest);
        }
        return count;
    }

    @Override
    public long[] moves() {
        long[] moves = new long[hasArrived() ? 0 : count(left(), right(), straight())];
        moves(moves);
        return moves;
    }

    private int count(long left, long right, long straight) {
        int captures = Long.bitCount(left) + Long.bitCount(right);
        return captures > 0 && board.priority() ? captures : captures + Long.bitCount(straight);
    }

    @Override
    public long randomMove(RandomGenerator random) {
        long left = left();
        long right = right();
        long straight = straight();
        int count = hasArrived() ? 0 : count(left, right, straight);
        if (count == 0) {
            return NONE;
        }
        int k = random.nextInt(count);
        int lefts = Long.bitCount(left);
        if (k < lefts) {
            return captureLeft(member(left, k));
        }
        int captures = lefts + Long.bitCount(right);
        return k < captures ? captureRight(member(right, k - lefts)) : step(member(straight, k - captures));
    }

    /** The k-th pawn of a set, from 0, as a set of one. */
    private static long member(long set, int k) {
        long rest = set;
        for (int i = 0; i < k; i++) {
            rest &= rest - 1;
        }
        return rest & -rest;
    }

    @Override
    public Hexapawn play(long move) {
        long from = 1L << (move / CELLS);
        long to = 1L << (move % CELLS);
        return side == 0
                ? new Hexapawn((crosses ^ from) | to, noughts & ~to, 1, board)
                : new Hexapawn(crosses & ~to, (noughts ^ from) | to, 0, board);
    }

    /** 1 for the player who reached the far row or left the opponent without a move, -1 for the opponent. */
    @Override
    public double score(int player) {
        if (turn() != OVER) {
            throw new IllegalStateException("hexapawn: a game has no score before its end: " + this);
        }
        return player == side ? -1 : 1;
    }

    /** The owner of the pawn in a cell, player 0 or 1, or {@link #EMPTY}; rows and columns count from 0. */
    public int at(int row, int column) {
        long cell = 1L << (8 * row + column);
        return (crosses & cell) != 0 ? 0 : (noughts & cell) != 0 ? 1 : EMPTY;
    }

    /** The number of a player's pawns. */
    public int pawns(int player) {
        return Long.bitCount(player == 0 ? crosses : noughts);
    }

    /** The move from one cell to another, rows and columns counted from 0. */
    public static long move(int fromRow, int fromColumn, int toRow, int toColumn) {
        return CELLS * (8 * fromRow + fromColumn) + 8L * toRow + toColumn;
    }

    /** The row that a move comes from. */
    public static int fromRow(long move) {
        return (int) (move / CELLS / 8);
    }

    /** The column that a move comes from. */
    public static int fromColumn(long move) {
        return (int) (move / CELLS % 8);
    }

    /** The row that a move goes to. */
    public static int toRow(long move) {
        return (int) (move % CELLS / 8);
    }

    /** The column that a move goes to. */
    public static int toColumn(long move) {
        return (int) (move % 8);
    }

    @Override
    public String show(long move) {
        return board.holds(move)
                ? fromRow(move) + "," + fromColumn(move) + "-" + toRow(move) + "," + toColumn(move)
                : Long.toString(move);
    }

    @Override
    public long parse(String move) {
        long code = move.matches("[0-7],[0-7]-[0-7],[0-7]")
                ? move(move.charAt(0) - '0', move.charAt(2) - '0', move.charAt(4) - '0', move.charAt(6) - '0')
                : NONE;
        if (!board.holds(code)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "hexapawn: '%s' is not a move: row,column-row,column with rows 0 to %d and columns 0 to %d",
                    move,
                    board.rows() - 1,
                    board.columns() - 1));
        }
        return code;
    }

    @Override
    public String toString() {
        int columns = board.columns();
        return GridText.show(board.rows() * columns, cell -> at(cell / columns, cell % columns), GLYPHS, side);
    }

    /** Written by hand: Java links the generated method at its first call, which takes 15 ms or more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Hexapawn that
                && crosses == that.crosses
                && noughts == that.noughts
                && side == that.side
                && board.equals(that.board);
    }

    /** Mixed, so that every pawn affects all bits. */
    @Override
    public int hashCode() {
        long mixed = (crosses + side) * 0x9e3779b97f4a7c15L;
        mixed = ((mixed ^ (mixed >>> 32)) + noughts) * 0xd6e8feb86659fd93L;
        return (int) (mixed >>> 32);
    }

    private boolean hasArrived() {
        return (crosses & board.lastRow()) != 0 || (noughts & Board.FIRST_ROW) != 0;
    }

    /** The mover's pawns with an empty cell ahead. */
    private long straight() {
        return own() & behind(board.cells() & ~(crosses | noughts));
    }

    /** The mover's pawns that can capture ahead on the left, in a lower column for both players. */
    private long left() {
        return own() & board.east(behind(theirs()));
    }

    private long right() {
        return own() & board.west(behind(theirs()));
    }

    private long own() {
        return side == 0 ? crosses : noughts;
    }

    private long theirs() {
        return side == 0 ? noughts : crosses;
    }

    /** The cells one row back, from the mover's view. */
    private long behind(long cells) {
        return side == 0 ? cells >>> 8 : cells << 8;
    }

    private long ahead(long cells) {
        return side == 0 ? cells << 8 : cells >>> 8;
    }

    private long step(long pawn) {
        return code(pawn, ahead(pawn));
    }

    private long captureLeft(long pawn) {
        return code(pawn, board.west(ahead(pawn)));
    }

    private long captureRight(long pawn) {
        return code(pawn, board.east(ahead(pawn)));
    }

    private static long code(long from, long to) {
        return CELLS * Long.numberOfTrailingZeros(from) + Long.numberOfTrailingZeros(to);
    }
}
