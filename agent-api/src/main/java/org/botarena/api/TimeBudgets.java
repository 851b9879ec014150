package org.botarena.api;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Makes the time budgets of one agent, and remembers from one to the next how long the agent has paused. It is for
 * classes that implement {@link Game}. One thread at a time.
 */
public final class TimeBudgets {
    /** A time left of this much or more means no limit, as in a debugger. */
    private static final Duration UNLIMITED = Duration.ofDays(1);

    /** The time taken for a move without a limit: a tournament's default. */
    private static final Duration USUAL = Duration.ofSeconds(2);

    private static final long ANSWER = TimeUnit.MILLISECONDS.toNanos(TimeBudget.ANSWER_MILLIS);
    private static final long EXPECTED = TimeUnit.MILLISECONDS.toNanos(TimeBudget.EXPECTED_MILLIS);

    /** Each budget forgets one part in this many of the longest pause. */
    private static final int FORGOTTEN = 8;

    private final LongSupplier nanoTime;
    private long longestPause = EXPECTED;

    /** Measures time by the JVM's clock. */
    public TimeBudgets() {
        this(System::nanoTime);
    }

    /** Measures time by another clock, in nanoseconds from any origin. */
    public TimeBudgets(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /**
     * Starts a budget now.
     *
     * @param left the time left; a day or more means no limit, and the budget is then taken from two seconds
     * @param share of it, in 0..1
     * @throws IllegalArgumentException if the share is out of range
     */
    public TimeBudget next(Duration left, double share) {
        longestPause = Math.max(EXPECTED, longestPause - longestPause / FORGOTTEN);
        long nanos = (left.compareTo(UNLIMITED) < 0 ? left : USUAL).toNanos();
        return new TimeBudget(this, Math.max(0, (long) (TimeBudget.checked(share) * nanos) - ANSWER));
    }

    long now() {
        return nanoTime.getAsLong();
    }

    /** The longest recent pause, in nanoseconds. */
    long longestPause() {
        return longestPause;
    }

    /** Records a pause that was longer. */
    void paused(long nanos) {
        longestPause = Math.max(longestPause, nanos);
    }
}
