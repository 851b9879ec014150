package org.botarena.training.network;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.botarena.samples.zero.NetworkArchitecture;

/**
 * All numbers of a network during training, which writes to its arrays. One thread at a time.
 *
 * @param architecture the shape
 * @param weights of the layers in their order, each as {@link LayerShape} says
 * @param statistics of each normalised layer the means and the variances of its outputs, running averages over the
 *     batches
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Parameters(NetworkArchitecture architecture, float[] weights, float[] statistics) {
    /** The constant added to a variance. */
    static final float EPSILON = 1e-5f;

    /** Random weights for layers that preserve the scale of their inputs (He et al., 2015); both heads return 0. */
    public static Parameters random(NetworkArchitecture architecture, SplittableRandom random) {
        List<LayerShape> layers = LayerShape.of(architecture);
        float[] weights = new float[sum(layers)];
        float[] statistics = new float[2 * normalised(layers)];
        int at = 0;
        int averages = 0;
        for (LayerShape layer : layers) {
            boolean isLast = layer.kernel() == 0
                    && (layer.outputs() == architecture.actions() || layer.inputs() == NetworkArchitecture.HIDDEN);
            for (int i = 0; i < layer.weights() && !isLast; i++) {
                weights[at + i] = (float) (random.nextGaussian() * Math.sqrt(2.0 / layer.fan()));
            }
            if (layer.isNormalised()) {
                Arrays.fill(weights, at + layer.weights(), at + layer.weights() + layer.outputs(), 1);
                Arrays.fill(statistics, averages + layer.outputs(), averages + 2 * layer.outputs(), 1);
                averages += 2 * layer.outputs();
            }
            at += layer.parameters();
        }
        return new Parameters(architecture, weights, statistics);
    }

    /** The number of parameters of some layers. */
    static int sum(List<LayerShape> layers) {
        return layers.stream().mapToInt(LayerShape::parameters).sum();
    }

    private static int normalised(List<LayerShape> layers) {
        return layers.stream()
                .filter(LayerShape::isNormalised)
                .mapToInt(LayerShape::outputs)
                .sum();
    }

    /** The normalisation folded into the weights: for each layer the weights, output by output, then the bias. */
    float[] folded() {
        List<LayerShape> layers = LayerShape.of(architecture);
        float[] folded = new float[architecture.weights()];
        int from = 0;
        int to = 0;
        int averages = 0;
        for (LayerShape layer : layers) {
            for (int o = 0; o < layer.outputs(); o++) {
                int bias = from + layer.weights() + o;
                double factor = 1;
                double summand = weights[bias];
                if (layer.isNormalised()) {
                    double variance = statistics[averages + layer.outputs() + o];
                    factor = weights[bias] / Math.sqrt(variance + EPSILON);
                    summand = weights[bias + layer.outputs()] - statistics[averages + o] * factor;
                }
                for (int i = o * layer.fan(); i < (o + 1) * layer.fan(); i++) {
                    folded[to + i] = (float) (weights[from + i] * factor);
                }
                folded[to + layer.weights() + o] = (float) summand;
            }
            averages += layer.isNormalised() ? 2 * layer.outputs() : 0;
            from += layer.parameters();
            to += layer.weights() + layer.outputs();
        }
        return folded;
    }

    /** The same numbers as {@link #folded} in the order of the weights file: neighbour by neighbour, input by input. */
    public float[] exported() {
        float[] folded = folded();
        float[] exported = new float[folded.length];
        int at = 0;
        for (LayerShape layer : LayerShape.of(architecture)) {
            int cells = layer.fan() / layer.inputs();
            for (int o = 0; o < layer.outputs(); o++) {
                for (int input = 0; input < layer.inputs(); input++) {
                    for (int cell = 0; cell < cells; cell++) {
                        exported[at + (cell * layer.inputs() + input) * layer.outputs() + o] =
                                folded[at + o * layer.fan() + input * cells + cell];
                    }
                }
            }
            System.arraycopy(folded, at + layer.weights(), exported, at + layer.weights(), layer.outputs());
            at += layer.weights() + layer.outputs();
        }
        return exported;
    }
}
