package org.botarena.arena.admission.examination;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.botarena.arena.process.ChildProcess;

/** Ends an examiner that takes too long to answer, unless the machine kept it waiting. One exchange at a time. */
final class TimeLimit {
    /** Limit for the examination of one file. */
    static final Duration TIME = Duration.ofSeconds(9);

    /** Limit on a machine that gives the examiner less than half a core, so that load refuses no file. */
    static final Duration LONGEST = Duration.ofSeconds(60);

    private static final Duration AGAIN = Duration.ofMillis(500);

    private final ChildProcess process;
    private final ScheduledExecutorService watch;
    private final AtomicLong talk = new AtomicLong();
    private volatile Future<?> expiry;
    private volatile boolean isLate;

    /**
     * Creates the limit of one examiner.
     *
     * @param watch its thread checks the time
     */
    TimeLimit(ChildProcess process, ScheduledExecutorService watch) {
        this.process = process;
        this.watch = watch;
    }

    /**
     * Runs an exchange with the examiner under a time limit.
     *
     * @throws IOException if the exchange fails, for example because the limit ended the examiner
     */
    <T> T within(Duration time, Callable<T> what) throws IOException {
        long number = talk.incrementAndGet();
        Duration before = process.cpuTime().orElse(Duration.ZERO);
        long latest = System.nanoTime() + LONGEST.toNanos();
        expiry = watch.schedule(() -> expire(number, before, latest), time.toMillis(), TimeUnit.MILLISECONDS);
        try {
            return what.call();
        } catch (IOException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        } finally {
            talk.incrementAndGet();
            expiry.cancel(false);
        }
    }

    /**
     * Ends the examiner when the time is up, unless the exchange has finished or the machine kept the examiner
     * waiting.
     */
    private void expire(long of, Duration before, long latest) {
        if (talk.get() != of) {
            return;
        }
        Duration used = process.cpuTime().map(now -> now.minus(before)).orElse(TIME);
        if (used.compareTo(TIME.dividedBy(2)) < 0 && System.nanoTime() < latest) {
            expiry = watch.schedule(() -> expire(of, before, latest), AGAIN.toMillis(), TimeUnit.MILLISECONDS);
        } else {
            isLate = true;
            process.kill();
        }
    }

    /** Whether the limit ended the examiner. */
    boolean isOver() {
        return isLate;
    }
}
