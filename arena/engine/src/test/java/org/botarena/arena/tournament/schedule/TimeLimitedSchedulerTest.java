package org.botarena.arena.tournament.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.StandingClock;
import org.botarena.arena.tournament.Contest;
import org.junit.jupiter.api.Test;

class TimeLimitedSchedulerTest {
    private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");

    private final StandingClock clock = new StandingClock(NOON);

    /** Five rounds of six games. */
    private TimeLimitedScheduler timed(Duration budget, Duration estimate) {
        return new TimeLimitedScheduler(
                Contest.schedule(Contest.setup("tictactoe", 5, "anna", "bert", "carl")),
                NOON.plus(budget),
                estimate,
                clock);
    }

    private int play(TimeLimitedScheduler timed, Duration game) {
        int played = 0;
        while (timed.next().isPresent()) {
            clock.advance(game);
            played++;
        }
        return played;
    }

    private void play(TimeLimitedScheduler timed, int games, Duration game) {
        for (int i = 0; i < games; i++) {
            assertTrue(timed.next().isPresent());
            clock.advance(game);
        }
    }

    @Test
    void onlyWholeRoundsArePlayedAndOmissionsAreReported() {
        TimeLimitedScheduler timed = timed(Duration.ofMinutes(20), Duration.ofMinutes(1));
        assertEquals(18, play(timed, Duration.ofMinutes(1)), "three rounds of six minutes, a fourth would end at 24");
        assertEquals(
                Optional.of("There was time for 18 of at most 30 games: whole rounds, so that the table is fair."),
                timed.trimmed().map(Sentence::toString));
        assertEquals(18, timed.games());
    }

    @Test
    void withEnoughTimeNothingIsLeftOut() {
        TimeLimitedScheduler timed = timed(Duration.ofMinutes(30), Duration.ofMinutes(1));
        assertEquals(30, play(timed, Duration.ofMinutes(1)));
        assertEquals(Optional.empty(), timed.trimmed());
    }

    @Test
    void theFirstRoundIsPlayedIfItsEstimateFits() {
        assertEquals(6, play(timed(Duration.ofMinutes(10), Duration.ofMinutes(10)), Duration.ofMinutes(1)));
        assertEquals(0, play(timed(Duration.ofMinutes(10), Duration.ofMinutes(11)), Duration.ofMinutes(1)));
    }

    @Test
    void aRoundIsExpectedToTakeAsLongAsTheLongestSoFar() {
        TimeLimitedScheduler timed = timed(Duration.ofMinutes(40), Duration.ofMinutes(1));
        play(timed, 6, Duration.ofMinutes(3));
        play(timed, 6, Duration.ofMinutes(1));
        assertEquals(Optional.empty(), timed.next(), "24 minutes are gone, a slow round would end at 42");
    }
}
