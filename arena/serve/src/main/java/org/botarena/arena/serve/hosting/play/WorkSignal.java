package org.botarena.arena.serve.hosting.play;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Wakes the threads that wait for work. A thread takes {@link #seen} first, then looks for work, and {@linkplain #await waits} where
 * there is none: what comes in between is not missed. Thread-safe.
 */
public final class WorkSignal implements AutoCloseable {
    private long wakes;
    private boolean isClosed;

    /** There may be work: whoever waits looks again. */
    public synchronized void wake() {
        wakes++;
        notifyAll();
    }

    /** How often it has woken so far. */
    public synchronized long seen() {
        return wakes;
    }

    /** Whether nobody is to work any more. */
    public synchronized boolean isClosed() {
        return isClosed;
    }

    /**
     * Waits until it has woken once more than was seen, or is closed; no longer than {@code most}.
     *
     * @param seen of before the look for work
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
