package org.botarena.arena.timing;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.timing.accounting.CpuReading;
import org.botarena.arena.timing.accounting.Gauge;

/**
 * The deadline rule. It defines the time for a request, and how long the arena waits beyond that. It also defines
 * which delays of the machine excuse a late answer, and when a late answer counts. Times are {@code
 * System.nanoTime()} values. Immutable.
 *
 * @param granted nanoseconds from the request to the deadline
 * @param isLast whether the request is not repeated, so that an answer counts if the machine may have delayed it
 * @param clocks of the game, one of which grants the time, or empty if the request has its own time
 */
public record Deadline(long granted, boolean isLast, Optional<Clocks> clocks) {
    /**
     * The maximum distance from the request's ends at which a stall can explain a late answer; an agent sees earlier
     * ones on its own clock.
     */
    private static final long NEAR = TimeUnit.MILLISECONDS.toNanos(50);

    /** A shorter wait for the core is ignored: every machine has other work now and then. */
    private static final long NOTICED = TimeUnit.MILLISECONDS.toNanos(1);

    /**
     * The kernel books interrupts on the running thread, so a thread may appear to have run this much longer than it
     * needed.
     */
    private static final long BOOKED_ON = TimeUnit.MILLISECONDS.toNanos(1);

    /** The interval between two checks of a process that may be kept from running now. */
    private static final long LOOK = TimeUnit.MILLISECONDS.toNanos(1);

    /** The maximum wait: however long a core stays taken, a game must continue eventually. */
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(10);

    /** Extra time for a disturbed agent beyond its lost time: its caches are cold, and it has just seen the clock. */
    private static final long MORE = TimeUnit.MILLISECONDS.toNanos(50);

    /** Time taken by a host is counted when the core is back: one of the kernel's ticks later. */
    public static final long COUNTED_AFTER = TimeUnit.MILLISECONDS.toNanos(12);

    /** The judgement of a late answer. */
    public enum Judgement {
        /** The answer was not late. */
        IN_TIME,
        /** The machine took that much time: the answer counts. */
        EXCUSED,
        /** The machine contributed, and it is unknown whether the agent was late without that: the attempt is void. */
        DISTURBED,
        /** The agent has lost. */
        LATE
    }

    /**
     * The clocks of a game at a request.
     *
     * @param control their initial time and the increment
     * @param left nanoseconds by seat
     */
    public record Clocks(TimeControl.Clock control, List<Long> left) {
        public Clocks {
            left = List.copyOf(left);
        }
    }

    /** A deadline this long after a request. */
    public Deadline(long granted) {
        this(granted, false, Optional.empty());
    }

    /** A deadline this long after a request. */
    public static Deadline of(Duration granted) {
        return new Deadline(granted.toNanos());
    }

    /**
     * The deadline of a request as another referee specifies it.
     *
     * @param left milliseconds on each seat's clock, or empty if the move has its own time
     */
    public static Deadline told(Duration granted, List<Long> left, Duration increment) {
        return left.isEmpty()
                ? of(granted)
                : of(granted)
                        .on(new Clocks(
                                new TimeControl.Clock(granted, increment),
                                left.stream()
                                        .map(TimeUnit.MILLISECONDS::toNanos)
                                        .toList()));
    }

    /** Returns this deadline, marked if the request is not repeated. */
    public Deadline last(boolean isSo) {
        return new Deadline(granted, isSo, clocks);
    }

    /** Returns this deadline, granted from one of these clocks. */
    Deadline on(Clocks these) {
        return new Deadline(granted, isLast, Optional.of(these));
    }

    /** The time of the deadline for a request that was sent at this time. */
    public long after(long sent) {
        return sent + granted;
    }

    /** Whether this number of nanoseconds is more than was granted. */
    public boolean isPassed(long took) {
        return took > granted;
    }

