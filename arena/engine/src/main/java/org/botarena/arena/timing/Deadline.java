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
 * The deadline rule: what a request is granted, how long an answer is waited for beyond that, what of the machine can explain
 * a lateness, and when an answer that comes after its deadline counts. Moments are {@code System.nanoTime()} values.
 * Immutable.
 *
 * @param granted nanoseconds from the request to the deadline
 * @param isLast whether the request is not made again: an answer that the machine may have delayed then counts
 * @param clocks of the game, one of which it is granted from; empty: the request has a time of its own
 */
public record Deadline(long granted, boolean isLast, Optional<Clocks> clocks) {
    /** How near to its ends a request's stalls can explain a lateness; an agent sees earlier ones on its own clock. */
    private static final long NEAR = TimeUnit.MILLISECONDS.toNanos(50);

    /** A shorter wait for the core is none: every machine has other work now and then. */
    private static final long NOTICED = TimeUnit.MILLISECONDS.toNanos(1);

    /** The kernel books interrupts on whoever runs: so much longer than granted a thread may have run without having needed it. */
    private static final long BOOKED_ON = TimeUnit.MILLISECONDS.toNanos(1);

    /** Between two looks at a process that may be kept from running just now. */
    private static final long LOOK = TimeUnit.MILLISECONDS.toNanos(1);

    /** However long a core stays taken, a game must go on some time. */
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(10);

    /** What an agent that was disturbed gets beyond what it lost: its caches are cold, and it has just seen the clock. */
    private static final long MORE = TimeUnit.MILLISECONDS.toNanos(50);

    /** What a host takes just now is counted when the core is back: one of the kernel's ticks later. */
    public static final long COUNTED_AFTER = TimeUnit.MILLISECONDS.toNanos(12);

    /** What a lateness means. */
    public enum Judgement {
        /** There is none. */
        IN_TIME,
        /** The machine took as much time: the answer counts. */
        EXCUSED,
        /** The machine had a part, and nobody can tell whether the agent was too late without it: the attempt is void. */
        DISTURBED,
        /** The agent has lost. */
        LATE
    }

    /**
     * The clocks of a game at a request.
     *
     * @param control what they began with, and what is added
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

    /** So long after a request. */
    public static Deadline of(Duration granted) {
        return new Deadline(granted.toNanos());
    }

    /**
     * That of a request as another referee puts it.
     *
     * @param left milliseconds on each seat's clock; none: the move has a time of its own
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

    /** The same for a request that is not made again, if so. */
    public Deadline last(boolean isSo) {
        return new Deadline(granted, isSo, clocks);
    }

    /** The same, granted from one of these clocks. */
    Deadline on(Clocks these) {
        return new Deadline(granted, isLast, Optional.of(these));
    }

    /** The moment of the deadline of a request that was sent then. */
    public long after(long sent) {
        return sent + granted;
    }

    /** Whether so many nanoseconds are more than was granted. */
    public boolean isPassed(long took) {
        return took > granted;
    }

    /**
     * The rule on what came, or did not come, of a request.
     *
     * @param took nanoseconds until the answer, or until nobody waited for it any longer
     * @param machineMs milliseconds of it that the machine took, as far as they can explain a lateness
     * @param ran nanoseconds for which the agent surely ran: longer than granted, and it was too late by itself, whatever
     *     the machine took of it or of the referee; 0 if nobody knows
     * @param isAnswered whether something came
     * @param isStarved whether the machine still kept the agent from running, or owed it some of its time, when nobody waited
     *     any longer
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

    /** Whether so many milliseconds of the machine's can disturb a request. */
    public static boolean hasPart(double machineMs) {
        return machineMs > 0;
    }

    /** How many milliseconds after it an answer came that took this long. */
    public double lateMs(double tookMs) {
        return tookMs - granted / 1e6;
    }

    /** Whether the machine could have disturbed a request that ended after so many milliseconds: its end was near. */
    public boolean isNear(double tookMs) {
        return tookMs >= (granted - NEAR) / 1e6;
    }

    /** What of a wait for the core counts: nanoseconds, 0 if they are everyday. */
    public static long noticed(long wait) {
        return wait < NOTICED ? 0 : wait;
    }

    /**
     * How many nanoseconds of the referee's own stalls can explain that an answer is late: what kept it from writing the
     * request, and what lay around the deadline.
     *
     * @param end when the answer came, or nobody waited any longer
     */
    public long explained(Stalls stalls, long sent, long end) {
        long near = Math.max(sent, after(sent) - NEAR);
        long first = Math.min(near, sent + NEAR);
        return stalls.between(sent, Math.min(first, end)) + (end - near > 0 ? stalls.between(near, end) : 0);
    }

    /**
     * How many nanoseconds that a host took from the agent's core can explain it: those around the deadline. The system counts
     * them in hundredths of a second, and only once the core is back.
     */
    public long stolen(Stalls stalls, OptionalInt core, long sent) {
        return stalls.stolen(core, Math.max(sent, after(sent) - NEAR));
    }

    /** What comes after the deadline of a request that was sent then. */
    public Overtime overtime(long sent) {
        return new Overtime(after(sent));
    }

    /**
     * How long an answer that is not there at its deadline is waited for, from one look at the process to the next: as long as
     * the machine keeps the process from running, then what the machine took of its time, then a moment more, which tells an
     * agent that was disturbed from one that hangs. One request, one thread.
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
         * Until when to listen on; empty: no longer.
         *
         * @param now the moment of the reading
         * @param part nanoseconds that the machine has taken so far, as far as they are booked
         * @param ready the threads of the process that could run or are running: the kernel does not tell which, but who runs
         *     uses CPU time, which it books every few milliseconds
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

        /** Another of its threads may get some microseconds while the one that thinks waits. */
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
}
