package org.botarena.arena.tournament;

import org.botarena.arena.match.GameRecord;

/**
 * Watches a tournament. Called by several threads, but never by two at once. What it throws ends the tournament and
 * comes out of {@link Tournament#run}.
 */
public interface Spectator {
    /** A game has ended with a result. */
    void ended(GameRecord game);

    /** A game was given up. */
    default void unplayed(Unplayed game) {}

    /** About once a second while games are played, so that a display can move. */
    default void tick() {}
}