    /**
     * The rule for the outcome of a request.
     *
     * @param took nanoseconds until the answer, or until the arena stopped waiting
     * @param machineMs milliseconds of it that the machine took, as far as they can explain a late answer
     * @param ran a lower bound of the time that the agent ran, in nanoseconds. If it exceeds the granted time, the
     *     agent was late by itself, whatever the machine took. 0 if unknown.
     * @param isAnswered whether an answer came
     * @param isStarved whether the machine still kept the agent from running, or owed it some of its time, when the
     *     arena stopped waiting
     */
    public Judgement judge(long took, double machineMs, long ran, boolean isAnswered, boolean isStarved) {
        double over = (took - granted) / 1e6;
        if (isAnswered && over <= 0) {
            return Judgement.IN_TIME;
        }
        if (isAnswered && ran > granted + BOOKED_ON) {
            return Judgement.LATE;
        }
        if (isAnswered && (over <= machineMs || (isLast && hasPart(machineMs)))) {
            return Judgement.EXCUSED;
        }
        return hasPart(machineMs) && (isAnswered || isStarved) ? Judgement.DISTURBED : Judgement.LATE;
    }

    /** Whether this many milliseconds of the machine can disturb a request. */
    public static boolean hasPart(double machineMs) {
        return machineMs > 0;
    }

    /** The number of milliseconds by which an answer that took this long was late. */
    public double lateMs(double tookMs) {
        return tookMs - granted / 1e6;
    }

    /**
     * Whether the machine could have disturbed a request that ended after this many milliseconds, because its deadline
     * was near.
     */
    public boolean isNear(double tookMs) {
        return tookMs >= (granted - NEAR) / 1e6;
    }

    /** The part of a wait for the core that counts, in nanoseconds; short everyday waits count as 0. */
    public static long noticed(long wait) {
        return wait < NOTICED ? 0 : wait;
    }

    /**
     * Nanoseconds of the referee's own stalls that can explain a late answer: those while it wrote the request, and
     * those around the deadline.
     *
     * @param end when the answer came, or the arena stopped waiting
     */
    public long explained(Stalls stalls, long sent, long end) {
        long near = Math.max(sent, after(sent) - NEAR);
        long first = Math.min(near, sent + NEAR);
        return stalls.between(sent, Math.min(first, end)) + (end - near > 0 ? stalls.between(near, end) : 0);
    }

    /**
     * Nanoseconds that a host took from the agent's core around the deadline, which can explain a late answer. The
     * system counts them in hundredths of a second, and only when the core is back.
     */
    public long stolen(Stalls stalls, OptionalInt core, long sent) {
        return stalls.stolen(core, Math.max(sent, after(sent) - NEAR));
    }

    /** The overtime after the deadline of a request that was sent at this time. */
    public Overtime overtime(long sent) {
        return new Overtime(after(sent));
    }

    /**
     * Decides how long the arena waits for an answer after its deadline, from one check of the process to the next. It
     * waits while the machine keeps the process from running, then for the time that the machine took. A short extra
     * time then distinguishes a disturbed agent from a hanging one. For one request and one thread.
     */
    public static final class Overtime {
        private final long deadline;
        private Optional<CpuReading> looked = Optional.empty();
        private long lookedAt;
        private boolean isStarved;
        private boolean standsStill;
        private boolean hasWaitedForCount;

        private Overtime(long deadline) {
            this.deadline = deadline;
        }

        /**
         * The time until which to keep listening; empty to stop.
         *
         * @param now the time of the reading
         * @param part nanoseconds that the machine has taken so far, as far as they are booked
         * @param ready the threads of the process that are runnable or running. The kernel does not distinguish the
         *     two, but a running thread uses CPU time, which is booked every few milliseconds.
         * @param isStolen whether a host has taken time from the core
         */
        public OptionalLong until(long now, long part, CpuReading reading, Gauge.Ready ready, boolean isStolen) {
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

        /** Another of its threads may get a few microseconds while the thinking thread waits. */
        private void judge(long now, CpuReading reading, Gauge.Ready ready) {
            standsStill =
                    ready.isAny() && looked.filter(reading::standsStillSince).isPresent();
            boolean agentWaits = ready.isAgent()
                    && looked.filter(before -> reading.agentCpu() == before.agentCpu()
                                    && 2 * reading.usedSince(before) < now - lookedAt)
                            .isPresent();
            isStarved = standsStill || agentWaits;
        }

        private OptionalLong listen(long until) {
            looked = Optional.empty(); // time in between says nothing about the time after it
            return OptionalLong.of(until);
        }

        /** Nanoseconds of a wait that was not over at the last check, so the kernel has not booked them. */
        public long unbooked(long now) {
            return standsStill && looked.isPresent() ? now - lookedAt : 0;
        }

        /** Whether, at the last check, the machine kept the process from running or still owed it some of its time. */
        public boolean isStarved() {
            return isStarved;
        }
    }
}
