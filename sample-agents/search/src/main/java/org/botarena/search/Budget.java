package org.botarena.search;

import org.botarena.api.Game;
import org.botarena.api.TimeBudget;

/**
 * How much a search may still do: so many units of work (simulations, nodes, descents: the search says which), or until a
 * moment. A fixed count makes a search repeatable, for tests and experiments; time makes it worth entering. One thread at
 * a time.
 */
@FunctionalInterface
public interface Budget {
    /** Takes one unit, if there is one left; a search asks before each unit, and stops at the first refusal. */
    boolean takes();

    /** So many units. */
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

    /** As long as that one lasts. */
    static Budget of(TimeBudget time) {
        return time::isLeft;
    }

    /**
     * For a first search in an agent's constructor, of so many units and no more than half the time to start: the first use of a
     * class, a lambda or a record's equals takes milliseconds, which the start has and a move has not.
     */
    static Budget warmUp(Game<?> game, long units) {
        return of(game.budget(0.5)).atMost(units);
    }

    /** The same budget of time, asked at every so manieth unit alone: for units that are shorter than a look at the clock. */
    default Budget every(int units) {
        return new Budget() {
            private int asked;
            private boolean isSpent; // a refusal holds, for a search within a search asks again

            @Override
            public boolean takes() {
                isSpent = isSpent || (++asked % units == 0 && !Budget.this.takes());
                return !isSpent;
            }
        };
    }

    /** The same budget, and no more than so many units of it. */
    default Budget atMost(long units) {
        Budget own = units(units);
        return () -> own.takes() && takes();
    }
}
