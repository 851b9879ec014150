package org.botarena.game.tictactoe;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.botarena.api.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TicTacToeTest {
    private final TicTacToeRules rules = new TicTacToeRules();

    @Test
    void crossesOpenOnNineEmptyCells() {
        assertEquals("......... X", rules.start().toString());
        assertArrayEquals(new long[] {0, 1, 2, 3, 4, 5, 6, 7, 8}, rules.start().moves());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "XXXOO.... O",
                "OO.XXX... O",
                "..O.O.XXX O",
                "XO.XO.X.. O",
                "OX..XO.X. O",
                ".OXO.X..X O",
                "XO..XO..X O",
                "OOX.X.X.. O"
            })
    void threeInARowWin(String text) {
        TicTacToe end = rules.parse(text);
        assertEquals(Position.OVER, end.turn());
        assertEquals(0, end.moves().length);
        assertEquals(1, end.score(0));
        assertEquals(-1, end.score(1));
    }

    @Test
    void aFullBoardWithoutThreeInARowIsADraw() {
        TicTacToe end = rules.parse("XXOOOXXXO O");
        assertEquals(Position.OVER, end.turn());
        assertEquals(0, end.score(0));
        assertEquals(0, end.score(1));
    }

    @Test
    void twoOpenLinesDoNotEndTheGame() {
        TicTacToe position = rules.parse("O.X.O...X O");
        assertEquals(1, position.turn());
        assertArrayEquals(new long[] {1, 3, 5, 6, 7}, position.moves());
        assertThrows(IllegalStateException.class, () -> position.score(0));
    }

    @Test
    void cellsHaveRowsAndColumns() {
        TicTacToe position = rules.start().play(TicTacToe.move(1, 2));
        assertEquals("5", position.show(5));
        assertEquals(0, position.at(1, 2));
        assertEquals(TicTacToe.EMPTY, position.at(2, 1));
        assertEquals(1, TicTacToe.row(5));
        assertEquals(2, TicTacToe.column(5));
    }

    @ParameterizedTest
    @CsvSource({"X........ O", "O........ X", "XO....... X", "XO....... O", "......... X", "......... O"})
    void theOpenerIsWhicheverSideTheCountsImply(String text) {
        TicTacToe position = rules.parse(text);
        assertEquals(text, position.toString());
        assertEquals(text.endsWith("X") ? 0 : 1, position.turn());
    }

    @ParameterizedTest
    @CsvSource({
        "X........ X, with 1 X and 0 O it cannot be X to move",
        "O........ O, with 0 X and 1 O it cannot be O to move",
        "XX....... O, with 2 X and 0 O it cannot be O to move",
        "XXXXXXXXX X, with 9 X and 0 O it cannot be X to move",
        "xO....... X, character 1 is 'x': a cell is X, O or .",
        "......... Z, it ends with ' Z'",
        "..........X, it ends with '.X'",
        "........ X, it has 10 characters, not 11"
    })
    void aBrokenInvariantIsRejectedWithTheReason(String text, String reason) {
        String message = assertThrows(IllegalArgumentException.class, () -> rules.parse(text))
                .getMessage();
        assertTrue(message.startsWith("tictactoe: no position: " + reason), message);
    }

    @Test
    void threeInARowForBothIsAcceptedAsADrawnEnd() {
        TicTacToe end = rules.parse("XXXOOO... X");
        assertEquals(Position.OVER, end.turn());
        assertEquals(0, end.score(0));
        assertEquals(0, end.score(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "9", "-1", "00", "a1", "٣"})
    void textThatIsNotACellIsNotAMove(String text) {
        String message = assertThrows(
                        IllegalArgumentException.class, () -> rules.start().parse(text))
                .getMessage();
        assertEquals("tictactoe: '%s' is not a move: a cell, 0 to 8".formatted(text), message);
    }
}
