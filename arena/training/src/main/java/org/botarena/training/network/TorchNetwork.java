package org.botarena.training.network;

import ai.djl.engine.Engine;
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDList;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.types.Shape;
import ai.djl.nn.Activation;
import ai.djl.nn.convolutional.Conv2d;
import ai.djl.nn.core.Linear;
import ai.djl.nn.norm.BatchNorm;
import ai.djl.training.GradientCollector;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.botarena.samples.zero.NetworkArchitecture;

/**
 * The network in PyTorch, for many positions at once: evaluations, and the gradient of the loss. It is the same network
 * as {@code org.botarena.samples.zero.Network}, with batch normalization. One thread at a time.
 */
public final class TorchNetwork implements AutoCloseable {
    /** The share of the running averages that each batch keeps. */
    private static final float MOMENTUM = 0.9f;

    private static final float FORBIDDEN = -1e9f;

    static {
        // Nothing is downloaded, and sums are computed in a fixed order: one thread gives identical weights.
        System.setProperty("ai.djl.offline", "true");
        System.setProperty("ai.djl.pytorch.num_threads", "1");
        System.setProperty("ai.djl.pytorch.num_interop_threads", "1");
    }

    private final NetworkArchitecture architecture;
    private final List<LayerShape> layers;
    private final NDManager manager = NDManager.newBaseManager();
    private NDManager answering = manager.newSubManager();
    private NDList folded = new NDList();

    /**
     * The evaluations of some positions.
     *
     * @param logits of all actions, position by position
     * @param values v and the margin, position by position
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Answer(float[] logits, float[] values, int actions) {
        public float logit(int position, int action) {
            return logits[position * actions + action];
        }

        public float value(int position) {
            return values[position * NetworkArchitecture.VALUES];
        }
    }

    /**
     * A batch of positions to learn from.
     *
     * @param planes the positions
     * @param policy the shares of all actions
     * @param forbidden 0 for a legal action, else 1
     * @param results z and the margin
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Batch(int count, float[] planes, float[] policy, float[] forbidden, float[] results) {}

    /**
     * The loss of a batch and its gradient.
     *
     * @param gradient by all weights
     * @param policy the part of the loss that is -pi log p
     * @param value the part that is (z - v)²
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Loss(float[] gradient, float policy, float value) {}

    /** A network of this shape, without parameters. */
    public TorchNetwork(NetworkArchitecture architecture) {
        this.architecture = architecture;
        this.layers = LayerShape.of(architecture);
    }

    /** Sets the parameters that the network uses from now on. */
    public void load(Parameters parameters) {
        answering.close();
        answering = manager.newSubManager();
        folded = new NDList();
        NDList all = split(answering.create(parameters.folded()), false);
        for (NDArray each : all) {
            folded.add(each);
        }
    }

    /** Evaluates this number of positions. */
    public Answer evaluate(float[] planes, int count) {
        try (NDManager scope = answering.newSubManager()) {
            NDList heads = forward(input(scope, planes, count), folded, null);
            return new Answer(heads.get(0).toFloatArray(), heads.get(1).toFloatArray(), architecture.actions());
        }
    }

    /** The loss of a batch; this updates the running averages of the parameters. */
    public Loss learn(Parameters parameters, Batch batch) {
        try (NDManager scope = manager.newSubManager()) {
            NDArray weights = scope.create(parameters.weights());
            weights.setRequiresGradient(true);
            NDList averages = averages(scope, parameters.statistics());
            NDArray policy;
            NDArray value;
            try (GradientCollector collector = Engine.getInstance().newGradientCollector()) {
                NDList heads = forward(input(scope, batch.planes, batch.count), split(weights, true), averages);
                Shape actions = new Shape(batch.count, architecture.actions());
                NDArray allowed = scope.create(batch.forbidden, actions).mul(FORBIDDEN);
                policy = heads.get(0)
                        .add(allowed)
                        .logSoftmax(1)
                        .mul(scope.create(batch.policy, actions))
                        .sum()
                        .mul(-1f / batch.count);
                NDArray results = scope.create(batch.results, new Shape(batch.count, NetworkArchitecture.VALUES));
                value = heads.get(1).sub(results).square().sum().mul(1f / batch.count);
                collector.backward(policy.add(value));
            }
            int at = 0;
            for (NDArray average : averages) {
                float[] moved = average.toFloatArray();
                System.arraycopy(moved, 0, parameters.statistics(), at, moved.length);
                at += moved.length;
            }
            return new Loss(weights.getGradient().toFloatArray(), policy.getFloat(), value.getFloat());
        }
    }

