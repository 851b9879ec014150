package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.RanAssertions.assertSays;
import static org.botarena.arena.cli.RanAssertions.assertUsage;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A tournament with a clock, as an organizer uses it. */
@DisabledOnOs(OS.WINDOWS)
class ClockIT {
    @TempDir
    Path folder;

    private Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
        work.twoAgents();
    }

    @Tag("slow")
    @Test
    void theClockIsRecordedAndKeptWhenTheTournamentResumes() throws Exception {
        work.agent("thinker", "if (game.history().length > 1) { Thread.sleep(20_000); } " + TestJars.FIRST_MOVE);
        assertSays(
                work.run("--game", "tictactoe", "--clock", "3s+50ms", "--out", "cup")
                        .out(),
                "points");
        Path cup = folder.resolve("cup");
        assertTrue(Files.readString(cup.resolve("journal.jsonl")).contains("\"clock\":\"3s+50ms\""), "the setting");
        assertFalse(Files.readString(cup.resolve("journal.jsonl")).contains("move-time"), "there is one limit");
        Played played = new Played(cup);
        JsonNode configuration = played.results().get("configuration");
        assertEquals(3000, configuration.get("baseMs").asInt());
        assertEquals(50, configuration.get("incrementMs").asInt());
        assertFalse(configuration.has("moveMs"));
        for (JsonNode game : played.games()) {
            assertEquals(3000, game.at("/granted/baseMs").asInt());
            assertEquals(game.at("/attempt/plies").size(), game.get("leftMs").size());
            for (JsonNode fault : game.at("/attempt/faults")) {
                assertEquals("late", fault.get("kind").asText());
                assertEquals("3s+50ms", fault.get("clock").asText());
            }
        }
        assertTrue(
                played.games().stream()
                        .anyMatch(game -> !game.at("/attempt/faults").isEmpty()),
                "a flag fell");
        assertSays(work.done("verify", "cup").out(), "all is well");
        assertSays(work.done("resume", "cup", "--pairs", "2").out(), "points");
        assertTrue(new Played(cup)
                .games().stream().allMatch(game -> game.at("/granted/baseMs").asInt() == 3000));
        assertSays(work.done("verify", "cup").out(), "all is well");
        assertSays(Files.readString(cup.resolve("report.html")), "3s+50ms a game");
        assertFails(1, work.run("--out", "cup", "--clock", "5s"), "--clock 3s+50ms, not 5s");
        JsonNode lost = played.games().stream()
                .filter(game -> !game.at("/attempt/faults").isEmpty())
                .findFirst()
                .orElseThrow();
        assertSays(
                work.done("replay", "cup", lost.get("id").asText()).out(),
                "Times",
                "3s+50ms a game",
                "were left on its clock of 3s+50ms a game");
    }

    @Tag("slow")
    @Test
    void samplesWithATimeBudgetSpreadTheirClockOverTheGame() throws Exception {
        work.done("match", "uct", "flat", "--game", "reversi:size=4", "--clock", "2s+20ms", "--out", "cup");
        for (JsonNode game : new Played(folder.resolve("cup")).games()) {
            assertEquals(0, game.at("/attempt/faults").size(), game::toString);
            JsonNode first = game.at("/attempt/plies/0");
            assertTrue(first.size() < 3 || first.get(2).asDouble() < 600, first::toString);
        }
    }

    @Test
    void anInvalidClockIsRejectedWithTheForm() throws Exception {
        assertUsage(
                work.arena("match", "uct", "flat", "--clock", "60"),
                "--clock: '60' is not a clock: write 60s+1s (a base, and what each move adds), or 5m");
        assertUsage(work.arena("match", "uct", "flat", "--clock", "900h"), "'900h' is longer than thirty days");
        assertUsage(
                work.arena("match", "uct", "flat", "--clock", "60s", "--move-time", "1s"),
                "--clock 60s and --move-time 1s exclude each other",
                "Leave one of them out");
        assertUsage(
                work.arena("ask", "uct", "--game", "tictactoe", "--clock", "60s", "--move-time", "1s"),
                "exclude each other");
    }

    @Test
    void theCommandLinesClockReplacesTheMoveTimeOfAFile() throws Exception {
        Files.writeString(folder.resolve("cup.json"), "{\"game\": \"tictactoe\", \"move-time\": \"1s\", \"pairs\": 1}");
        Ran ran = work.run("--config", "cup.json", "--clock", "10s", "--out", "cup");
        assertSays(ran.out(), "10s a game");
    }

    @Test
    void aPlanCountsTheClocks() throws Exception {
        String plan = work.done("plan", "--entrants", "10", "--cores", "4", "--game", "tictactoe", "--clock", "60s+1s")
                .out();
        assertSays(plan, "1m+1s a game", "at worst");
    }
}
