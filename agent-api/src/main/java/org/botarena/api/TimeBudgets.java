package org.botarena.api;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Makes the time budgets of one seat, and remembers from one to the next how long its agent has stood still: for who writes a
 * {@link Game}. One thread at a time.
 */
public final class TimeBudgets {
    /** From here on the time left is no limit: a debugger's. */
    private static final Duration UNLIMITED = Duration.ofDays(1);

    /** What such a move is thought about: as long as a tournament gives by default. */
    private static final Duration USUAL = Duration.ofSeconds(2);

    private static final long ANSWER = TimeUnit.MILLISECONDS.toNanos(TimeBudget.ANSWER_MILLIS);
    private static final long EXPECTED = TimeUnit.MILLISECONDS.toNanos(TimeBudget.EXPECTED_MILLIS);

    /** What of a pause is forgotten with each budget, one part in so many. */
    private static final int FORGOTTEN = 8;

    private final LongSupplier nanoTime;
    private long longestPause = EXPECTED;

    /** Budgets by the JVM's clock. */
    public TimeBudgets() {
        this(System::nanoTime);
    }

    /** Budgets by another clock, in nanoseconds from any origin. */
    public TimeBudgets(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /**
     * A budget that begins now.
     *
     * @param left the time left; from a day on nobody waits for the move, and two seconds are taken for it
     * @param share of it, in 0..1
     * @throws IllegalArgumentException if the share is not
     */
    public TimeBudget next(Duration left, double share) {
        longestPause = Math.max(EXPECTED, longestPause - longestPause / FORGOTTEN);
        long nanos = (left.compareTo(UNLIMITED) < 0 ? left : USUAL).toNanos();
        return new TimeBudget(this, Math.max(0, (long) (TimeBudget.checked(share) * nanos) - ANSWER));
    }

    long now() {
        return nanoTime.getAsLong();
    }

    /** The longest of late, in nanoseconds. */
    long longestPause() {
        return longestPause;
    }

    /** One was longer than that. */
    void paused(long nanos) {
        longestPause = Math.max(longestPause, nanos);
    }
}
