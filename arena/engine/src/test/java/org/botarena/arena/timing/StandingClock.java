package org.botarena.arena.timing;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that a test moves, so that no test depends on the machine's speed. For one thread at a time. */
public final class StandingClock extends Clock {
    private Instant now;

    /** Stops at this time. */
    public StandingClock(Instant start) {
        now = start;
    }

    /** Advances the time. */
    public void advance(Duration time) {
        now = now.plus(time);
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }

    @Override
    public Instant instant() {
        return now;
    }
}
