package org.botarena.arena.serve.hosting.web;

import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * So many requests of one asker in a span of time. Sixty people of one room are one address, so those who are signed in are told apart
 * by who they are. Thread-safe.
 */
final class RateLimit {
    private static final int MOST_ASKERS = 10_000;

    private final int most;
    private final long spanMs;
    private final Clock clock;
    private final Map<String, Count> counts = new LinkedHashMap<>();

    private record Count(long since, int requests) {}

    RateLimit(int most, Duration span, Clock clock) {
        this.most = most;
        this.spanMs = span.toMillis();
        this.clock = clock;
    }

    /** Counts a request; whether it may be answered. */
    synchronized boolean admits(String asker) {
        long now = clock.millis();
        counts.values().removeIf(count -> counts.size() > MOST_ASKERS && now - count.since > spanMs);
        Count before = counts.get(asker);
        Count count = before == null || now - before.since > spanMs
                ? new Count(now, 1)
                : new Count(before.since, before.requests + 1);
        counts.put(asker, count);
        return count.requests <= most;
    }
}
