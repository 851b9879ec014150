package org.botarena.arena.ticker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.plan.PlanMachine;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Unplayed;
import org.botarena.arena.tournament.standing.Tally;
import org.junit.jupiter.api.Test;

/** What a program reads while games are played. */
class EventsTest {
    private static final Clock NOON = Clock.fixed(Instant.parse("2026-11-20T12:00:00Z"), ZoneOffset.UTC);

    private final Setup setup = Contest.setup("tictactoe", 2, "anna", "tardy");

    private List<JsonNode> events() throws IOException {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text, true);
        Events events = new Events(out, out, NOON);
        events.planned(Plan.of(
                setup,
                Contest.fixtures(setup),
                Contest.roster(setup),
                Path.of("agents"),
                Path.of("results"),
                PlanMachine.here(Path.of(".")),
                Optional.empty()));
        Tally tally = new Tally(setup);
        Tournament.Ending ending;
        try (Ticker ticker = events.ticker(setup.games(), Optional.empty(), tally::standings)) {
            PlayedInProcess table =
                    new PlayedInProcess(setup.terms().rules()).withFault("tardy", new Verdict.Late(2003, 2000));
            ending = new Tournament(Contest.schedule(setup), table, 1, List.of(tally, ticker)).run();
            ticker.unplayed(new Unplayed(Contest.games(setup).get(0), "no process", Optional.empty()));
        }
        events.finished(ending, Scoreboard.of(tally), Optional.of("The time allowed 4 of 6."), Path.of("results"));
        List<JsonNode> read = new ArrayList<>();
        for (String line : text.toString().lines().toList()) {
            read.add(new ObjectMapper().readTree(line));
        }
        return read;
    }

    @Test
    void everyEventIsAnObjectOnALineOfItsOwn() throws IOException {
        assertEquals(
                List.of("plan", "game", "game", "game", "game", "unplayed", "standings", "end"),
                events().stream().map(event -> event.get("event").textValue()).toList());
    }

    @Test
    void aGameSaysWhoPlayedHowItEndedAndHowFarTheTournamentIs() throws IOException {
        JsonNode game = events().get(1);
        assertEquals("[\"anna\",\"tardy\"]", game.get("seats").toString());
        assertEquals("[1.0,-1.0]", game.get("scores").toString());
        assertEquals("[1.0,0.0]", game.get("points").toString());
        assertEquals("late", game.at("/faults/0/kind").textValue());
        assertEquals("tardy", game.at("/faults/0/entrant").textValue());
        assertEquals(1, game.get("done").intValue());
        assertEquals(4, game.get("games").intValue());
    }

    @Test
    void theEndSaysWhatTheTimeDidNotAllowAndWhereTheResultsAre() throws IOException {
        List<JsonNode> events = events();
        JsonNode end = events.get(events.size() - 1);
        assertEquals("The time allowed 4 of 6.", end.get("trimmed").textValue());
        assertEquals("results", end.get("results").textValue());
        assertEquals(4, end.get("played").intValue());
    }

    @Test
    void thePageDescribesEveryEventAndEveryField() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "events.md"));
        Set<String> missing = new TreeSet<>();
        for (JsonNode event : events()) {
            collect(event, page, missing);
            assertTrue(page.contains("`" + event.get("event").textValue() + "`"), event::toString);
        }
        assertEquals(Set.of(), missing);
    }

    private static void collect(JsonNode node, String page, Set<String> missing) {
        node.fieldNames().forEachRemaining(name -> {
            if (!page.contains("`" + name + "`")) {
                missing.add(name);
            }
        });
        node.forEach(child -> collect(child, page, missing));
    }
}
