package org.botarena.search.evaluator;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.montecarlo.PlayOut;

/**
 * Gives all moves equal probability, and a position the result of one random game. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class Sampled<P extends Position<P>> implements Evaluator<P> {
    private final PlayOut<P> playOut;
    private final int[] results;

    /** Plays random games by these rules. */
    public Sampled(Rules<P> rules, RandomGenerator random) {
        playOut = new PlayOut<>(rules, random);
        results = new int[rules.players()];
    }

    @Override
    public double evaluate(P position, long[] moves, int count, double[] policy) {
        Arrays.fill(policy, 0, count, 1.0 / count);
        playOut.results(playOut.end(position), results);
        return results[position.turn()];
    }
}
