package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.RanAssertions.assertSays;
import static org.botarena.arena.cli.Typed.arena;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.arena.cli.Shell.Ran;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games in files of other programs are replayed and explained like recorded games. */
class GamesOfOtherProgramsTest {
    /** Written by hand in the form of a Reversi server: black passes without a record of it. */
    private static final String GGF = """
            (;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[saio]PW[booklet]TI[15:00//02:00]TY[8]RE[?]\
            BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[d3//1.5]W[c5/1.32];)
            (;GM[Othello]PB[a]PW[b]TY[4]RE[-16.000]BO[4 ---- -O*- -*O- ---- *]B[b1//0.25]W[a3];)
            """;

    /** White, at the bottom, captures two men; draughts programs only need the ends of the capture. */
    private static final String PDN = """
            [Event "club"]
            [White "Anna"]
            [Black "Bert"]
            [Result "1-0"]
            [SetUp "1"]
            [FEN "W:W22:B17,9"]

            1. 22x6 {both} 1-0

            [Event "club"]
            [GameType "21"]
            [White "Anna"]
            [Black "Bert"]
            [Result "*"]

            1. 11-15 {as everybody begins} (1. 9-13 (1. 10-14 22-18) 22-18) 23-19 $2 2. 8-11! *
            """;

    @TempDir
    Path folder;

    private Path ggf;
    private Path pdn;

    @BeforeEach
    void files() throws Exception {
        ggf = Files.writeString(folder.resolve("server.ggf"), GGF);
        pdn = Files.writeString(folder.resolve("club.pdn"), PDN);
    }

    @Test
    void withoutANumberTheGamesOfAFileAreListed() {
        assertEquals("""
                1    saio - booklet  not played    2 plies
                2    a - b               -16:16    2 plies
                """, arena("replay", ggf.toString()).out());
    }

    @Test
    void aGameOfAReversiServerIsReplayedWithItsTimes() {
        Ran ran = arena("replay", ggf.toString(), "1");
        assertEquals(0, ran.code(), ran::toString);
        assertSays(
                ran.out(),
                "Game     1, reversi, 2 plies",
                "Seat 0   saio",
                "Result   unfinished",
                "    0  saio                          d3                1500.0 ms",
                "The end: unfinished");
        assertFalse(ran.out().contains("Times") || ran.out().contains("Voided"), ran::toString);
    }

    @Test
    void aGameOfDraughtsIsReplayedMoveByMove() {
        assertSays(
                arena("replay", pdn.toString(), "1").out(),
                "Seat 1   Bert",
                "    0  Anna                          22x13x6",
                "Result   Anna won, scores 1 : -1");
        Ran usual = arena("replay", pdn.toString(), "2");
        assertSays(
                usual.out(), "    0  Bert                          11-15", "    2  Bert                          8-11");
        assertTrue(usual.out().contains("Game     2, draughts, 3 plies"), usual::toString);
    }

    @Test
    void itIsExplainedWithoutUnknownTimes() {
        Ran ran = arena("explain", ggf.toString(), "2", "--all");
        assertEquals(0, ran.code(), ran::toString);
        assertSays(ran.out(), "b, a3: gave away 17 discs; a1 ");
        assertFalse(ran.out().contains("you had"), ran::toString);
        assertSays(arena("explain", ggf.toString(), "2", "--all", "--json").out(), "\"leftMs\":null");
        assertFails(
                1,
                arena("explain", ggf.toString(), "2", "--all", "--junit", folder.toString()),
                "no test: ",
                "server.ggf does not say what time and seed the agent had");
    }

    @Test
    void anUnreadableGameIsNamedAmongTheOthers() throws Exception {
        String other = GGF.replace("TY[4]", "TY[4a]");
        Path file = Files.writeString(
                folder.resolve("SERVER.GGF"), other + GGF.lines().findFirst().orElseThrow());
        Ran listed = arena("replay", file.toString());
        assertEquals("""
                1    saio - booklet  not played    2 plies
                2    cannot be read: line 2, column 27: TY[4a] is anti-Othello, in which fewer discs win
                3    saio - booklet  not played    2 plies
                """, listed.out());
        assertEquals(0, listed.code(), listed::toString);
        for (String command : new String[] {"replay", "explain"}) {
            assertFails(
                    1, arena(command, file.toString(), "2"), "SERVER.GGF: game 2, line 2, column 27: ", "anti-Othello");
        }
        Ran json = arena("replay", file.toString(), "--json");
        assertFalse(json.out().contains("anti"), json::toString);
        assertSays(json.err(), "SERVER.GGF: game 2, line 2, column 27: ");
    }

    @Test
    void aFileOfAnotherFormatIsNotRead() throws Exception {
        for (String name : new String[] {"WTH_2001.wtb", "g.sgf", "t.txt"}) {
            assertRefused(name, "F5D6C3", name + " is not read here: .ggf or .pdn");
        }
    }

    @Test
    void positionsAndMovesMayUseTheFormsOfOtherPrograms() {
        String after = arena("moves", "reversi", "--play", "f5 d6 c3").out();
        for (String[] other :
                new String[][] {{"--play", "F5D6C3"}, {"--position", "f5d6c3"}, {"--play", "1. F5 d6 2. C3"}}) {
            assertEquals(after, arena("moves", "reversi", other[0], other[1]).out(), other[1]);
        }
        assertEquals(
                arena("moves", "connectfour", "--play", "4 4 5 3").out(),
                arena("moves", "connectfour", "--play", "4453").out());
        assertEquals(
                arena("moves", "draughts", "--play", "22-18 9-14 18x9").out(),
                arena("moves", "draughts", "--play", "1. 22 - 18 9\u201314* 2. 18:9")
                        .out());
        assertFails(2, arena("moves", "reversi", "--play", "F5D6X9"), "character 5: 'X9' is not a move");
    }

    @Test
    void aBadFileIsRefusedInASentence() throws Exception {
        assertRefused("chess.ggf", "1. e4 e5", "chess.ggf: game 1, line 1, column 2: this is not GGF");
        assertRefused("word.ggf", "(;GM[Othello]PB(a);)", "'PB(a);)' is not a property");
        assertRefused("large.ggf", "(;GM[Othello]BO[5 - *];)", "its board is 5x5");
        assertRefused("notes.pdn", "hello", "notes.pdn: game 1, line 1, column 1: 'hello' is not PDN");
        String frisian = PDN.substring(PDN.lastIndexOf("[Event")).replace("\"21\"", "\"40\"");
        assertRefused("frisian.pdn", frisian, "GameType '40' is Frisian draughts");
        assertFails(1, arena("replay", folder.resolve("none.pdn").toString()), "there is no ", "none.pdn");
        assertFails(1, arena("replay", pdn.toString(), "7"), "club.pdn has no game '7'; it has 2 games: 1, 2");
        Files.writeString(pdn, PDN.replace("22x6", "22-18 9-14"));
        assertFails(1, arena("replay", pdn.toString(), "1"), "1 breaks the rules of draughts", "ply 0: ", "22-18");
    }

    private void assertRefused(String name, String text, String says) throws Exception {
        Path file = Files.writeString(folder.resolve(name), text);
        assertFails(1, arena("replay", file.toString()), says);
    }

    @Test
    void aFileWithoutEndDoesNotEndTheProgram() throws Exception {
        assertRefused("long.ggf", "(;GM[Othello]" + "B[d3]".repeat(200_000) + ";)", "it has no board");
        assertRefused(
                "deep.pdn",
                "[Event \"" + "\\\"".repeat(200_000) + "\"]\n1. " + "(".repeat(200_000),
                "the variation is not closed");
    }
}
