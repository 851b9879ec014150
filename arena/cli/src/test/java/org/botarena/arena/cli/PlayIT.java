package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFrench;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The command play, with lines typed through a pipe. */
@DisabledOnOs(OS.WINDOWS)
class PlayIT {
    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
    }

    /** Types lines to {@code arena play}. */
    private Ran play(List<String> lines, String... arguments) throws Exception {
        String typed = lines.stream().map(line -> "'" + line + "'").collect(Collectors.joining(" "));
        String arena = Workplace.command().get(0);
        Ran ran = work.shell()
                .script("printf '%%s\\n' %s | '%s' play %s".formatted(typed, arena, String.join(" ", arguments)));
        assertTrue(ran.out().lines().allMatch(line -> line.length() <= 80), ran::toString);
        return ran;
    }

    @Test
    void aGameIsPlayedToItsEndAgainstAnAgentInASeparateProcess() throws Exception {
        work.agent("first", TestJars.FIRST_MOVE);
        Ran ran = play(List.of("4", "8", "2", "6", "undo", "3", "quit"), "first", "--game", "tictactoe");
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.out().contains("     0   1   2\n     3   4   5\n     6   7   8\n"), ran::toString);
        assertTrue(ran.out().contains("Moves   0 1 2 3 4 5 6 7 8\nyou> 4\nfirst plays 0 ("), ran::toString);
        String end = ran.out().substring(ran.out().indexOf("You have won (1 : -1)\n"));
        assertTrue(end.contains("you> undo\nTaken back.\nThe game continues.\n"), ran::toString);
        assertTrue(end.endsWith("The game ends here, unfinished.\n"), "a win can be given back: " + ran);
        assertFalse(ran.out().contains("\033"), ran::toString);
    }

    @Test
    void hintsUndoAndHelpAreCommandsAndOtherWordsAreExplained() throws Exception {
        work.agent("first", TestJars.FIRST_MOVE);
        work.agent("last", "long[] moves = game.position().moves(); return moves[moves.length - 1];");
        Ran ran = play(
                List.of("undo", "hint", "8", "undo", "0", "hint", "0", "z9", "?", "quit"),
                "first",
                "--game",
                "tictactoe",
                "--hints",
                "last",
                "--isolation",
                "thread");
        assertEquals(0, ran.code(), ran::toString);
        String said = ran.out();
        assertTrue(said.contains("There is nothing to take back."), ran::toString);
        assertTrue(said.contains("The adviser would play 8."), ran::toString);
        assertTrue(said.contains("first plays 0 ("), "its answer to 8");
        assertTrue(said.contains("Taken back.") && said.contains("first plays 1 ("), "its answer to 0");
        assertTrue(said.contains("0 is not legal here."), ran::toString);
        assertTrue(said.contains("'z9' is neither a move nor a command"), ran::toString);
        assertTrue(said.contains("take back your last move"), ran::toString);
        assertTrue(said.endsWith("The game ends here, unfinished.\n"), ran::toString);
    }

    @Test
    void theGameIsPlayedInFrench() throws Exception {
        work.agent("first", TestJars.FIRST_MOVE);
        Ran ran = play(
                List.of("?", "z9", "hint", "4", "4", "undo", "4", "8", "2", "6", ""),
                "first",
                "--game",
                "tictactoe",
                "--lang",
                "fr");
        assertEquals(0, ran.code(), ran::toString);
        assertFrench(
                ran,
                "Jeu     tictactoe. Vous avez le siège 0 (de 0 à 1) ; first a 2s par coup.",
                "Coups   0 1 2 3 4 5 6 7 8\nvous> ?\nTapez un coup comme il est affiché",
                "« z9 » n'est ni un coup ni une commande",
                "first joue 0 (",
                "4 n'est pas légal ici.",
                "Coup repris.",
                "Vous avez gagné (1 : -1)",
                "vous> \n");
        work.agent("throws", "throw new Exception(\"my bug\");");
        assertFrench(
                play(List.of("4"), "throws", "--game", "tictactoe", "--lang", "fr"),
                "throws a perdu par une faute (exception) : l'agent a levé une exception.");
        assertFrench(
                play(List.of("quit"), "first", "--game", "reversi:size=5", "--lang", "fr"),
                "option size=5 : il faut l'une des valeurs 4, 6, 8");
    }

    @Test
    void theDieIsShownAndTheSameSeedGivesTheSameRolls() throws Exception {
        work.agent("first", TestJars.FIRST_MOVE);
        List<String> lines = List.of("roll", "undo", "roll", "quit");
        String[] game = {"first", "--game", "pig", "--seed", "5", "--isolation", "thread"};
        Ran ran = play(lines, game);
        List<String> shown =
                ran.out().lines().filter(line -> line.startsWith("Rolled:")).toList();
        assertTrue(shown.size() >= 2, ran::toString);
        assertEquals(shown.get(0), shown.get(1), "what was taken back comes again: " + ran);
        assertEquals(
                shown,
                play(lines, game)
                        .out()
                        .lines()
                        .filter(line -> line.startsWith("Rolled:"))
                        .toList());
        assertTrue(ran.out().contains("+-------+"), ran::toString);
    }

    @Test
    void theHandsOfTheOthersAreNotShown() throws Exception {
        work.agent("first", TestJars.FIRST_MOVE);
        String start = "\"C 1 - S7JKH6D9JKCJQ/S8H7JD810AC69K/S10AH810QAD7QCA/S69QH9KD6C7810 - -/-/-/- -:-\"";
        Ran ran = play(List.of("quit"), "first", "--game", "jass", "--seat", "1", "--position", start);
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.out().contains("S8* H7* HJ* D8* D10* DA* C6* C9* CK*"), ran::toString);
        assertEquals(
                3, ran.out().lines().filter(line -> line.endsWith("9 cards")).count(), ran::toString);
        for (String card : List.of("S7", "SJ", "H6", "CJ", "SA", "CA", "S6", "C7")) {
            assertFalse(ran.out().contains(card), () -> card + " is not the person's: " + ran);
        }
    }

    @Test
    void aTurnOfJassIsPlayedByOnePersonAndThreeAgents() throws Exception {
        work.agent("first", TestJars.FIRST_MOVE);
        List<String> cards =
                IntStream.range(0, 9).boxed().flatMap(round -> all().stream()).toList();
        Ran ran = play(cards, "first", "--game", "jass", "--seed", "3", "--isolation", "thread");
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.out().contains("first at seat 2 plays "), ran::toString);
        assertTrue(ran.out().contains("You have won (") || ran.out().contains("You have lost ("), ran::toString);
    }

    private static List<String> all() {
        return List.of("s", "h", "d", "c").stream()
                .flatMap(colour -> List.of("6", "7", "8", "9", "10", "j", "q", "k", "a").stream()
                        .map(rank -> colour + rank))
                .toList();
    }

    @Test
    void anAgentsFaultEndsTheGameAndIsReported() throws Exception {
        work.agent("throws", "throw new Exception(\"my bug\");");
        Ran ran = play(List.of("4"), "throws", "--game", "tictactoe");
        assertEquals(1, ran.code(), ran::toString);
        assertTrue(
                ran.err().contains("throws lost by a fault (threw)")
                        && ran.err().contains("my bug"),
                ran::toString);
    }

    @Test
    void theEndOfTheInputEndsTheGame() throws Exception {
        work.agent("first", TestJars.FIRST_MOVE);
        Ran ran = work.arena("play", "first", "--game", "hexapawn", "--isolation", "thread");
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.out().endsWith("The game ends here, unfinished.\n"), ran::toString);
    }

    @Test
    void anImpossibleGameIsExplained() {
        assertUsage("tictactoe has the seats 0 to 1", "--game", "tictactoe", "--seat", "2");
        assertUsage("there is no game 'chess'", "--game", "chess");
        assertUsage("the game has ended", "--game", "tictactoe", "--position", "XXXOO.... O");
        assertUsage("it has 20 characters", "--game", "reversi", "--position", "--------------------");
        assertUsage("something is hidden", "--game", "jass", "--position", "C 2 - -/-/-/- - -/-/-/- -:-");
    }

    private static void assertUsage(String says, String... arguments) {
        String[] command = new String[arguments.length + 1];
        command[0] = "play";
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        Ran ran = Typed.arena(command);
        assertEquals(2, ran.code(), ran::toString);
        assertTrue(ran.err().contains(says), ran::toString);
    }

    @Tag("slow")
    @Test
    void everyGameCanBePlayed() throws Exception {
        work.agent("first", TestJars.FIRST_MOVE);
        for (GameType type : Games.installed().all()) {
            Ran ran = play(List.of("board", "moves", "quit"), "first", "--game", type.name(), "--isolation", "thread");
            assertEquals(0, ran.code(), ran::toString);
            assertTrue(ran.out().contains("Moves   "), ran::toString);
            assertTrue(ran.out().lines().allMatch(line -> line.length() <= 80), ran::toString);
        }
    }
}
