package org.botarena.search;

import org.botarena.api.Game;

/**
 * How long a search has lately stood still between two looks at the clock: the JVM collects garbage, and what is on the heap
 * decides how long that takes. A budget of time leaves room for one more such pause; from decision to decision it is
 * forgotten a little. One thread at a time.
 */
public final class Pauses {
    /** So large a part of a decision's time, one in so many, is left for a pause at most. */
    private static final int PART = 4;

    /** What of a pause is forgotten with each decision, one part in so many. */
    private static final int FORGOTTEN = 8;

    /** Before one was seen, in nanoseconds: the first positions in a table take about so long to be copied. */
    private static final long EXPECTED = 10_000_000;

    private long longest = EXPECTED;

    /**
     * {@link Budget#time(Game, double)} for a new decision, ended earlier by the longest pause so far.
     *
     * @param share in 0..1
     */
    public Budget time(Game<?> game, double share) {
        return until(end(game, share));
    }

    /**
     * When such a budget ends, a {@code System.nanoTime()}: for who divides a decision's time.
     *
     * @param share in 0..1
     */
    public long end(Game<?> game, double share) {
        longest -= longest / FORGOTTEN;
        long begin = System.nanoTime();
        long end = Budget.end(game, share);
        return end - Math.min(longest, (end - begin) / PART);
    }

    /** A part of a decision's time: until this {@code System.nanoTime()}, from now on. */
    public Budget until(long end) {
        long begin = System.nanoTime();
        return new Budget() {
            private long last = begin;

            @Override
            public boolean takes() {
                long now = System.nanoTime();
                longest = Math.max(longest, now - last);
                last = now;
                return now - end < 0;
            }
        };
    }
}
