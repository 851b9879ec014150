package org.botarena.api;

/**
 * The time that an agent may think: it asks {@link #isLeft} before each play-out, iteration or depth, and stops at the first
 * no. {@link Game#budget} makes one.
 *
 * <p>It ends before the share that was asked for is used up: {@value #ANSWER_MILLIS} ms earlier for the way of the answer, and
 * earlier by a pause. A JVM pauses to collect garbage, and its compiler takes slices of the one core, in which the agent
 * stands still; a pause that begins just before the end would make the move late. So a budget leaves room for one more pause
 * as long as the longest of late, and for {@value #EXPECTED_MILLIS} ms at least, but for no more than a quarter of its time. What
 * it takes for a pause is the longest time between two questions: whoever asks seldom gets room for one more long piece of work.
 *
 * <p>One thread at a time.
 */
public final class TimeBudget {
    /** Kept free for the way of the answer, in milliseconds. */
    static final int ANSWER_MILLIS = 5;

    /** The shortest pause that room is left for, in milliseconds. */
    static final int EXPECTED_MILLIS = 10;

    /** So large a part of the time, one in so many, is left for a pause at most. */
    private static final int PART = 4;

    private final TimeBudgets seat;
    private final long begin;
    private final long limit; // what would be the end if no pause were to come
    private final long mostForAPause;
    private long end;
    private long last;

    /** A budget that begins now. */
    TimeBudget(TimeBudgets seat, long nanos) {
        this.seat = seat;
        this.begin = seat.now();
        this.limit = begin + nanos;
        this.mostForAPause = nanos / PART;
        this.last = begin;
        leaveRoom(limit);
    }

    /** A part of another one. */
    private TimeBudget(TimeBudget whole, double share) {
        seat = whole.seat;
        begin = whole.begin;
        limit = whole.limit;
        mostForAPause = whole.mostForAPause;
        last = seat.now();
        leaveRoom(whole.end);
        end = last + (long) (share * Math.max(0, end - last));
    }

    /** Whether there is time left. Costs a look at the clock, some 25 ns. */
    public boolean isLeft() {
        long now = seat.now();
        if (now - last > seat.longestPause()) {
            seat.paused(Math.min(now - last, mostForAPause));
            leaveRoom(end);
        }
        last = now;
        return now - end < 0;
    }

    /**
     * A share of what is left of this budget, for an agent that divides its time: {@code part(0.5)} of the first of two searches.
     *
     * @param share in 0..1
     * @throws IllegalArgumentException if it is not
     */
    public TimeBudget part(double share) {
        return new TimeBudget(this, checked(share));
    }

    private void leaveRoom(long latest) {
        long early = limit - Math.min(seat.longestPause(), mostForAPause);
        end = early - latest < 0 ? early : latest;
    }

    static double checked(double share) {
        if (!(share >= 0 && share <= 1)) {
            throw new IllegalArgumentException("a share of the time is in 0..1, and not " + share);
        }
        return share;
    }
}
