package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFrench;
import static org.botarena.arena.cli.RanAssertions.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The command match on the assembled copy. */
@DisabledOnOs(OS.WINDOWS)
class MatchIT {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
    }

    @Tag("slow")
    @Test
    void wholeGamesOfJassArePlayedUntilATeamHasItsPoints() throws Exception {
        work.twoAgents();
        JsonNode match = json(0, "first", "last", "--game", "jass", "--to", "200", "--pairs", "2", "--seed", "5");
        JsonNode games = match.get("wholeGames");
        assertEquals(4, games.size());
        for (JsonNode game : games) {
            int one = game.get("points").get(0).asInt();
            int other = game.get("points").get(1).asInt();
            assertTrue(Math.max(one, other) >= 200 && Math.min(one, other) < 200, game::toString);
            assertEquals(
                    game.get("entrants").get(one > other ? 0 : 1).asText(),
                    game.get("first").asText());
        }
        assertEquals("[\"first\",\"last\"]", games.get(0).get("entrants").toString());
        assertEquals("[\"last\",\"first\"]", games.get(1).get("entrants").toString());
        long won = 0;
        for (JsonNode game : games) {
            won += game.get("first").asText().equals("first") ? 1 : 0;
        }
        assertEquals(won, match.get("wins").asLong());
        assertEquals(4 - won, match.get("losses").asLong());
    }

    @Tag("slow")
    @Test
    void theSameSeedDealsTheSameWholeGame() throws Exception {
        work.twoAgents();
        String[] command = {"first", "last", "--game", "jass", "--to", "100", "--seed", "8"};
        Ran one = match(command);
        assertEquals(0, one.code(), one::toString);
        assertSays(one.out(), "jass to 100, 2 games, seed 8", "  0000-a  first ", "reached 100 first", "turn ");
        assertEquals(one.out(), match(command).out());
    }

    @Test
    void aFaultLosesTheWholeGame() throws Exception {
        work.agent("good", TestJars.FIRST_MOVE);
        work.agent("throws", "throw new IllegalStateException(\"no idea\");");
        Ran ran = match("good", "throws", "--game", "jass", "--to", "1000");
        assertEquals(0, ran.code(), ran::toString);
        assertSays(
                ran.out(),
                "turn 1: throws lost by a fault (the agent threw an exception)",
                "good against throws: +2 =0 -0",
                "faults of throws: 2 threw");
    }

    @Test
    @Tag("slow")
    void twoVersionsOfOneAgentAndAFolderOfClassesPlay() throws Exception {
        Path jar = work.agent("bot", TestJars.FIRST_MOVE);
        Files.move(jar, folder.resolve("bot-v1.jar"));
        work.agent("bot", "long[] moves = game.position().moves(); return moves[moves.length - 1];");
        Path classes = Files.createDirectories(folder.resolve("bot-v3/target/classes"));
        Path jdk = Path.of(System.getProperty("java.home"));
        Shell.in(classes)
                .run(List.of(
                        jdk.resolve("bin/jar").toString(),
                        "xf",
                        jar.toAbsolutePath().toString()));
        Ran jars = match("bot-v1.jar", "bot", "--game", "tictactoe");
        assertEquals(0, jars.code(), jars::toString);
        assertSays(jars.out(), "bot-v1 against bot: +");
        Ran folders = match("bot-v1.jar", "bot-v3/target/classes", "--game", "tictactoe");
        assertEquals(0, folders.code(), folders::toString);
        assertSays(folders.out(), "bot-v1 against bot-v3: +");
    }

    @Tag("slow")
    @Test
    void aTestEndsTheMatchWhenItIsDecided() throws Exception {
        String strong = "uct:simulations=60";
        JsonNode yes = json(0, strong, "random", "--game", "tictactoe", "--sprt", "0,200", "--seed", "1");
        assertEquals("H1", yes.at("/sprt/verdict").asText());
        assertTrue(yes.at("/sprt/llr").asDouble() >= yes.at("/sprt/upper").asDouble(), yes::toString);
        int pairs = 0;
        for (JsonNode number : yes.get("pentanomial")) {
            pairs += number.asInt();
        }
        assertEquals(
                2 * pairs,
                yes.get("wins").asInt()
                        + yes.get("draws").asInt()
                        + yes.get("losses").asInt());
        Ran no = match("random", strong, "--game", "tictactoe", "--sprt", "0,200", "--seed", "1");
        assertEquals(10, no.code(), no::toString);
        assertSays(no.out(), "verdict  H0: random is not stronger than uct:simulations=60 by 200 Elo, rather by 0");
    }

    /**
     * An agent that takes one match each time against one that takes three: with 5, the opener takes the last one at
     * the third ply.
     */
    @Tag("slow")
    @Test
    void statisticsMatchTheAssignment() throws Exception {
        work.twoAgents();
        String[] command = {
            "first",
            "last",
            "--game",
            "matches:n=5",
            "--openings",
            "start",
            "--pairs",
            "2",
            "--seed",
            "3",
            "--statistics"
        };
        Ran ran = match(command);
        assertEquals(0, ran.code(), ran::toString);
        assertSays(ran.out(), """
                {'pv': {'first': 2, 'last': 2, 0: 4, 1: 0},
                 'moves': {'first': 6, 'last': 6, 0: 12, 1: 0},
                 'avg_victories': {'first': 0.5, 'last': 0.5, 0: 1.0, 1: 0.0},
                 'avg_moves': {'first': 1.5, 'last': 1.5, 0: 3.0, 1: 0.0}}""");
        JsonNode json = json(0, command);
        assertEquals(2, json.at("/statistics/pv/first").asInt());
        assertEquals(3, json.at("/statistics/avg_moves/0").asInt());
    }

    @Test
    void theResultIsToldInFrench() throws Exception {
        work.twoAgents();
        work.agent("throws", "throw new IllegalStateException(\"no idea\");");
        String[] command = {"first", "last", "--game", "tictactoe", "--seed", "7", "--pairs", "2", "--lang", "fr"};
        assertFrench(
                match(command),
                "tictactoe, 4 parties, graine 7, isolation process",
                "first contre last : +",
                "paires   DD ",
                "probabilité que first soit plus fort : 0,");
        assertFrench(
                match("first", "last", "--game", "jass", "--to", "100", "--lang", "fr"),
                "jass jusqu'à 100, 2 parties",
                "a atteint 100 le premier");
        assertFrench(
                match("first", "throws", "--game", "tictactoe", "--sprt", "-25,25", "--pairs", "1", "--lang", "fr"),
                "fautes de throws : 2 exception",
                "verdict  indécis : pour savoir si first est plus fort que throws");
        assertFrench(
                match("first", "first", "--game", "tictactoe", "--lang", "fr"), "miroir   deux fois le même agent");
        assertFrench(match("first", "frist", "--lang", "fr"), "il n'y a pas de participant « frist »");
    }

    @Test
    void aTestIsUndecidedIfThePairsRunOut() throws Exception {
        work.twoAgents();
        Ran ran = match("first", "last", "--game", "tictactoe", "--sprt", "-25,25", "--pairs", "1");
        assertEquals(11, ran.code(), ran::toString);
        assertSays(ran.out(), "tictactoe, 2 games", "pairs    LL ", "Elo      ", "LLR      ", "verdict  undecided");
    }

    private Ran match(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("match", "--move-time", "5s", "--isolation=process"));
        command.addAll(List.of(arguments));
        return work.arena(command.toArray(String[]::new));
    }

    private JsonNode json(int code, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(arguments));
        command.add("--json");
        Ran ran = match(command.toArray(String[]::new));
        assertEquals(code, ran.code(), ran::toString);
        return MAPPER.readTree(ran.out());
    }
}
