package org.botarena.arena.cluster.worker;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Waits until this process has had no children for a while: a worker that nobody has work for. */
public final class Idle {
    private static final long LOOK_MS = 500;

    private Idle() {}

    /**
     * Returns when that is so.
     *
     * @throws InterruptedException if somebody wants it to return earlier
     */
    public static void await(Duration span) throws InterruptedException {
        long since = System.nanoTime();
        while (System.nanoTime() - since < span.toNanos()) {
            TimeUnit.MILLISECONDS.sleep(LOOK_MS);
            if (ProcessHandle.current().children().anyMatch(ProcessHandle::isAlive)) {
                since = System.nanoTime();
            }
        }
    }
}
