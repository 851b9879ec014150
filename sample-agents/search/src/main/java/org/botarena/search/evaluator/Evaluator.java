package org.botarena.search.evaluator;

import org.botarena.api.Position;

/**
 * f(position) = (policy, value): the answer of a neural network in AlphaGo Zero, or of any other knowledge. It is asked
 * about complete positions in which a player is to move.
 *
 * @param <P> the positions of the game
 */
public interface Evaluator<P extends Position<P>> {
    /**
     * The value of a position from the side of the player to move, from -1, lost, to 1, won.
     *
     * @param moves the moves of the position, from index 0
     * @param count their number, at least 1
     * @param policy receives the probability that each move is the best, in the same order; the probabilities add up to
     *     1
     */
    double evaluate(P position, long[] moves, int count, double[] policy);
}
