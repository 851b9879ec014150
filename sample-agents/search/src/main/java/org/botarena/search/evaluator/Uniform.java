package org.botarena.search.evaluator;

import java.util.Arrays;
import org.botarena.api.Position;

/**
 * Knows nothing: every move as good as another, every position even. What PUCT finds with it, it has found by itself, in
 * positions where the game is over.
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
