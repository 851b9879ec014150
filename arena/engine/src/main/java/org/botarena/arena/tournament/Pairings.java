package org.botarena.arena.tournament;

import java.util.Optional;
import org.botarena.arena.match.Pairing;

/** The games of a tournament, one after the other. One thread at a time. */
public interface Pairings {
    /** The next game to start; empty: there is none left. */
    Optional<Pairing> next();

    /** How many games there are in all. */
    long games();
}
