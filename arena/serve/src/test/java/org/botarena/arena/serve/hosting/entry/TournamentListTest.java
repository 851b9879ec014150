package org.botarena.arena.serve.hosting.entry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list of an event's tournaments. */
class TournamentListTest {
    @TempDir
    private Path folder;

    /** A clock that is set by hand. */
    private static final class SetClock extends Clock {
        private Instant now = Instant.EPOCH;

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            throw new UnsupportedOperationException();
        }
    }

    @Test
    void theNewestIsTheFirstThoughThoseBeforeItBeganOnTheSecondSharp() {
        SetClock clock = new SetClock();
        try (EventFile file = EventFile.open(folder.resolve("evening"), clock)) {
            TournamentList list = new TournamentList(file);
            for (String moment : List.of("19:59:59.999", "20:00:00", "20:00:00.010", "20:00:01")) {
                clock.now = Instant.parse("2026-11-25T" + moment + "Z");
                list.add(moment);
            }
            assertEquals(
                    List.of("20:00:01", "20:00:00.010", "20:00:00", "19:59:59.999"),
                    list.all().stream().map(HostedTournament::name).toList());
        }
    }
}
