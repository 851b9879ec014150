package org.botarena.samples.zero;

import org.botarena.api.Position;
import org.botarena.search.evaluator.Evaluator;

/**
 * Provides PUCT's evaluation from a network: v, and p as the softmax over the legal moves. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class NetworkEvaluator<P extends Position<P>> implements Evaluator<P> {
    private final Encoding<P> encoding;
    private final Network network;
    private final float[] planes;
    private final float[] logits;

    /** Makes an evaluator from a network for the game of an encoding. */
    public NetworkEvaluator(Encoding<P> encoding, Network network) {
        this.encoding = encoding;
        this.network = network;
        this.planes = new float[encoding.rows() * encoding.columns() * NetworkArchitecture.PLANES];
        this.logits = new float[encoding.actions()];
    }

    @Override
    public double evaluate(P position, long[] moves, int count, double[] policy) {
        encoding.planes(position, planes, 0);
        float value = network.evaluate(planes, logits)[0];
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            policy[i] = logits[encoding.action(position, moves[i])];
            highest = Math.max(highest, policy[i]);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            policy[i] = Math.exp(policy[i] - highest);
            sum += policy[i];
        }
        for (int i = 0; i < count; i++) {
            policy[i] /= sum;
        }
        return value;
    }
}
