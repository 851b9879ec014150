package org.botarena.game.reversi;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/**
 * A position of Reversi. Immutable.
 *
 * <p>Black is player 0 and opens, white is player 1. Rows and columns count from 0 at the top left, on every size. A
 * move is {@code 8 * row + column}, or {@link #PASS}; {@link #move}, {@link #row} and {@link #column} convert. The text
 * of a position is its rows from the top ({@code X} black, {@code O} white, {@code -} empty), a blank, and the side to
 * move.
 *
 * <p>Discs are sets of squares with bit {@code 8 * row + column}. They are stored as the mover's and the opponent's
 * rather than as black's and white's, so that a move is the same branch-free arithmetic for both sides. The constructor
 * does not check its arguments; {@link ReversiRules#parse} does.
 *
 * @param mover the discs of the side to move
 * @param other the discs of the other side
 * @param side the player to move, 0 or 1; after the end, the player who would be next
 * @param size rows and columns: 4, 6 or 8
 */
public record Reversi(long mover, long other, byte side, byte size) implements Position<Reversi> {
    /** The move of a side that can flip nothing while the other side can. */
    public static final long PASS = 64;

    /** The value of {@link #at} for a square without a disc. */
    public static final int EMPTY = -1;

    private static final String GLYPHS = "XO";

    @Override
    public int turn() {
        return ownMoves() != 0 || otherMoves() != 0 ? side : OVER;
    }

    @Override
    public int moves(long[] into) {
        long set = ownMoves();
        if (set == 0) {
            into[0] = PASS;
            return otherMoves() == 0 ? 0 : 1;
        }
        return write(set, into);
    }

    @Override
    public long[] moves() {
        long set = ownMoves();
        if (set == 0) {
            return otherMoves() == 0 ? new long[0] : new long[] {PASS};
        }
        long[] moves = new long[Long.bitCount(set)];
        write(set, moves);
        return moves;
    }

    private static int write(long set, long[] into) {
        int count = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            into[count++] = Long.numberOfTrailingZeros(rest);
        }
        return count;
    }

    @Override
    public long randomMove(RandomGenerator random) {
        long set = ownMoves();
        if (set == 0) {
            return otherMoves() == 0 ? NONE : PASS;
        }
        // A scaled 32-bit number, whose bias is less than 1 in 10^8: playouts run 1.1 times as fast as with
        // nextInt(bound).
        long number = random.nextInt() & 0xffffffffL;
        return ReversiSquares.member(set, (int) ((number * Long.bitCount(set)) >>> 32));
    }

    @Override
    public Reversi play(long move) {
        long flips = ReversiSquares.flips(mover, other, (int) move);
        long disc = move == PASS ? 0 : 1L << move;
        return new Reversi(other & ~flips, mover | flips | disc, (byte) (side ^ 1), size);
    }

    /** The player's discs minus the opponent's; squares left empty do not count. */
    @Override
    public double score(int player) {
        if (turn() != OVER) {
            throw new IllegalStateException("a game has no score before its end: " + this);
        }
        return discs(player) - discs(1 - player);
    }

    /** The owner of the disc on a square: 0 black, 1 white, or {@link #EMPTY}. */
    public int at(int row, int column) {
        long square = 1L << move(row, column);
        return (mover & square) != 0 ? side : (other & square) != 0 ? 1 - side : EMPTY;
    }

    /** The number of a player's discs. */
    public int discs(int player) {
        return Long.bitCount(player == side ? mover : other);
    }

    /** The number of squares on which a player could put a disc if it were their turn; most evaluations use it. */
    public int mobility(int player) {
        return Long.bitCount(player == side ? ownMoves() : otherMoves());
    }

    /** The move that puts a disc on a square; row and column count from 0. */
    public static long move(int row, int column) {
        return 8L * row + column;
    }

    /** The row of a move's disc, from 0 at the top; 8 for {@link #PASS}. */
    public static int row(long move) {
        return (int) (move / 8);
    }

    /** The column of a move's disc, from 0 at the left; 0 for {@link #PASS}. */
    public static int column(long move) {
        return (int) (move % 8);
    }

    @Override
    public String show(long move) {
        return BoardText.show(size, move);
    }

    @Override
    public long parse(String move) {
        return BoardText.move("reversi", size, move);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(size * size + 2);
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int owner = at(row, column);
                text.append(owner == EMPTY ? '-' : GLYPHS.charAt(owner));
            }
        }
        return text.append(' ').append(GLYPHS.charAt(side)).toString();
    }

    /** Written by hand: Java links the generated method at its first call, which takes 15 ms or more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Reversi that
                && mover == that.mover
                && other == that.other
                && side == that.side
                && size == that.size;
    }

    /** Two multiplications, so that every disc affects the high bits that are returned. */
    @Override
    public int hashCode() {
        long mixed = (mover + side) * 0x9e3779b97f4a7c15L;
        mixed = ((mixed ^ (mixed >>> 32)) + other + size) * 0xd6e8feb86659fd93L;
        return (int) (mixed >>> 32);
    }

    /** Whether a pass is the only move. */
    boolean mustPass() {
        return ownMoves() == 0 && otherMoves() != 0;
    }

    private long ownMoves() {
        return ReversiSquares.moves(mover, other) & ReversiSquares.board(size);
    }

    private long otherMoves() {
        return ReversiSquares.moves(other, mover) & ReversiSquares.board(size);
    }
}
