package org.botarena.arena.serve.hosting.entry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.timing.StandingClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list of an event's tournaments. */
class TournamentListTest {
    @TempDir
    private Path folder;

    @Test
    void theNewestIsTheFirstThoughThoseBeforeItBeganOnTheSecondSharp() {
        StandingClock clock = new StandingClock(Instant.parse("2026-11-25T19:59:59.999Z"));
        try (EventFile file = EventFile.open(folder.resolve("evening"), clock)) {
            TournamentList list = new TournamentList(file);
            for (int later : List.of(0, 1, 10, 990)) {
                clock.advance(Duration.ofMillis(later));
                list.add("at " + clock.instant());
            }
            assertEquals(
                    List.of(
                            "at 2026-11-25T20:00:01Z",
                            "at 2026-11-25T20:00:00.010Z",
                            "at 2026-11-25T20:00:00Z",
                            "at 2026-11-25T19:59:59.999Z"),
                    list.all().stream().map(HostedTournament::name).toList());
        }
    }
}
