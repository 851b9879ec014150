package org.botarena.search.evaluator;

import org.botarena.api.Position;

/**
 * f(position) = (policy, value): what a neural network answers in AlphaGo Zero, and what any other knowledge can answer as
 * well. It is asked of complete positions in which a player is to move.
 *
 * @param <P> the positions of the game
 */
public interface Evaluator<P extends Position<P>> {
    /**
     * The value of a position, from -1, lost, to 1, won, as the player to move sees it.
     *
     * @param moves the moves of the position, from index 0
     * @param count their number, at least 1
     * @param policy takes the probability that each of them is the best, in the same order; they add up to 1
     */
    double evaluate(P position, long[] moves, int count, double[] policy);
}
