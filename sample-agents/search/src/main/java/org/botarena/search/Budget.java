package org.botarena.search;

import org.botarena.api.Game;
import org.botarena.api.TimeBudget;

/**
 * The work that a search may still do: a number of units (simulations, nodes or descents, depending on the search), or
 * a deadline. A fixed number makes a search repeatable, for tests and experiments; a deadline is for tournaments. One
 * thread at a time.
 */
@FunctionalInterface
public interface Budget {
    /** Takes one unit if one is left. A search asks before each unit, and stops at the first refusal. */
    boolean takes();

    /** A budget of this number of units. */
    static Budget units(long units) {
        return new Budget() {
            private long left = units;

            @Override
            public boolean takes() {
                return left-- > 0;
            }
        };
    }

    /** Units without end. */
    static Budget unlimited() {
        return () -> true;
    }

    /** A budget that lasts as long as a time budget. */
    static Budget of(TimeBudget time) {
        return time::isLeft;
    }

    /**
     * A budget for a first search in an agent's constructor: a number of units, and at most half of the start time. The
     * first use of a class, a lambda or a record's equals takes milliseconds, which the start can spare and a move
     * cannot.
     */
    static Budget warmUp(Game<?> game, long units) {
        return of(game.budget(0.5)).atMost(units);
    }

    /** The same budget of time, checked only every few units, for units that are shorter than a check of the clock. */
    default Budget every(int units) {
        return new Budget() {
            private int asked;
            private boolean isSpent; // A refusal is final, because a search within a search asks again.

            @Override
            public boolean takes() {
                isSpent = isSpent || (++asked % units == 0 && !Budget.this.takes());
                return !isSpent;
            }
        };
    }

    /** The same budget, limited to a number of its units. */
    default Budget atMost(long units) {
        Budget own = units(units);
        return () -> own.takes() && takes();
    }
}
