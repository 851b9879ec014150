package org.botarena.arena.serve.hosting.casual;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** All the time that a person has for a game: without a clock an hour, so that the place is free again some time. Thread-safe. */
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

    /** It is the person's turn. */
    synchronized void start() {
        if (since < 0) {
            since = System.nanoTime();
        }
    }

    /** The person has moved. */
    synchronized void stop() {
        left = leftNanos();
        since = -1;
    }

    /** Nanoseconds that are left; 0: none. */
    synchronized long leftNanos() {
        return Math.max(0, since < 0 ? left : left - (System.nanoTime() - since));
    }

    /** What the page shows; null: nothing. */
    Long leftMs() {
        return isOn ? leftNanos() / 1_000_000 : null;
    }
}
