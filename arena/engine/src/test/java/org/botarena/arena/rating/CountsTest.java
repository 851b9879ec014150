package org.botarena.arena.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountsTest {
    private static final Counts GAMES = games(30, 20, 50);
    private static final Counts PAIRS = Counts.pairs(3, 7, 15, 10, 5);
    private static final double LAST_DIGIT = 5e-4;

    private static Counts games(long losses, long draws, long wins) {
        return new Counts(List.of(losses, draws, wins));
    }

    @Test
    void aDifferenceInEloHasAnInterval() {
        Interval elo = GAMES.elo();
        assertEquals(70.437, elo.value(), LAST_DIGIT);
        assertEquals(62.588, elo.plusMinus(), LAST_DIGIT);
        assertEquals(10.125, elo.low(), LAST_DIGIT);
        assertEquals(135.301, elo.high(), LAST_DIGIT);
        assertEquals("+70 ± 63", elo.toString());
    }

    @Test
    void pairsAreTheUnitIfThereAreAny() {
        assertEquals(30.479, PAIRS.elo().value(), LAST_DIGIT);
        assertEquals(59.888, PAIRS.elo().plusMinus(), LAST_DIGIT);
    }

    @ParameterizedTest
    @CsvSource({"10,166", "20,287"})
    void aPerfectScoreHasALowerBoundAndNoUpperOne(int games, int atLeast) {
        Interval won = games(0, 0, games).elo();
        assertEquals(atLeast, won.low(), 0.5);
        assertEquals(Double.POSITIVE_INFINITY, won.high());
        assertEquals("at least +" + atLeast, won.toString());
        assertEquals("at most -" + atLeast, games(games, 0, 0).elo().toString());
    }

    @Test
    void wilsonsBoundsReplaceNormalOnesOffTheScale() {
        Interval elo = games(1, 0, 9).elo();
        assertEquals(Elo.of(0.9), elo.value(), 1e-9);
        assertEquals(0.5958, Elo.share(elo.low()), LAST_DIGIT);
        assertEquals(0.9821, Elo.share(elo.high()), LAST_DIGIT);
    }

    @Test
    void equalResultsAreNotCertainty() {
        Interval one = Counts.pairs(0, 0, 1, 0, 0).elo();
        assertEquals(0, one.value(), 1e-9);
        assertEquals(0.0546, Elo.share(one.low()), LAST_DIGIT, "Wilson of half a success in one");
        assertTrue(Counts.pairs(0, 0, 100, 0, 0).elo().plusMinus() < one.plusMinus() / 3);
    }

    @Test
    void withoutAGameAnyShareIsPossible() {
        assertEquals("unknown", games(0, 0, 0).elo().toString());
        assertEquals("unknown", Counts.pairs(0, 0, 0, 0, 0).elo().toString());
    }

    @Test
    void aResultIsCountedByItsPoints() {
        assertEquals(games(1, 2, 4), games(1, 2, 3).and(1));
        assertEquals(
                Counts.pairs(1, 1, 1, 1, 1),
                Counts.pairs(0, 0, 0, 0, 0).and(0).and(0.5).and(1).and(1.5).and(2));
    }

    @Test
    void eloAndShareAreInverse() {
        assertEquals(10 / 11.0, Elo.share(400), 1e-12);
        assertEquals(-123.4, Elo.of(Elo.share(-123.4)), 1e-9);
    }

    @Test
    void invalidNumbersAreRefused() {
        assertEquals(
                "three numbers of games or five of pairs, not [1, 2]",
                assertThrows(IllegalArgumentException.class, () -> new Counts(List.of(1L, 2L)))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> games(1, -1, 0));
    }
}
