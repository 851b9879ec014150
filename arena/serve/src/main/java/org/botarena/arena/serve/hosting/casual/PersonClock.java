package org.botarena.arena.serve.hosting.casual;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A person's time for a game: an hour without a clock, so that the place becomes free eventually. Thread-safe. */
final class PersonClock {
    private static final long LONGEST = TimeUnit.HOURS.toNanos(1);

    private final boolean isOn;
    private long left;
    private long since = -1;

    PersonClock(Optional<Duration> granted) {
        isOn = granted.isPresent();
        left = granted.map(Duration::toNanos).orElse(LONGEST);
    }

    boolean isOn() {
        return isOn;
    }

    /** Starts when it is the person's turn. */
    synchronized void start() {
        if (since < 0) {
            since = System.nanoTime();
        }
    }

    /** Stops when the person has moved. */
    synchronized void stop() {
        left = leftNanos();
        since = -1;
    }

    /** The nanoseconds left, at least 0. */
    synchronized long leftNanos() {
        return Math.max(0, since < 0 ? left : left - (System.nanoTime() - since));
    }

    /** The time that the page shows, or null. */
    Long leftMs() {
        return isOn ? leftNanos() / 1_000_000 : null;
    }
}
