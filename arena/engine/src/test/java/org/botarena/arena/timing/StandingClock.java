package org.botarena.arena.timing;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that stands until a test moves it, so that no test depends on how fast the machine is. One thread at a time. */
public final class StandingClock extends Clock {
    private Instant now;

    /** Stands at that moment. */
    public StandingClock(Instant start) {
        now = start;
    }

    /** Lets that time go by. */
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
