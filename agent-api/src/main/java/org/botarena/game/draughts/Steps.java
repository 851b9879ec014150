package org.botarena.game.draughts;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/**
 * Moves without a capture. Pure functions; nothing is allocated.
 *
 * <p>What they share: {@code up} and {@code down} are the pieces that may move up and down, kings in both. The order is
 * by direction, then by place.
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

    /** Writes them from index 0: their number. */
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
     * Three at a time, as long as there is room, so that it is seldom a surprise when they end: random play-outs with a buffer
     * run 1.15 times as fast (bench PlayOuts). What is written too much is written over or lies behind the last move.
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
     * One of them, or {@link Position#NONE}: counted by direction, without a list. The direction is found without a branch:
     * random play-outs run 1.07 times as fast as with two (bench PlayOuts).
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
        // All ones if k lies beyond the first, the first two, the first three directions, else 0.
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
