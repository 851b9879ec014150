package org.botarena.arena.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SuperiorityTest {
    private static final double LAST_DIGIT = 5e-5;

    private static Counts games(long losses, long draws, long wins) {
        return new Counts(List.of(losses, draws, wins));
    }

    @Test
    void superiorityFollowsFromTheMeanAndItsError() {
        assertEquals(0.9891, Superiority.of(games(30, 20, 50)), LAST_DIGIT);
        assertEquals(1 - 0.9891, Superiority.of(games(50, 20, 30)), LAST_DIGIT);
    }

    /** P(Beta(11, 6) > 1/2) is the chance of at most 10 heads in 16 throws: 58651 of 65536. */
    @Test
    void superiorityIsExactForFewGames() {
        assertEquals(58651 / 65536.0, Superiority.of(games(5, 0, 10)), 1e-12);
        assertEquals(0.75, Superiority.of(games(0, 0, 1)), 1e-12);
    }

    @Test
    void onePairIsWeakEvidence() {
        assertEquals(0.75, Superiority.of(Counts.pairs(0, 0, 0, 0, 1)), 1e-12);
        assertEquals(0.25, Superiority.of(Counts.pairs(1, 0, 0, 0, 0)), 1e-12);
        assertEquals(0.5, Superiority.of(Counts.pairs(0, 0, 1, 0, 0)), 1e-12);
    }

    @Test
    void equalResultsWithoutVarianceAreNotCertainty() {
        assertEquals(1 - Math.pow(0.5, 31), Superiority.of(Counts.pairs(0, 0, 0, 0, 30)), 1e-12);
        assertEquals(0.5, Superiority.of(Counts.pairs(0, 0, 30, 0, 0)), 1e-12);
    }

    @Test
    void withoutAGameBothAreEquallyLikely() {
        assertEquals(0.5, Superiority.of(games(0, 0, 0)));
    }

    @Test
    void superiorityWithoutAnErrorIsCertain() {
        assertEquals(1, Superiority.ofDifference(3, 0));
        assertEquals(0.5, Superiority.ofDifference(0, 0));
        assertEquals(0, Superiority.ofDifference(-3, 0));
    }
}
