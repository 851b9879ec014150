package org.botarena.search;

import java.time.Duration;
import org.botarena.api.Game;

/**
 * How much a search may still do: so many units of work (simulations, nodes, descents: the search says which), or until a
 * moment. A fixed count makes a search repeatable, for tests and experiments; time makes it worth entering. One thread at
 * a time.
 */
@FunctionalInterface
public interface Budget {
    /** Kept free for the way of the answer, in nanoseconds. */
    long MARGIN = 5_000_000;

    /** Takes one unit, if there is one left; a search asks before each unit, and stops at the first refusal. */
    boolean takes();

    /** So many units. */
    static Budget units(long units) {
        return new Budget() {
            private long left = units;

            @Override
            public boolean takes() {
                return left-- > 0;
            }
        };
    }

    /** Units without end. */
    static Budget unlimited() {
        return () -> true;
    }

    /**
     * This share of the time that a move still has, less a margin.
     *
     * @param share in 0..1
     */
    static Budget time(Game<?> game, double share) {
        return until(end(game, share));
    }

    /** So long from now on. */
    static Budget time(Duration time) {
        return until(System.nanoTime() + time.toNanos());
    }

    /** Until this {@code System.nanoTime()}. */
    static Budget until(long end) {
        return () -> System.nanoTime() - end < 0;
    }

    /**
     * When this share of the time that a move still has, less a margin, will be over: a {@code System.nanoTime()}.
     *
     * @param share in 0..1
     */
    static long end(Game<?> game, double share) {
        long left = game.timeLeft().toNanos();
        return System.nanoTime() + Math.max(0, (long) (share * left) - MARGIN);
    }

    /** The same budget of time, asked at every so manieth unit alone: for units that are shorter than a look at the clock. */
    default Budget every(int units) {
        return new Budget() {
            private int asked;
            private boolean isSpent; // a refusal holds, for a search within a search asks again

            @Override
            public boolean takes() {
                isSpent = isSpent || (++asked % units == 0 && !Budget.this.takes());
                return !isSpent;
            }
        };
    }

    /** The same budget, and no more than so many units of it. */
    default Budget atMost(long units) {
        Budget own = units(units);
        return () -> own.takes() && takes();
    }
}
