package org.botarena.training.reversi;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.botarena.reversi.PatternEvaluation;
import org.botarena.reversi.Patterns;

/**
 * Fits the weights of one phase to the labels of its positions, and of the nearest ones of neighbouring phases. It uses
 * least squares by stochastic gradient descent, in an order determined by the seed. Rare states of patterns stay close
 * to their old weights. Stateless.
 */
final class Regression {
    private static final int OVERLAP = 2;
    private static final int EPOCHS = 12;
    private static final double FIRST_RATE = 0.005;
    private static final double LAST_RATE = 0.0001;

    private Regression() {}

    /**
     * Fits weights.
     *
     * @param start the initial weights of the phase, which are not changed
     * @param samples of the whole game
     */
    static float[] fit(int phase, float[] start, Samples samples, long seed) {
        int[] chosen = chosen(phase, samples);
        int[] numbers = new int[chosen.length * Patterns.FEATURES];
        int[] all = new int[Patterns.FEATURES];
        for (int i = 0; i < chosen.length; i++) {
            Patterns.weights(samples.own(chosen[i]), samples.opponent(chosen[i]), all);
            for (int j = 0; j < Patterns.FEATURES; j++) {
                numbers[i * Patterns.FEATURES + j] = Patterns.shared(all[j]);
            }
        }
        float[] weights = start.clone();
        SplittableRandom random = new SplittableRandom(seed * 1_000_003 + phase);
        int[] order = new int[chosen.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        for (int epoch = 0; epoch < EPOCHS; epoch++) {
            shuffle(order, random);
            float rate = (float) (FIRST_RATE * StrictMath.pow(LAST_RATE / FIRST_RATE, epoch / (EPOCHS - 1.0)));
            for (int sample : order) {
                int from = sample * Patterns.FEATURES;
                float sum = 0;
                for (int i = 0; i < Patterns.FEATURES; i++) {
                    sum += weights[numbers[from + i]];
                }
                float step = rate * (samples.label(chosen[sample]) - sum);
                for (int i = 0; i < Patterns.FEATURES; i++) {
                    weights[numbers[from + i]] += step;
                }
            }
        }
        return weights;
    }

    private static int[] chosen(int phase, Samples samples) {
        int[] chosen = new int[samples.size()];
        int count = 0;
        for (int i = 0; i < samples.size(); i++) {
            int discs = samples.discs(i);
            if (PatternEvaluation.phase(Math.min(63, discs + OVERLAP)) >= phase
                    && PatternEvaluation.phase(Math.max(4, discs - OVERLAP)) <= phase) {
                chosen[count++] = i;
            }
        }
        return Arrays.copyOf(chosen, count);
    }

    private static void shuffle(int[] order, SplittableRandom random) {
        for (int i = order.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int swapped = order[i];
            order[i] = order[other];
            order[other] = swapped;
        }
    }

    /** The value of a position in discs. */
    static float value(float[][] weights, long own, long opponent) {
        int[] all = new int[Patterns.FEATURES];
        Patterns.weights(own, opponent, all);
        float[] phase = weights[PatternEvaluation.phase(Long.bitCount(own | opponent))];
        float sum = 0;
        for (int weight : all) {
            sum += phase[Patterns.shared(weight)];
        }
        return sum;
    }
}
