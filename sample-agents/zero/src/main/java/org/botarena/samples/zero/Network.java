package org.botarena.samples.zero;

import java.nio.FloatBuffer;

/**
 * The network of AlphaGo Zero, f(position) = (p, v), in plain Java: one position at a time. This file is all there is to it.
 *
 * <p>Each cell of the board holds a few numbers, its channels. A convolution replaces them by weighted sums of the channels of
 * the cell and of its eight neighbours, with the same weights all over the board, and cuts off what is below 0 (ReLU). A
 * residual block is two convolutions whose result is added to what came in. In the end the policy head makes a number for each
 * action of all cells, and the value head one for the result.
 *
 * <pre>
 *   planes -> convolution -> blocks -+-> 2 numbers a cell -> actions                    p, before softmax
 *                                    +-> a few a cell     -> 32 numbers -> 2 results    v and the margin, by tanh
 * </pre>
 *
 * <p>Batch normalisation, which the training needs, is a factor and a summand for each channel by now, and folded into the weights.
 * Source: Silver et al., Mastering the game of Go without human knowledge, 2017; the second result follows KataGo's score head.
 *
 * <p>One thread at a time.
 */
public final class Network {
    /** Sums of products: output[o] = bias[o] + sum of input[i] * rows[i][o]. */
    @SuppressWarnings("ArrayRecordComponent") // nobody compares two
    private record Layer(float[][] rows, float[] bias) {
        /** Takes its weights from the buffer: row by row, then the bias. */
        static Layer read(FloatBuffer weights, int inputs, int outputs) {
            float[][] rows = new float[inputs][outputs];
            for (float[] row : rows) {
                weights.get(row);
            }
            float[] bias = new float[outputs];
            weights.get(bias);
            return new Layer(rows, bias);
        }

        /** All of it at once: the input has as many numbers as there are rows. */
        float[] of(float[] input) {
            float[] sums = bias.clone();
            add(sums, input, 0, 0, rows.length);
            return sums;
        }

        /**
         * Adds the products of count inputs from index {@code at} with the rows from index {@code row}. Four rows at a time,
         * each an array of its own with the same index: only so the compiler makes vectors of it, four times as fast
         * (benchmark Inference).
         */
        void add(float[] sums, float[] input, int at, int row, int count) {
            int i = 0;
            for (; i + 4 <= count; i += 4) {
                float v0 = input[at + i];
                float v1 = input[at + i + 1];
                float v2 = input[at + i + 2];
                float v3 = input[at + i + 3];
                float[] w0 = rows[row + i];
                float[] w1 = rows[row + i + 1];
                float[] w2 = rows[row + i + 2];
                float[] w3 = rows[row + i + 3];
                for (int o = 0; o < sums.length; o++) {
                    sums[o] += v0 * w0[o] + v1 * w1[o] + v2 * w2[o] + v3 * w3[o];
                }
            }
            for (; i < count; i++) {
                float v = input[at + i];
                float[] w = rows[row + i];
                for (int o = 0; o < sums.length; o++) {
                    sums[o] += v * w[o];
                }
            }
        }
    }

    private final NetworkArchitecture architecture;
    private final Layer[] convolutions;
    private final Layer policyPlanes;
    private final Layer policy;
    private final Layer valuePlanes;
    private final Layer hidden;
    private final Layer results;

