package org.botarena.arena.report.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.StandingClock;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Unplayed;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private static Progress.Status status(long done, long seconds) {
        return new Progress.Status(done, 120, Duration.ofSeconds(seconds), "");
    }

    @Test
    void theTimeLeftIsThatOfTheGamesSoFar() {
        assertEquals(Optional.empty(), status(0, 10).left());
        assertEquals(Optional.of(Duration.ofMinutes(18)), status(12, 120).left());
        assertEquals(
                "12 of 120 games, 2 min 00 s, about 18 min 00 s left",
                status(12, 120).toString());
        assertEquals("120 of 120 games, 3 h 05 min", status(120, 11_110).toString());
        assertEquals("999 h 59 min", Progress.text(Duration.ofHours(1000).minusMinutes(1)));
        assertEquals("1394 days", Progress.text(Duration.ofDays(1394)));
        assertEquals("2185 years", Progress.text(Duration.ofDays(2185 * 365L)));
    }

    @Test
    void theWatchCountsGamesAndNamesTheLast() throws InterruptedException {
        Setup setup = Contest.setup("tictactoe", 1, "anna", "bert");
        List<Pairing> games = Contest.games(setup);
        List<String> shown = new ArrayList<>();
        StandingClock clock = new StandingClock(Instant.EPOCH);
        ProgressWatch watch = new ProgressWatch(2, clock, status -> shown.add(status + " | " + status.last()));
        clock.advance(Duration.ofSeconds(4));
        watch.tick();
        watch.ended(new PlayedInProcess(setup.terms().rules()).play(games.get(0)));
        clock.advance(Duration.ofSeconds(3));
        watch.unplayed(new Unplayed(GameRecord.of(games.get(1)), Sentence.quote("no process")));
        assertEquals(
                List.of(
                        "0 of 2 games, 4 s | ",
                        "1 of 2 games, 4 s, about 4 s left | anna - bert 1:-1",
                        "2 of 2 games, 7 s | bert - anna not played"),
                shown);
    }
}
