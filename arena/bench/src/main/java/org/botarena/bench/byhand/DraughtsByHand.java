package org.botarena.bench.byhand;

import java.util.random.RandomGenerator;

/**
 * English draughts on 8x8 written by hand over three longs, only for speed: the side to move's pieces, the other's, and
 * all kings; {@code sign} is 1 if White moves, whose men go up, else -1. Two rows of squares take nine bits, of which
 * the last is not a square, so that a diagonal step is a shift by four or five.
 *
 * <p>No objects, no interface, no move list: steps are counted by direction, routes of captures by walking them. The
 * order of the moves is that of the game behind the interface, so that both play the same game from the same numbers.
 */
public final class DraughtsByHand {
    private static final long WHITE = 0xfL << 22 | 0xffL << 27;
    private static final long BLACK = 0xffL | 0xfL << 9;
    private static final long BOARD = 0xffL | 0xffL << 9 | 0xffL << 18 | 0xffL << 27;
    private static final long TOP = 0xfL;
    private static final long BOTTOM = 0xfL << 31;
    private static final int QUIET = 25;

    /** A packed route: the captured pieces from bit 0, the start from bit 40, the end from bit 46. */
    private static final int START = 40;

    private static final int END = 46;
    private static final long TAKEN = (1L << START) - 1;

    private DraughtsByHand() {}

    /** A uniformly random game from the start: 1 if White wins, -1 if Black does, 0 for a draw. */
    public static int playOut(RandomGenerator random) {
        long own = WHITE;
        long other = BLACK;
        long kings = 0;
        int sign = 1;
        int quiet = 0;
        while (true) {
            long empty = BOARD & ~(own | other);
            long up = sign > 0 ? own : own & kings;
            long down = sign > 0 ? own & kings : own;
            long jumpers = jumpers(up, down, other, empty);
            long moved;
            if (jumpers == 0) {
                long change = randomStep(up, down, empty, random);
                if (change == 0) {
                    return -sign;
                }
                if ((change & kings) != 0) {
                    kings ^= change;
                    quiet++;
                } else {
                    kings |= change & empty & (sign > 0 ? TOP : BOTTOM);
                    quiet = 0;
                }
                moved = own ^ change;
            } else {
                long route = randomRoute(jumpers, up, down, other, empty, random);
                moved = moved(own, route);
                kings = crowned(kings, route, sign);
                other &= ~(route & TAKEN);
                quiet = 0;
            }
            own = other;
            other = moved;
            sign = -sign;
            if (quiet == QUIET) {
                return canMove(own, other, kings, sign) ? 0 : -sign;
            }
        }
    }

    private static boolean canMove(long own, long other, long kings, int sign) {
        long empty = BOARD & ~(own | other);
        long up = sign > 0 ? own : own & kings;
        long down = sign > 0 ? own & kings : own;
        return steps(up, down, empty) + jumpers(up, down, other, empty) != 0;
    }

    /** {@link #perft(long, long, long, int, int)} from the start. */
    public static long perft(int depth) {
        return perft(WHITE, BLACK, 0, 1, depth);
    }

    /** Counts the games of this length in plies, 1 to 25; none ends earlier. */
    private static long perft(long own, long other, long kings, int sign, int depth) {
        long empty = BOARD & ~(own | other);
        long up = sign > 0 ? own : own & kings;
        long down = sign > 0 ? own & kings : own;
        long jumpers = jumpers(up, down, other, empty);
        if (jumpers != 0) {
            return perftOfCaptures(jumpers, own, other, kings, sign, depth);
        }
        if (depth == 1) {
            return steps(up, down, empty);
        }
        return perft(up & (empty << 5), -5, own, other, kings, sign, depth)
                + perft(up & (empty << 4), -4, own, other, kings, sign, depth)
                + perft(down & (empty >>> 4), 4, own, other, kings, sign, depth)
                + perft(down & (empty >>> 5), 5, own, other, kings, sign, depth);
    }

    private static long perft(long movers, int by, long own, long other, long kings, int sign, int depth) {
        long leaves = 0;
        for (long rest = movers; rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            long to = Long.rotateLeft(from, by);
            long crowns = (kings & from) != 0 ? kings ^ from ^ to : kings | (to & (sign > 0 ? TOP : BOTTOM));
            leaves += perft(other, own ^ from ^ to, crowns, -sign, depth - 1);
        }
        return leaves;
    }

    private static long perftOfCaptures(long jumpers, long own, long other, long kings, int sign, int depth) {
        long empty = BOARD & ~(own | other);
        long leaves = 0;
        for (long rest = jumpers; rest != 0; rest &= rest - 1) {
            long at = rest & -rest;
            boolean isKing = (kings & at) != 0;
            int routes = routes(at, sign > 0 || isKing, sign < 0 || isKing, other, empty | at);
            if (depth == 1) {
                leaves += routes;
                continue;
            }
            for (int k = 0; k < routes; k++) {
                long route = route(k, at, sign > 0 || isKing, sign < 0 || isKing, other, empty | at)
                        | (long) Long.numberOfTrailingZeros(at) << START;
                leaves += perft(
                        other & ~(route & TAKEN), moved(own, route), crowned(kings, route, sign), -sign, depth - 1);
            }
        }
        return leaves;
    }

