package org.botarena.arena.process;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.locks.LockSupport;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.IdleTime;
import org.botarena.arena.timing.Idleness;
import org.botarena.arena.timing.Stalls;
import org.botarena.arena.timing.accounting.CpuReading;
import org.botarena.arena.timing.accounting.Gauge;
import org.botarena.arena.timing.accounting.ResourceUse;

/**
 * Measures what one request cost an agent's process and what the machine took away in the meantime. Reading the
 * system's tables costs microseconds, so for a quick answer only the agent's thread is measured. For a longer request,
 * everything is read at its start, or a few milliseconds later, and at its end. For one thread at a time.
 */
public final class ResourceMeter implements Child.Watch {
    /** The duration from which everything is read, for a request and for the pause between two. */
    private static final long LONG = Child.Watch.FIRST;

    private final Optional<Gauge> gauge;
    private final RequestDelays delivery;
    private final Stalls stalls;
    private final OptionalInt core;
    private final Idleness idleness;
    private CpuReading last;
    private Optional<Moment> early = Optional.empty();
    private Optional<Moment> late = Optional.empty();
    private Optional<Deadline.Overtime> overtime = Optional.empty();
    private long collectorMs;
    private boolean wasLong;

    /** A reading, its time, and the idle time of the core. */
    private record Moment(CpuReading reading, long at, long idle) {}

    /**
     * A meter for a child that is ready.
     *
     * @param core the core that the child is pinned to, if any
     */
    public ResourceMeter(Child child, Stalls stalls, OptionalInt core) {
        this.core = core;
        this.gauge = child.gauge();
        this.delivery = child.delivery();
        this.stalls = stalls;
        this.last = read(true, CpuReading.ZERO);
        this.idleness = new Idleness(last.processCpu());
    }

    /**
     * The cost of one request, in nanoseconds.
     *
     * @param cpu CPU time of the process and of the processes that it started
     * @param ran a lower bound of the time that the agent ran before its answer, without time taken by a virtual
     *     machine's host. The host's share is booked on the running thread: on all its processes where they share a
     *     core, otherwise on its own thread.
     * @param delay how long the process was runnable while others had its core
     * @param steal the time that a virtual machine's host took from the core
     * @param stall how long the referee was kept from running, where that can explain a late answer
     * @param lost all time that the machine took from the agent or the referee, whether or not it explains anything
     * @param isStarved whether the process was still kept from running when the arena stopped waiting
     */
    public record Cost(long cpu, long ran, long delay, long steal, long stall, long lost, boolean isStarved) {}

    /** Called before the agent is resumed. CPU time used since its last answer was used in its opponent's time. */
    public void beforeAsking() {
        if (System.nanoTime() - idleness.since() >= LONG) {
            processCpu().ifPresent(idleness::restedUntil);
        }
        // At rest all time is booked; a running thread owes the kernel up to a tick. A long request is likely to follow
        // another.
        early = wasLong ? Optional.of(beginning()) : Optional.empty();
        late = Optional.empty();
        overtime = Optional.empty();
        delivery.begin();
    }

    @Override
    public void begun() {
        if (early.isEmpty()) {
            early = Optional.of(beginning());
        }
    }

    /**
     * The referee may lose its core at any point here. Time that it misses must not be missing from the elapsed time.
     */
    private Moment beginning() {
        long at = System.nanoTime();
        long idle = IdleTime.of(core);
        return new Moment(read(true, last), at, idle);
    }

    @Override
    public OptionalLong until(long sent, Deadline deadline) {
        Moment now = moment();
        late = Optional.of(now);
        collectorMs = gauge.map(Gauge::collectorNanos).orElse(0L) / 1_000_000;
        if (overtime.isEmpty()) {
            overtime = Optional.of(deadline.overtime(sent));
        }
        long part = delay(now, sent) + stall(deadline, sent, now.at) + deadline.stolen(stalls, core, sent);
        return overtime.get()
                .until(
                        now.at,
                        part,
                        now.reading,
                        gauge.map(each -> each.ready(delivery.hasResumed())).orElse(Gauge.Ready.NONE),
                        stalls.stolen(core, sent) > 0);
    }

    private Moment moment() {
        CpuReading reading = read(true, last);
        long idle = IdleTime.of(core);
        return new Moment(reading, System.nanoTime(), idle);
    }

    /** The resources that the process used outside of its requests, or empty if the system does not provide them. */
    public Optional<ResourceUse> footprint() {
        processCpu().ifPresent(idleness::restedUntil);
        return gauge.map(each -> new ResourceUse(idleness.nanos() / 1e6, each.peakMemoryKiB(), each.newThreads()));
    }

