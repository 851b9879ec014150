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

/** Opens the runner for the games of an event. */
@FunctionalInterface
public interface GameRunnerSource {
    /** This machine's lanes. */
    GameRunnerSource HERE = (venue, terms, jobs) -> venue.runner(terms, jobs, Lanes.Use.TOURNAMENT);

    /**
     * Opens the runner.
     *
     * @param venue where agents play on this machine
     * @param terms the terms of every game
     * @param jobs the number of games at a time
     */
    GameRunner open(Venue venue, Terms terms, int jobs);

    /**
     * The number of games at a time if they are played elsewhere; empty: limited by this machine's cores and memory.
     */
    default OptionalInt lanes() {
        return OptionalInt.empty();
    }

    /**
     * The level of isolation for strangers' code where the games are played.
     *
     * @param wanted the level typed by the user, if any
     * @param jars the jars to run
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
