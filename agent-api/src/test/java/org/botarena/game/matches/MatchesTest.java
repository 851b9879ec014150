package org.botarena.game.matches;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.botarena.api.Games;
import org.botarena.api.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatchesTest {
    private final MatchesRules rules = new MatchesRules(13, true);

    @Test
    void theDefaultIsThirteenMatchesAndPlayer0Opens() {
        assertEquals("13 0", rules.start().toString());
        assertEquals(rules, Games.installed().parse("matches"));
    }

    @ParameterizedTest
    @CsvSource({"13, 3", "3, 3", "2, 2", "1, 1", "0, 0"})
    void aPlayerTakesOneToThreeOfTheMatchesLeft(int left, int count) {
        long[] moves = rules.parse(left + " 1").moves();
        assertEquals(count, moves.length);
        for (int i = 0; i < count; i++) {
            assertEquals(i + 1, moves[i]);
        }
    }

    @Test
    void thePlayerWhoTakesTheLastOneWins() {
        Matches end = rules.parse("3 0").play(3);
        assertEquals(Position.OVER, end.turn());
        assertEquals(1, end.score(0));
        assertEquals(-1, end.score(1));
    }

    @Test
    void thePlayerWhoTakesTheLastOneLosesIfTheOptionSaysSo() {
        Matches end = new MatchesRules(13, false).parse("3 0").play(3);
        assertEquals(-1, end.score(0));
        assertEquals(1, end.score(1));
    }

    @Test
    void aGameHasNoScoreBeforeItsEnd() {
        assertThrows(IllegalStateException.class, () -> rules.start().score(0));
    }

    @Test
    void theNameHasTheOptionsThatDifferFromTheirDefaults() {
        assertEquals("matches", rules.name());
        assertEquals("matches:n=7", new MatchesRules(7, true).name());
        assertEquals("matches:take=false", new MatchesRules(13, false).name());
        assertEquals("matches:n=7,take=false", new MatchesRules(7, false).name());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "n=0|matches: option n=0: it must be a whole number in 1..25",
                "n=26|matches: option n=26: it must be a whole number in 1..25",
                "n=-1|matches: option n=-1: it must be a whole number in 1..25",
                "take=yes|matches: option take=yes: it must be true or false",
                "k=3|matches has no option 'k': it has n=13 (a whole number in 1..25), take=true (true or false)"
            })
    void anOptionOutsideItsRangeIsRefusedWithTheRange(String options, String message) {
        assertEquals(
                message,
                assertThrows(
                                IllegalArgumentException.class,
                                () -> Games.installed().parse("matches:" + options))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "26 0, 26 matches are left: there are at most 25",
        "-1 0, it is not 'left side'",
        "13 2, it is not 'left side'",
        "13, it is not 'left side'",
        "013 0, the number 013 is written 13",
        "99999999999 0, it is not 'left side'",
        "٣ 0, it is not 'left side'"
    })
    void textThatIsNotAPositionIsRejectedWithTheReason(String text, String reason) {
        String message = assertThrows(IllegalArgumentException.class, () -> rules.parse(text))
                .getMessage();
        assertTrue(message.startsWith("matches: no position: " + reason), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "4", "11", "a"})
    void textThatIsNotOneToThreeIsNotAMove(String text) {
        assertEquals(
                "matches: '%s' is not a move: 1, 2 or 3".formatted(text),
                assertThrows(IllegalArgumentException.class, () -> rules.start().parse(text))
                        .getMessage());
    }

    @Test
    void aSmallHeapIsPlayedFromItsStart() {
        assertArrayEquals(new int[] {0, 0, 1, 1}, new int[] {
            new MatchesRules(1, true).openingPlies(),
            new MatchesRules(7, true).openingPlies(),
            new MatchesRules(8, true).openingPlies(),
            rules.openingPlies()
        });
    }
}
