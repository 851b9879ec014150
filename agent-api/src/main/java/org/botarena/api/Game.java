package org.botarena.api;

import java.time.Duration;
import java.util.Map;

/**
 * A seat at the table: the live, read-only view of the game that an agent gets. To be used from the agent's own thread
 * alone.
 *
 * @param <P> the positions of the game
 */
public interface Game<P extends Position<P>> {
    /** The game that is played. */
    Rules<P> rules();

    /** The moment at which this seat is to move, as far as this seat sees it; during construction the standard start. */
    P position();

    /** The moves so far, opening, chance outcomes and passes included, as this seat saw them: a fresh array. */
    long[] history();

    /**
     * What is left for this move (during construction: of the start budget), never negative. It counts from the
     * request's arrival here and is advice: the arena's own clock rules, so stop a little earlier.
     */
    Duration timeLeft();

    /** A number for this seat in this game, to make random generators from: a game can then be repeated. */
    long seed();

    /** The agent's options (see {@link Option}), complete: what was not given has its default. */
    Map<String, String> options();
}
