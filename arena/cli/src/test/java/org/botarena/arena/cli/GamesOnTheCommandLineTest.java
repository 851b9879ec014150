package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertUsage;
import static org.botarena.arena.cli.Typed.arena;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.Test;

/** The commands games, moves and perft, and the answers to wrong usage. */
class GamesOnTheCommandLineTest {
    @Test
    void gamesListsEveryGameWithItsOptions() {
        Ran ran = arena("games");
        assertEquals(0, ran.code());
        assertTrue(ran.out().contains("reversi"), ran::toString);
        assertTrue(ran.out().contains("size=8"), ran::toString);
        assertTrue(ran.out().lines().allMatch(line -> line.length() <= 80), ran::toString);
        assertTrue(arena("games", "--json").out().contains("{\"game\":\"reversi\","));
    }

    @Test
    void movesPrintsTheBoardAndTheLegalMoves() {
        Ran ran = arena("moves", "reversi:size=4", "--play", "a2");
        assertEquals(0, ran.code(), ran::toString);
        assertEquals("""
                    a  b  c  d
                  1 *  .  *  .
                  2 X  X  X  .
                  3 *  X  O  .
                  4 .  .  .  .
                    X player 0: 4   O player 1: 1

                position  ----XXX--XO----- O
                to move   player 1
                moves     a1 c1 a3
                """, ran.out());
    }

    @Test
    void movesAsJsonHasTheAgreedKeys() {
        assertEquals(
                """
                {"game":"tictactoe","position":"XXO...... O","turn":1,"over":false,\
                "moves":["3","4","5","6","7","8"],"scores":null}
                """,
                arena("moves", "tictactoe", "--json", "--position", "XXO...... O")
                        .out());
    }

    @Test
    void aFinishedGameHasNoMovesButScores() {
        assertEquals(
                """
                {"game":"tictactoe","position":"XXXOO.... O","turn":-1,"over":true,"moves":[],"scores":[1.0,-1.0]}
                """,
                arena("moves", "tictactoe", "--json", "--play", "0 3 1 4 2").out());
        assertTrue(arena("moves", "tictactoe", "--play", "0 3 1 4 2").out().contains("player 0: 1, player 1: -1"));
    }

    @Test
    void anIllegalMoveIsNamedWithThePositionAndTheLegalOnes() {
        Ran ran = arena("moves", "reversi:size=4", "--play", "a2 a2");
        assertUsage(ran, "move 2 of 'a2 a2'", "a2 is not legal", "(legal are: a1 c1 a3)");
    }

    @Test
    void aMoveAfterTheEndIsRefused() {
        assertUsage(arena("moves", "tictactoe", "--play", "0 3 1 4 2 5"), "move 6", "(the game is over)");
    }

    @Test
    void anInvalidMoveIsNamed() {
        assertUsage(arena("moves", "reversi", "--play", "z99"), "character 1: 'z99' is not a move: a1 to h8, or pass");
        assertUsage(arena("moves", "tictactoe", "--play", "9"), "move 1 of '9'", "(legal are: 0 1 2");
    }

    @Test
    void anUnknownGameOrOptionIsAnsweredWithTheKnownOnes() {
        assertUsage(arena("moves", "chess"), "no game 'chess'", "reversi, tictactoe");
        assertUsage(arena("moves", "reversi:sise=8"), "no option 'sise'", "size=8");
        assertUsage(arena("moves", "reversi:size=5"), "size=5", "one of 4, 6, 8");
    }

    @Test
    void aPositionThatBreaksAnInvariantIsRefused() {
        assertUsage(arena("moves", "tictactoe", "--position", "XXXXX.... X"), "XXXXX....");
        assertUsage(arena("moves", "reversi", "--position", "---"), "---");
    }

    @Test
    void perftCountsEveryDepth() {
        Ran ran = arena("perft", "reversi", "5");
        assertEquals(0, ran.code(), ran::toString);
        List<String> nodes = ran.out()
                .lines()
                .skip(1)
                .map(line -> line.strip().split(" +", -1)[1])
                .toList();
        assertEquals(List.of("4", "12", "56", "244", "1,396"), nodes);
    }

    @Test
    void perftAsJsonHasTheAgreedKeys() throws IOException {
        JsonNode json = new ObjectMapper()
                .readTree(arena("perft", "tictactoe", "6", "--json").out());
        assertEquals("[9,72,504,3024,15120,54720]", json.get("nodes").toString());
        assertEquals(
                "[9,72,504,3024,15120,56160]", json.get("nodesWithFinished").toString());
        assertEquals("tictactoe", json.get("game").asText());
        assertEquals(6, json.get("depth").asInt());
        assertTrue(json.get("seconds").asDouble() > 0);
        assertTrue(json.get("nodesPerSecond").asLong() > 0);
    }

    @Test
    void perftBeginsAtTheGivenPosition() {
        Ran ran = arena("perft", "tictactoe", "2", "--position", "XOXOXO... X");
        assertEquals(
                "1 3",
                ran.out().lines().toList().get(1).strip().replaceAll(" +", " ").substring(0, 3));
    }

    @Test
    void aDepthOutOfRangeIsRefused() {
        assertUsage(arena("perft", "reversi", "0"), "DEPTH is 0", "from 1 to 60");
        assertUsage(arena("perft", "reversi", "many"), "many", "Try 'arena perft --help'.");
    }

    @Test
    void helpIsAlsoACommand() {
        assertEquals(arena("perft", "--help").out(), arena("help", "perft").out());
        assertEquals(arena("--help").out(), arena("help").out());
        assertUsage(arena("help", "mvoes"), "there is no command 'mvoes': did you mean moves?");
    }

    @Test
    void wrongUsageSaysHowToGetHelp() {
        assertUsage(arena("moves"), "GAME", "Try 'arena moves --help'.");
        assertUsage(arena("mvoes"), "there is no command 'mvoes': did you mean moves?", "Try 'arena --help'.");
        assertUsage(arena("rnu"), "there is no command 'rnu': did you mean run?");
        assertUsage(arena("games", "--jsn"), "there is no option '--jsn': did you mean --json?");
        assertUsage(arena("run", "--mvoe-time=2s"), "no option '--mvoe-time': did you mean --move-time?");
        assertUsage(arena("run", "--pairs", "abc"), "--pairs wants a whole number, got 'abc'");
        assertUsage(arena("rerun", "cup", "0", "--times", "abc"), "--times wants a whole number, got 'abc'");
        assertUsage(arena("perft", "reversi", "abc"), "DEPTH wants a whole number, got 'abc'");
        assertUsage(arena("status", "cup", "final"), "'final' is one argument too many");
    }

    @Test
    void everyCommandExplainsItselfInEightyColumns() {
        for (String command : List.of("games", "moves", "perft")) {
            Ran ran = arena(command, "--help");
            assertEquals(0, ran.code(), command);
            assertTrue(ran.out().startsWith("Usage: arena " + command), ran::toString);
            assertTrue(ran.out().lines().allMatch(line -> line.length() <= 80), ran::toString);
        }
    }
}
