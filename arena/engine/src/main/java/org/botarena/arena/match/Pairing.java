package org.botarena.arena.match;

import java.util.List;
import org.botarena.arena.roster.Entrant;

/**
 * One game that is to be played: who sits where, on which fixture. Immutable.
 *
 * @param id depends on the entrants, the pair's index and the seating alone; [a-z0-9.-]
 * @param fixture what the pair has in common
 * @param seats the entrant of each seat
 * @param seeds the agents' own seeds, by seat
 */
public record Pairing(String id, Fixture fixture, List<Entrant> seats, List<Long> seeds) {
    /** Copies the lists. */
    public Pairing {
        seats = List.copyOf(seats);
        seeds = List.copyOf(seeds);
    }

    /** What the two games of a pair have in common: the id without the seating. */
    public String meeting() {
        return id.replaceFirst("-[ab]-", "-");
    }
}
