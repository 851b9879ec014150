package org.botarena.arena.news;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.botarena.arena.text.Numbers;
import org.junit.jupiter.api.Test;

/** The progress of a tournament, in words. */
class PaceTest {
    private static final Instant START = Instant.EPOCH;

    private static String text(long done, Optional<Instant> until, long seconds) {
        return new Pace(Optional.of(new News.Begins(120, until)), START, done)
                .text("games", START.plusSeconds(seconds))
                .toString();
    }

    @Test
    void theTimeLeftFollowsThePaceSoFar() {
        assertEquals("0 of 120 games, 10 s", text(0, Optional.empty(), 10));
        assertEquals("12 of 120 games, 2 min 00 s, about 18 min 00 s left", text(12, Optional.empty(), 120));
        assertEquals("120 of 120 games, 3 h 05 min", text(120, Optional.empty(), 11_110));
    }

    @Test
    void withATimeLimitThePlannedGamesAreTheMaximum() {
        Optional<Instant> until = Optional.of(START.plusSeconds(300));
        assertEquals("12 of at most 120 games, 2 min 00 s, about 3 min 00 s left", text(12, until, 120));
        assertEquals("120 of 120 games, 4 min 00 s", text(120, until, 240));
    }

    @Test
    void longTimesAreInDaysOrYears() {
        assertEquals("999 h 59 min", "" + Numbers.span(Duration.ofHours(1000).minusMinutes(1)));
        assertEquals("1394 days", "" + Numbers.span(Duration.ofDays(1394)));
        assertEquals("2185 years", "" + Numbers.span(Duration.ofDays(2185 * 365L)));
    }
}
