package org.botarena.play.internal;

import java.util.Optional;
import org.botarena.api.Position;

/**
 * What the referee's loop is played with: who answers, what an answer means, where chance comes from.
 *
 * @param <P> the positions of the game
 * @param <O> what comes of asking a seat
 * @param <X> what asking may throw, which ends the loop
 */
public interface MoveSource<P extends Position<P>, O, X extends Exception> {
    /** Asks the seat whose turn it is. */
    O ask(MoveRequest<P> request) throws X;

    /** The ruling on an outcome: the legal move that is played, or {@link Position#NONE}, which ends the loop. */
    long move(O outcome);

    /**
     * The outcome of chance.
     *
     * @param number of the roll in this game, from 0; an opening's do not count
     */
    long roll(int number, P position);

    /**
     * A ply was played.
     *
     * @param outcome what came of asking for it; empty where nobody was asked
     */
    default void played(Step<P> step, Optional<O> outcome) {}
}
