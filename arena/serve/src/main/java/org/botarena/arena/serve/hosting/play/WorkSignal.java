package org.botarena.arena.serve.hosting.play;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Wakes the threads that wait for work. A thread reads {@link #seen} first and then looks for work. If it finds no work,
 * it {@linkplain #await waits}, so it misses no signal in between. Thread-safe.
 */
public final class WorkSignal implements AutoCloseable {
    private long wakes;
    private boolean isClosed;

    /** Signals possible work; waiting threads look again. */
    public synchronized void wake() {
        wakes++;
        notifyAll();
    }

    /** The number of signals so far. */
    public synchronized long seen() {
        return wakes;
    }

    /** Whether all work is to end. */
    public synchronized boolean isClosed() {
        return isClosed;
    }

    /**
     * Waits for another signal or the closing, at most for {@code most}.
     *
     * @param seen the number read before the search for work
     */
    public synchronized void await(long seen, Duration most) throws InterruptedException {
        long end = System.nanoTime() + most.toNanos();
        for (long left = most.toNanos(); wakes == seen && !isClosed && left > 0; left = end - System.nanoTime()) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
    }

    @Override
    public synchronized void close() {
        isClosed = true;
        notifyAll();
    }
}
