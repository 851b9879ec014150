package org.botarena.samples.zero;

import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.Locale;

/**
 * The network of AlphaGo Zero, f(position) = (p, v), in plain Java, for one position at a time. This file is the
 * complete implementation.
 *
 * <p>Each cell of the board holds a few numbers, its channels. A convolution replaces them by weighted sums of the
 * channels of the cell and its eight neighbours, with the same weights everywhere, and replaces negative numbers by 0
 * (ReLU). A residual block is two convolutions whose result is added to their input. Finally the policy head computes a
 * number for each action, and the value head one for the result.
 *
 * <pre>
 *   planes -> convolution -> blocks -+-> 2 numbers a cell -> actions                    p, before softmax
 *                                    +-> a few a cell     -> 32 numbers -> 2 results    v and the margin, by tanh
 * </pre>
 *
 * <p>Batch normalisation, which the training needs, has become a factor and a summand for each channel, and is folded
 * into the weights. Source: Silver et al., Mastering the game of Go without human knowledge, 2017; the second result
 * follows KataGo's score head.
 *
 * <p>One thread at a time.
 */
public final class Network {
    /** Sums of products: output[o] = bias[o] + sum of input[i] * rows[i][o]. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Layer(float[][] rows, float[] bias) {
        /** Reads its weights from the buffer: row by row, then the bias. */
        static Layer read(FloatBuffer weights, int inputs, int outputs) {
            float[][] rows = new float[inputs][outputs];
            for (float[] row : rows) {
                weights.get(row);
            }
            return new Layer(rows, readBias(weights, outputs));
        }

        /**
         * Reads a convolution. The row of an input holds the amounts that it adds to nine cells, from its upper left to
         * its lower right.
         */
        static Layer readConvolution(FloatBuffer weights, int inputs, int outputs) {
            float[][] rows = new float[inputs][9 * outputs];
            for (int neighbour = 0;
                    neighbour < 9;
                    neighbour++) { // The upper-left neighbour is the cell that has this one as its lower-right
                // neighbour.
                for (float[] row : rows) {
                    weights.get(row, (8 - neighbour) * outputs, outputs);
                }
            }
            return new Layer(rows, readBias(weights, outputs));
        }

        private static float[] readBias(FloatBuffer weights, int outputs) {
            float[] bias = new float[outputs];
            weights.get(bias);
            return bias;
        }