    private NDArray input(NDManager scope, float[] planes, int count) {
        Shape shape = new Shape(count, architecture.rows(), architecture.columns(), NetworkArchitecture.PLANES);
        return scope.create(planes, shape).transpose(0, 3, 1, 2);
    }

    /** For each layer: the weights, and its bias or the parameters of its normalisation. */
    private NDList split(NDArray all, boolean isLearning) {
        NDList parts = new NDList();
        int at = 0;
        for (LayerShape layer : layers) {
            parts.add(part(all, at, layer.weights()).reshape(layer.shape()));
            at += layer.weights();
            for (int i = isLearning && layer.isNormalised() ? 2 : 1; i > 0; i--) {
                parts.add(part(all, at, layer.outputs()));
                at += layer.outputs();
            }
        }
        return parts;
    }

    private static NDArray part(NDArray all, int at, int length) {
        return all.get(String.format(Locale.ROOT, "%d:%d", at, at + length));
    }

    private NDList averages(NDManager scope, float[] statistics) {
        NDList averages = new NDList();
        int at = 0;
        for (LayerShape layer : layers) {
            for (int i = layer.isNormalised() ? 2 : 0; i > 0; i--) {
                averages.add(scope.create(Arrays.copyOfRange(statistics, at, at + layer.outputs())));
                at += layer.outputs();
            }
        }
        return averages;
    }

    /**
     * The logits of all actions, and the results. If averages are given, the batch is normalised and they are updated.
     */
    private NDList forward(NDArray planes, NDList parameters, NDList averages) {
        Pass pass = new Pass(parameters, averages);
        NDArray board = Activation.relu(pass.convolve(planes));
        for (int block = 0; block < architecture.blocks(); block++) {
            NDArray inner = Activation.relu(pass.convolve(board));
            board = Activation.relu(pass.convolve(inner).add(board));
        }
        NDArray policy = pass.dense(flat(Activation.relu(pass.convolve(board))));
        NDArray hidden = pass.dense(flat(Activation.relu(pass.convolve(board))));
        return new NDList(policy, pass.dense(Activation.relu(hidden)).tanh());
    }

    private static NDArray flat(NDArray board) {
        return board.transpose(0, 2, 3, 1).reshape(board.getShape().get(0), -1);
    }

    /** A forward pass through the layers. */
    private final class Pass {
        private final NDList parameters;
        private final NDList averages;
        private int layer;
        private int parameter;
        private int average;

        Pass(NDList parameters, NDList averages) {
            this.parameters = parameters;
            this.averages = averages;
        }

        NDArray convolve(NDArray board) {
            int aside = layers.get(layer++).kernel() / 2;
            NDArray weights = parameters.get(parameter++);
            NDArray bias = averages == null ? parameters.get(parameter++) : null;
            NDArray sums = Conv2d.conv2d(board, weights, bias, new Shape(1, 1), new Shape(aside, aside))
                    .head();
            if (averages == null) {
                return sums;
            }
            NDArray mean = averages.get(average++);
            NDArray variance = averages.get(average++);
            NDArray factor = parameters.get(parameter++);
            NDArray summand = parameters.get(parameter++);
            return BatchNorm.batchNorm(sums, mean, variance, factor, summand, 1, MOMENTUM, Parameters.EPSILON, true)
                    .head();
        }

        NDArray dense(NDArray numbers) {
            layer++;
            NDArray weights = parameters.get(parameter++);
            return Linear.linear(numbers, weights, parameters.get(parameter++)).head();
        }
    }

    @Override
    public void close() {
        manager.close();
    }
}
