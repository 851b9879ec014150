package org.botarena.arena.serve.hosting.web;

import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Limits the requests of a person or an address in a time span. Sixty people in a room share one address, so signed-in
 * people are counted separately. Thread-safe.
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

    /** Counts a request, and returns whether it may be answered. */
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
