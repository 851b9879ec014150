package org.botarena.game.reversi;

/**
 * Sets of squares as longs with bit 8*row + column, row 0 at the top; a small board is in the top left corner of the
 * 8x8 grid. Pure functions.
 *
 * <p>Smaller boards need no code of their own: the squares outside them are always empty, so no line of discs crosses
 * them, and {@link #board} removes them from the candidates.
 *
 * <p>How flips are found: a line starts next to the played square and covers discs of the other side, up to the first
 * square that holds none. Away from bit 0 an addition carries through the line to that square; towards bit 0 the
 * leading zeros point to it. If that square is the mover's, the line is flipped. No branch can be mispredicted: random
 * playouts run 1.8 times as fast as with a loop along each ray.
 */
final class ReversiSquares {
    /** Columns b to g: a disc on the edge is never flipped sideways or diagonally, so no line wraps around. */
    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;

    private static final long EVERY_ROW = 0x0101010101010101L;
    private static final long ROW_SIGNS = 0x8080808080808080L;

    private static final int DIRECTIONS = 8;

    /**
     * Eight rays per square: four away from bit 0, then the four opposite ones; eight empty ones for code 64, the pass.
     */
    private static final long[] RAYS = rays();

    private ReversiSquares() {}

    /** All squares of a board. */
    static long board(int size) {
        return size == 8 ? -1L : size == 6 ? 0x00003f3f3f3f3f3fL : 0x000000000f0f0f0fL;
    }

    /**
     * The squares where the side with {@code own} flips something. They may be off the board, so intersect them with
     * {@link #board}.
     */
    static long moves(long own, long theirs) {
        long inner = theirs & INNER_COLUMNS;
        return (line(own, inner, 1) | line(own, inner, 7) | line(own, inner, 9) | line(own, theirs, 8))
                & ~(own | theirs);
    }

    /**
     * The squares one step beyond each run of at most six discs of {@code over} that touches {@code from}, in both
     * directions.
     */
    private static long line(long from, long over, int step) {
        int twice = 2 * step;
        long up = over & (from << step);
        long down = over & (from >>> step);
        up |= over & (up << step);
        down |= over & (down >>> step);
        long upPairs = over & (over << step);
        long downPairs = over & (over >>> step);
        up |= upPairs & (up << twice);
        down |= downPairs & (down >>> twice);
        up |= upPairs & (up << twice);
        down |= downPairs & (down >>> twice);
        return (up << step) | (down >>> step);
    }

    /** The discs that the mover's disc on a square flips; empty for code 64, the pass. */
    static long flips(long own, long theirs, int square) {
        int at = square * DIRECTIONS;
        return away(own, theirs, RAYS[at])
                | away(own, theirs, RAYS[at + 1])
                | away(own, theirs, RAYS[at + 2])
                | away(own, theirs, RAYS[at + 3])
                | towards(own, theirs, RAYS[at + 4])
                | towards(own, theirs, RAYS[at + 5])
                | towards(own, theirs, RAYS[at + 6])
                | towards(own, theirs, RAYS[at + 7]);
    }

    private static long away(long own, long theirs, long ray) {
        long end = ((theirs | ~ray) + 1) & ray & own;
        return (end - ((end | -end) >>> 63)) & ray;
    }

    private static long towards(long own, long theirs, long ray) {
        long end = (Long.MIN_VALUE >>> Long.numberOfLeadingZeros(ray & ~theirs)) & own;
        return (-end << 1) & ray;
    }

    /**
     * The square of the k-th member of a set, counting from 0 at bit 0; the set must have more than k. The row is found
     * by counting all rows at once: random playouts run 1.13 times as fast as with k members removed one by one.
     */
    static int member(long set, int k) {
        long countsUpToRow = countsPerRow(set) * EVERY_ROW;
        long rowsBefore = (((k * EVERY_ROW) | ROW_SIGNS) - countsUpToRow) & ROW_SIGNS;
        int row = 8 * Long.bitCount(rowsBefore);
        long rest = set >>> row;
        for (int left = k - (int) (((countsUpToRow << 8) >>> row) & 0xff); left > 0; left--) {
            rest &= rest - 1;
        }
        return row + Long.numberOfTrailingZeros(rest);
    }

    /** The number of members of each row, as eight numbers of eight bits. */
    private static long countsPerRow(long set) {
        long pairs = set - ((set >>> 1) & 0x5555555555555555L);
        long halves = (pairs & 0x3333333333333333L) + ((pairs >>> 2) & 0x3333333333333333L);
        return (halves + (halves >>> 4)) & 0x0f0f0f0f0f0f0f0fL;
    }

    private static long[] rays() {
        int[][] steps = {{0, 1}, {1, -1}, {1, 0}, {1, 1}, {0, -1}, {-1, 1}, {-1, 0}, {-1, -1}};
        long[] rays = new long[(64 + 1) * DIRECTIONS];
        for (int square = 0; square < 64; square++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int row = square / 8 + steps[direction][0];
                int column = square % 8 + steps[direction][1];
                while (row >= 0 && row < 8 && column >= 0 && column < 8) {
                    rays[square * DIRECTIONS + direction] |= 1L << (8 * row + column);
                    row += steps[direction][0];
                    column += steps[direction][1];
                }
            }
        }
        return rays;
    }
}
