package org.botarena.training.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.Network;
import org.botarena.samples.zero.NetworkArchitecture;
import org.botarena.samples.zero.WeightsFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The playing network equals the trained one: with folded weights, plain Java gives the answers of PyTorch. */
class ParityTest {
    private static final int POSITIONS = 100;
    private static final float TOLERANCE = 1e-4f;

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe", "hexapawn:rows=4,columns=5", "reversi:size=6", "connectfour"})
    void plainJavaAnswersAsPyTorchOnAHundredPositions(String game) {
        compare(Games.installed().parse(game));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe", "hexapawn", "connectfour", "reversi:size=6"})
    void theNetworksOfTheJarAnswerAsPyTorchOnAHundredPositions(String game) throws IOException {
        compareJar(Games.installed().parse(game));
    }

    private <P extends Position<P>> void compareJar(Rules<P> rules) throws IOException {
        Encoding<P> encoding = Encoding.of(rules).orElseThrow();
        String name = rules.name().replaceAll("[^a-z0-9]+", "-");
        try (InputStream file = WeightsFile.class.getResourceAsStream("/networks/" + name + ".weights")) {
            WeightsFile.Content content = WeightsFile.content(file.readAllBytes(), encoding);
            try (TorchNetwork torch = new TorchNetwork(content.architecture())) {
                compare(
                        torch,
                        unfolded(content),
                        new Network(content.architecture(), content.weights()),
                        positions(rules, encoding, new SplittableRandom(2)));
            }
        }
    }

    /** The parameters that fold to the content of a file: a normalisation without effect, then the bias. */
    private static Parameters unfolded(WeightsFile.Content content) {
        Parameters parameters = Parameters.random(content.architecture(), new SplittableRandom(1));
        float[] weights = parameters.weights();
        int from = 0;
        int to = 0;
        for (LayerShape layer : LayerShape.of(content.architecture())) {
            int outputs = layer.outputs();
            int cells = layer.fan() / layer.inputs();
            for (int i = 0; i < layer.fan(); i++) {
                for (int o = 0; o < outputs; o++) {
                    int cell = i / layer.inputs();
                    int input = i % layer.inputs();
                    weights[to + o * layer.fan() + input * cells + cell] = content.weights()[from + i * outputs + o];
                }
            }
            to += layer.weights();
            from += layer.weights();
            if (layer.isNormalised()) {
                Arrays.fill(weights, to, to + outputs, (float) Math.sqrt(1 + Parameters.EPSILON));
                to += outputs;
            }
            System.arraycopy(content.weights(), from, weights, to, outputs);
            to += outputs;
            from += outputs;
        }
        return parameters;
    }

    private <P extends Position<P>> void compare(Rules<P> rules) {
        SplittableRandom random = new SplittableRandom(1);
        Encoding<P> encoding = Encoding.of(rules).orElseThrow();
        NetworkArchitecture architecture = encoding.architecture(24, 2);
        Parameters parameters = Parameters.random(architecture, random);
        for (int i = 0; i < parameters.weights().length; i++) {
            parameters.weights()[i] += (float) (0.1 * random.nextGaussian());
        }
        float[] planes = positions(rules, encoding, random);
        try (TorchNetwork torch = new TorchNetwork(architecture)) {
            for (int i = 0; i < 5; i++) {
                torch.learn(parameters, batch(architecture, planes)); // updates the running averages
            }
            compare(torch, parameters, new Network(architecture, parameters.exported()), planes);
        }
    }

    private static <P extends Position<P>> float[] positions(
            Rules<P> rules, Encoding<P> encoding, SplittableRandom random) {
        int inputs = encoding.architecture(1, 1).cells() * NetworkArchitecture.PLANES;
        float[] planes = new float[POSITIONS * inputs];
        P position = rules.start();
        for (int i = 0; i < POSITIONS; i++) {
            encoding.planes(position, planes, i * inputs);
            position = position.play(position.randomMove(random));
            position = position.turn() == Position.OVER ? rules.start() : position;
        }
        return planes;
    }

    private static void compare(TorchNetwork torch, Parameters parameters, Network plain, float[] planes) {
        int inputs = planes.length / POSITIONS;
        torch.load(parameters);
        TorchNetwork.Answer answer = torch.evaluate(planes, POSITIONS);
        float[] logits = new float[answer.actions()];
        for (int i = 0; i < POSITIONS; i++) {
            float[] values = plain.evaluate(Arrays.copyOfRange(planes, i * inputs, (i + 1) * inputs), logits);
            assertEquals(answer.value(i), values[0], TOLERANCE);
            int from = i * logits.length;
            assertArrayEquals(Arrays.copyOfRange(answer.logits(), from, from + logits.length), logits, TOLERANCE);
        }
    }

    private static TorchNetwork.Batch batch(NetworkArchitecture architecture, float[] planes) {
        float[] policy = new float[POSITIONS * architecture.actions()];
        Arrays.fill(policy, 1f / architecture.actions());
        return new TorchNetwork.Batch(
                POSITIONS, planes, policy, new float[policy.length], new float[POSITIONS * NetworkArchitecture.VALUES]);
    }
}
