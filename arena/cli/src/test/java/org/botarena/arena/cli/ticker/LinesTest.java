package org.botarena.arena.cli.ticker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.List;
import org.botarena.arena.news.Pace;
import org.botarena.arena.text.catalogue.Language;
import org.junit.jupiter.api.Test;

/** Progress in plain lines, without a terminal. */
class LinesTest {
    private final StringWriter text = new StringWriter();
    private TickerText now = after(0, 0);
    private final View lines = new Lines(() -> now, new PrintWriter(text, true));

    private static TickerText after(long done, long seconds) {
        return new TickerText(
                Language.ENGLISH,
                Pace.of(done, 120, Instant.EPOCH),
                Instant.EPOCH.plusSeconds(seconds),
                "jars",
                "",
                List.of(),
                "",
                List.of());
    }

    private void tick(long done, long seconds) {
        now = after(done, seconds);
        lines.tick();
    }

    @Test
    void aPlainLineEveryFiveSecondsIfGamesEndedOneIn30sIfNoneDidAndOneAtTheEnd() {
        tick(1, 1);
        tick(2, 5);
        tick(3, 9);
        tick(3, 15);
        tick(3, 35);
        tick(3, 45);
        tick(120, 46);
        tick(120, 90);
        lines.close();
        assertEquals("""
                2 of 120 jars, 5 s, about 4 min 55 s left
                3 of 120 jars, 15 s, about 9 min 45 s left
                3 of 120 jars, 45 s, about 29 min 15 s left
                120 of 120 jars, 46 s
                """, text.toString().replace("\r", ""));
    }
}
