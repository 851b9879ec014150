package org.botarena.arena.cli.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.cli.console.TerminalColours;
import org.botarena.arena.person.PersonView.Choice;
import org.botarena.arena.text.Columns;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The drawing of each game on a terminal. */
class DrawingTest {
    static List<String> games() {
        return Games.installed().all().stream().map(GameType::name).toList();
    }

    @Test
    void reversiMarksTheLegalSquaresAndTheLastMove() {
        assertEquals("""
                a  b  c  d
              1 *  .  *  .
              2[X] X  X  .
              3 *  X  O  .
              4 .  .  .  .
                X you: 4   O uct: 1
            """, drawn("reversi:size=4", "----XXX--XO----- O", "a2"));
    }

    @Test
    void aFreeCellShowsTheNumberThatTakesIt() {
        assertEquals("""
                 X [ O]  2
                 3   4   5
                 6   7   8
            """, drawn("tictactoe", "XO....... X", "1"));
    }

    @Test
    void aStoneThatCanSlideShowsItsNumber() {
        String position = "XOXOXO.XO 8";
        String drawing = drawn("morpion:phase=1", position, "");
        assertTrue(drawing.contains("X7"), drawing);
    }

    @Test
    void hexapawnCountsRowsAndColumnsFromZero() {
        assertEquals("""
                0  1  2
              0 .  X  X
              1[X] .  .
              2 O  O  O
            """, drawn("hexapawn", ".XXX..OOO O", "0,0-1,0"));
    }

    @Test
    void connectFourMarksWhereAStoneWouldFall() {
        assertEquals("""
                1  2  3  4
                .  .  .  .
                .  *  .  .
                * [X] *  .
                O  O  X  *
            """, drawn("connectfour:rows=4,columns=4", ".........X..OOX. O", "2"));
    }

    @Test
    void draughtsNumbersItsSquares() {
        String drawing = drawn("draughts", "B:W18,K22:B1,2", "22-18");
        assertTrue(drawing.contains("[18w]"), drawing);
        assertTrue(drawing.contains(" 22W "), drawing);
        assertTrue(drawing.contains("  1b "), drawing);
        assertTrue(drawing.contains("  3. "), drawing);
    }

    @Test
    void matchesAreStrokes() {
        assertEquals("    | | | | |\n    5 left; who takes the last one wins\n", drawn("matches", "5 0", ""));
    }

    @Test
    void pigShowsTheDieAndTheTurnTotal() {
        assertEquals("""
                +-------+
                | o   o |
                |   o   |
                | o   o |
                +-------+
                you               10 |####++                                  | +5
                uct                0 |                                        |
                100 points win
            """, drawn("pig", "10,0,5,0", "5"));
    }

    @Test
    void aHiddenHandIsShownByItsSize() {
        Rules<?> jass = Games.installed().parse("jass");
        String drawing = seen(jass, 1);
        assertTrue(drawing.contains("seat 0, you              9 cards"), drawing);
        assertTrue(drawing.contains("S8"), drawing);
        for (String hidden : List.of("S7 ", "SJ", "SK", "CA")) {
            assertFalse(drawing.contains(hidden), drawing);
        }
    }

    private static <P extends Position<P>> String seen(Rules<P> rules, int player) {
        return drawn(rules, rules.start().seenBy(player), Position.NONE);
    }

    @Test
    void escapeCodesAreOnlyForTerminalsWhoseOwnersWantThem() {
        assertEquals(TerminalColours.SHADED, TerminalColours.of(true, null));
        assertEquals(TerminalColours.SHADED, TerminalColours.of(true, ""));
        assertEquals(TerminalColours.PLAIN, TerminalColours.of(true, "1"));
        assertEquals(TerminalColours.PLAIN, TerminalColours.of(false, null));
        assertEquals("\033[1m[X]\033[0m", TerminalColours.SHADED.strong("[X]"));
        assertEquals("[X]", TerminalColours.PLAIN.strong("[X]"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPositionFitsIntoEightyColumns(String game) {
        playOut(Games.installed().parse(game));
    }

    @Test
    void namesOfAnyLengthLeaveTheRowsAligned() {
        String name = "\u001b[2J" + "ж中".repeat(100);
        for (String game : games()) {
            String drawing = withNames(Games.installed().parse(game), name);
            assertTrue(drawing.lines().allMatch(line -> Columns.width(line) <= 80), drawing);
            assertFalse(drawing.contains("\033"), drawing);
        }
    }

    private static <P extends Position<P>> String withNames(Rules<P> rules, String name) {
        return drawn(rules, rules.start(), List.of(), Collections.nCopies(rules.players(), name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "draughts:size=10",
                "connectfour:rows=7,columns=8",
                "morpion:size=7",
                "hexapawn:rows=8,columns=8",
                "matches:n=25"
            })
    void theLargestBoardsLeaveTheRowsAligned(String game) {
        playOut(Games.installed().parse(game));
    }

    private static <P extends Position<P>> void playOut(Rules<P> rules) {
        SplittableRandom random = new SplittableRandom(1);
        P position = rules.deal(random);
        long last = Position.NONE;
        while (position.turn() != Position.OVER) {
            String drawing = drawn(rules, position, last);
            assertTrue(drawing.lines().allMatch(line -> Columns.width(line) <= 80), drawing);
            assertFalse(drawing.contains("\033"), drawing);
            last = position.randomMove(random);
            position = position.play(last);
        }
        assertFalse(drawn(rules, position, last).isBlank());
    }

    private static String drawn(String game, String position, String last) {
        return drawn(Games.installed().parse(game), position, last);
    }

    private static <P extends Position<P>> String drawn(Rules<P> rules, String text, String last) {
        P position = rules.parse(text);
        return drawn(rules, position, last.isEmpty() ? Position.NONE : position.parse(last));
    }

    private static <P extends Position<P>> String drawn(Rules<P> rules, P position, long last) {
        List<String> seats = rules.players() == 2 ? List.of("you", "uct") : List.of("you", "uct", "uct", "uct");
        return drawn(rules, position, last == Position.NONE ? List.of() : List.of(last), seats) + "\n";
    }

    private static <P extends Position<P>> String drawn(
            Rules<P> rules, P position, List<Long> moves, List<String> seats) {
        List<Choice> choices = position.turn() >= 0 ? Choice.of(rules, position) : List.of();
        return String.join(
                "\n", Drawing.of(rules, rules.picture(position, moves), choices, seats, TerminalColours.PLAIN));
    }
}
