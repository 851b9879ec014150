package org.botarena.arena.cli.ticker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.botarena.arena.cli.console.Window;
import org.botarena.arena.news.News;
import org.botarena.arena.news.Pace;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.StandingClock;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Tally;
import org.junit.jupiter.api.Test;

/** The output for a person during the games. */
class TickerTest {
    private static final String ESCAPE = "\u001b";

    private final StringWriter text = new StringWriter();
    private final PrintWriter out = new PrintWriter(text, true);
    private final StandingClock clock = new StandingClock(Instant.EPOCH);
    private Optional<Instant> until = Optional.empty();

    /** Plays all games, each with the same duration, with an agent that is always late. */
    private void play(Setup setup, int columns, int lines, Duration each) throws InterruptedException {
        PlayedInProcess table = new PlayedInProcess(setup.terms().rules())
                .withFault("tardy", new Verdict.Late(2003, 2000, Optional.empty()));
        Tally tally = new Tally(setup);
        try (SpokenNews news = new SpokenNews(
                setup,
                tally,
                clock,
                new TerminalTicker(out, out, Window.of(columns, lines), false, clock, Language.ENGLISH))) {
            news.announce(new News.Begins(setup.games(), until));
            for (ScheduledGame game : Contest.games(setup)) {
                clock.advance(each);
                var played = table.play(game);
                news.desk().ended(played);
                news.tick();
            }
        }
    }

    private static Setup setup(int entrants) {
        return Contest.setup(
                "tictactoe",
                1,
                IntStream.range(0, entrants)
                        .mapToObj(i -> i == 0 ? "tardy" : "student-%02d-of-a-long-name-indeed".formatted(i))
                        .toArray(String[]::new));
    }

    /** The terminal's content after each write, without overwritten lines. */
    private List<List<String>> screens() {
        List<List<String>> screens = new ArrayList<>();
        for (String frame : text.toString().split(ESCAPE + "\\[J", -1)) {
            String shown = frame.replaceFirst("^" + ESCAPE + "\\[[0-9]+A", "").replace("\r" + ESCAPE + "[2K", "");
            assertFalse(shown.contains(ESCAPE), () -> "another escape code in " + shown.replace(ESCAPE, "^["));
            screens.add(shown.lines().toList());
        }
        return screens.subList(0, screens.size() - 1);
    }

    @Test
    void inANarrowedTerminalTheWrappedRowsAreOverwritten() {
        Window window = Window.of(80, 24);
        TickerText said = new TickerText(
                Language.ENGLISH,
                Pace.of(0, Long.MAX_VALUE, Instant.EPOCH),
                Instant.EPOCH,
                "games",
                "y",
                List.of(),
                "",
                List.of());
        Screen screen = new Screen(() -> said, clock, out, window, Language.ENGLISH);
        screen.tick();
        window.resize(40, 24);
        clock.advance(Duration.ofSeconds(1));
        screen.tick();
        assertTrue(text.toString().contains(ESCAPE + "[3A"), "two rows of the bar, one of the last game");
    }

    @Test
    void aTerminalShowsProgressStandingsAndTheLastFaultsRepeatedly() throws InterruptedException {
        play(setup(3), 80, 24, Duration.ofSeconds(2));
        List<List<String>> screens = screens();
        List<String> last = screens.get(screens.size() - 2);
        assertTrue(last.get(0).startsWith("[====================] 6 of 6 games, 12 s"), last::toString);
        assertTrue(last.get(1).matches(" +1[ =] student-0[12]-of-a-long-name-indeed +[0-9.]+  \\+.*"), last::toString);
        assertTrue(last.get(3).matches(" +3  tardy +0.0  \\+0 =0 -4 +faults 4"), last::toString);
        assertTrue(last.contains("4 faults of agents; the last:"), last::toString);
        assertTrue(last.stream().anyMatch(line -> line.startsWith("  tardy: late at ply ")), last::toString);
        assertTrue(screens.get(2).get(0).contains("about 6 s left"), screens.get(2)::toString);
        assertEquals(1, screens.get(screens.size() - 1).size(), "in the end only the progress stays");
    }

    @Test
    void noScreenIsWiderOrHigherThanTheTerminal() throws InterruptedException {
        play(setup(30), 60, 16, Duration.ofSeconds(1));
        for (List<String> screen : screens()) {
            assertTrue(screen.size() < 16, screen::toString);
            screen.forEach(line -> assertTrue(Columns.width(line) < 60, line));
        }
    }

