package org.botarena.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Map;
import org.botarena.api.Game;
import org.botarena.api.Rules;
import org.botarena.game.tictactoe.TicTacToe;
import org.junit.jupiter.api.Test;

/** What a search may still do. */
class BudgetTest {
    private static int taken(Budget budget) {
        int taken = 0;
        while (taken < 1000 && budget.takes()) {
            taken++;
        }
        return taken;
    }

    @Test
    void unitsAreCounted() {
        assertEquals(7, taken(Budget.units(7)));
        assertEquals(0, taken(Budget.units(0)));
    }

    @Test
    void theBudgetBehindIsAskedAtEverySoManiethUnitAlone() {
        assertEquals(4 * 8 - 1, taken(Budget.units(3).every(8)));
    }

    /** A search within a search stops at a refusal; the outer one asks once more, and must hear the same. */
    @Test
    void whatIsSpentStaysSpent() {
        Budget budget = Budget.units(0).every(8);
        taken(budget);
        assertEquals(0, taken(budget));
    }

    @Test
    void aPartOfABudgetIsTakenFromTheWhole() {
        Budget whole = Budget.units(10);
        assertEquals(7, taken(whole.atMost(7)));
        assertEquals(3, taken(whole.atMost(7)));
    }

    @Test
    void roomIsLeftForAPauseAsLongAsOneBefore() throws InterruptedException {
        Pauses paused = new Pauses();
        Budget before = paused.time(new Hurry(), 1);
        before.takes();
        Thread.sleep(500);
        before.takes();
        Budget careful = paused.time(new Hurry(), 1);
        Budget careless = new Pauses().time(new Hurry(), 1);
        while (careful.takes()) {
            assertTrue(careless.takes(), "the careful one ends first");
        }
        assertTrue(careless.takes());
    }

    @Test
    void aPauseInAPartOfADecisionCountsForTheNextDecision() throws InterruptedException {
        Pauses paused = new Pauses();
        Budget part = paused.until(paused.end(new Hurry(), 1));
        Thread.sleep(500);
        part.takes();
        long careless = new Pauses().end(new Hurry(), 1);
        long careful = paused.end(new Hurry(), 1);
        assertTrue(careful < careless, "room for the pause, taken " + (careless - careful) + " ns earlier");
    }

    /** Two seconds for every move. */
    private record Hurry() implements Game<TicTacToe> {
        @Override
        public Rules<TicTacToe> rules() {
            throw new UnsupportedOperationException();
        }

        @Override
        public TicTacToe position() {
            throw new UnsupportedOperationException();
        }

        @Override
        public long[] history() {
            return new long[0];
        }

        @Override
        public Duration timeLeft() {
            return Duration.ofSeconds(2);
        }

        @Override
        public long seed() {
            return 0;
        }

        @Override
        public Map<String, String> options() {
            return Map.of();
        }
    }
}
