package org.botarena.reversi;

/**
 * Moves and flips of Reversi 8x8 on two sets of squares, the mover's discs and the opponent's: bit {@code 8 * row +
 * column}, a1 first. Stateless.
 */
public final class Board {
    /** The number of squares of the board. */
    public static final int SQUARES = 64;

    /** The initial discs of black, who opens: d5 and e4. */
    public static final long BLACK_AT_START = 1L << 35 | 1L << 28;

    /** The initial discs of white: d4 and e5. */
    public static final long WHITE_AT_START = 1L << 27 | 1L << 36;

    static final long CORNERS = 0x8100000000000081L;

    /** The eight squares around each square. */
    static final long[] NEIGHBOURS = new long[SQUARES];

    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;
    private static final int RAYS_OF_A_SQUARE = 8;

    /** For each square, the rays from it to the edge: four directions of rising numbers, then their opposites. */
    private static final long[] RAYS = new long[SQUARES * RAYS_OF_A_SQUARE];

    private static final int[] ROW_STEPS = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] COLUMN_STEPS = {1, -1, 0, 1, -1, 1, 0, -1};

    static {
        for (int square = 0; square < SQUARES; square++) {
            for (int direction = 0; direction < RAYS_OF_A_SQUARE; direction++) {
                int row = square / 8 + ROW_STEPS[direction];
                int column = square % 8 + COLUMN_STEPS[direction];
                for (int steps = 0; row >= 0 && row < 8 && column >= 0 && column < 8; steps++) {
                    long bit = 1L << (8 * row + column);
                    RAYS[RAYS_OF_A_SQUARE * square + direction] |= bit;
                    if (steps == 0) {
                        NEIGHBOURS[square] |= bit;
                    }
                    row += ROW_STEPS[direction];
                    column += COLUMN_STEPS[direction];
                }
            }
        }
    }

    private Board() {}

    /** The squares on which the mover flips something. Parallel prefix, for all directions at once. */
    public static long moves(long mover, long other) {
        long inner = other & INNER_COLUMNS;
        return (along(mover, inner, 1) | along(mover, other, 8) | along(mover, inner, 7) | along(mover, inner, 9))
                & ~(mover | other);
    }

    private static long along(long mover, long other, int step) {
        long up = other & (mover << step);
        long down = other & (mover >>> step);
        up |= other & (up << step);
        down |= other & (down >>> step);
        long pairsUp = other & (other << step);
        long pairsDown = pairsUp >>> step;
        up |= pairsUp & (up << (2 * step));
        down |= pairsDown & (down >>> (2 * step));
        up |= pairsUp & (up << (2 * step));
        down |= pairsDown & (down >>> (2 * step));
        return up << step | down >>> step;
    }

    /** The discs that the mover flips with a disc on an empty square, or 0 if the move is illegal. */
    public static long flips(int square, long mover, long other) {
        int first = (square & 63) * RAYS_OF_A_SQUARE;
        return up(RAYS[first], mover, other)
                | up(RAYS[first + 1], mover, other)
                | up(RAYS[first + 2], mover, other)
                | up(RAYS[first + 3], mover, other)
                | down(RAYS[first + 4], mover, other)
                | down(RAYS[first + 5], mover, other)
                | down(RAYS[first + 6], mover, other)
                | down(RAYS[first + 7], mover, other);
    }

    /** A carry runs through the other's discs and stops at the first other square. */
    private static long up(long ray, long mover, long other) {
        long end = ray & ((other | ~ray) + 1) & mover;
        return ray & (end - (-end >>> 63));
    }

    /** The highest square without an opposing disc ends the row. */
    private static long down(long ray, long mover, long other) {
        long end = Long.highestOneBit(ray & ~other) & mover;
        return ray & (-end << 1);
    }

    /** The mover's discs minus the opponent's. */
    static int lead(long mover, long other) {
        return Long.bitCount(mover) - Long.bitCount(other);
    }

    /** The number of empty squares. */
    public static int empties(long mover, long other) {
        return SQUARES - Long.bitCount(mover | other);
    }
}
