package org.botarena.arena.jass;

import java.util.List;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.ScheduledGame;

/**
 * The result of a whole game of Jass. Immutable.
 *
 * @param pairing the entrants by seat; seats 0 and 2 are team 0, seats 1 and 3 team 1
 * @param points of team 0 and of team 1 at the end, from the tricks collected by then
 * @param turns the number of turns dealt, from 1; the game ended in the last of them
 * @param end why it ended
 */
public record WholeGame(ScheduledGame pairing, List<Integer> points, int turns, End end) {
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
        points = List.copyOf(points);
    }

    /** The entrant that plays both seats of a team, 0 or 1. */
    public String entrant(int team) {
        return pairing.seats().get(team).name();
    }
}
