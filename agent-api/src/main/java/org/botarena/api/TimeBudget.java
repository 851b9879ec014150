package org.botarena.api;

/**
 * The time that an agent may think. The agent asks {@link #isLeft} before each playout, iteration or depth, and stops
 * at the first {@code false}. {@link Game#budget} makes one.
 *
 * <p>A budget ends before the requested share is used up: {@value #ANSWER_MILLIS} ms earlier to send the answer, and
 * earlier again by the length of a pause. A JVM pauses to collect garbage, and its compiler takes slices of the only
 * core. The agent does not run meanwhile, so a pause just before the end would make the move late. A budget therefore
 * leaves room for one pause as long as the longest recent one. The room is at least {@value #EXPECTED_MILLIS} ms and at
 * most a quarter of the budget. The longest time between two questions counts as a pause, so an agent that asks rarely
 * gets room for one more long piece of work.
 *
 * <p>One thread at a time.
 */
public final class TimeBudget {
    /** The time reserved for sending the answer, in milliseconds. */
    static final int ANSWER_MILLIS = 5;

    /** The shortest pause that a budget leaves room for, in milliseconds. */
    static final int EXPECTED_MILLIS = 10;

    /** A pause reserves at most one part in this many of the time. */
    private static final int PART = 4;

    private final TimeBudgets seat;
    private final long begin;
    private final long limit; // The end of the budget if no pause occurred.
    private final long mostForAPause;
    private long end;
    private long last;

    /** Starts a budget now. */
    TimeBudget(TimeBudgets seat, long nanos) {
        this.seat = seat;
        this.begin = seat.now();
        this.limit = begin + nanos;
        this.mostForAPause = nanos / PART;
        this.last = begin;
        leaveRoom(limit);
    }

    /** Makes a part of another budget. */
    private TimeBudget(TimeBudget whole, double share) {
        seat = whole.seat;
        begin = whole.begin;
        limit = whole.limit;
        mostForAPause = whole.mostForAPause;
        last = seat.now();
        leaveRoom(whole.end);
        end = last + (long) (share * Math.max(0, end - last));
    }

    /** Whether there is time left. The call reads the clock, which takes about 25 ns. */
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
     * A share of the rest of this budget, for an agent that divides its time: {@code part(0.5)} for the first of two
     * searches.
     *
     * @param share in 0..1
     * @throws IllegalArgumentException if the share is out of range
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
