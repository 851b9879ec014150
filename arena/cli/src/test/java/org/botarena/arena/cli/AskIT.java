package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.RanAssertions.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.StreamSupport;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The command ask: one agent, one move. */
@DisabledOnOs(OS.WINDOWS)
class AskIT {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** Black, to move, has no disc to flip; White has. */
    private static final String MUST_PASS = "OX" + "-".repeat(62) + " X";

    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
    }

    @Test
    void anAgentAnswersInAPosition() throws Exception {
        work.agent("first", TestJars.FIRST_MOVE);
        Ran ran = work.arena("ask", "first", "--game", "tictactoe", "--position", "XO....... X");
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.out().startsWith("2 ("), ran::toString);
    }

    @Test
    void theJsonHasTheAgreedKeys() throws Exception {
        work.agent("first", TestJars.FIRST_MOVE);
        Ran ran = work.arena("ask", "agents/first.jar", "--json");
        JsonNode json = MAPPER.readTree(ran.out());
        assertEquals("d3", json.get("move").asText());
        assertEquals("played", json.get("verdict").asText());
        assertTrue(json.get("wallMs").asDouble() > 0, ran::toString);
        assertTrue(json.has("cpuMs") && json.has("reason"), ran::toString);
    }

    @Test
    void aFaultHasExitCodeOneAndItsReason() throws Exception {
        work.agent("throws", "System.out.println(\"thinking\"); throw new Exception(\"my bug\");");
        Ran ran = work.arena("ask", "throws", "--json");
        assertEquals(1, ran.code(), ran::toString);
        assertEquals("threw", MAPPER.readTree(ran.out()).get("verdict").asText());
        assertTrue(ran.err().contains("thinking") && ran.err().contains("my bug"), ran::toString);
    }

    @Test
    void aForcedMoveIsAnsweredWithoutTheAgent() throws Exception {
        work.agent("throws", "throw new Exception(\"asked\");");
        Ran ran = work.arena("ask", "throws", "--position", MUST_PASS, "--game", "reversi");
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.out().startsWith("pass"), ran::toString);
    }

    @Test
    void withoutADeadlineInAThreadItSuitsADebugger() throws Exception {
        work.agent("first", TestJars.FIRST_MOVE);
        Ran ran = work.arena("ask", "first", "--move-time", "none", "--isolation", "thread");
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.out().startsWith("d3"), ran::toString);
        assertEquals("", ran.err());
    }

    @Tag("slow")
    @Test
    void aRecordedGameGivesItTheSameSeedAndRequests() throws Exception {
        String drawsByLot = "return moves()[random.nextInt(moves().length)];";
        TestJars.agent(
                work.agents(),
                "lots",
                drawsByLot,
                "Random random = new Random(game.seed()); long[] moves() { return game.position().moves(); }");
        work.agent("first", TestJars.FIRST_MOVE);
        work.run("--game", "tictactoe", "--out", "out");
        Path file = folder.resolve("out/games.jsonl");
        JsonNode game = MAPPER.readTree(Files.readAllLines(file).get(0));
        int seat = game.at("/seats/0/entrant").asText().equals("lots") ? 0 : 1;
        JsonNode plies = game.at("/attempt/plies");
        for (int ply = 0; ply < plies.size(); ply++) {
            if (plies.get(ply).path(1).asInt(-1) == seat) {
                Ran ran = ask(file, game, "lots", ply);
                String move = plies.at("/%d/0".formatted(ply)).asText();
                assertTrue(ran.out().startsWith(move + " ("), ran::toString);
                assertEquals("", ran.err(), "it lives through the same game");
            }
        }
    }

    @Tag("slow")
    @Test
    void aDifferentAnswerOfAnotherVersionIsReported() throws Exception {
        work.twoAgents();
        work.run("--game", "tictactoe", "--out", "out");
        Path file = folder.resolve("out/games.jsonl");
        JsonNode game = StreamSupport.stream(
                        MAPPER.readTree("[" + String.join(",", Files.readAllLines(file)) + "]")
                                .spliterator(),
                        false)
                .filter(each -> each.at("/seats/0/entrant").asText().equals("first"))
                .findFirst()
                .orElseThrow();
        Ran ran = ask(file, game, "last", 2);
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.err().contains("ply 0: 8 now, 0 on record"), ran::toString);
    }

    @Test
    @Tag("slow")
    void aPositionIsNamedByFolderAndTheBeginningOfTheId() throws Exception {
        work.twoAgents();
        work.run("--game", "tictactoe", "--out", "out");
        JsonNode game = MAPPER.readTree(
                Files.readAllLines(folder.resolve("out/games.jsonl")).get(0));
        String agent = game.at("/seats/0/entrant").asText();
        String begins = game.get("id").asText().substring(0, 7);
        Ran ran = work.arena("ask", agent, "--record", "out", begins, "--ply", "2");
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.out().startsWith(game.at("/attempt/plies/2/0").asText() + " ("), ran::toString);
    }

    @Tag("slow")
    @Test
    void aFailureToStartIsReproducedEvenIfTheOtherSideWasToMove() throws Exception {
        work.agent("first", TestJars.FIRST_MOVE);
        TestJars.agent(
                work.agents(),
                "unlucky",
                TestJars.FIRST_MOVE,
                "{ if (true) throw new RuntimeException(\"bad luck\"); }");
        work.run("--game", "tictactoe", "--out", "out");
        for (String line : Files.readAllLines(folder.resolve("out/games.jsonl"))) {
            String id = MAPPER.readTree(line).get("id").asText();
            Ran ran = work.arena("ask", "unlucky", "--record", "out", id, "--ply", "0");
            assertEquals(1, ran.code(), ran::toString);
            assertTrue(ran.out().contains("failed-to-start") && ran.err().contains("bad luck"), ran::toString);
        }
    }

    @Test
    @Tag("slow")
    void anImpossibleQuestionIsExplained() throws Exception {
        work.twoAgents();
        work.run("--game", "tictactoe", "--out", "out");
        Path file = folder.resolve("out/games.jsonl");
        JsonNode game = MAPPER.readTree(Files.readAllLines(file).get(0));
        assertFails(2, ask(file, game, "first", 99), "--ply 99", "has the plies 0..");
        assertFails(1, work.arena("ask", "first", "--record", file.toString(), "x", "--ply", "0"), "no game 'x'");
        assertFails(
                2, work.arena("ask", "first", "--record", "out", game.get("id").asText()), "Say --ply N");
        assertSays(
                work.arena("ask", "first", "--record", "out").out(),
                game.get("id").asText());
        assertFails(
                2,
                work.arena("ask", "first", "--record", "x", "x", "--ply", "0", "--game", "reversi"),
                "--game and --record exclude each other");
        assertFails(
                2,
                work.arena("ask", "first", "--game", "tictactoe", "--position", "XXXOO.... O"),
                "the game has ended");
        assertFails(1, work.arena("ask", "greedy", "--game", "tictactoe"), "greedy does not play tictactoe");
        assertFails(1, work.arena("ask", "missing"), "no entrant 'missing'");
        assertFails(2, work.arena("ask", "first", "--move-time", "never"), "never", "none");
    }

    private Ran ask(Path file, JsonNode game, String agent, int ply) throws Exception {
        String id = game.get("id").asText();
        return work.arena("ask", agent, "--record", file.toString(), id, "--ply", "" + ply);
    }
}
