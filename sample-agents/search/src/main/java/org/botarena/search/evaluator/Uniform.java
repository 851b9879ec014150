package org.botarena.search.evaluator;

import java.util.Arrays;
import org.botarena.api.Position;

/**
 * Gives all moves equal probability, and every position the value 0. PUCT then depends only on finished games.
 *
 * @param <P> the positions of the game
 */
public record Uniform<P extends Position<P>>() implements Evaluator<P> {
    @Override
    public double evaluate(P position, long[] moves, int count, double[] policy) {
        Arrays.fill(policy, 0, count, 1.0 / count);
        return 0;
    }
}
