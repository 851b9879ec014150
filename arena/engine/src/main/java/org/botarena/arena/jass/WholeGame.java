package org.botarena.arena.jass;

import java.util.List;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.ScheduledGame;

/**
 * How a whole game of Jass went. Immutable.
 *
 * @param pairing who sat where; seats 0 and 2 are team 0, seats 1 and 3 team 1
 * @param points of team 0 and of team 1 when it ended, of the tricks collected by then
 * @param turns how many were dealt, from 1; it ended in the last of them
 * @param end why it ended
 */
public record WholeGame(ScheduledGame pairing, List<Integer> points, int turns, End end) {
    /** Why a whole game ended. */
    public sealed interface End {
        /**
         * A collected trick brought a team, 0 or 1, to the points that win.
         *
         * @param team which has won
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
        points = List.copyOf(points);
    }

    /** The entrant who plays both seats of a team, 0 or 1. */
    public String entrant(int team) {
        return pairing.seats().get(team).name();
    }
}
