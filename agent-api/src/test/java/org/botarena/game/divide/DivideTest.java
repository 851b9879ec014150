package org.botarena.game.divide;

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

class DivideTest {
    private final DivideRules rules = new DivideRules(13, 17);

    private static String moves(Divide position) {
        return Arrays.stream(position.moves()).mapToObj(position::show).collect(Collectors.joining(" "));
    }

    @Test
    void theDefaultIsThirteenAndSeventeen() {
        assertEquals("13,17 0", rules.start().toString());
        assertEquals(rules, Games.installed().parse("divide"));
    }

    @Test
    void theSmallerBoxComesFirstHoweverTheOptionsAreGiven() {
        assertEquals("4,9 0", new DivideRules(9, 4).start().toString());
    }

    @Test
    void firstAIsEmptiedAndBSplitThenBIsEmptiedAndASplit() {
        assertEquals("A1 A2 A3 B1 B2", moves(rules.parse("4,7 0")));
        assertEquals("A1 A2 A3 A4 A5 A6 A7 A8 B1 B2 B3 B4 B5 B6", moves(rules.start()));
    }

    @Test
    void aBoxOfOneCannotBeSplit() {
        assertEquals("A1", moves(rules.parse("1,3 0")));
    }

    @ParameterizedTest
    @CsvSource({"A1, '1,6 1'", "A3, '3,4 1'", "B1, '1,3 1'", "B2, '2,2 1'"})
    void theEmptiedBoxTakesAPartOfTheOtherOne(String move, String next) {
        Divide position = rules.parse("4,7 0");
        assertEquals(next, position.tryPlay(position.parse(move)).toString());
    }

    @Test
    void aPlayerWhoFindsOneInEachBoxHasLost() {
        Divide end = rules.parse("1,1 1");
        assertEquals(Position.OVER, end.turn());
        assertEquals("", moves(end));
        assertEquals(1, end.score(0));
        assertEquals(-1, end.score(1));
        assertThrows(IllegalStateException.class, () -> rules.start().score(0));
    }

    @Test
    void movesHaveABoxAndAPart() {
        long move = Divide.move(1, 6);
        assertEquals("B6", rules.start().show(move));
        assertEquals(move, rules.start().parse("B6"));
        assertEquals(1, Divide.box(move));
        assertEquals(6, Divide.part(move));
        assertEquals(13, rules.start().counters(0));
        assertEquals(17, rules.start().counters(1));
    }

    @Test
    void twoFullBoxesHaveTheMostMoves() {
        assertEquals(rules.maxMoves(), rules.parse("100,100 0").moves().length);
    }

    @Test
    void theNameHasTheOptionsThatDifferFromTheirDefaults() {
        assertEquals("divide", rules.name());
        assertEquals("divide:a=17,b=13", new DivideRules(17, 13).name());
        assertEquals("divide:b=5", new DivideRules(13, 5).name());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a=0|divide: option a=0: it must be a whole number in 1..100",
                "b=101|divide: option b=101: it must be a whole number in 1..100",
                "a=x|divide: option a=x: it must be a whole number in 1..100",
                "a=1,b=1|divide: a=1,b=1 leaves nothing to split: make one of them larger"
            })
    void anOptionOutsideItsRangeIsRefusedWithTheRange(String options, String message) {
        assertEquals(
                message,
                assertThrows(
                                IllegalArgumentException.class,
                                () -> Games.installed().parse("divide:" + options))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "17,13 0|box A holds 17, more than box B: the smaller one comes first",
                "0,13 0|box A holds 0: it must be 1 to 100",
                "13,101 0|box B holds 101: it must be 1 to 100",
                "-1,13 0|it is not 'small,large side'",
                "13,17 2|it is not 'small,large side'",
                "13,17|it is not 'small,large side'",
                "13,017 0|the number 017 is written 17"
            })
    void textThatIsNotAPositionIsRejectedWithTheReason(String text, String reason) {
        String message = assertThrows(IllegalArgumentException.class, () -> rules.parse(text))
                .getMessage();
        assertTrue(message.startsWith("divide: no position: " + reason), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A", "A0", "A51", "C1", "a1", "A01", "1"})
    void textWithoutABoxAndAPartIsNotAMove(String text) {
        String message = assertThrows(
                        IllegalArgumentException.class, () -> rules.start().parse(text))
                .getMessage();
        assertTrue(message.startsWith("divide: '%s' is not a move".formatted(text)), message);
    }
}
