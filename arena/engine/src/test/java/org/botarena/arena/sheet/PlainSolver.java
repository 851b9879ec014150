package org.botarena.arena.sheet;

import java.util.List;

/**
 * Wins, draws and losses of Connect Four by plain alpha-beta on two words with a table, independent of the library of
 * searches. A column has seven bits, the lowest one at the bottom; the highest stays empty. One thread.
 */
final class PlainSolver {
    private static final int WIDTH = 7;
    private static final int HEIGHT = 6;
    private static final int[] ORDER = {3, 2, 4, 1, 5, 0, 6};
    private static final int ENTRIES = 1 << 21;
    private static final long BOTTOM = 0x40810204081L;

    private final long[] keys = new long[ENTRIES];
    private final byte[] bounds = new byte[ENTRIES];

    /** The result for the player to move after these moves, columns from 1: 1 is a win, 0 a draw, -1 a loss. */
    int value(List<String> moves) {
        long own = 0;
        long all = 0;
        for (String move : moves) {
            own ^= all; // the other side is to move
            all |= all + bottom(Integer.parseInt(move) - 1);
        }
        return isWon(own ^ all) ? -1 : value(own, all, -1, 1);
    }

    private int value(long own, long all, int alpha, int beta) {
        if (Long.bitCount(all) == WIDTH * HEIGHT) {
            return 0;
        }
        for (int column = 0; column < WIDTH; column++) {
            if (isFree(all, column) && isWon(own | move(all, column))) {
                return 1;
            }
        }
        long key = own + all + BOTTOM;
        int slot = (int) Long.remainderUnsigned(key, ENTRIES - 1);
        int low = alpha;
        int high = Math.min(beta, 1);
        if (keys[slot] == key) { // a table entry is a lower bound (low bit set) or an upper one
            int value = bounds[slot] >> 2;
            int kind = bounds[slot] & 3;
            if (kind == 0 || (kind == 1 && value >= high) || (kind == 2 && value <= low)) {
                return value;
            }
        }
        int best = -1;
        for (int column : ORDER) {
            if (isFree(all, column)) {
                long next = all | move(all, column);
                best = Math.max(best, -value(own ^ all, next, -high, -Math.max(low, best)));
                if (best >= high) {
                    break;
                }
            }
        }
        keys[slot] = key;
        bounds[slot] = (byte) ((best << 2) | (best >= high ? 1 : best <= low ? 2 : 0));
        return best;
    }

    private static long bottom(int column) {
        return 1L << (column * (HEIGHT + 1));
    }

    /** The move of a disc into a column. */
    private static long move(long all, int column) {
        return (all + bottom(column)) & ~all & ((bottom(column) << HEIGHT) - bottom(column));
    }

    private static boolean isFree(long all, int column) {
        return (all & (bottom(column) << (HEIGHT - 1))) == 0;
    }

    private static boolean isWon(long discs) {
        for (int step : new int[] {1, HEIGHT, HEIGHT + 1, HEIGHT + 2}) {
            long pairs = discs & (discs >> step);
            if ((pairs & (pairs >> (2 * step))) != 0) {
                return true;
            }
        }
        return false;
    }
}
