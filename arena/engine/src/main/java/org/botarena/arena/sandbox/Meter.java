package org.botarena.arena.sandbox;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * What one request cost an agent's process and what the machine took away meanwhile. Reading the system's tables costs
 * microseconds, so a quick answer is measured by its own thread alone. One thread at a time.
 */
public final class Meter {
    /** From this duration on everything is read, of a request and of the rest between two. */
    private static final long LONG = TimeUnit.MILLISECONDS.toNanos(5);

    /** A shorter wait for the core is no stall: every machine has other work now and then. */
    private static final long STALL = TimeUnit.MILLISECONDS.toNanos(1);

    /** Where a host takes time: how long after a deadline it is looked at once more what it took. */
    private static final long COUNTED_AFTER = TimeUnit.MILLISECONDS.toNanos(12);

    private final Optional<Gauge> gauge;
    private final Stalls stalls;
    private final OptionalInt core;
    private Gauge.Reading last;
    private Optional<Gauge.Reading> atDeadline = Optional.empty();
    private final Idleness idleness;

    /**
     * A meter for a child that is ready.
     *
     * @param core where it runs, if it is kept on one
     */
    public Meter(Child child, Stalls stalls, OptionalInt core) {
        this.core = core;
        this.gauge = child.gauge();
        this.stalls = stalls;
        this.last = read(true, Gauge.Reading.ZERO);
        this.idleness = new Idleness(last.processCpu());
    }

    /**
     * The cost of one request, in nanoseconds.
     *
     * @param cpu CPU time of the process
     * @param delay how long the process could have run while others had its core
     * @param steal what a virtual machine's host took from the core
     * @param stall how long the referee was kept from running where that can explain a lateness
     * @param lost all that the machine kept from the agent or the referee, whether or not it explains anything
     * @param isStarved whether the process was still kept from running when nobody waited for it any longer
     */
    public record Cost(long cpu, long delay, long steal, long stall, long lost, boolean isStarved) {}

    /** For a request that has had no answer in its time: nanoseconds that the machine has taken and that explain it. */
    public long graceSince(long sent, long granted) {
        Gauge.Reading now = read(true, last);
        atDeadline = Optional.of(now);
        long grace = explaining(sent, granted, System.nanoTime(), now);
        if (grace == 0 && stalls.isStolenFrom(core, sent)) {
            // What is being taken just now is counted when the core is back: one of the kernel's ticks later.
            LockSupport.parkNanos(COUNTED_AFTER);
            grace = explaining(sent, granted, System.nanoTime(), now);
        }
        return grace;
    }

    private long explaining(long sent, long granted, long end, Gauge.Reading now) {
        return stalls.explaining(sent, sent + granted, end) + stalls.stolen(core, sent, sent + granted) + delay(now);
    }

    /** The agent is about to be woken: what it has used since its last answer, it used in another's time. */
    public void beforeAsking() {
        if (System.nanoTime() - idleness.since() >= LONG) {
            processCpu().ifPresent(idleness::restedUntil);
        }
    }

    /** What the process has taken beside the time of its requests; empty where the system does not tell. */
    public Optional<Footprint> footprint() {
        processCpu().ifPresent(idleness::restedUntil);
        return gauge.map(each -> new Footprint(idleness.nanos() / 1e6, each.peakMemoryKiB(), each.newThreads()));
    }

    /** Milliseconds that the process's collector has worked so far; 0 where the system does not tell. */
    public long collectorMs() {
        return gauge.map(Gauge::collectorNanos).orElse(0L) / 1_000_000;
    }

    /** The cost of a request that was sent then and took so long; the next one counts from here. */
    public Cost after(long sent, long took, long granted) {
        boolean isLong = took >= LONG;
        // An agent that missed its deadline is being killed, and its threads with their times are gone.
        Gauge.Reading now = atDeadline.orElseGet(() -> read(isLong, last));
        atDeadline = Optional.empty();
        long end = sent + took;
        long delay = isLong ? delay(now) : 0;
        long cpu = Math.max(now.agentCpu() - last.agentCpu(), Math.min(took, now.cpuSince(last)));
        long stolen = took > granted ? stalls.stolen(core, sent, sent + granted) : 0;
        Cost cost = new Cost(
                cpu,
                delay,
                stolen,
                stalls.explaining(sent, sent + granted, end),
                stalls.between(sent, end) + delay + stolen,
                false);
        last = now;
        if (isLong) {
            idleness.workedUntil(end, now.processCpu());
        } else {
            idleness.worked(end, took);
        }
        return cost;
    }

    private long delay(Gauge.Reading now) {
        long delay = now.delaySince(last);
        return delay < STALL ? 0 : delay;
    }

    private OptionalLong processCpu() {
        try {
            return gauge.isPresent() ? OptionalLong.of(gauge.get().processCpu()) : OptionalLong.empty();
        } catch (IOException e) {
            return OptionalLong.empty(); // the process has ended
        }
    }

    private Gauge.Reading read(boolean fully, Gauge.Reading before) {
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
