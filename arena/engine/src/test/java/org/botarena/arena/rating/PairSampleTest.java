package org.botarena.arena.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class PairSampleTest {
    /** 13 pairs on different positions, repeated this many times. */
    private static PairSample repeated(int times) {
        PairSample sample = new PairSample();
        for (int i = 0; i < times; i++) {
            for (long start = 0; start < 13; start++) {
                sample.add(start, List.of(2 * start, 2 * start + 1), start % 5 / 2.0);
            }
        }
        return sample;
    }

    @Test
    void repetitionsCountOnce() {
        PairSample once = repeated(1);
        PairSample often = repeated(300);
        assertEquals(13 * 300, often.all().total());
        assertEquals(13, often.counts().total());
        assertEquals(once.elo(), often.elo());
        assertTrue(often.elo().plusMinus() > 60, often.elo().toString());
    }

    @Test
    void pairsOfOnePositionThatEndAlikeCountAsOne() {
        PairSample sample = new PairSample();
        for (long game = 0; game < 100; game++) {
            sample.add(game % 10, List.of(2 * game, 2 * game + 1), game % 10 < 6 ? 2.0 : 0.0);
        }
        assertEquals(100, sample.counts().total());
        assertEquals(10, sample.counts().effective(), 1e-9);
    }

    @Test
    void differingPairsCountMoreWithMorePositions() {
        assertEquals(2.2, differing(2).counts().effective(), 0.2);
        assertEquals(63, differing(10).counts().effective(), 1);
        assertEquals(98, differing(25).counts().effective(), 1);
    }

    @Test
    void repetitionsStopBeingNewsOnceEachPositionHasOccurredAgain() {
        PairSample sample = repeated(1);
        assertEquals(1, sample.news());
        for (long pair = 0; pair < 16; pair++) {
            assertFalse(sample.isExhausted(), "after " + pair + " repetitions");
            sample.add(pair % 13, List.of(2 * (pair % 13), 2 * (pair % 13) + 1), pair % 13 % 5 / 2.0);
        }
        assertTrue(sample.isExhausted());
        sample.add(3, List.of(1000L, 1001L), 2);
        assertFalse(sample.isExhausted(), "a new game");
        assertEquals(1.0 / 16, sample.news());
    }

    @Test
    void newGamesStopBeingNewsIfEachPositionHasOneResult() {
        PairSample sample = new PairSample();
        for (long game = 0; game < 21; game++) {
            assertFalse(sample.isExhausted(), "after " + game + " games");
            sample.add(game % 5, List.of(2 * game, 2 * game + 1), game % 5 < 4 ? 2 : 0.5);
        }
        assertTrue(sample.counts().total() == 21 && sample.isExhausted());
    }

    @Test
    void newGamesAreNewsIfTheResultsOfAPositionDiffer() {
        assertFalse(differing(2).isExhausted());
        assertEquals(1, differing(25).news());
    }

    /** 100 pairs; each position has equal numbers of wins and losses. */
    private static PairSample differing(int positions) {
        PairSample sample = new PairSample();
        for (long game = 0; game < 100; game++) {
            sample.add(game % positions, List.of(2 * game, 2 * game + 1), game / positions % 2 == 0 ? 2.0 : 0.0);
        }
        return sample;
    }

    @Test
    void twoPositionsWithOnlyWinsAreTwoResults() {
        for (int positions : new int[] {2, 25}) {
            PairSample sample = new PairSample();
            for (long game = 0; game < 100; game++) {
                sample.add(game % positions, List.of(2 * game, 2 * game + 1), 2.0);
            }
            assertEquals(positions, sample.counts().effective(), 1e-9);
        }
    }

    @Test
    void onePositionGivesNoInterval() {
        PairSample sample = new PairSample();
        for (long game = 0; game < 30; game++) {
            sample.add(1, List.of(2 * game, 2 * game + 1), game % 2 == 0 ? 0.0 : 1.0);
        }
        assertEquals("unknown", sample.elo().toString());
    }
}