        /**
         * Adds the products to the sums. It handles four rows at a time, each a separate array with the same index;
         * only then does the compiler vectorise it.
         */
        void add(Inputs inputs, float[] sums) {
            for (int i = 0; i < inputs.count; i += 4) {
                float v0 = inputs.values[i];
                float v1 = inputs.values[i + 1];
                float v2 = inputs.values[i + 2];
                float v3 = inputs.values[i + 3];
                float[] w0 = rows[inputs.places[i]];
                float[] w1 = rows[inputs.places[i + 1]];
                float[] w2 = rows[inputs.places[i + 2]];
                float[] w3 = rows[inputs.places[i + 3]];
                for (int o = 0; o < sums.length; o++) {
                    sums[o] += v0 * w0[o] + v1 * w1[o] + v2 * w2[o] + v3 * w3[o];
                }
            }
        }
    }

    /**
     * The inputs of a layer that are not 0, with their places. After a ReLU three of four are 0, and without them the
     * network is 2.4 times as fast (benchmark Inference). They come in groups of four, of which the last ones may be 0.
     */
    private static final class Inputs {
        private final int[] places;
        private final float[] values;
        private int count;

        Inputs(int most) {
            places = new int[most + 4];
            values = new float[most + 4];
        }

        /** Loads numbers from an index on, and returns itself. */
        Inputs of(float[] numbers, int from, int length) {
            count = 0;
            for (int i = 0; i < length; i++) {
                places[count] = i;
                values[count] = numbers[from + i];
                count += values[count] == 0 ? 0 : 1;
            }
            while (count % 4 != 0) {
                places[count] = 0;
                values[count++] = 0;
            }
            return this;
        }
    }

    private final NetworkArchitecture architecture;
    private final Layer[] convolutions;
    private final Layer policyPlanes;
    private final Layer policy;
    private final Layer valuePlanes;
    private final Layer hidden;
    private final Layer results;
    private final Inputs inputs; // the inputs of the current layer
    private final float[] around; // the amounts that a cell adds to the nine cells around it

    /**
     * Makes a network of a shape.
     *
     * @param weights {@link NetworkArchitecture#weights} numbers: those of the convolutions, the policy head and the
     *     value head, from the input to the output. Each layer has, for every input, its weights to all outputs, and
     *     then the bias. The inputs of a convolution are the nine cells row by row.
     */
    public Network(NetworkArchitecture architecture, float[] weights) {
        if (weights.length != architecture.weights()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "%d weights: the network has %d", weights.length, architecture.weights()));
        }
        this.architecture = architecture;
        int channels = architecture.channels();
        int cells = architecture.cells();
        FloatBuffer rest = FloatBuffer.wrap(weights);
        convolutions = new Layer[1 + 2 * architecture.blocks()];
        for (int i = 0; i < convolutions.length; i++) {
            convolutions[i] = Layer.readConvolution(rest, i == 0 ? NetworkArchitecture.PLANES : channels, channels);
        }
        policyPlanes = Layer.read(rest, channels, NetworkArchitecture.POLICY_PLANES);
        policy = Layer.read(rest, cells * NetworkArchitecture.POLICY_PLANES, architecture.actions());
        valuePlanes = Layer.read(rest, channels, architecture.valuePlanes());
        hidden = Layer.read(rest, cells * architecture.valuePlanes(), NetworkArchitecture.HIDDEN);
        results = Layer.read(rest, NetworkArchitecture.HIDDEN, NetworkArchitecture.VALUES);
        int[] widths = {channels, policy.rows.length, hidden.rows.length, results.rows.length};
        inputs = new Inputs(Arrays.stream(widths).max().orElseThrow());
        around = new float[9 * channels];
    }

    /**
     * Evaluates a position.
     *
     * @param planes the position, as {@link Encoding#planes} writes it
     * @param logits receives a number for each action, higher for better ones; softmax turns them into probabilities
     * @return v in -1..1, from the mover's side, and the margin as a share of the highest
     */
    public float[] evaluate(float[] planes, float[] logits) {
        float[] board = cut(convolved(planes, convolutions[0]));
        for (int block = 0; block < architecture.blocks(); block++) {
            float[] inner = cut(convolved(board, convolutions[2 * block + 1]));
            board = cut(sum(convolved(inner, convolutions[2 * block + 2]), board));
        }
        float[] answer = connected(cut(everyCell(board, policyPlanes)), policy);
        System.arraycopy(answer, 0, logits, 0, answer.length);
        float[] values = connected(cut(connected(cut(everyCell(board, valuePlanes)), hidden)), results);
        for (int i = 0; i < values.length; i++) {
            values[i] = (float) Math.tanh(values[i]);
        }
        return values;
    }

    /**
     * Computes a convolution over the cells and their neighbours on the board: each cell adds to the cells around it.
     */
    private float[] convolved(float[] board, Layer layer) {
        int channels = architecture.channels();
        int width = layer.rows.length;
        float[] result = new float[architecture.cells() * channels];
        for (int cell = 0; cell < architecture.cells(); cell++) {
            System.arraycopy(layer.bias, 0, result, cell * channels, channels);
        }
        for (int row = 0; row < architecture.rows(); row++) {
            for (int column = 0; column < architecture.columns(); column++) {
                Arrays.fill(around, 0);
                layer.add(inputs.of(board, (row * architecture.columns() + column) * width, width), around);
                for (int y = Math.max(row - 1, 0); y <= Math.min(row + 1, architecture.rows() - 1); y++) {
                    // The neighbours of one row are adjacent.
                    int left = Math.max(column - 1, 0);
                    int right = Math.min(column + 1, architecture.columns() - 1);
                    int from = (3 * (y - row + 1) + left - column + 1) * channels;
                    int to = (y * architecture.columns() + left) * channels;
                    for (int c = 0; c < (right - left + 1) * channels; c++) {
                        result[to + c] += around[from + c];
                    }
                }
            }
        }
        return result;
    }

    /** Applies the same layer to every cell separately. */
    private float[] everyCell(float[] board, Layer layer) {
        int outputs = layer.bias.length;
        int width = layer.rows.length;
        float[] result = new float[architecture.cells() * outputs];
        for (int cell = 0; cell < architecture.cells(); cell++) {
            float[] sums = layer.bias.clone();
            layer.add(inputs.of(board, cell * width, width), sums);
            System.arraycopy(sums, 0, result, cell * outputs, outputs);
        }
        return result;
    }

    /** Applies a layer to all numbers at once. */
    private float[] connected(float[] numbers, Layer layer) {
        float[] sums = layer.bias.clone();
        layer.add(inputs.of(numbers, 0, numbers.length), sums);
        return sums;
    }

    private static float[] sum(float[] numbers, float[] added) {
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] += added[i];
        }
        return numbers;
    }

    /** ReLU. */
    private static float[] cut(float[] numbers) {
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Math.max(0, numbers[i]);
        }
        return numbers;
    }
}
