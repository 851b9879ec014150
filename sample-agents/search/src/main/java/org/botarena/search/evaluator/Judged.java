package org.botarena.search.evaluator;

import org.botarena.api.Position;

/**
 * Wraps any evaluation function h: a position is worth h; a move is as probable as exp(h'/temperature), h' the value of the
 * position behind it, both as the player to move sees them (Boltzmann's distribution, softmax). Immutable.
 *
 * @param <P> the positions of the game
 * @param heuristic h, in -1..1
 * @param temperature above 0: the smaller it is, the more probable are the best moves
 */
public record Judged<P extends Position<P>>(Heuristic<P> heuristic, double temperature) implements Evaluator<P> {
    /** Refuses a temperature that is not above 0. */
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
            policy[i] = Math.exp(heuristic.of(position.play(moves[i]), player) / temperature);
            sum += policy[i];
        }
        for (int i = 0; i < count; i++) {
            policy[i] /= sum;
        }
        return heuristic.of(position, player);
    }
}
