package org.botarena.search.evaluator;

import org.botarena.api.Position;
import org.botarena.search.evaluation.Evaluation;

/**
 * Wraps any evaluation function. The value h of a position is the function's value as a share of a win, in -1..1. The
 * probability of a move is proportional to exp(h'/temperature), where h' is the value of the position after it
 * (Boltzmann's distribution, softmax). Both are from the side of the player to move. Immutable.
 *
 * @param <P> the positions of the game
 * @param evaluation the function
 * @param temperature above 0; the smaller it is, the more probable are the best moves
 */
public record Judged<P extends Position<P>>(Evaluation<P> evaluation, double temperature) implements Evaluator<P> {
    /** Rejects a temperature that is not above 0. */
    public Judged {
        if (!(temperature > 0)) {
            throw new IllegalArgumentException("the temperature is %s: it must be above 0".formatted(temperature));
        }
    }

    @Override
    public double evaluate(P position, long[] moves, int count, double[] policy) {
        int player = position.turn();
        double sum = 0;
        for (int i = 0; i < count; i++) {
            policy[i] = Math.exp(h(position.play(moves[i]), player) / temperature);
            sum += policy[i];
        }
        for (int i = 0; i < count; i++) {
            policy[i] /= sum;
        }
        return h(position, player);
    }

    private double h(P position, int player) {
        return evaluation.of(position, player) / Evaluation.WIN;
    }
}
