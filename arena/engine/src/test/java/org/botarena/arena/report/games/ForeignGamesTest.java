package org.botarena.arena.report.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.notation.NotatedGame;
import org.botarena.api.notation.PlayedGame;
import org.botarena.api.notation.UnreadGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Games as other programs write them: each game is read as played, or reported with the line and column where
 * reading stopped.
 */
class ForeignGamesTest {
    private static final String TAGS = "[Event \"e\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n";

    /** A game that ends with a capture of two jumps. */
    private static final List<String> PLAYED = List.of(
            "9-14 23-19 6-9 22-18 14x23 27x18 11-16 26-23 10-14 24-20 1-6 20x11 7x16 31-26 8-11 26-22 2-7 30-26 16-20 19-16 12x19 23x16 14x23x30"
                    .split(" ", -1));

    private static final String MOVES =
            "1. 9-14 23-19 2. 6-9 22-18 3. 14x23 27x18 4. 11-16 26-23 5. 10-14 24-20 6. 1-6 20x11"
                    + " 7. 7x16 31-26 8. 8-11 26-22 9. 2-7 30-26 10. 16-20 19-16 11. 12x19 23x16 12. 14x23x30 ";

    private static final String BOARD = "-------- -------- -------- ---O*--- ---*O--- -------- -------- --------";

    private static List<NotatedGame> all(String game, String file) {
        return Games.installed().parse(game).notations().get(0).games(file);
    }

    private static PlayedGame draughts(String file) {
        List<NotatedGame> games = all("draughts", file);
        assertEquals(1, games.size(), games::toString);
        return assertInstanceOf(PlayedGame.class, games.get(0), games::toString);
    }

    private static List<String> moves(NotatedGame game) {
        return assertInstanceOf(PlayedGame.class, game, game::toString).plies().stream()
                .map(PlayedGame.Ply::move)
                .toList();
    }

    private static String unread(String game, String file) {
        List<NotatedGame> games = all(game, file);
        assertEquals(1, games.size(), games::toString);
        return assertInstanceOf(UnreadGame.class, games.get(0)).toString();
    }

    private static String ggf(String type, String board, String moves) {
        return "(;GM[Othello]PB[a]PW[b]TY[%s]RE[+2.000]BO[%s]%s;)\n".formatted(type, board, moves);
    }

    static Stream<String> spellings() {
        return Stream.of(
                MOVES + "1-0",
                MOVES.replace("-", " - ").replace("x", " x ") + "1-0",
                MOVES.replace("-", "\n-\n") + "1-0",
                MOVES.replace('-', '\u2013').replace('x', '\u00d7') + "1\u20130",
                MOVES.replace('x', ':') + "2-0",
                MOVES.replace('x', 'X') + "1 - 0",
                MOVES.replace("14x23x30", "14x30") + "1-0",
                MOVES.replace("14x23x30", "14x23 23x30") + "1-0",
                MOVES.replace("14x23x30", "14:23 {and on} 23:30") + "1-0",
                MOVES.replace("14x23x30", "14-30").replace("14x23", "14-23") + "1-0",
                MOVES.replace(". ", ".") + "1-0",
                MOVES.replace(". ", " ") + "1-0",
                MOVES.replaceAll("[0-9]+[.] ", "") + "1-0",
                MOVES.replaceAll("([0-9]+)[.] (\\S+) ", "$1. $2 $1... ") + "1-0",
                MOVES.replace("23-19", "23-19*").replace("6-9", "6-9!?").replace("22-18", "22-18 $3") + "1-0",
                MOVES.replace("6-9", "(6-10 {a (b} (1-5)) 6-9 ; 7. 1-2 to the end\n% [Event \"escaped\"]\n") + "1-0",
                "1. 0914 2319 2. 0609 2218 3. 1423 2718 4. 1116 2623 5. 1014 2420 6. 0106 2011 7. 0716 3126 8. 0811 2622"
                        + " 9. 0207 3026 10. 1620 1916 11. 1219 2316 12. 1430 1-0",
                MOVES + "*",
                MOVES);
    }

