package org.botarena.play.internal;

import java.util.Optional;
import org.botarena.api.Position;

/**
 * Provides the referee's loop with answers, rulings and chance.
 *
 * @param <P> the positions of the game
 * @param <O> the outcome of asking a player
 * @param <X> the exception of asking, which ends the loop
 */
public interface MoveSource<P extends Position<P>, O, X extends Exception> {
    /** Asks the player whose turn it is. */
    O ask(MoveRequest<P> request) throws X;

    /** Rules on an outcome: the legal move to play, or {@link Position#NONE}, which ends the loop. */
    long move(O outcome);

    /**
     * The outcome of chance.
     *
     * @param number of the roll in this game, from 0; an opening's do not count
     */
    long roll(int number, P position);

    /**
     * Called after each ply.
     *
     * @param outcome of the request, or empty if no player was asked
     */
    default void played(Step<P> step, Optional<O> outcome) {}
}
