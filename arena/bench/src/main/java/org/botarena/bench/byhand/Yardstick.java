package org.botarena.bench.byhand;

import java.util.random.RandomGenerator;

/**
 * Reversi on 8x8 written by hand over two longs, only for speed. The playouts, the perft and the tree search through
 * the public interface are compared with it. Bit = 8 * row + column; {@code own} is the side to move.
 *
 * <p>No objects, no interface, no move list: eight rays for the flips, the k-th bit of the move set for a random move,
 * a pass is a swap of the two sides. The random numbers come from the same generator as on the other side of the
 * comparison, and are brought into range in the same way.
 */
public final class Yardstick {
    static final long BLACK = 1L << 28 | 1L << 35;
    static final long WHITE = 1L << 27 | 1L << 36;

    private static final long INNER_COLUMNS = 0x7e7e7e7e7e7e7e7eL;
    private static final long EACH_ROW = 0x0101010101010101L;
    private static final long ROW_ENDS = 0x8080808080808080L;
    private static final long[] RAYS = rays();

    private Yardstick() {}

    /** A random game from the start: black's discs minus white's. */
    public static int playOut(RandomGenerator random, boolean isByRow) {
        return playOut(BLACK, WHITE, random, isByRow);
    }

    /** {@link #perft(long, long, int)} from the start. */
    public static long perft(int depth) {
        return perft(BLACK, WHITE, depth);
    }

    /**
     * Plays a uniformly random game from here to its end.
     *
     * @param isByRow whether the k-th move is found by counting rows, which is faster, or bit by bit
     * @return the discs of the side that is to move now minus the other's
     */
    public static int playOut(long own, long other, RandomGenerator random, boolean isByRow) {
        boolean swapped = false;
        while (true) {
            long moves = moves(own, other);
            if (moves == 0) {
                moves = moves(other, own);
                if (moves == 0) {
                    int difference = Long.bitCount(own) - Long.bitCount(other);
                    return swapped ? -difference : difference;
                }
                long pass = own;
                own = other;
                other = pass;
                swapped = !swapped;
            }
            int k = below(Long.bitCount(moves), random);
            int square = isByRow ? memberByRow(moves, k) : member(moves, k);
            long flips = flips(own, other, square);
            long moved = own | flips | 1L << square;
            own = other ^ flips;
            other = moved;
            swapped = !swapped;
        }
    }

    /** A number below a bound, by scaling 32 random bits. */
    public static int below(int bound, RandomGenerator random) {
        return (int) (((random.nextInt() & 0xffffffffL) * bound) >>> 32);
    }

    private static int member(long set, int k) {
        long rest = set;
        for (int i = 0; i < k; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    /**
     * Counts the bits of all rows at once, adds them up from row to row, and checks single bits only in the right row.
     */
    private static int memberByRow(long set, int k) {
        long twos = set - ((set >>> 1) & 0x5555555555555555L);
        long fours = (twos & 0x3333333333333333L) + ((twos >>> 2) & 0x3333333333333333L);
        long upTo = ((fours + (fours >>> 4)) & 0x0f0f0f0f0f0f0f0fL) * EACH_ROW;
        int row = 8 * Long.bitCount((((k * EACH_ROW) | ROW_ENDS) - upTo) & ROW_ENDS);
        return row + member(set >>> row, k - (int) (((upTo << 8) >>> row) & 0xff));
    }

    /** Counts the games of that many plies; a pass is a ply, a game that ends earlier counts as one. */
    public static long perft(long own, long other, int depth) {
        if (depth == 0) {
            return 1;
        }
        long moves = moves(own, other);
        if (moves == 0) {
            return moves(other, own) == 0 ? 1 : perft(other, own, depth - 1);
        }
        if (depth == 1) {
            return Long.bitCount(moves);
        }
        long leaves = 0;
        for (; moves != 0; moves &= moves - 1) {
            int square = Long.numberOfTrailingZeros(moves);
            long flips = flips(own, other, square);
            leaves += perft(other ^ flips, own | flips | 1L << square, depth - 1);
        }
        return leaves;
    }

    /** The squares where the own side may move. */
    static long moves(long own, long other) {
        long inner = other & INNER_COLUMNS;
        return (ends(own, inner, 1) | ends(own, other, 8) | ends(own, inner, 7) | ends(own, inner, 9)) & ~(own | other);
    }

    /** The squares just after a row of opposing discs that begins next to an own one, both ways along a line. */
    private static long ends(long own, long other, int step) {
        long up = other & (own << step);
        long down = other & (own >>> step);
        up |= other & (up << step);
        down |= other & (down >>> step);
        long upTwo = other & (other << step);
        long downTwo = other & (other >>> step);
        up |= upTwo & (up << (2 * step));
        down |= downTwo & (down >>> (2 * step));
        up |= upTwo & (up << (2 * step));
        down |= downTwo & (down >>> (2 * step));
        return (up << step) | (down >>> step);
    }

    /** The discs that flip when the own side moves to a square. */
    static long flips(long own, long other, int square) {
        int at = 8 * square;
        return up(own, other, RAYS[at])
                | up(own, other, RAYS[at + 1])
                | up(own, other, RAYS[at + 2])
                | up(own, other, RAYS[at + 3])
                | down(own, other, RAYS[at + 4])
                | down(own, other, RAYS[at + 5])
                | down(own, other, RAYS[at + 6])
                | down(own, other, RAYS[at + 7]);
    }

    /** Towards the high bits: adding one to a ray full of opposing discs carries to the first other square. */
    private static long up(long own, long other, long ray) {
        long end = ((other | ~ray) + 1) & ray & own;
        return (end - ((end | -end) >>> 63)) & ray;
    }

    /** Towards the low bits: the highest square of the ray without an opposing disc. */
    private static long down(long own, long other, long ray) {
        long end = Long.highestOneBit(ray & ~other) & own;
        return -(end << 1) & ray;
    }

    /**
     * The squares visible from each square, nearest first, in eight directions: four to the high bits, four to the low.
     */
    private static long[] rays() {
        int[] rows = {0, 1, 1, 1, 0, -1, -1, -1};
        int[] columns = {1, -1, 0, 1, -1, 1, 0, -1};
        long[] rays = new long[64 * 8];
        for (int i = 0; i < rays.length; i++) {
            int row = i / 64 + rows[i % 8];
            int column = i / 8 % 8 + columns[i % 8];
            while (row >= 0 && row < 8 && column >= 0 && column < 8) {
                rays[i] |= 1L << (8 * row + column);
                row += rows[i % 8];
                column += columns[i % 8];
            }
        }
        return rays;
    }
}
