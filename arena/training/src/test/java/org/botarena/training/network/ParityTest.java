package org.botarena.training.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.Network;
import org.botarena.samples.zero.NetworkArchitecture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What plays is what learned: the plain Java network with folded weights answers as PyTorch does. */
class ParityTest {
    private static final int POSITIONS = 100;
    private static final float TOLERANCE = 1e-4f;

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe", "hexapawn:rows=4,columns=5", "reversi:size=6", "connectfour"})
    void plainJavaAnswersAsPyTorchOnAHundredPositions(String game) {
        compare(Games.installed().parse(game));
    }

    private <P extends Position<P>> void compare(Rules<P> rules) {
        SplittableRandom random = new SplittableRandom(1);
        Encoding<P> encoding = Encoding.of(rules).orElseThrow();
        NetworkArchitecture architecture = encoding.architecture(24, 2);
        Parameters parameters = Parameters.random(architecture, random);
        for (int i = 0; i < parameters.weights().length; i++) {
            parameters.weights()[i] += (float) (0.1 * random.nextGaussian());
        }
        int inputs = architecture.cells() * NetworkArchitecture.PLANES;
        float[] planes = new float[POSITIONS * inputs];
        P position = rules.start();
        for (int i = 0; i < POSITIONS; i++) {
            encoding.planes(position, planes, i * inputs);
            position = position.play(position.randomMove(random));
            position = position.turn() == Position.OVER ? rules.start() : position;
        }
        try (TorchNetwork torch = new TorchNetwork(architecture)) {
            for (int i = 0; i < 5; i++) {
                torch.learn(parameters, batch(architecture, planes)); // which moves the running averages
            }
            torch.load(parameters);
            Network plain = new Network(architecture, parameters.exported());
            TorchNetwork.Answer answer = torch.evaluate(planes, POSITIONS);
            float[] logits = new float[architecture.actions()];
            for (int i = 0; i < POSITIONS; i++) {
                float[] values = plain.evaluate(Arrays.copyOfRange(planes, i * inputs, (i + 1) * inputs), logits);
                assertEquals(answer.value(i), values[0], TOLERANCE);
                int from = i * logits.length;
                assertArrayEquals(Arrays.copyOfRange(answer.logits(), from, from + logits.length), logits, TOLERANCE);
            }
        }
    }

    private static TorchNetwork.Batch batch(NetworkArchitecture architecture, float[] planes) {
        float[] policy = new float[POSITIONS * architecture.actions()];
        Arrays.fill(policy, 1f / architecture.actions());
        return new TorchNetwork.Batch(
                POSITIONS, planes, policy, new float[policy.length], new float[POSITIONS * NetworkArchitecture.VALUES]);
    }
}
