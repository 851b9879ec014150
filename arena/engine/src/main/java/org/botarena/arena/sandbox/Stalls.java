package org.botarena.arena.sandbox;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Notices when the machine keeps the referee itself from running: a ticker that should wake every two milliseconds and
 * writes down by how much it was late. Thread-safe.
 */
public final class Stalls implements AutoCloseable {
    private static final long TICK = TimeUnit.MILLISECONDS.toNanos(2);
    private static final long NOTICED = TimeUnit.MILLISECONDS.toNanos(1);

    /** Enough for the stalls of one move; older ones are overwritten. */
    private static final int KEPT = 4096;

    private final long[] from = new long[KEPT];
    private final long[] to = new long[KEPT];
    private int count;
    private long lastTick = System.nanoTime();
    private volatile boolean closed;
    private final Thread ticker = new Thread(this::tick, "stalls");

    private Stalls() {}

    /** A ticker that runs from now on. */
    public static Stalls watch() {
        Stalls stalls = new Stalls();
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
                    from[count % KEPT] = lastTick + TICK;
                    to[count % KEPT] = now;
                    count++;
                }
                lastTick = now;
            }
        }
    }

    /** How many of the nanoseconds between two {@code System.nanoTime()} values the referee was kept from running. */
    public synchronized long between(long begin, long end) {
        long sum = 0;
        for (int i = count - 1; i >= Math.max(0, count - KEPT) && to[i % KEPT] - begin > 0; i--) {
            sum += Math.max(0, Math.min(end, to[i % KEPT]) - Math.max(begin, from[i % KEPT]));
        }
        long underWay = end - Math.max(begin, lastTick + TICK);
        return underWay > NOTICED ? sum + underWay : sum;
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(ticker);
    }
}
