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
 * What one request cost an agent's process and what the machine took away meanwhile. Reading the system's tables costs
 * microseconds, so a quick answer is measured by its own thread alone; of a longer request everything is read at its
 * beginning, or some milliseconds after it, and at its end. One thread at a time.
 */
public final class ResourceMeter implements Child.Watch {
    /** From this duration on everything is read, of a request and of the rest between two. */
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

    /** What was read, and when; with the core's idle time. */
    private record Moment(CpuReading reading, long at, long idle) {}

    /**
     * A meter for a child that is ready.
     *
     * @param core where it runs, if it is kept on one
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
     * @param cpu CPU time of the process and of others that it has started
     * @param ran for how long the agent surely ran before its answer, less what a host took, which is booked on whoever runs: all its
     *     processes where they share a core, else its own thread
     * @param delay how long the process could have run while others had its core
     * @param steal what a virtual machine's host took from the core
     * @param stall how long the referee was kept from running where that can explain a lateness
     * @param lost all that the machine kept from the agent or the referee, whether or not it explains anything
     * @param isStarved whether the process was still kept from running when nobody waited for it any longer
     */
    public record Cost(long cpu, long ran, long delay, long steal, long stall, long lost, boolean isStarved) {}

    /** The agent is about to be woken: what it has used since its last answer, it used in another's time. */
    public void beforeAsking() {
        if (System.nanoTime() - idleness.since() >= LONG) {
            processCpu().ifPresent(idleness::restedUntil);
        }
        // While it rests everything is booked; who runs owes the kernel up to a tick. After a long request another is
        // likely.
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

    /** The referee may lose its core at any point here: what it misses then must not be missing from the time gone by. */
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

    /** What the process has taken beside the time of its requests; empty where the system does not tell. */
    public Optional<ResourceUse> footprint() {
        processCpu().ifPresent(idleness::restedUntil);
        return gauge.map(each -> new ResourceUse(idleness.nanos() / 1e6, each.peakMemoryKiB(), each.newThreads()));
    }

    /** Milliseconds that the process's collector had worked when a deadline passed; 0 where the system does not tell. */
    public long collectorMs() {
        return collectorMs;
    }

    /**
     * An answer has come, and the agent is still awake. One that is late is measured at once: what others than the agent that answered
     * have of its core from now on explains nothing.
     *
     * @param took until the answer
     */
    public void answered(long took, Deadline deadline) {
        if (deadline.isPassed(took)) {
            late = Optional.of(moment());
        }
    }

    /**
     * The cost of a request; the next one counts from here.
     *
     * @param sent when it was sent
     * @param took until its answer, or until nobody waited any longer
     * @param isAnswered whether there was one; an agent without is being killed, and its threads with their times are gone
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

    /** On one core no more than what has gone by since an answer can have been used after it. */
    private long ran(Moment now, long end) {
        long thread = now.reading.agentCpu() - last.agentCpu();
        return core.isPresent() ? Math.max(thread, used(now.reading) - Math.max(0, now.at - end)) : thread;
    }

    /** What others kept from the process: of its first milliseconds its own thread tells, of the rest all threads. */
    private long delay(Moment now, long sent) {
        if (early.isEmpty()) {
            return Deadline.noticed(now.reading.delaySince(last, OptionalLong.empty()));
        }
        Moment begun = early.get();
        // What was read while it rested counts from the request on: before it nobody wanted the core.
        long since = begun.at - sent < 0 ? sent : begun.at;
        long gone = now.at - since - IdleTime.between(begun.idle, now.idle);
        long delay = begun.reading.agentDelay()
                - last.agentDelay()
                + now.reading.delaySince(
                        begun.reading, core.isPresent() ? OptionalLong.of(gone) : OptionalLong.empty());
        return Deadline.noticed(delay);
    }

    /** What kept the referee, by its ticker or by the queues that its own hands stood in, less what the agent made it do. */
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
