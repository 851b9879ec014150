package org.botarena.game.dice;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.botarena.api.Games;
import org.botarena.api.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DiceTest {
    private final DiceRules rules = new DiceRules(21, 6);

    @Test
    void theCounterBeginsAt21WithThe6OnTop() {
        assertEquals("21,6 0", rules.start().toString());
        assertEquals(rules, Games.installed().parse("dice"));
    }

    @ParameterizedTest
    @CsvSource({"1, 2 3 4 5", "2, 1 3 4 6", "3, 1 2 5 6", "4, 1 2 5 6", "5, 1 3 4 6", "6, 2 3 4 5"})
    void theSideFacesAreAllButTheTopAndTheBottom(int face, String faces) {
        Dice position = rules.parse("8," + face + " 0");
        StringBuilder listed = new StringBuilder();
        for (long move : position.moves()) {
            listed.append(listed.length() == 0 ? "" : " ").append(position.show(move));
        }
        assertEquals(faces, listed.toString());
        assertTrue(position.isSideFace(faces.charAt(0) - '0'));
        assertFalse(position.isSideFace(face));
        assertFalse(position.isSideFace(7 - face));
    }

    @Test
    void theFaceTurnedUpIsSubtracted() {
        assertEquals("17,4 1", rules.start().tryPlay(4).toString());
    }

    @Test
    void zeroIsNotNegative() {
        Dice position = rules.parse("5,6 0").play(5);
        assertEquals(1, position.turn());
        assertArrayEquals(new long[] {1, 3, 4, 6}, position.moves());
    }

    @Test
    void thePlayerWhoMakesTheCounterNegativeLoses() {
        Dice end = rules.parse("4,6 0").play(5);
        assertEquals("-1,5 1", end.toString());
        assertEquals(Position.OVER, end.turn());
        assertEquals(0, end.moves().length);
        assertEquals(-1, end.score(0));
        assertEquals(1, end.score(1));
        assertThrows(IllegalStateException.class, () -> rules.start().score(0));
    }

    @Test
    void theNameHasTheOptionsThatDifferFromTheirDefaults() {
        assertEquals("dice", rules.name());
        assertEquals("dice:counter=8", new DiceRules(8, 6).name());
        assertEquals("dice:counter=8,face=1", new DiceRules(8, 1).name());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "counter=0|dice: option counter=0: it must be a whole number in 1..100",
                "counter=101|dice: option counter=101: it must be a whole number in 1..100",
                "face=0|dice: option face=0: it must be a whole number in 1..6",
                "face=7|dice: option face=7: it must be a whole number in 1..6"
            })
    void anOptionOutsideItsRangeIsRefusedWithTheRange(String options, String message) {
        assertEquals(
                message,
                assertThrows(
                                IllegalArgumentException.class,
                                () -> Games.installed().parse("dice:" + options))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "101,6 0|the counter is 101: it is at most 100",
                "-4,3 0|the counter is -4: it was negative before the face 3 was subtracted",
                "-0,3 0|the number -0 is written 0",
                "08,3 0|the number 08 is written 8",
                "8,7 0|it is not 'counter,face side'",
                "8,0 0|it is not 'counter,face side'",
                "8,6 2|it is not 'counter,face side'",
                "8 0|it is not 'counter,face side'"
            })
    void textThatIsNotAPositionIsRejectedWithTheReason(String text, String reason) {
        String message = assertThrows(IllegalArgumentException.class, () -> rules.parse(text))
                .getMessage();
        assertTrue(message.startsWith("dice: no position: " + reason), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "7", "66", "six"})
    void textThatIsNotAFaceIsNotAMove(String text) {
        assertEquals(
                "dice: '%s' is not a move: a face, 1 to 6".formatted(text),
                assertThrows(IllegalArgumentException.class, () -> rules.start().parse(text))
                        .getMessage());
    }
}
