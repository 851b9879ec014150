package org.botarena.arena.cli;

import static org.botarena.arena.cli.Typed.arena;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.cli.record.Records;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.testjars.TestGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command explain on games whose theory is known. */
class ExplainTest {
    @TempDir
    Path folder;

    private Ran explain(GameRecord game, String... options) {
        Records.write(folder, game);
        String[] command = new String[3 + options.length];
        command[0] = "explain";
        command[1] = folder.toString();
        command[2] = game.id();
        System.arraycopy(options, 0, command, 3, options.length);
        Ran ran = arena(command);
        assertEquals(0, ran.code(), ran::toString);
        boolean isJson = List.of(options).contains("--json");
        assertTrue(isJson || ran.out().lines().allMatch(line -> line.length() <= 80), ran::toString);
        return ran;
    }

    @Test
    void theMoveThatLostADrawnGameIsNamedWithOneThatHeldIt() {
        // After a corner, only the middle keeps the draw.
        Ran ran = explain(Records.game("g", "tictactoe", "0 1 3 6 4 8 5"));
        assertTrue(
                ran.out().contains("ply 1    agent1, 1: gave away the draw; 4 held it; you had 1.4 s left (exact)"),
                ran::toString);
        assertTrue(ran.out().contains("Verdict  lost for good at ply 1, with 1 (exact)"), ran::toString);
        assertTrue(ran.out().contains("Exact    plies 1-5: solved to the end of the game."), ran::toString);
        assertFalse(ran.out().contains("Opinion"), ran::toString);
    }

    @Test
    void matchesAreLostByLeavingTheWrongNumber() {
        // The player who takes the last one wins, so a multiple of 4 is lost. Ply 2 finds 10 and leaves 9.
        Ran ran = explain(Records.game("g", "matches", "1 2 1 1 1 3 3 1"));
        assertTrue(ran.out().contains("ply 2    agent0, 1: gave away the win; 2 won"), ran::toString);
    }

    @Test
    void divideIsSolved() {
        // 4 and 1: emptying A and splitting 4 into 1 and 3 wins, 2 and 2 loses.
        Ran ran = explain(Records.from("g", "divide", "1,4 0", "A2 A1"));
        assertTrue(ran.out().contains("ply 0    agent0, A2: gave away the win; A1 won"), ran::toString);
    }

    @Test
    void theEndOfReversiIsCountedInDiscs() {
        String start = "-OOX" + "OXXX" + "OXXX" + "XXX- X";
        Ran ran = explain(Records.from("g", "reversi:size=4", start, "a1"), "--all");
        assertTrue(ran.out().contains("Exact"), ran::toString);
        assertFalse(ran.out().contains("Opinion"), ran::toString);
    }

    @Test
    void aFaultIsTheReasonOfALossAndThePositionIsJudged() {
        Ran ran = explain(Records.fault(
                "g", "tictactoe", "......... X", "0 1 4 8", new Verdict.Late(2001, 2000, Optional.empty())));
        assertTrue(ran.out().contains("Fault    ply 4, agent0 (seat 0), late"), ran::toString);
        assertTrue(ran.out().contains("won (exact)"), ran::toString);
        assertTrue(ran.out().contains("Verdict  lost by the fault at ply 4"), ran::toString);
    }

    @Test
    void beforeTheEndOfALongGameThereAreOnlyOpinions() {
        Ran ran = explain(
                Records.fault("g", "reversi", startOfReversi(), "d3 c3", new Verdict.Illegal("a1")), "--nodes", "2000");
        assertTrue(ran.out().contains("Opinion  ply 0: alpha-beta, 2,000 nodes a position."), ran::toString);
        assertFalse(ran.out().contains("(exact)"), ran::toString);
    }

    private static String startOfReversi() {
        return Games.installed().parse("reversi").start().toString();
    }

    @Test
    void partsHiddenFromAPlayerAreGuessed() {
        Ran ran = explain(
                Records.fault("g", "jass", jassStart(), "S10 S6", new Verdict.Late(2001, 2000, Optional.empty())),
                "--seat",
                "2",
                "--nodes",
                "5000");
        assertTrue(ran.out().contains("5,000 nodes a position, over 12 guesses of what"), ran::toString);
    }

    private static String jassStart() {
        return Games.installed().parse("jass").start().toString();
    }

    @Test
    void withMoreThanTwoSidesRandomGamesGiveAnOpinion() {
        // X threatens cell 3, and player 1 does not block.
        Ran ran = explain(Records.from("g", "tritactoe", "OOX...TXT..X O", "4 5 3"), "--nodes", "20000");
        assertTrue(
                ran.out().contains("Opinion  plies 0-1: random games in a tree (UCT), 1,000 a position."),
                ran::toString);
        assertFalse(ran.out().contains("(exact)"), ran::toString);
    }

    @Test
    void inAGameWithoutAnEvaluationTheEndIsSolvedAndRandomGamesJudgeTheRest() {
        TestGames.DOTS_AND_BOXES.into(folder);
        Rules<?> rules = GameJars.in(folder).games().parse("dotsandboxes");
        Ran ran = explain(Records.random("g", rules, 1), "--all", "--nodes", "2000", "--games", folder.toString());
        assertTrue(ran.out().contains("solved to the end of the game."), ran::toString);
        assertTrue(ran.out().contains("random games in a tree (UCT), 100 a position."), ran::toString);
    }

    @Test
    void programsGetTheSameAsJson() throws Exception {
        Ran ran = explain(Records.game("g", "tictactoe", "0 1 3 6 4 8 5"), "--json");
        JsonNode json = new ObjectMapper().readTree(ran.out());
        assertEquals(1, json.get("lostAt").asInt());
        assertEquals("4", json.at("/plies/0/best").asText());
        assertEquals(-100, json.at("/plies/0/value").asDouble());
        assertTrue(json.at("/plies/0/exact").asBoolean());
    }

    @Test
    void anAmbiguousArgumentIsAUsageError() {
        Records.write(folder, Records.game("g", "tictactoe", "0 1 3 6 4 8 5"));
        Ran seat = arena("explain", folder.toString(), "g", "--seat", "2");
        assertEquals(2, seat.code());
        assertTrue(seat.err().contains("tictactoe has the seats 0 to 1"), seat::toString);
        assertEquals(2, arena("explain", folder.toString(), "g", "--nodes", "1").code());
        assertEquals(
                2,
                arena("explain", folder.toString(), "g", "--seat", "0", "--all").code());
    }
}
