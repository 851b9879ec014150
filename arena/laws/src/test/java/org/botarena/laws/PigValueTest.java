package org.botarena.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.botarena.game.pig.Pig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pig solved: value iteration over the game's own positions against published and exactly computed values. */
class PigValueTest {
    private static final double PRECISION = 1e-9;
    private static final PigValues TO_HUNDRED = PigValues.of(100);

    /** Neller and Presser, Optimal Play of the Dice Game Pig, 2004: the opener wins with probability 0.5306. */
    @Test
    void toHundredTheOpenerWinsWithProbability5306() {
        assertEquals(0.5306, TO_HUNDRED.winning("0,0,0,0"), 0.00005);
        assertEquals(1 - 0.5306, TO_HUNDRED.winning("0,0,0,1"), 0.00005);
    }

    /** The rule of thumb, to hold at 20, is off by one there. */
    @Test
    void atTheStartOneRollsUpTo20AndHoldsFrom21() {
        assertEquals(Pig.ROLL, TO_HUNDRED.best("0,0,20,0"));
        assertEquals(Pig.HOLD, TO_HUNDRED.best("0,0,21,0"));
    }

    /** Any roll but a 1 wins: p = 5/6 + (1 - p)/6. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void toTwoPointsTheOpenerWinsWithProbabilitySixSevenths(int target) {
        assertEquals(6 / 7.0, PigValues.of(target).winning("0,0,0,0"), PRECISION);
    }

    /**
     * To three points a 2 leaves a choice. Let p be the value of 0:0, q that of 0 against 2, r that of 2 against 0, s
     * that of 2 against 2, all for the player to move. A player with 2 wins with any roll but a 1: r = 5/6 + (1 - q)/6
     * and s = 6/7. Rolling again with a turn total of 2 wins 5/6 + (1 - p)/6 at 0:0, where holding gives 1 - q, and 5/6
     * + (1 - r)/6 at 0:2, where holding gives 1 - s = 1/7: roll again in both. So q = 4/6 + (5/6 + (1 - r)/6)/6 + (1 -
     * r)/6 and p = 4/6 + (5/6 + (1 - p)/6)/6 + (1 - p)/6, thus p = 36/43.
     */
    @Test
    void toThreePointsTheOpenerWinsWithProbability36Of43() {
        PigValues pig = PigValues.of(3);
        assertEquals(36 / 43.0, pig.winning("0,0,0,0"), PRECISION);
        assertEquals(Pig.ROLL, pig.best("0,0,2,0"));
        assertEquals(6 / 7.0, pig.winning("2,2,0,0"), PRECISION);
    }
}
