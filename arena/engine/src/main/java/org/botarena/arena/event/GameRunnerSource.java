package org.botarena.arena.event;

import java.util.Collection;
import java.util.Optional;
import java.util.OptionalInt;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.match.Terms;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Protection;
import org.botarena.arena.venue.Venue;

/** Opens the runner that the games of an event are played at. */
@FunctionalInterface
public interface GameRunnerSource {
    /** This machine's lanes. */
    GameRunnerSource HERE = (venue, terms, jobs) -> venue.runner(terms, jobs, Lanes.Use.TOURNAMENT);

    /**
     * Opens it.
     *
     * @param venue where agents play on this machine
     * @param terms what holds for every game
     * @param jobs games at a time
     */
    GameRunner open(Venue venue, Terms terms, int jobs);

    /** Games at a time where they are played elsewhere; empty: this machine's cores and memory say. */
    default OptionalInt lanes() {
        return OptionalInt.empty();
    }

    /**
     * The level of isolation where the games are played, for strangers' code.
     *
     * @param wanted what was typed, if anything
     * @param jars that will run
     * @throws Failed if they may not run there at that level
     */
    default Protection protection(
            Optional<Isolation> wanted,
            Venue venue,
            int heapMiB,
            Collection<Admitted> jars,
            Installation installation) {
        return Protection.againstStrangers(wanted, venue, heapMiB, jars, installation);
    }
}
