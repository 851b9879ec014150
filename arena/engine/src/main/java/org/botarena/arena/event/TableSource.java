package org.botarena.arena.event;

import org.botarena.arena.match.Table;
import org.botarena.arena.match.Terms;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Venue;

/** Opens the table that the games of an event are played at. */
@FunctionalInterface
public interface TableSource {
    /** This machine's lanes. */
    TableSource HERE = (venue, terms, jobs) -> venue.table(terms, jobs, Lanes.Use.TOURNAMENT);

    /**
     * Opens it.
     *
     * @param venue where agents play on this machine
     * @param terms what holds for every game
     * @param jobs games at a time
     */
    Table open(Venue venue, Terms terms, int jobs);
}
