package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.Typed.arena;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.cli.record.Records;
import org.botarena.arena.record.Verdict;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command replay: recorded games, and errors for missing ones. */
class ReplayTest {
    private static final String WON = "0000-a-11aa22bb33cc";
    private static final String LATE = "0000-b-44dd55ee66ff";

    @TempDir
    Path folder;

    @BeforeEach
    void createTwoRecordedGames() {
        Records.write(
                folder,
                Records.game(WON, "tictactoe", "0 3 1 4 2"),
                Records.fault(
                        LATE, "tictactoe", "......... X", "4 0 8", new Verdict.Late(2001, 2000, Optional.empty())));
    }

    @Test
    void withoutATerminalAllMovesArePrintedAndThenTheEnd() {
        Ran ran = arena("replay", folder.toString(), WON);
        assertEquals(0, ran.code(), ran::toString);
        assertEquals("""
                Game     0000-a-11aa22bb33cc, tictactoe, 5 plies
                Seat 0   agent0
                Seat 1   agent1
                Times    2s a move
                Result   agent0 won, scores 1 : -1

                    0  agent0                        0                 600.0 ms
                    1  agent1                        3                 600.0 ms
                    2  agent0                        1                 600.0 ms
                    3  agent1                        4                 600.0 ms
                    4  agent0                        2                 600.0 ms

                After 5 of 5 plies: agent0 2, 600.0 ms
                     X   X [ X]
                     O   O   .
                     .   .   .
                The end: agent0 won, scores 1 : -1
                """, ran.out());
    }

    @Test
    void aFaultIsShownWhereItHappened() {
        Ran ran = arena("replay", folder.toString(), LATE, "--ply", "3");
        assertTrue(
                ran.out().contains("Fault: ply 3, agent1 (seat 1), late: no move after 2001 ms of 2000 ms"),
                ran::toString);
    }

    @Test
    void aLateAnswerThatCountsIsMarkedAsExcused() {
        Records.write(folder, Records.excused(Records.game(WON, "tictactoe", "0 3 1 4 2"), 3));
        Ran ran = arena("replay", folder.toString(), WON);
        assertTrue(ran.out().contains("2030.0 ms (stalled 40.0, excused)\n"), ran::toString);
        assertEquals(1, ran.out().split("excused", -1).length - 1, ran::toString);
    }

    @Test
    void linesStepForwardAndBackAndToAPly() {
        Ran ran = typed("n\n\np\n5\nn\n9\ns\np\nm\nwhat\nq\n", "replay", folder.toString(), WON, "--step");
        assertEquals(0, ran.code(), ran::toString);
        String[] shown = ran.out()
                .lines()
                .filter(line -> line.contains(" plies: ") || line.contains("The start") || line.contains("This is"))
                .map(line -> line.replace("> ", "").replaceFirst(" of .*|, .*", ""))
                .toArray(String[]::new);
        assertEquals(
                "The start After 1 After 2 After 1 After 5 This is the end. The start This is the start.",
                String.join(" ", shown),
                ran::toString);
        assertTrue(ran.out().contains("The game has 5 plies."), ran::toString);
    }

    @Test
    void theBeginningOfAnIdIsEnough() {
        assertEquals(0, arena("replay", folder.toString(), "0000-a").code());
        assertFails(1, arena("replay", folder.toString(), "0000"), "beginning of 2 games", WON, LATE);
    }

    @Test
    void withoutAnIdTheGamesAreListed() {
        assertEquals("""
                0000-a-11aa22bb33cc  agent0 - agent1  1:-1    5 plies
                0000-b-44dd55ee66ff  agent0 - agent1  1:-1    3 plies  agent1: late
                """, arena("replay", folder.toString()).out());
    }

    @Test
    void listedGamesAreFilteredByEntrantOrFault() {
        assertEquals(
                1, arena("replay", folder.toString(), "--faults").out().lines().count());
        assertEquals(
                2,
                arena("replay", folder.toString(), "--entrant", "agent0", "--won")
                        .out()
                        .lines()
                        .count());
        assertFails(1, arena("replay", folder.toString(), "--entrant", "agent1", "--won"), "no game", "is like that");
        assertFails(1, arena("replay", folder.toString(), "--opponent", "agnt1"), "did you mean agent1?");
        assertFails(2, arena("replay", folder.toString(), "--won"), "--entrant NAME");
        assertEquals(0, arena("replay", folder.toString(), "0000", "--faults").code(), "one of them begins so");
    }

    @Test
    void anUnknownIdIsAnsweredWithSimilarOnes() {
        assertFails(1, arena("replay", folder.toString(), "0000-a-11aa22bb33cd"), "did you mean " + WON);
        assertFails(1, arena("replay", folder.toString(), "55ee"), "did you mean " + LATE);
        assertFails(1, arena("replay", folder.toString(), "nothing-like-it"), "it has 2 games: " + WON);
    }

    @Test
    void aTruncatedFileIsNamedWithItsLine() throws IOException {
        Path file = folder.resolve("games.jsonl");
        String whole = Files.readString(file);
        Files.writeString(file, whole.substring(0, whole.length() - 40));
        assertEquals(0, arena("replay", folder.toString(), WON).code(), "what is before it can be read");
        assertFails(1, arena("replay", file.toString(), LATE), "games.jsonl:2", "cut off", "arena report");
    }

    @Test
    void aFolderWithoutGamesIsNotAResultsFolder() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertFails(1, arena("replay", empty.toString(), WON), "there are no games in", "games.jsonl");
        assertFails(1, arena("replay", folder.resolve("nowhere").toString(), WON), "there is no");
        Files.createFile(empty.resolve("games.jsonl"));
        assertFails(1, arena("replay", empty.toString(), WON), "there are no games in");
    }

    @Test
    void aRecordOfAnotherGameIsRefusedWithThePlyWhereItEnds() throws IOException {
        Path file = folder.resolve("games.jsonl");
        String games = Files.readString(file);
        Files.writeString(file, games.replace("\"game\":\"tictactoe\"", "\"game\":\"connect4\""));
        assertFails(1, arena("replay", file.toString(), WON), "'connect4'", "--games DIR");
        Files.writeString(file, games.replace("\"game\":\"tictactoe\"", "\"game\":\"reversi\""));
        assertFails(1, arena("replay", file.toString(), WON), "breaks the rules of reversi", "its start");
        Files.writeString(file, games.replaceFirst("\\[\"4\",1,", "[\"0\",1,"));
        assertFails(1, arena("replay", file.toString(), WON), "breaks the rules of tictactoe", "ply 3: 0 is not legal");
    }

    /** Runs a command with these lines on standard input. */
    static Ran typed(String lines, String... command) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
        try {
            return arena(command);
        } finally {
            System.setIn(before);
        }
    }
}
