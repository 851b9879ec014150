package org.botarena.arena.timing;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.timing.accounting.Gauge;
import org.botarena.arena.timing.accounting.Reading;

/**
 * How long an answer that is not there at its deadline is waited for, from one look at the process to the next: as long as
 * the machine keeps the process from running, then what the machine took of its time, then a moment more, which tells an agent
 * that was disturbed from one that hangs. Times are {@code System.nanoTime()} values. One request, one thread.
 */
public final class Overtime {
    /** Between two looks at a process that may be kept from running just now. */
    private static final long LOOK = TimeUnit.MILLISECONDS.toNanos(1);

    /** However long a core stays taken, a game must go on some time. */
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(10);

    /** What an agent that was disturbed gets beyond what it lost: its caches are cold, and it has just seen the clock. */
    private static final long MORE = TimeUnit.MILLISECONDS.toNanos(50);

    /** What a host takes just now is counted when the core is back: one of the kernel's ticks later. */
    private static final long COUNTED_AFTER = TimeUnit.MILLISECONDS.toNanos(12);

    private final long deadline;
    private Optional<Reading> looked = Optional.empty();
    private long lookedAt;
    private boolean isStarved;
    private boolean standsStill;
    private boolean hasWaitedForCount;

    public Overtime(long deadline) {
        this.deadline = deadline;
    }

    /**
     * Until when to listen on; empty: no longer.
     *
     * @param now the moment of the reading
     * @param part nanoseconds that the machine has taken so far, as far as they are booked
     * @param ready the threads of the process that could run or are running: the kernel does not tell which, but who runs
     *     uses CPU time, which it books every few milliseconds
     * @param isStolen whether a host has taken time from the core
     */
    public OptionalLong until(long now, long part, Reading reading, Gauge.Ready ready, boolean isStolen) {
        long due = deadline + part;
        judge(now, reading, ready);
        if (now - deadline - LONGEST >= 0) {
            isStarved |= now - due < 0;
            return OptionalLong.empty();
        }
        if (now - due < 0) {
            return listen(Math.min(due, deadline + LONGEST));
        }
        if (ready.isAny() && (looked.isEmpty() || isStarved)) {
            if (looked.isEmpty()) {
                looked = Optional.of(reading);
                lookedAt = now;
            }
            return OptionalLong.of(now + LOOK);
        }
        if (isStolen && !hasWaitedForCount) {
            hasWaitedForCount = true;
            return listen(now + COUNTED_AFTER);
        }
        long last = part == 0 ? due : due + MORE;
        return now - last < 0 ? listen(last) : OptionalLong.empty();
    }

    /** Another of its threads may get some microseconds while the one that thinks waits. */
    private void judge(long now, Reading reading, Gauge.Ready ready) {
        standsStill = ready.isAny() && looked.filter(reading::standsStillSince).isPresent();
        boolean agentWaits = ready.isAgent()
                && looked.filter(before -> reading.agentCpu() == before.agentCpu()
                                && 2 * reading.usedSince(before) < now - lookedAt)
                        .isPresent();
        isStarved = standsStill || agentWaits;
    }

    private OptionalLong listen(long until) {
        looked = Optional.empty(); // what happens meanwhile says nothing of the moment after it
        return OptionalLong.of(until);
    }

    /** Nanoseconds of a wait that is not over yet at the last look: the kernel has not booked them. */
    public long unbooked(long now) {
        return standsStill && looked.isPresent() ? now - lookedAt : 0;
    }

    /** Whether the machine kept the process from running at the last look, or still owed it some of its time. */
    public boolean isStarved() {
        return isStarved;
    }
}
