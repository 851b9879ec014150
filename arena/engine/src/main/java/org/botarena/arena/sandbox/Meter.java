package org.botarena.arena.sandbox;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/**
 * What one request cost an agent's process and what the machine took away meanwhile. Reading the system's tables costs
 * microseconds, so a quick answer is measured by its own thread alone. One thread at a time.
 */
public final class Meter {
    /** From this duration on everything is read. */
    private static final long LONG = TimeUnit.MILLISECONDS.toNanos(5);

    /** A shorter wait for the core is no stall: every machine has other work now and then. */
    private static final long STALL = TimeUnit.MILLISECONDS.toNanos(1);

    private final Optional<Gauge> gauge;
    private final Stalls stalls;
    private Gauge.Reading last = Gauge.Reading.ZERO;
    private OptionalLong atRest = OptionalLong.empty();
    private long idle;

    /** A meter for a child that is ready. */
    public Meter(Child child, Stalls stalls) {
        this.gauge = child.gauge();
        this.stalls = stalls;
        this.last = read(true);
    }

    /**
     * The cost of one request, in nanoseconds.
     *
     * @param cpu CPU time of the process
     * @param stall what the machine kept from the agent's thread or from the referee
     */
    public record Cost(long cpu, long stall) {}

    /** Nanoseconds that the machine has taken since then, for a request that has had no answer yet. */
    public long takenSince(long sent) {
        return stalls.between(sent, System.nanoTime()) + delay(read(true));
    }

    /** The agent is about to be woken: what it has used since its last answer, it used in another's time. */
    public void beforeAsking() {
        OptionalLong now = processCpu();
        if (atRest.isPresent() && now.isPresent()) {
            idle += now.getAsLong() - atRest.getAsLong();
        }
        atRest = OptionalLong.empty();
    }

    /** What the process has taken beside the time of its requests; empty where the system does not tell. */
    public Optional<Footprint> footprint() {
        beforeAsking();
        return gauge.map(each -> new Footprint(idle / 1e6, each.peakMemoryKiB(), each.newThreads()));
    }

    /** The cost of a request that was sent then and took so long; the next one counts from here. */
    public Cost after(long sent, long took) {
        boolean isLong = took >= LONG;
        Gauge.Reading now = read(isLong);
        long cpu = Math.max(now.agentCpu() - last.agentCpu(), Math.min(took, now.cpuSince(last)));
        long stall = stalls.between(sent, sent + took) + (isLong ? delay(now) : 0);
        last = now;
        atRest = processCpu();
        return new Cost(cpu, stall);
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

    private Gauge.Reading read(boolean fully) {
        if (gauge.isEmpty()) {
            return last;
        }
        try {
            return fully ? gauge.get().full() : gauge.get().quick(last);
        } catch (IOException e) {
            return last; // the process has ended
        }
    }
}
