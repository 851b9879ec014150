package org.botarena.training.network;

/**
 * The optimiser Adam, on one array of weights. Source: Kingma and Ba, 2015. One thread at a time.
 *
 * @param mean of the gradients, decaying
 * @param square mean of their squares, decaying
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Adam(float[] mean, float[] square) {
    private static final double KEPT = 0.9;
    private static final double KEPT_SQUARE = 0.999;
    private static final double EPSILON = 1e-8;

    /** Makes an optimiser in its initial state. */
    public static Adam of(int weights) {
        return new Adam(new float[weights], new float[weights]);
    }

    /**
     * Moves the weights against the gradient.
     *
     * @param step its number, from 1
     */
    public void step(float[] weights, float[] gradient, int step, double rate) {
        double unbiased = rate / (1 - Math.pow(KEPT, step));
        double unbiasedSquare = 1 / (1 - Math.pow(KEPT_SQUARE, step));
        for (int i = 0; i < weights.length; i++) {
            double g = gradient[i];
            mean[i] = (float) (KEPT * mean[i] + (1 - KEPT) * g);
            square[i] = (float) (KEPT_SQUARE * square[i] + (1 - KEPT_SQUARE) * g * g);
            weights[i] -= (float) (unbiased * mean[i] / (Math.sqrt(square[i] * unbiasedSquare) + EPSILON));
        }
    }
}