    @Test
    void aPrintedLineStaysAboveTheScreen() {
        TerminalTicker ticker = new TerminalTicker(out, out, Window.of(80, 24), false, clock, Language.ENGLISH);
        try (SpokenNews news = new SpokenNews(setup(3), new Tally(setup(3)), clock, ticker)) {
            news.announce(new News.Begins(6, until));
            news.tick();
            ticker.say("arena: stopping");
            String said = text.toString();
            assertTrue(said.endsWith(ESCAPE + "[1A" + ESCAPE + "[Jarena: stopping" + System.lineSeparator()), said);
        }
    }

    @Test
    void resultsAreWrittenInWords() {
        assertEquals("uct beat flat by 16", "" + TickerText.ended(List.of("flat", "uct"), List.of(-16.0, 16.0)));
        assertEquals("flat drew with uct", "" + TickerText.ended(List.of("flat", "uct"), List.of(0.0, 0.0)));
        assertEquals("flat beat uct", "" + TickerText.ended(List.of("flat", "uct"), List.of(1.0, -1.0)));
        assertEquals("a - b 100:57", "" + TickerText.ended(List.of("a", "b", "a", "b"), List.of(100.0, 57.0)));
    }

    @Test
    void theScreenIsDrawnTwiceASecondHoweverManyGamesEnd() throws InterruptedException {
        play(setup(10), 80, 24, Duration.ofMillis(10));
        assertTrue(screens().size() <= 4, "90 games in 0.9 s: " + screens().size());
    }

    @Test
    void withoutATerminalItPrintsNoEscapeCodesAndFewLines() throws InterruptedException {
        play(setup(3), 0, 0, Duration.ofSeconds(2));
        String said = text.toString();
        assertFalse(said.contains(ESCAPE), said);
        List<String> lines = said.lines().toList();
        assertTrue(lines.get(0).startsWith("3 of 6 games, 6 s, about 6 s left ("), said);
        assertTrue(said.contains(" faults of agents; the last: tardy: late"), said);
        assertTrue(said.contains("6 of 6 games, 12 s"), said);
        assertTrue(lines.size() <= 4, said);
    }

    @Test
    void ifATimeLimitEndsItTheTimeLeftIsNoMore() throws InterruptedException {
        until = Optional.of(Instant.EPOCH.plusSeconds(20));
        play(setup(3), 0, 0, Duration.ofSeconds(6));
        String said = text.toString();
        assertTrue(said.contains("1 of at most 6 games, 6 s, about 14 s left ("), said);
        assertTrue(said.contains("3 of at most 6 games, 18 s, about 2 s left ("), said);
    }

    @Test
    void aLongTournamentWithoutATerminalPrintsTheTableEveryTenMinutes() throws InterruptedException {
        play(setup(3), 0, 0, Duration.ofMinutes(4));
        assertEquals(
                2,
                Arrays.stream(text.toString().split("\n", -1))
                        .filter(line -> line.matches(" +[0-9] +tardy .*"))
                        .count(),
                text::toString);
    }

    @Test
    void anUnplayedGameIsShownWithItsReason() {
        Setup setup = setup(2);
        try (SpokenNews news = news(false)) {
            news.announce(new News.Begins(2, until));
            news.desk()
                    .unplayed(new GameRecord(
                            Contest.games(setup).get(0), Attempt.failed(Sentence.quote("no process")), List.of()));
            news.tick();
        }
        assertTrue(text.toString().contains("1 game not played; the last:"), text::toString);
        assertTrue(text.toString().contains("  not played: no process (student"), text::toString);
    }

    @Test
    void quietOutputPrintsNothing() {
        try (SpokenNews news = news(true)) {
            news.announce(new News.Begins(2, until));
            news.tick();
        }
        assertEquals("", text.toString());
    }

    private SpokenNews news(boolean isQuiet) {
        Setup setup = setup(2);
        return new SpokenNews(
                setup,
                new Tally(setup),
                clock,
                new TerminalTicker(out, out, Window.of(80, 24), isQuiet, clock, Language.ENGLISH));
    }

    @Test
    void nothingIsDrawnBeforeTheGames() {
        try (SpokenNews news = news(false)) {
            clock.advance(Duration.ofMinutes(5));
            news.tick();
        }
        assertEquals("", text.toString());
    }
}
