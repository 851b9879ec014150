package org.botarena.arena.cli.ticker;

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
import org.botarena.arena.news.News;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.plan.PlanMachine;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Tally;
import org.junit.jupiter.api.Test;

/** Events for programs during the games. */
class JsonLinesTest {
    private static final Clock NOON = Clock.fixed(Instant.parse("2026-11-20T12:00:00Z"), ZoneOffset.UTC);

    private final Setup setup = Contest.setup("tictactoe", 2, "anna", "tardy");

    private List<JsonNode> events() throws IOException {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text, true);
        Plan plan = Plan.of(
                setup,
                Contest.fixtures(setup),
                Contest.roster(setup),
                Path.of("agents"),
                Path.of("results"),
                PlanMachine.here(Path.of(".")),
                Optional.empty());
        Tally tally = new Tally(setup);
        try (SpokenNews news = new SpokenNews(setup, tally, NOON, new JsonLines(out, out, Language.ENGLISH))) {
            news.announce(new News.Planned(plan));
            setup.entrants().forEach(entrant -> news.announce(News.Admitted.of(entrant)));
            news.announce(new News.Begins(setup.games(), Optional.empty()));
            PlayedInProcess table = new PlayedInProcess(setup.terms().rules())
                    .withFault("tardy", new Verdict.Late(2003, 2000, Optional.empty()));
            Tournament.Ending ending = new Tournament(Contest.schedule(setup), table, 1, List.of(news.desk())).run();
            ScheduledGame game = Contest.games(setup).get(0);
            news.announce(News.PlyPlayed.of(game, new Ply(0, 1, "4", 12.25, 11, 0)));
            news.announce(new News.PliesLeftOut(3));
            news.desk().disturbed(new GameRecord(game, Attempt.failed(Sentence.quote("a stall")), List.of()));
            news.announce(new News.Noticed(Sentence.quote("the machine is busy")));
            news.desk().unplayed(new GameRecord(game, Attempt.failed(Sentence.quote("no process")), List.of()));
            news.desk().finish();
            news.announce(new News.Over(
                    ending.played(), 0, false, Optional.of(Sentence.quote("The time allowed 4 of 6.")), "results"));
        }
        List<JsonNode> read = new ArrayList<>();
        for (String line : text.toString().lines().toList()) {
            read.add(new ObjectMapper().readTree(line));
        }
        return read;
    }

    @Test
    void everyEventIsAnObjectOnASeparateLine() throws IOException {
        assertEquals(
                List.of(
                        "plan",
                        "admitted",
                        "admitted",
                        "begins",
                        "round",
                        "begun",
                        "game",
                        "round",
                        "begun",
                        "game",
                        "begun",
                        "game",
                        "begun",
                        "game",
                        "ply",
                        "left-out",
                        "disturbed",
                        "notice",
                        "unplayed",
                        "standings",
                        "end"),
                events().stream().map(event -> event.get("event").textValue()).toList());
    }

    @Test
    void allAreNumberedInOrder() throws IOException {
        List<JsonNode> events = events();
        for (int i = 1; i < events.size(); i++) {
            JsonNode event = events.get(i);
            assertTrue(
                    event.get("number").longValue()
                            > events.get(i - 1).get("number").longValue(),
                    event::toString);
        }
    }

    @Test
    void aStartedGameReportsItsOpening() throws IOException {
        JsonNode begun = events().get(5);
        assertEquals("[\"anna\",\"tardy\"]", begun.get("seats").toString());
        assertEquals("......... X", begun.get("start").textValue());
        assertEquals("[]", begun.get("moves").toString());
    }

    @Test
    void anEndedGameReportsItsPlayersResultAndTheProgress() throws IOException {
        JsonNode game = events().get(6);
        assertEquals("[\"anna\",\"tardy\"]", game.get("seats").toString());
        assertEquals("[1.0,-1.0]", game.get("scores").toString());
        assertEquals("[1.0,0.0]", game.get("points").toString());
        assertEquals("late", game.at("/faults/0/kind").textValue());
        assertEquals("tardy", game.at("/faults/0/entrant").textValue());
        assertEquals(1, game.get("done").intValue());
        assertEquals(4, game.get("games").intValue());
    }

    @Test
    void theEndReportsUnplayedGamesAndWhereTheResultsAre() throws IOException {
        List<JsonNode> events = events();
        JsonNode end = events.get(events.size() - 1);
        assertEquals("The time allowed 4 of 6.", end.get("trimmed").textValue());
        assertEquals("results", end.get("results").textValue());
        assertEquals(4, end.get("played").intValue());
    }

    @Test
    void thePageDescribesEveryEventAndEveryField() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "live-api.md"));
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