    /**
     * Milliseconds that the process's garbage collector had run when a deadline passed, or 0 if the system does not
     * provide them.
     */
    public long collectorMs() {
        return collectorMs;
    }

    /**
     * Called when an answer has come and the agent is still running. A late answer is measured immediately: whatever
     * others take from the agent's core after that explains nothing.
     *
     * @param took the time until the answer
     */
    public void answered(long took, Deadline deadline) {
        if (deadline.isPassed(took)) {
            late = Optional.of(moment());
        }
    }

    /**
     * Returns the cost of a request; the next one is counted from here.
     *
     * @param sent when it was sent
     * @param took the time until its answer, or until the arena stopped waiting
     * @param isAnswered whether there was an answer. An agent without one is being killed, and the times of its threads
     *     are lost.
     */
    public Cost after(long sent, long took, Deadline deadline, boolean isAnswered) {
        boolean isLong = took >= LONG;
        boolean isLate = deadline.isPassed(took);
        if (isLate && isAnswered && stalls.stolen(core, sent) > 0) {
            LockSupport.parkNanos(Deadline.COUNTED_AFTER);
        }
        Moment now = isLong
                ? late.filter(moment -> isLate).orElseGet(this::moment)
                : new Moment(read(false, last), System.nanoTime(), 0);
        long end = sent + took;
        long unbooked =
                isAnswered ? 0 : overtime.map(over -> over.unbooked(end)).orElse(0L);
        long delay = (isLong ? delay(now, sent) : 0) + unbooked;
        long steal = isLate ? deadline.stolen(stalls, core, sent) : 0;
        long stall = stall(deadline, sent, end);
        Cost cost = new Cost(
                cpu(now.reading, took),
                ran(now, end) - steal,
                delay,
                steal,
                stall,
                Math.max(stall, stalls.between(sent, end)) + delay + steal,
                !isAnswered && overtime.map(Deadline.Overtime::isStarved).orElse(false));
        last = now.reading;
        wasLong = isLong;
        if (isLong) {
            idleness.workedUntil(end, now.reading.processCpu());
        } else {
            idleness.worked(end, took);
        }
        return cost;
    }

    private long cpu(CpuReading now, long took) {
        return Math.max(now.agentCpu() - last.agentCpu(), Math.min(took, used(now)));
    }

    private long used(CpuReading now) {
        long before = early.map(moment -> moment.reading.agentCpu()).orElse(now.agentCpu()) - last.agentCpu();
        long since = early.map(moment -> now.usedSince(moment.reading)).orElse(0L);
        return before + since;
    }

    /** On a single core, CPU time used after an answer cannot exceed the time elapsed since then. */
    private long ran(Moment now, long end) {
        long thread = now.reading.agentCpu() - last.agentCpu();
        return core.isPresent() ? Math.max(thread, used(now.reading) - Math.max(0, now.at - end)) : thread;
    }

    /**
     * The time that others took from the process: from its own thread for the first milliseconds, then from all
     * threads.
     */
    private long delay(Moment now, long sent) {
        if (early.isEmpty()) {
            return Deadline.noticed(now.reading.delaySince(last, OptionalLong.empty()));
        }
        Moment begun = early.get();
        // A reading taken at rest counts from the request on: before that, nothing needed the core.
        long since = begun.at - sent < 0 ? sent : begun.at;
        long gone = now.at - since - IdleTime.between(begun.idle, now.idle);
        long delay = begun.reading.agentDelay()
                - last.agentDelay()
                + now.reading.delaySince(
                        begun.reading, core.isPresent() ? OptionalLong.of(gone) : OptionalLong.empty());
        return Deadline.noticed(delay);
    }

    /**
     * The delay of the referee, from its ticker or from the queues of its helpers, minus the delay that the agent
     * caused.
     */
    private long stall(Deadline deadline, long sent, long end) {
        long seen = Math.max(deadline.explained(stalls, sent, end), Deadline.noticed(delivery.delay()));
        return Math.max(0, seen - (seen == 0 ? 0 : delivery.printed()));
    }

    private OptionalLong processCpu() {
        try {
            return gauge.isPresent() ? OptionalLong.of(gauge.get().processCpu()) : OptionalLong.empty();
        } catch (IOException e) {
            return OptionalLong.empty(); // the process has ended
        }
    }

    private CpuReading read(boolean fully, CpuReading before) {
        if (gauge.isEmpty()) {
            return before;
        }
        try {
            return fully ? gauge.get().full() : gauge.get().quick(before);
        } catch (IOException e) {
            return before; // the process has ended
        }
    }
}