    private static int steps(long up, long down, long empty) {
        return Long.bitCount(up & (empty << 5))
                + Long.bitCount(up & (empty << 4))
                + Long.bitCount(down & (empty >>> 4))
                + Long.bitCount(down & (empty >>> 5));
    }

    private static long jumpers(long up, long down, long enemy, long empty) {
        return (up & (((empty << 5) & enemy) << 5))
                | (up & (((empty << 4) & enemy) << 4))
                | (down & (((empty >>> 4) & enemy) >>> 4))
                | (down & (((empty >>> 5) & enemy) >>> 5));
    }

    /** The start and the end of a random step, as a set of two, or empty if no piece can step. */
    private static long randomStep(long up, long down, long empty, RandomGenerator random) {
        long upLeft = up & (empty << 5);
        long upRight = up & (empty << 4);
        long downLeft = down & (empty >>> 4);
        long downRight = down & (empty >>> 5);
        int one = Long.bitCount(upLeft);
        int two = one + Long.bitCount(upRight);
        int three = two + Long.bitCount(downLeft);
        int all = three + Long.bitCount(downRight);
        if (all == 0) {
            return 0;
        }
        int k = Yardstick.below(all, random);
        if (k < two) {
            long from = k < one ? member(upLeft, k) : member(upRight, k - one);
            return from | (k < one ? from >>> 5 : from >>> 4);
        }
        long from = k < three ? member(downLeft, k - two) : member(downRight, k - three);
        return from | (k < three ? from << 4 : from << 5);
    }

    private static long member(long set, int k) {
        long rest = set;
        for (int i = 0; i < k; i++) {
            rest &= rest - 1;
        }
        return rest & -rest;
    }

    private static long randomRoute(long jumpers, long up, long down, long enemy, long empty, RandomGenerator random) {
        int all = 0;
        for (long rest = jumpers; rest != 0; rest &= rest - 1) {
            long at = rest & -rest;
            all += routes(at, (up & at) != 0, (down & at) != 0, enemy, empty | at);
        }
        int k = Yardstick.below(all, random);
        for (long rest = jumpers; ; rest &= rest - 1) {
            long at = rest & -rest;
            int here = routes(at, (up & at) != 0, (down & at) != 0, enemy, empty | at);
            if (k < here) {
                return route(k, at, (up & at) != 0, (down & at) != 0, enemy, empty | at)
                        | (long) Long.numberOfTrailingZeros(at) << START;
            }
            k -= here;
        }
    }

    private static long moved(long own, long route) {
        return (own & ~(1L << (route >>> START & 0x3f))) | 1L << (route >>> END);
    }

    private static long crowned(long kings, long route, int sign) {
        long from = 1L << (route >>> START & 0x3f);
        long to = 1L << (route >>> END);
        long kept = kings & ~(route & TAKEN);
        return (kings & from) != 0 ? (kept & ~from) | to : kept | (to & (sign > 0 ? TOP : BOTTOM));
    }

    /** The number of ways to complete the jumps; 1 if no jump is left. */
    private static int routes(long at, boolean isUp, boolean isDown, long enemy, long empty) {
        int count = 0;
        if (isUp) {
            long left = (at >>> 5) & enemy;
            long right = (at >>> 4) & enemy;
            count += ((left >>> 5) & empty) == 0 ? 0 : routes(left >>> 5, true, isDown, enemy ^ left, empty);
            count += ((right >>> 4) & empty) == 0 ? 0 : routes(right >>> 4, true, isDown, enemy ^ right, empty);
        }
        if (isDown) {
            long left = (at << 4) & enemy;
            long right = (at << 5) & enemy;
            count += ((left << 4) & empty) == 0 ? 0 : routes(left << 4, isUp, true, enemy ^ left, empty);
            count += ((right << 5) & empty) == 0 ? 0 : routes(right << 5, isUp, true, enemy ^ right, empty);
        }
        return Math.max(1, count);
    }

    /** The k-th way: its captures and its end. */
    private static long route(int k, long at, boolean isUp, boolean isDown, long enemy, long empty) {
        int left = k;
        for (int direction = isUp ? 0 : 2; direction < (isDown ? 4 : 2); direction++) {
            int by = direction < 2 ? direction - 5 : direction + 2;
            long over = Long.rotateLeft(at, by) & enemy;
            long to = Long.rotateLeft(over, by) & empty;
            if (to != 0) {
                int here = routes(to, isUp, isDown, enemy ^ over, empty);
                if (left < here) {
                    return route(left, to, isUp, isDown, enemy ^ over, empty) | over;
                }
                left -= here;
            }
        }
        return (long) Long.numberOfTrailingZeros(at) << END;
    }
}