    /**
     * A network of that shape.
     *
     * @param weights as many as {@link NetworkArchitecture#weights} says: of the convolutions, the policy head and the value head, from the
     *     input to the output; of each layer for every input its weights to all outputs, then the bias; the inputs of a
     *     convolution are those of the nine cells row by row
     */
    public Network(NetworkArchitecture architecture, float[] weights) {
        if (weights.length != architecture.weights()) {
            throw new IllegalArgumentException(
                    "%d weights: the network has %d".formatted(weights.length, architecture.weights()));
        }
        this.architecture = architecture;
        int channels = architecture.channels();
        int cells = architecture.cells();
        FloatBuffer rest = FloatBuffer.wrap(weights);
        convolutions = new Layer[1 + 2 * architecture.blocks()];
        for (int i = 0; i < convolutions.length; i++) {
            convolutions[i] = Layer.read(rest, 9 * (i == 0 ? NetworkArchitecture.PLANES : channels), channels);
        }
        policyPlanes = Layer.read(rest, channels, NetworkArchitecture.POLICY_PLANES);
        policy = Layer.read(rest, cells * NetworkArchitecture.POLICY_PLANES, architecture.actions());
        valuePlanes = Layer.read(rest, channels, architecture.valuePlanes());
        hidden = Layer.read(rest, cells * architecture.valuePlanes(), NetworkArchitecture.HIDDEN);
        results = Layer.read(rest, NetworkArchitecture.HIDDEN, NetworkArchitecture.VALUES);
    }

    /**
     * What the network says of a position.
     *
     * @param planes the position, as {@link Encoding#planes} writes it
     * @param logits takes a number for each action: the higher, the better; softmax makes probabilities of them
     * @return v in -1..1, from the mover's side, and the margin as a share of the highest
     */
    public float[] evaluate(float[] planes, float[] logits) {
        float[] board = convolve(planes, NetworkArchitecture.PLANES, convolutions[0], null);
        for (int block = 0; block < architecture.blocks(); block++) {
            float[] inner = convolve(board, architecture.channels(), convolutions[2 * block + 1], null);
            board = convolve(inner, architecture.channels(), convolutions[2 * block + 2], board);
        }
        float[] answer = policy.of(everyCell(board, policyPlanes));
        System.arraycopy(answer, 0, logits, 0, answer.length);
        float[] values = results.of(cut(hidden.of(everyCell(board, valuePlanes))));
        for (int i = 0; i < values.length; i++) {
            values[i] = (float) Math.tanh(values[i]);
        }
        return values;
    }

    /** A convolution over the cells and their neighbours on the board, plus what is added (or null), cut off below 0. */
    private float[] convolve(float[] board, int width, Layer layer, float[] added) {
        int channels = architecture.channels();
        float[] result = new float[architecture.cells() * channels];
        float[] sums = new float[channels];
        for (int row = 0; row < architecture.rows(); row++) {
            for (int column = 0; column < architecture.columns(); column++) {
                System.arraycopy(layer.bias, 0, sums, 0, channels);
                for (int y = Math.max(row - 1, 0); y <= Math.min(row + 1, architecture.rows() - 1); y++) {
                    // The neighbours of one row lie beside each other, and so do their weights.
                    int left = Math.max(column - 1, 0);
                    int right = Math.min(column + 1, architecture.columns() - 1);
                    int neighbour = 3 * (y - row + 1) + left - column + 1;
                    int at = (y * architecture.columns() + left) * width;
                    layer.add(sums, board, at, neighbour * width, (right - left + 1) * width);
                }
                int to = (row * architecture.columns() + column) * channels;
                for (int c = 0; c < channels; c++) {
                    result[to + c] = Math.max(0, sums[c] + (added == null ? 0 : added[to + c]));
                }
            }
        }
        return result;
    }

    /** The same layer for every cell alone, cut off below 0. */
    private float[] everyCell(float[] board, Layer layer) {
        int outputs = layer.bias.length;
        float[] result = new float[architecture.cells() * outputs];
        for (int cell = 0; cell < architecture.cells(); cell++) {
            float[] sums = layer.bias.clone();
            layer.add(sums, board, cell * architecture.channels(), 0, architecture.channels());
            System.arraycopy(sums, 0, result, cell * outputs, outputs);
        }
        return cut(result);
    }

    private static float[] cut(float[] numbers) {
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Math.max(0, numbers[i]);
        }
        return numbers;
    }
}