    @ParameterizedTest
    @MethodSource("spellings")
    void movesAreReadInEverySpelling(String moves) {
        PlayedGame game = draughts(TAGS + "\n" + moves);
        assertEquals(PLAYED, moves(game));
        assertEquals(List.of(1.0, 0.0), game.ending().orElseThrow().points());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void linesMayEndInEveryWay(String end) {
        assertEquals(PLAYED, moves(draughts((TAGS + "\n" + MOVES + "1-0\n").replace("\n", end))));
        assertTrue(unread("draughts", (TAGS + "\n1. 9-14\n23+19").replace("\n", end))
                .startsWith("line 7, column 1: "));
    }

    @ParameterizedTest
    @CsvSource({
        "1-0, 1",
        "2-0, 1",
        "0-1, 0",
        "0-2, 0",
        "1/2-1/2, 0.5",
        "1-1, 0.5",
        "1/2, 0.5",
        "\u00bd-\u00bd, 0.5",
        "1 - 0, 1",
        "1\u20130, 1"
    })
    void resultsAreReadInEverySpelling(String result, double points) {
        for (String file : List.of("[Result \"%s\"]\n\n1. 9-14 *", "[White \"a\"]\n\n1. 9-14 %s")) {
            PlayedGame game = draughts(file.formatted(result));
            assertEquals(points, game.ending().orElseThrow().points().get(0), file);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"*", "?", "", "0-0"})
    void aGameMayHaveNoResult(String result) {
        assertTrue(draughts("[Result \"%s\"]\n\n1. 9-14 *".formatted(result))
                .ending()
                .isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"""
                [White "Anna"]
                [Black "Ben"]
                [Event "e"]

                1. 9-14 1-0

                [White "Carla"]
                [Black "Dora"]
                [Event "f"]

                1. 11-15 0-1
                """, """
                [White "Anna"]
                [Black "Ben"]

                1. 9-14 1-0

                [White "Carla"]
                [Black "Dora"]

                1. 11-15 0-1
                """, """
                [White "Anna"] [Black "Ben"]
                1. 9-14 1-0
                [White "Carla"] [Black "Dora"] 1. 11-15 0-1
                """, """
                [white "Anna"]
                [BLACK "Ben"]
                1. 9-14 1-0 *
                [ White : “Carla” ]
                [Black Dora]
                1. 11-15 0-1 *
                """, """
                [Event "e"]
                [Event "twice"]
                [White "Anna"]
                [Black "Ben"]
                1. 9-14 {[Event "no"]} 1-0
                [Event "f"]

                [White "Carla"]
                [Black "Dora"]
                1. 11-15 0-1
                """})
    void movesAndResultsStayWithTheirPlayers(String file) {
        List<NotatedGame> games = all("draughts", file);
        assertEquals(2, games.size(), games::toString);
        for (int i = 0; i < 2; i++) {
            PlayedGame game = assertInstanceOf(PlayedGame.class, games.get(i), games::toString);
            assertEquals(
                    List.of(List.of("Anna", "Ben"), List.of("Carla", "Dora")).get(i), game.players());
            assertEquals(List.of(List.of("9-14"), List.of("11-15")).get(i), moves(game));
            assertEquals(1.0 - i, game.ending().orElseThrow().points().get(0));
        }
    }

    @Test
    void gamesMayHaveNoTagsOrNoMoves() {
        List<NotatedGame> games =
                all("draughts", "1. 9-14 1-0\n1. 11-15 0-1\n\n[White \"a\"]\n\n[White \"b\"]\n1. 10-14 *");
        assertEquals(
                List.of(List.of("9-14"), List.of("11-15"), List.of(), List.of("10-14")),
                games.stream().map(ForeignGamesTest::moves).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. 9-14 23-19 2. 6+9 *        | column 16: '6+9' is not a move",
                "1. 9-14 23-19 2. e4 *         | column 18: 'e4' is not PDN",
                "1. 9-14 23--19 *              | column 9: '23--19' is not a move",
                "1. 9-14 2319- *               | column 9: '2319-' is not a move: 2319 is not a square",
                "1. 9 14 23-19 *               | column 4: 9 is neither a move nor the number of the next one",
                "1. 9-14 23 19 2. 6-9 *        | column 9: 23 is neither a move nor the number of the next one",
                "1. 9-140 *                    | column 4: '9-140' is not a move: 140 is not a square",
                "1. 9-14 23-19 1-0 2. 6-9      | column 19: the game has ended before with 1-0: a tag or the end is wanted",
                "1. 9-14 0-1                   | column 9: the moves end with 0-1, and the tag Result says 1-0",
                "1. 9-14 {never closed         | column 9: the comment is not closed: } is missing",
                "1. 9-14 (never closed         | column 9: the variation is not closed: ) is missing",
                "1. 9-14 23-19 2. 14-18 23x14 6 x * | column 32: '6' is not a move",
            })
    void unreadableInputIsReportedWithItsPlace(String moves, String why) {
        String told = unread("draughts", TAGS + "\n" + moves);
        assertTrue(told.startsWith("line 6, "), told);
        assertTrue(told.contains(why.replaceFirst("column [0-9]+: ", "")), told);
    }

    @Test
    void tagsThatContradictEachOtherAreRefused() {
        assertEquals(
                "line 2, column 1: the tag White comes twice: 'a' and 'b'",
                unread("draughts", "[White \"a\"]\n[White \"b\"]\n\n1. 9-14 *"));
        assertTrue(unread("draughts", "[White \"a]\n[Black \"b\"]\n\n1. 9-14 *").contains("this is not a tag"));
        assertTrue(unread("draughts", "[Result \"won\"]\n\n1. 9-14 *").contains("the result is 'won'"));
    }

    @Test
    void oneUnreadableGameDoesNotSpoilTheFile() {
        String good = TAGS + "\n1. 9-14 1-0\n\n";
        for (String bad : List.of(
                TAGS + "[GameType \"20\"]\n[GameId \"x\"]\n\n1. 32-28 19-23 1-0\n\n",
                TAGS + "\n1. 9-14 {never closed\n\n",
                TAGS.replace("\"]\n[Black", "]\n[Black") + "\n1. 9-14 1-0\n\n",
                TAGS + "\nsomething\n\n",
                "something\n\n")) {
            List<NotatedGame> games = all("draughts", good + bad + good);
            assertEquals(
                    List.of(PlayedGame.class, UnreadGame.class, PlayedGame.class),
                    games.stream().map(Object::getClass).toList(),
                    bad);
            assertEquals(List.of("Anna", "Ben"), ((PlayedGame) games.get(2)).players());
        }
    }

    @Test
    void anIllegalMoveStaysAsItIsWritten() {
        assertEquals(List.of("1-2", "3-4", "9-14"), moves(draughts(TAGS + "\n1. 1-2 3-4 2. 9-14 1-0")));
        assertEquals(
                List.of("9-14", "23-19", "14x23", "26x19"),
                moves(draughts(TAGS + "\n1. 9-14 23-19 2. 14x23 26x19 1-0")));
    }

    @Test
    void aCaptureThatMayBeTwoOrOnlyBeginsIsRefused() {
        String two = "[FEN \"W:W26:B22,23,14,15\"]\n\n1. 26x%s *";
        assertEquals("line 3, column 4: 26x10 may be 26x17x10 or 26x19x10", unread("draughts", two.formatted("10")));
        assertEquals(List.of("26x19x10"), moves(draughts(two.formatted("19x10"))));
        assertEquals(
                "line 3, column 4: 26x19 is only the beginning of a capture", unread("draughts", two.formatted("19")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "B:W21-32:B1-12",
                "B:W21-32:B1-12.",
                "B:W21-32:B1-12:",
                "B:B1-12:W21-32",
                "b:w21-32:b1-12",
                "B:W21,22,23-32:B01,02,03-12.",
                "B : W21-32 : B1, 2, 3-12",
                "B:W21-32:B1-12:H0:F1",
                "B:W21-32:B1-12:F1"
            })
    void thePositionOfAGameIsReadInEveryForm(String fen) {
        PlayedGame game = draughts("[FEN \"%s\"]\n\n1. 9-14 *".formatted(fen));
        assertEquals("B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12", game.start());
    }

    @Test
    void kingsRangesAndCountersOfPositions() {
        Rules<?> rules = Games.installed().parse("draughts");
        assertEquals("W:WK29,K30:B1,K2", rules.parse("W:WK29-30:B1,K2.").toString());
        assertEquals("W:WK29:BK1 7", rules.parse("W:WK29:BK1:H7:F40").toString());
        for (String wrong :
                List.of("W:W32-21:B1", "W:W21-33:B1", "W:W21,:B1,x", "W:W21:B1..", "W:W21:B1:G1", "W:W21-:B1")) {
            assertThrows(IllegalArgumentException.class, () -> rules.parse(wrong), wrong);
        }
    }

    @Test
    void theTypeOfAGameSaysWhoBeginsAndOnWhichBoard() {
        assertTrue(
                draughts("[GameType \"21,W,8,8,N2,0\"]\n\n1. 22-17 *").start().startsWith("W:"));
        assertTrue(draughts("[GameType \"21,B,8,8,N1,0\"]\n\n1. 9-14 *").start().startsWith("B:"));
        assertTrue(draughts("[GameType \"21\"]\n\n1. 9-14 *").start().startsWith("B:"));
        assertEquals(
                "draughts:size=10",
                draughts("[GameType \"21,W,10,10,N2,0\"]\n\n*").game());
        for (Map.Entry<String, String> each : Map.of(
                        "20", "international draughts",
                        "25,W,8,8,A0,0", "Russian draughts",
                        "99", "a type that is not known",
                        "checkers", "unknown",
                        "21,W,12,12,N2,0", "another board")
                .entrySet()) {
            String told = unread("draughts", "[GameType \"%s\"]\n\n1. 9-14 *".formatted(each.getKey()));
            assertTrue(told.contains(each.getValue()), told);
        }
    }

    @Test
    void blanksBetweenTheSquaresOfABoardMeanNothing() {
        String joined = BOARD.replace(" ", "");
        for (String board : List.of(
                "8 " + BOARD + " *",
                "8 " + joined + " *",
                "8\n" + joined + "*",
                "8 " + joined.replace('-', '.') + " X")) {
            assertEquals(
                    List.of("d3", "c5", "pass"),
                    moves(all("reversi", ggf("8", board, "B[D3]W[ c5//1.5]B[PA]"))
                            .get(0)));
        }
    }

    @Test
    void variantsOfOthelloAreNamedOneByOne() {
        String good = ggf("8", "8 " + BOARD + " *", "B[d3]");
        for (Map.Entry<String, String> each : Map.of(
                        "8a", "anti-Othello",
                        "8k", "komi",
                        "10", "10x10",
                        "88b", "a variant that is not known here")
                .entrySet()) {
            List<NotatedGame> games = all("reversi", good + ggf(each.getKey(), "8 " + BOARD + " *", "B[d3]") + good);
            assertEquals(3, games.size());
            UnreadGame refused = assertInstanceOf(UnreadGame.class, games.get(1));
            assertEquals(2, refused.line());
            assertTrue(refused.why().contains(each.getValue()), refused::toString);
        }
        assertEquals(
                List.of("d3"),
                moves(all("reversi", ggf("s8r20", "8 " + BOARD + " *", "B[d3]")).get(0)));
    }

    @Test
    void unreadableGgfIsReportedWithItsPlace() {
        String good = ggf("8", "8 " + BOARD + " *", "B[d3]");
        for (Map.Entry<String, String> each : Map.of(
                        good.replace(";)", ""),
                        "the game is cut off",
                        good.replace("B[d3];)", "B[d"),
                        "the game is cut off",
                        good.replace("d3", "j9"),
                        "'j9' is not a move",
                        good.replace("d3", "e2e4"),
                        "'e2e4' is not a move",
                        good.replace("+2.000", "black won"),
                        "the result is 'black won'",
                        good.replace("B[d3]", "hello"),
                        "'hello;)' is not a property",
                        good.replace("Othello", "Amazons"),
                        "'Amazons'",
                        good.replace("8 ---", "8 --"),
                        "blanks aside, not 65",
                        "junk " + good,
                        "this is not GGF")
                .entrySet()) {
            List<NotatedGame> games = all("reversi", good + each.getKey() + "\n" + good);
            assertEquals(1L, games.stream().filter(UnreadGame.class::isInstance).count(), each.getKey());
            assertInstanceOf(PlayedGame.class, games.get(games.size() - 1), each::getKey);
            UnreadGame refused = assertInstanceOf(UnreadGame.class, games.get(1));
            assertEquals(2, refused.line());
            assertTrue(refused.why().contains(each.getValue()), refused::toString);
        }
    }

    private static <P extends Position<P>> List<String> line(String game, String text) {
        @SuppressWarnings("unchecked")
        Rules<P> rules = (Rules<P>) Games.installed().parse(game);
        return rules.moves(rules.start(), text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "reversi      | F5D6C3D3C4                       | f5 d6 c3 d3 c4",
                "reversi      | f5d6c3d3c4                       | f5 d6 c3 d3 c4",
                "reversi      | F5 D6 C3 D3 C4                   | f5 d6 c3 d3 c4",
                "reversi      | 1. F5 d6 2. C3 d3 3. C4          | f5 d6 c3 d3 c4",
                "reversi      | 1.F5 2.D6 3.C3                   | f5 d6 c3",
                "reversi      | f5, d6, c3                       | f5 d6 c3",
                "reversi      | e6f4e3f6g5d6e7f5c5c6d7           | e6 f4 e3 f6 g5 d6 e7 f5 c5 c6 d7",
                "arrayreversi | F5D6                             | f5 d6",
                "connectfour  | 44455554221                      | 4 4 4 5 5 5 5 4 2 2 1",
                "connectfour  | 44455554221 -2                   | 4 4 4 5 5 5 5 4 2 2 1",
                "connectfour  | 4 4 5                            | 4 4 5",
                "connectfour  | 4 1                              | 4 1",
                "draughts     | 1. 22 - 18 11:15                 | 22-18 11x15",
                "draughts     | 22\u201318 9-14* 18x9 5x14       | 22-18 9-14 18x9 5x14",
                "tictactoe    | 4  0                             | 4 0"
            })
    void aLineOfMovesIsReadInEverySpelling(String game, String text, String moves) {
        assertEquals(List.of(moves.split(" ", -1)), line(game, text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "reversi     | F5D6X9",
                "reversi     | F55D6",
                "reversi     | f5 d6 2.",
                "connectfour | 4448",
                "connectfour | 44d",
                "draughts    | 22 18",
                "draughts    | 22-18 1-0",
                "draughts    | d3"
            })
    void aLineWithSomethingElseIsRefused(String game, String text) {
        assertThrows(IllegalArgumentException.class, () -> line(game, text));
    }

    @Test
    void aPassThatTheRulesForceMayBeLeftOut() {
        assertPassed(Games.installed().parse("reversi"));
        assertPassed(Games.installed().parse("arrayreversi"));
    }

    private static <P extends Position<P>> void assertPassed(Rules<P> rules) {
        P blocked = rules.parse("OX" + "-".repeat(62) + " X");
        assertEquals(List.of("pass", "c1"), rules.moves(blocked, "C1"));
        assertEquals(List.of("pass", "c1"), rules.moves(blocked, "PA C1"));
    }

    @Test
    void aBoardIsReadAsOtherProgramsWriteIt() {
        Rules<?> rules = Games.installed().parse("reversi");
        String text = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
        for (String other : List.of(
                text + ";  g8:+18; h6:-4;",
                text.replace('X', '*'),
                text.replace('X', 'x').replace('O', 'o').replace('-', '.'),
                text.replaceAll("(.{8})(?=.)", "$1 "),
                text + " % FFO 40")) {
            assertEquals(text, rules.parse(other).toString(), other);
        }
    }
}
