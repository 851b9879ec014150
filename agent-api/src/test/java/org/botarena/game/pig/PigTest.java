package org.botarena.game.pig;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.botarena.api.Games;
import org.botarena.api.IllegalMove;
import org.botarena.api.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PigTest {
    private final PigRules rules = new PigRules(100);

    @Test
    void bothBeginWithNothingAndPlayer0Rolls() {
        assertEquals("0,0,0,0", rules.start().toString());
        assertArrayEquals(new long[] {Pig.ROLL}, rules.start().moves());
        assertEquals(rules, Games.installed().parse("pig"));
    }

    @Test
    void aTurnBeginsWithARollSinceThereIsNothingToHold() {
        assertThrows(IllegalMove.class, () -> rules.start().tryPlay(Pig.HOLD));
    }

    @Test
    void whileTheDieRollsChanceIsToMoveAndEachFaceIsAsLikely() {
        Pig rolling = rules.start().play(Pig.ROLL);
        assertEquals("0,0,0,0?", rolling.toString());
        assertEquals(Position.CHANCE, rolling.turn());
        assertArrayEquals(new long[] {1, 2, 3, 4, 5, 6}, rolling.moves());
        double sum = 0;
        for (long face : rolling.moves()) {
            assertEquals(1 / 6.0, rolling.probability(face));
            sum += rolling.probability(face);
        }
        assertEquals(1, sum, 1e-12);
        assertThrows(IllegalStateException.class, () -> rules.start().probability(1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"1|12,7,0,0", "2|12,7,7,1", "3|12,7,8,1", "4|12,7,9,1", "5|12,7,10,1", "6|12,7,11,1"})
    void aOneLosesTheTurnAndOtherFacesAreAddedToIt(int face, String next) {
        assertEquals(next, rules.parse("12,7,5,1?").tryPlay(face).toString());
    }

    @Test
    void aPlayerWhoHoldsScoresTheTurnAndTheOtherIsNext() {
        Pig position = rules.parse("12,7,5,1");
        assertArrayEquals(new long[] {Pig.ROLL, Pig.HOLD}, position.moves());
        assertEquals("12,12,0,0", position.tryPlay(Pig.HOLD).toString());
        assertEquals("17,7,0,1", rules.parse("12,7,5,0").tryPlay(Pig.HOLD).toString());
    }

    @Test
    void aTurnThatReachesTheTargetIsHeldAutomaticallyAndWins() {
        Pig end = rules.parse("80,90,6,1?").tryPlay(4);
        assertEquals("80,100,0,0", end.toString());
        assertEquals(Position.OVER, end.turn());
        assertEquals(0, end.moves().length);
        assertEquals(-1, end.score(0));
        assertEquals(1, end.score(1));
        assertEquals(100, end.points(1));
        assertEquals("105,90,0,1", rules.parse("80,90,19,0?").tryPlay(6).toString());
        assertThrows(IllegalStateException.class, () -> rules.start().score(0));
    }

    @Test
    void theTargetIsAnOption() {
        assertEquals("pig", rules.name());
        assertEquals("pig:target=50", new PigRules(50).name());
        assertEquals(new PigRules(50), Games.installed().parse("pig:target=50"));
        Pig end = new PigRules(50).parse("44,0,0,0?").play(6);
        assertEquals("50,0,0,1", end.toString());
        assertEquals(1, end.score(0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "target=0|pig: option target=0: it must be a whole number in 1..500",
                "target=501|pig: option target=501: it must be a whole number in 1..500"
            })
    void aTargetOutsideItsRangeIsRefusedWithTheRange(String options, String message) {
        assertEquals(
                message,
                assertThrows(
                                IllegalArgumentException.class,
                                () -> Games.installed().parse("pig:" + options))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0,0,0|it is not 'score0,score1,turnTotal,side'",
                "0,0,0,2|it is not 'score0,score1,turnTotal,side'",
                "-1,0,0,0|it is not 'score0,score1,turnTotal,side'",
                "0,0,0,0 ?|it is not 'score0,score1,turnTotal,side'",
                "0,0,0,0??|it is not 'score0,score1,turnTotal,side'",
                "0,07,0,0|the number 07 is written 7",
                "106,0,0,1|the score 106 is more than one throw beyond the target, 100",
                "80,0,20,0|player 0 has 80 and 20 in this turn, which reaches the target, 100",
                "100,0,0,0|player 0 has 100 and 0 in this turn, which reaches the target, 100",
                "100,100,0,0|player 0 has 100 and 0 in this turn, which reaches the target, 100",
                "100,0,2,1|player 0 has already won with 100",
                "100,0,0,1?|player 0 has already won with 100",
                "999999999,999999999,999999999,0|the score 999999999 is more than one throw beyond"
            })
    void aBrokenInvariantIsRejectedWithTheReason(String text, String reason) {
        String message = assertThrows(IllegalArgumentException.class, () -> rules.parse(text))
                .getMessage();
        assertTrue(message.startsWith("pig: no position: " + reason), message);
    }

    @Test
    void aScoreThatNoGameReachesIsAccepted() {
        assertEquals("1,1,1,0", rules.parse("1,1,1,0").toString());
    }

    @Test
    void movesAreReadAsTheyAreShown() {
        Pig start = rules.start();
        assertEquals("roll", start.show(Pig.ROLL));
        assertEquals("hold", start.show(Pig.HOLD));
        assertEquals(Pig.ROLL, start.parse("roll"));
        assertEquals(Pig.HOLD, start.parse("hold"));
        assertEquals(6, start.parse("6"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "7", "8", "Roll", "hold "})
    void textThatIsNeitherRollNorHoldNorAFaceIsNotAMove(String text) {
        String message = assertThrows(
                        IllegalArgumentException.class, () -> rules.start().parse(text))
                .getMessage();
        assertTrue(message.startsWith("pig: '%s' is not a move".formatted(text)), message);
    }
}
