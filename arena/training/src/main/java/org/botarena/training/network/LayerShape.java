package org.botarena.training.network;

import ai.djl.ndarray.types.Shape;
import java.util.ArrayList;
import java.util.List;
import org.botarena.samples.zero.NetworkArchitecture;

/**
 * A layer of the network during training. Its parameters are the weights, output by output, then for a normalised layer
 * the scale and the offset of each output, else its bias. Immutable.
 *
 * @param outputs channels or numbers of the output
 * @param inputs channels or numbers of the input
 * @param kernel 3 for a convolution over the neighbours, 1 for each cell on its own, 0 for a fully connected layer
 */
record LayerShape(int outputs, int inputs, int kernel) {
    /** The layers, in the order of the weights file. */
    static List<LayerShape> of(NetworkArchitecture architecture) {
        int channels = architecture.channels();
        List<LayerShape> layers = new ArrayList<>();
        layers.add(new LayerShape(channels, NetworkArchitecture.PLANES, 3));
        for (int i = 0; i < 2 * architecture.blocks(); i++) {
            layers.add(new LayerShape(channels, channels, 3));
        }
        layers.add(new LayerShape(NetworkArchitecture.POLICY_PLANES, channels, 1));
        layers.add(new LayerShape(architecture.actions(), architecture.cells() * NetworkArchitecture.POLICY_PLANES, 0));
        layers.add(new LayerShape(architecture.valuePlanes(), channels, 1));
        layers.add(new LayerShape(NetworkArchitecture.HIDDEN, architecture.cells() * architecture.valuePlanes(), 0));
        layers.add(new LayerShape(NetworkArchitecture.VALUES, NetworkArchitecture.HIDDEN, 0));
        return layers;
    }

    /** Whether it is a convolution, which is normalised over the batch. */
    boolean isNormalised() {
        return kernel > 0;
    }

    /** The number of weights of one output. */
    int fan() {
        return inputs * Math.max(1, kernel * kernel);
    }

    int weights() {
        return outputs * fan();
    }

    int parameters() {
        return weights() + (isNormalised() ? 2 : 1) * outputs;
    }

    Shape shape() {
        return kernel == 0 ? new Shape(outputs, inputs) : new Shape(outputs, inputs, kernel, kernel);
    }
}
