package org.botarena.arena.cli.ticker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.botarena.arena.cli.console.Window;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.StandingClock;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.schedule.Setup;
import org.junit.jupiter.api.Test;

/** Progress of games outside a tournament. */
class ProgressDisplayTest {
    private final StringWriter text = new StringWriter();
    private final StandingClock clock = new StandingClock(Instant.EPOCH);
    private final Setup setup = Contest.setup("tictactoe", 1, "anna", "bert");
    private final List<ScheduledGame> games = Contest.games(setup);

    private ProgressDisplay display(long number) {
        return new ProgressDisplay(
                Language.ENGLISH, "games", number, Window.of(0, 0), clock, new PrintWriter(text, true), true);
    }

    private GameRecord played(int game) throws InterruptedException {
        return new PlayedInProcess(setup.terms().rules()).play(games.get(game));
    }

    private void assertPrinted(String... lines) {
        assertEquals(List.of(lines), text.toString().lines().toList());
    }

    @Test
    void gamesAreCountedAndTheLastIsNamed() throws InterruptedException {
        try (ProgressDisplay display = display(2)) {
            clock.advance(Duration.ofSeconds(40));
            display.tick();
            clock.advance(Duration.ofSeconds(5));
            display.ended(played(0));
            clock.advance(Duration.ofSeconds(3));
            display.unplayed(new GameRecord(games.get(1), Attempt.failed(Sentence.quote("no process")), List.of()));
        }
        assertPrinted(
                "0 of 2 games, 40 s",
                "1 of 2 games, 45 s, about 45 s left (anna beat bert)",
                "2 of 2 games, 48 s (bert - anna not played)");
    }

    @Test
    void anEstimatedNumberChangesWithTheGames() throws InterruptedException {
        try (ProgressDisplay display = display(100)) {
            display.estimate(done -> 10 - 2 * done, () -> "undecided");
            clock.advance(Duration.ofSeconds(6));
            display.ended(played(0));
            clock.advance(Duration.ofSeconds(6));
            display.ended(played(1));
        }
        assertPrinted(
                "1 of 8 games, 6 s, about 42 s left (undecided)", "2 of 6 games, 12 s, about 24 s left (undecided)");
    }
}
