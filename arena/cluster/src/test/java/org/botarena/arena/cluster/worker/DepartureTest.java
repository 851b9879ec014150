package org.botarena.arena.cluster.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** When a worker leaves, and what it says then. */
@Timeout(60)
class DepartureTest {
    private static final Instant EIGHT = Instant.parse("2026-11-22T08:00:00Z");

    @TempDir
    private Path folder;

    private static Clock at(Instant now) {
        return Clock.fixed(now, ZoneOffset.UTC);
    }

    @Test
    void itLeavesWhenItsTimeIsUp() throws Exception {
        Departure departure = new Departure(Optional.empty(), Optional.of(EIGHT), at(EIGHT));
        assertEquals("its time is up", departure.await(folder));
    }

    @Test
    void itLeavesAfterATimeWithoutWork() throws Exception {
        Departure departure = new Departure(Optional.of(Duration.ofMillis(1)), Optional.empty(), at(EIGHT));
        assertEquals("it had no work", departure.await(folder));
    }

    @Test
    void beforeItsTimeItStaysUntilItIsAsked() throws Exception {
        Departure departure =
                new Departure(Optional.of(Duration.ofHours(1)), Optional.of(EIGHT), at(EIGHT.minusSeconds(1)));
        Thread later = new Thread(() -> {
            try {
                Thread.sleep(700);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            departure.now();
        });
        later.start();
        assertEquals("it was asked to", departure.await(folder));
        later.join();
    }
}
