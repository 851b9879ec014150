package org.botarena.arena.jass;

import java.util.List;
import org.botarena.arena.record.Fault;

/**
 * The result of a whole game of Jass. Immutable.
 *
 * @param entrants the names of the entrant with seats 0 and 2, which is team 0, and of the one with seats 1 and 3
 * @param points of team 0 and of team 1 at the end, from the tricks collected by then
 * @param turns the number of turns dealt, from 1; the game ended in the last of them
 * @param end why it ended
 */
public record WholeGame(String id, List<String> entrants, List<Integer> points, int turns, End end) {
    /** Why a whole game ended. */
    public sealed interface End {
        /**
         * A collected trick brought a team, 0 or 1, to the points that win.
         *
         * @param team the winner
         */
        record Reached(int team) implements End {}

        /**
         * An agent failed before that.
         *
         * @param faults in the last turn, at least one; the teams at fault have lost
         */
        record Faulted(List<Fault> faults) implements End {
            public Faulted {
                faults = List.copyOf(faults);
            }
        }
    }

    public WholeGame {
        entrants = List.copyOf(entrants);
        points = List.copyOf(points);
    }
}
