package org.botarena.game.hexapawn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HexapawnTest {
    private final HexapawnRules rules = rules(false, false);

    private static HexapawnRules rules(boolean cylinder, boolean priority) {
        return new HexapawnRules(new Board(3, 3, cylinder, priority));
    }

    /** The lines of a drawn board in one. */
    private static String row(String board) {
        return board.replace("\n", "");
    }

    private static String moves(Hexapawn position) {
        return Arrays.stream(position.moves()).mapToObj(position::show).collect(Collectors.joining(" "));
    }

    @Test
    void threeOpensOnTheFirstRowAndThreeWaitOnTheLast() {
        assertEquals("XXX...OOO X", rules.start().toString());
        assertEquals("0,0-1,0 0,1-1,1 0,2-1,2", moves(rules.start()));
        assertEquals(rules, Games.installed().parse("hexapawn"));
    }

    @Test
    void theLargestBoardHasEightPawnsAgainstEight() {
        Hexapawn start = new HexapawnRules(new Board(8, 8, false, false)).start();
        assertEquals("XXXXXXXX" + ".".repeat(48) + "OOOOOOOO X", start.toString());
        assertEquals(8, start.pawns(0));
        assertEquals(8, start.pawns(1));
        assertEquals("0,0-1,0 0,1-1,1 0,2-1,2 0,3-1,3 0,4-1,4 0,5-1,5 0,6-1,6 0,7-1,7", moves(start));
    }

    @Test
    void allCapturesComeFirstLeftBeforeRightThenTheStepsRowByRow() {
        Hexapawn position = new HexapawnRules(new Board(4, 3, false, false)).parse(row("""
                X.X
                .X.
                O.O
                .O. X"""));
        assertEquals("1,1-2,0 1,1-2,2 0,0-1,0 0,2-1,2 1,1-2,1", moves(position));
    }

    @Test
    void theOtherSideMovesUpAndLeftIsTheLowerColumnForItToo() {
        Hexapawn position = new HexapawnRules(new Board(4, 3, false, false)).parse(row("""
                .X.
                X.X
                .O.
                O.O O"""));
        assertEquals("2,1-1,0 2,1-1,2 2,1-1,1 3,0-2,0 3,2-2,2", moves(position));
    }

    @Test
    void aCaptureTakesThePawnOffTheBoard() {
        Hexapawn position = rules.parse("XX...XOOO O");
        Hexapawn next = position.tryPlay(Hexapawn.move(2, 1, 1, 2));
        assertEquals("XX...OO.O X", next.toString());
        assertEquals(2, next.pawns(0));
        assertEquals(3, next.pawns(1));
    }

    @Test
    void onACylinderCapturesGoAroundButStepsDoNotLeaveTheirColumn() {
        String text = row("""
                .XX
                X..
                OOO O""");
        assertEquals("2,1-1,0 2,1-1,1 2,2-1,2", moves(rules.parse(text)));
        assertEquals("2,1-1,0 2,2-1,0 2,1-1,1 2,2-1,2", moves(rules(true, false).parse(text)));
        String mirrored = row("""
                XX.
                ..X
                OOO O""");
        assertEquals("2,0-1,2 2,1-1,2 2,0-1,0 2,1-1,1", moves(rules(true, false).parse(mirrored)));
    }

    @Test
    void withPriorityAPlayerWhoCanCaptureMust() {
        String text = row("""
                .XX
                X..
                OOO O""");
        assertEquals("2,1-1,0", moves(rules(false, true).parse(text)));
        assertEquals("2,1-1,0 2,2-1,0", moves(rules(true, true).parse(text)));
        assertEquals("0,0-1,0 0,1-1,1 0,2-1,2", moves(rules(true, true).start()));
    }

    @Test
    void aPlayerWhoReachesTheFarRowWins() {
        Hexapawn end = rules.parse("..X.X.O.. X").play(Hexapawn.move(1, 1, 2, 1));
        assertEquals("..X...OX. O", end.toString());
        assertEquals(Position.OVER, end.turn());
        assertEquals("", moves(end));
        assertEquals(1, end.score(0));
        assertEquals(-1, end.score(1));
    }

    @Test
    void aPlayerWhoLeavesTheOtherWithoutAMoveWins() {
        Hexapawn end = rules.parse("X..O..... X");
        assertEquals(Position.OVER, end.turn());
        assertEquals(-1, end.score(0));
        assertEquals(1, end.score(1));
    }

    @Test
    void aPlayerWithoutPawnsHasLost() {
        Hexapawn end = rules.parse("....O.... X");
        assertEquals(Position.OVER, end.turn());
        assertEquals(1, end.score(1));
    }

    @Test
    void aGameHasNoScoreBeforeItsEnd() {
        assertThrows(IllegalStateException.class, () -> rules.start().score(0));
    }

    @Test
    void movesHaveRowsAndColumns() {
        long move = Hexapawn.move(2, 1, 1, 0);
        assertEquals("2,1-1,0", rules.start().show(move));
        assertEquals(move, rules.start().parse("2,1-1,0"));
        assertEquals(2, Hexapawn.fromRow(move));
        assertEquals(1, Hexapawn.fromColumn(move));
        assertEquals(1, Hexapawn.toRow(move));
        assertEquals(0, Hexapawn.toColumn(move));
        assertEquals(0, rules.start().at(0, 2));
        assertEquals(1, rules.start().at(2, 0));
        assertEquals(Hexapawn.EMPTY, rules.start().at(1, 1));
    }

    @Test
    void theNameHasTheOptionsThatDifferFromTheirDefaults() {
        assertEquals("hexapawn", rules.name());
        assertEquals(
                "hexapawn:rows=4,columns=5,cylinder=true,priority=true",
                new HexapawnRules(new Board(4, 5, true, true)).name());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rows=2|hexapawn: option rows=2: it must be a whole number in 3..8",
                "rows=9|hexapawn: option rows=9: it must be a whole number in 3..8",
                "columns=2|hexapawn: option columns=2: it must be a whole number in 3..8",
                "columns=9|hexapawn: option columns=9: it must be a whole number in 3..8",
                "cylinder=1|hexapawn: option cylinder=1: it must be true or false",
                "priority=no|hexapawn: option priority=no: it must be true or false"
            })
    void anOptionOutsideItsRangeIsRefusedWithTheRange(String options, String message) {
        assertEquals(
                message,
                assertThrows(
                                IllegalArgumentException.class,
                                () -> Games.installed().parse("hexapawn:" + options))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> new Board(3, 9, false, false));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "XXX...OOO|it has 9 characters, not 11: the cells row by row, a blank, the side to move",
                "XXX...OOOO X|it has 12 characters, not 11",
                "XXx...OOO X|character 3 is 'x': a cell is X, O or .",
                "XXX...OOO Y|it ends with ' Y'",
                "XXX...OOO-X|it ends with '-X'",
                "XXXX..OOO X|there are 4 X: a side has at most 3 pawns",
                "XX.OO.OO. X|there are 4 O: a side has at most 3 pawns",
                ".X....X.. X|X has reached the far row, so it cannot be X to move",
                "O.......O O|O has reached the far row, so it cannot be O to move",
                "O.X...X.. X|X has reached the far row, so it cannot be X to move",
                "O.X...X.. O|O has reached the far row, so it cannot be O to move"
            })
    void aBrokenInvariantIsRejectedWithTheReason(String text, String reason) {
        String message = assertThrows(IllegalArgumentException.class, () -> rules.parse(text))
                .getMessage();
        assertTrue(message.startsWith("hexapawn: no position: " + reason), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0,0", "0,0-1,3", "0,0-3,0", "0,0-2,0", "0,0-0,1", "0,0 1,0", "a,0-1,0", "0,0-1,0 "})
    void textThatIsNotAStepToTheNextRowIsNotAMove(String text) {
        assertEquals(
                "hexapawn: '%s' is not a move: row,column-row,column with rows 0 to 2 and columns 0 to 2"
                        .formatted(text),
                assertThrows(IllegalArgumentException.class, () -> rules.start().parse(text))
                        .getMessage());
    }
}
