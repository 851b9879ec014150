package org.botarena.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.botarena.api.TimeBudget;
import org.botarena.api.TimeBudgets;
import org.junit.jupiter.api.Test;

/** The limits of a search. */
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
    void theUnderlyingBudgetIsCheckedOnlyEveryFewUnits() {
        assertEquals(4 * 8 - 1, taken(Budget.units(3).every(8)));
    }

    /** A search within a search stops at a refusal; the outer one asks again, and must get the same answer. */
    @Test
    void aSpentBudgetStaysSpent() {
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
    void timeIsCheckedAtEveryUnit() {
        long[] millis = {0};
        TimeBudget time = new TimeBudgets(() -> 1_000_000 * millis[0]++).next(Duration.ofMillis(200), 0.9);
        assertEquals(165, taken(Budget.of(time)), 1);
    }
}
