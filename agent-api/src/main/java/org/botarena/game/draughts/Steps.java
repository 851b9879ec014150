package org.botarena.game.draughts;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/**
 * Moves without a capture. Pure functions without allocations.
 *
 * <p>Common parameters: {@code up} and {@code down} are the pieces that may move up and down; kings are in both. Moves
 * are ordered by direction, then by place.
 */
final class Steps {
    private Steps() {}

    /** The pieces that can step. */
    static long steppers(long up, long down, long empty) {
        return DraughtsSquares.steppers(up, empty, DraughtsSquares.UP_LEFT)
                | DraughtsSquares.steppers(up, empty, DraughtsSquares.UP_RIGHT)
                | DraughtsSquares.steppers(down, empty, DraughtsSquares.DOWN_LEFT)
                | DraughtsSquares.steppers(down, empty, DraughtsSquares.DOWN_RIGHT);
    }

    static int count(long up, long down, long empty) {
        return Long.bitCount(DraughtsSquares.steppers(up, empty, DraughtsSquares.UP_LEFT))
                + Long.bitCount(DraughtsSquares.steppers(up, empty, DraughtsSquares.UP_RIGHT))
                + Long.bitCount(DraughtsSquares.steppers(down, empty, DraughtsSquares.DOWN_LEFT))
                + Long.bitCount(DraughtsSquares.steppers(down, empty, DraughtsSquares.DOWN_RIGHT));
    }

    /** Writes the steps from index 0 and returns their number. */
    static int list(long[] into, long up, long down, long empty) {
        int end = list(into, 0, DraughtsSquares.steppers(up, empty, DraughtsSquares.UP_LEFT), DraughtsSquares.UP_LEFT);
        end = list(into, end, DraughtsSquares.steppers(up, empty, DraughtsSquares.UP_RIGHT), DraughtsSquares.UP_RIGHT);
        end = list(
                into, end, DraughtsSquares.steppers(down, empty, DraughtsSquares.DOWN_LEFT), DraughtsSquares.DOWN_LEFT);
        return list(
                into,
                end,
                DraughtsSquares.steppers(down, empty, DraughtsSquares.DOWN_RIGHT),
                DraughtsSquares.DOWN_RIGHT);
    }

    /**
     * Writes three at a time while there is room, so that the branch at the end is rarely mispredicted: random playouts
     * with a buffer run 1.15 times as fast (bench PlayOuts). Surplus entries are overwritten or follow the last move.
     */
    private static int list(long[] into, int length, long steppers, int direction) {
        long rest = steppers;
        int end = length;
        for (; rest != 0 && end <= into.length - 3; end += 3) {
            into[end] = Route.step(Long.numberOfTrailingZeros(rest), direction);
            rest &= rest - 1;
            into[end + 1] = Route.step(Long.numberOfTrailingZeros(rest), direction);
            rest &= rest - 1;
            into[end + 2] = Route.step(Long.numberOfTrailingZeros(rest), direction);
            rest &= rest - 1;
        }
        for (; rest != 0; rest &= rest - 1) {
            into[end++] = Route.step(Long.numberOfTrailingZeros(rest), direction);
        }
        return length + Long.bitCount(steppers);
    }

    /**
     * A random step, or {@link Position#NONE}: counted by direction, without a list. The direction is found without a
     * branch: random playouts run 1.07 times as fast as with two (bench PlayOuts).
     */
    static long random(RandomGenerator random, long up, long down, long empty) {
        long upLeft = DraughtsSquares.steppers(up, empty, DraughtsSquares.UP_LEFT);
        long upRight = DraughtsSquares.steppers(up, empty, DraughtsSquares.UP_RIGHT);
        long downLeft = DraughtsSquares.steppers(down, empty, DraughtsSquares.DOWN_LEFT);
        long downRight = DraughtsSquares.steppers(down, empty, DraughtsSquares.DOWN_RIGHT);
        int toUpRight = Long.bitCount(upLeft);
        int toDownLeft = toUpRight + Long.bitCount(upRight);
        int toDownRight = toDownLeft + Long.bitCount(downLeft);
        int all = toDownRight + Long.bitCount(downRight);
        if (all == 0) {
            return Position.NONE;
        }
        int k = Draughts.below(all, random);
        // All ones if k is beyond the first, the first two or the first three directions; otherwise 0.
        int first = (toUpRight - 1 - k) >> 31;
        int second = (toDownLeft - 1 - k) >> 31;
        int third = (toDownRight - 1 - k) >> 31;
        long set = upLeft
                ^ ((upLeft ^ upRight) & first)
                ^ ((upRight ^ downLeft) & second)
                ^ ((downLeft ^ downRight) & third);
        int before = (toUpRight & first) + ((toDownLeft - toUpRight) & second) + ((toDownRight - toDownLeft) & third);
        return Route.step(DraughtsSquares.member(set, k - before), -(first + second + third));
    }
}
