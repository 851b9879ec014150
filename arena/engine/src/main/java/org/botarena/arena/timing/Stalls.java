package org.botarena.arena.timing;

import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Notices when the machine keeps the referee itself from running: a ticker should wake every two milliseconds and
 * records its delays. It also measures the time that a host takes from the cores of a virtual machine. Thread-safe.
 */
public final class Stalls implements AutoCloseable {
    private static final long TICK = TimeUnit.MILLISECONDS.toNanos(2);

    /** Shorter delays are normal on any machine and smaller than any agent's margin. */
    private static final long NOTICED = TimeUnit.MILLISECONDS.toNanos(2);

    /** Enough for the stalls of one move; older ones are overwritten. */
    private static final int KEPT = 4096;

    private final long[] from = new long[KEPT];
    private final long[] to = new long[KEPT];
    private int count;
    private long lastTick = System.nanoTime();
    private volatile boolean closed;
    private final Thread ticker = new Thread(this::tick, "stalls");
    private final StealTime stolen;

    Stalls(StealTime stolen) {
        this.stolen = stolen;
    }

    /** A ticker that runs from now on. */
    public static Stalls watch() {
        Stalls stalls = new Stalls(StealTime.here());
        stalls.ticker.setDaemon(true);
        stalls.ticker.start();
        return stalls;
    }

    private void tick() {
        while (!closed) {
            LockSupport.parkNanos(TICK);
            long now = System.nanoTime();
            synchronized (this) {
                if (now - lastTick - TICK > NOTICED) {
                    note(lastTick + TICK, now);
                }
                tickedAt(now);
                stolen.sample(now);
            }
        }
    }

    /** Records that the referee did not run between these two times. */
    synchronized void note(long began, long ended) {
        from[count % KEPT] = began;
        to[count % KEPT] = ended;
        count++;
    }

    /** It runs now. */
    synchronized void tickedAt(long now) {
        lastTick = now;
    }

    /**
     * The number of nanoseconds between two {@code System.nanoTime()} values in which the referee was kept from
     * running.
     */
    public synchronized long between(long begin, long end) {
        long sum = 0;
        for (int i = count - 1; i >= Math.max(0, count - KEPT) && to[i % KEPT] - begin > 0; i--) {
            sum += Math.max(0, Math.min(end, to[i % KEPT]) - Math.max(begin, from[i % KEPT]));
        }
        long underWay = end - Math.max(begin, lastTick + TICK);
        return underWay > NOTICED ? sum + underWay : sum;
    }

    /** Nanoseconds that a host has taken from a core since this time, or a few milliseconds more. */
    public synchronized long stolen(OptionalInt core, long since) {
        return stolen.since(core, since);
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(ticker);
    }
}
