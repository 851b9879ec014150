package org.botarena.arena.serve.hosting;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that a test sets forward. One thread. */
final class ShiftedClock extends Clock {
    private Duration passed = Duration.ZERO;

    void pass(Duration time) {
        passed = passed.plus(time);
    }

    @Override
    public Instant instant() {
        return Instant.now().plus(passed);
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
