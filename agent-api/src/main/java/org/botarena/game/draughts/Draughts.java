package org.botarena.game.draughts;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/**
 * A position of English draughts. Immutable.
 *
 * <p>White is player 0, starts at the bottom, moves up and opens; Black is player 1. The dark squares are numbered from
 * 1 at the top left. A move is a route: the starting square and the directions of the step or of all jumps. {@link
 * #from}, {@link #to}, {@link #squares} and {@link #jumped} read it. The text of a position is {@code
 * W:W21,22,K30:B1,2}: the side to move first, {@code K} before a king, and after a blank the quiet plies, if any.
 *
 * <p>Pieces are sets of squares; {@link #bit} gives the bit of a square. They are stored as the mover's and the other
 * side's rather than as White's and Black's, which saves a branch at every move. The constructor does not check its
 * arguments; {@link DraughtsRules#parse} does.
 *
 * @param mover the squares of the pieces of the side to move, men and kings
 * @param other the squares of the other side's pieces, men and kings
 * @param kings the squares of both sides' kings
 * @param side the player to move, 0 or 1; after the end, the player who would be next
 * @param quiet the number of plies in a row, up to now, that moved a king without a capture, 0..25
 * @param size rows and columns: 6, 8 or 10
 */
public record Draughts(long mover, long other, long kings, byte side, byte quiet, byte size)
        implements Position<Draughts> {
    /** The value of {@link #at} for a square without a piece. */
    public static final int EMPTY = -1;

    /** The game is drawn after this many plies in a row, of both sides together, that move a king without a capture. */
    public static final int QUIET_PLIES = 25;

    @Override
    public int turn() {
        return quiet < QUIET_PLIES && canMove() ? side : OVER;
    }

    @Override
    public int moves(long[] into) {
        if (quiet >= QUIET_PLIES) {
            return 0;
        }
        long empty = empty();
        long jumpers = Captures.jumpers(up(), down(), other, empty);
        return jumpers == 0
                ? Steps.list(into, up(), down(), empty)
                : Captures.list(into, jumpers, kings, way(), other, empty);
    }

    @Override
    public long[] moves() {
        long[] moves = new long[count()];
        moves(moves);
        return moves;
    }

    private int count() {
        if (quiet >= QUIET_PLIES) {
            return 0;
        }
        long empty = empty();
        long jumpers = Captures.jumpers(up(), down(), other, empty);
        return jumpers == 0 ? Steps.count(up(), down(), empty) : Captures.count(jumpers, kings, way(), other, empty);
    }

    /** The move of {@link #moves()} at a random index, without the list. */
    @Override
    public long randomMove(RandomGenerator random) {
        if (quiet >= QUIET_PLIES) {
            return NONE;
        }
        long empty = empty();
        long jumpers = Captures.jumpers(up(), down(), other, empty);
        return jumpers == 0
                ? Steps.random(random, up(), down(), empty)
                : Captures.random(random, jumpers, kings, way(), other, empty);
    }

    /** A scaled 32-bit number, whose bias is less than 1 in 10^6. */
    static int below(int bound, RandomGenerator random) {
        return (int) (((random.nextInt() & 0xffffffffL) * bound) >>> 32);
    }

    @Override
    public Draughts play(long move) {
        long from = 1L << Route.start(move);
        int jumps = Route.jumps(move);
        long way = Route.way(move);
        long to = jumps == 0 ? DraughtsSquares.step(from, (int) way) : from;
        long taken = 0;
        for (int left = jumps; left > 0; left--) {
            long over = DraughtsSquares.step(to, (int) way & 3);
            to = DraughtsSquares.step(over, (int) way & 3);
            taken |= over;
            way >>>= 2;
        }
        boolean isKing = (kings & from) != 0;
        long crowned = isKing ? to : to & DraughtsSquares.crownRows(size);
        return new Draughts(
                other & ~taken,
                (mover & ~from) | to,
                (kings & ~(from | taken)) | crowned,
                (byte) (side ^ 1),
                (byte) (isKing && jumps == 0 ? quiet + 1 : 0),
                size);
    }

    /**
     * -1 for the side that is to move and cannot, 1 for the other; 0 for both after 25 quiet plies if it could move.
     */
    @Override
    public double score(int player) {
        if (turn() != OVER) {
            throw new IllegalStateException("a game has no score before its end: " + this);
        }
        return canMove() ? 0 : player == side ? -1 : 1;
    }

    /** The owner of the piece on a square, man or king: 0 White, 1 Black, or {@link #EMPTY}. */
    public int at(int square) {
        return (mover & bit(square)) != 0 ? side : (other & bit(square)) != 0 ? 1 - side : EMPTY;
    }

    /** Whether there is a king on a square. */
    public boolean isKing(int square) {
        return (kings & bit(square)) != 0;
    }

    /** The number of a player's men. */
    public int men(int player) {
        return Long.bitCount((player == side ? mover : other) & ~kings);
    }

    /** The number of a player's kings. */
    public int kings(int player) {
        return Long.bitCount((player == side ? mover : other) & kings);
    }

    /**
     * The square in a row and column, both from 0 at the top left. It must be dark: the sum of row and column is odd.
     */
    public int square(int row, int column) {
        return DraughtsSquares.number(DraughtsSquares.place(row, column), size);
    }

    /** The row of a square, from 0 at the top. */
    public int row(int square) {
        return DraughtsSquares.row(DraughtsSquares.placeOf(square, size));
    }

    /** The column of a square, from 0 at the left. */
    public int column(int square) {
        return DraughtsSquares.column(DraughtsSquares.placeOf(square, size));
    }

    /** The square as a set of one, like {@link #mover}, {@link #other} and {@link #kings}. */
    public long bit(int square) {
        return 1L << DraughtsSquares.placeOf(square, size);
    }

    /** The square that a move starts from. */
    public int from(long move) {
        return squares(move)[0];
    }

    /** The square that a move ends on. */
    public int to(long move) {
        int[] squares = squares(move);
        return squares[squares.length - 1];
    }

    /** All squares that the moving piece visits, including the first and the last. */
    public int[] squares(long move) {
        return numbers(Route.places(move));
    }

    /** The squares of the pieces that a move captures; none for a step. */
    public int[] jumped(long move) {
        return numbers(Route.jumped(move));
    }

    private int[] numbers(int[] places) {
        return Arrays.stream(places)
                .map(place -> DraughtsSquares.number(place, size))
                .toArray();
    }

    @Override
    public String show(long move) {
        return Route.isWellFormed(move, size) ? MoveText.of(squares(move), Route.jumps(move)) : Long.toString(move);
    }

    @Override
    public long parse(String move) {
        return MoveText.parse(move, size);
    }

    @Override
    public String toString() {
        return PositionText.of(this);
    }

    /** Written by hand: Java links the generated method at its first call, which takes 15 ms or more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Draughts that
                && mover == that.mover
                && other == that.other
                && kings == that.kings
                && side == that.side
                && quiet == that.quiet
                && size == that.size;
    }

    /** Three multiplications, so that every piece affects the high bits that are returned. */
    @Override
    public int hashCode() {
        long mixed = (mover + side) * 0x9e3779b97f4a7c15L;
        mixed = ((mixed ^ (mixed >>> 32)) + other + quiet) * 0xd6e8feb86659fd93L;
        mixed = ((mixed ^ (mixed >>> 32)) + kings + size) * 0x9e3779b97f4a7c15L;
        return (int) (mixed >>> 32);
    }

    private boolean canMove() {
        long empty = empty();
        return Steps.steppers(up(), down(), empty) != 0 || Captures.jumpers(up(), down(), other, empty) != 0;
    }

    private long empty() {
        return DraughtsSquares.board(size) & ~(mover | other);
    }

    /** The mover's pieces that may move up: White's, and Black's kings. */
    private long up() {
        return side == 0 ? mover : mover & kings;
    }

    /** The mover's pieces that may move down. */
    private long down() {
        return side == 0 ? mover & kings : mover;
    }

    private int way() {
        return side == 0 ? Captures.UP : Captures.DOWN;
    }
}
