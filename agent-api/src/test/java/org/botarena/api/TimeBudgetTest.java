package org.botarena.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Map;
import org.botarena.game.tictactoe.TicTacToe;
import org.junit.jupiter.api.Test;

/** How long an agent thinks. The clock is advanced by hand, one millisecond per question. */
class TimeBudgetTest {
    private static final Duration MOVE = Duration.ofMillis(200);

    private long millis = Long.MAX_VALUE / 1_000_000; // Close to overflow, as System.nanoTime may be.
    private final TimeBudgets seat = new TimeBudgets(() -> 1_000_000 * millis);

    /** The number of milliseconds from now until the first answer of false. */
    private int lasts(TimeBudget budget) {
        int asked = 0;
        while (budget.isLeft()) {
            millis++;
            asked++;
        }
        return asked;
    }

    private void pause(TimeBudget budget, int length) {
        millis += length;
        budget.isLeft();
    }

    @Test
    void aBudgetReservesTheTimeToAnswerAndAPauseOfTenMilliseconds() {
        assertEquals(180 - 5 - 10, lasts(seat.next(MOVE, 0.9)));
        assertEquals(1800 - 5 - 10, lasts(seat.next(Duration.ofSeconds(2), 0.9)));
    }

    @Test
    void aBudgetStartsWhenItIsMade() {
        TimeBudget budget = seat.next(MOVE, 0.9);
        millis += 8;
        assertEquals(165 - 8, lasts(budget));
    }

    @Test
    void aBudgetLeavesRoomForAPauseAsLongAsTheLastOne() {
        TimeBudget budget = seat.next(MOVE, 0.9);
        pause(budget, 30);
        assertEquals(175 - 30 - 30, lasts(budget));
    }

    @Test
    void theNextMoveAlsoLeavesRoomForAPause() {
        pause(seat.next(MOVE, 0.9), 40);
        assertEquals(175 - 35, lasts(seat.next(MOVE, 0.9)));
    }

    /** An agent that asks rarely seems to pause between two questions. */
    @Test
    void aLongPieceOfWorkDoesNotStartIfItDoesNotFit() {
        TimeBudget budget = seat.next(MOVE, 0.9);
        int done = 0;
        while (budget.isLeft()) {
            millis += 40;
            done++;
        }
        assertTrue(done * 40 <= 180, done + " pieces of 40 ms");
    }

    @Test
    void aPauseIsForgottenGradually() {
        pause(seat.next(MOVE, 0.9), 40);
        int shorter = lasts(seat.next(MOVE, 0.9));
        for (int moves = 0; moves < 20; moves++) {
            int now = lasts(seat.next(MOVE, 0.9));
            assertTrue(now >= shorter, now + " after " + shorter + " ms");
            shorter = now;
        }
        assertEquals(165, shorter);
    }

    @Test
    void aPauseReservesAtMostAQuarterOfTheTime() {
        assertEquals(15, lasts(seat.next(Duration.ofMillis(25), 1)));
        pause(seat.next(MOVE, 0.8), 3_600_000); // at a debugger's breakpoint
        assertEquals(155 - 33, lasts(seat.next(MOVE, 0.8)), "a quarter of 155, an eighth of it forgotten");
    }

    @Test
    void aBudgetIsDividedIntoParts() {
        TimeBudget whole = seat.next(MOVE, 0.9);
        assertEquals(55, lasts(whole.part(1.0 / 3)));
        assertEquals(55, lasts(whole.part(1.0 / 2)));
        assertEquals(55, lasts(whole.part(1)));
        assertFalse(whole.isLeft());
    }

    @Test
    void aPauseInAPartCountsForTheWhole() {
        TimeBudget whole = seat.next(MOVE, 0.9);
        pause(whole.part(0.5), 30);
        TimeBudget rest = whole.part(1);
        assertEquals(175 - 30 - 30, lasts(rest));
        assertFalse(whole.isLeft());
    }

    @Test
    void aBudgetOfNoTimeEndsImmediately() {
        assertFalse(seat.next(Duration.ZERO, 1).isLeft());
        assertFalse(seat.next(MOVE, 0).isLeft());
        TimeBudget spent = seat.next(MOVE, 1);
        millis += 500;
        assertFalse(spent.isLeft());
        assertFalse(spent.part(1).isLeft());
    }

    @Test
    void aMoveWithoutADeadlineGetsTwoSeconds() {
        assertEquals(1800 - 5 - 10, lasts(seat.next(Duration.ofDays(365), 0.9)));
        TimeBudget correspondence = seat.next(Duration.ofHours(1), 0.9);
        millis += Duration.ofMinutes(10).toMillis();
        assertTrue(correspondence.isLeft());
    }

    @Test
    void aShareIsBetweenZeroAndOne() {
        for (double share : new double[] {-0.1, 1.1, Double.NaN}) {
            assertThrows(IllegalArgumentException.class, () -> seat.next(MOVE, share));
            TimeBudget budget = seat.next(MOVE, 1);
            assertThrows(IllegalArgumentException.class, () -> budget.part(share));
        }
    }

    /** The game class was written before budgets existed, and its clock never advances. */
    @Test
    void everyGameHasABudgetThatEnds() {
        Game<TicTacToe> old = new Before(MOVE);
        long begin = System.nanoTime();
        TimeBudget budget = old.budget(0.5);
        while (budget.isLeft()) {
            Thread.onSpinWait();
        }
        long used = (System.nanoTime() - begin) / 1_000_000;
        assertTrue(used >= 71, used + " ms: three quarters of 95 at least");
    }

    /** A view with only the methods that Game required before budgets existed. */
    private record Before(Duration timeLeft) implements Game<TicTacToe> {
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
        public long seed() {
            return 0;
        }

        @Override
        public Map<String, String> options() {
            return Map.of();
        }
    }
}
