package org.botarena.bench;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.Network;
import org.botarena.samples.zero.NetworkArchitecture;

/** How many positions of Connect Four zero's network in plain Java judges in a second of CPU time, one at a time. */
public final class Inference {
    private static final int ROUNDS = 11;
    private static final int EVALUATIONS = 1000;
    private static final double NANOS = 1e9;

    private Inference() {}

    /**
     * Measures and prints.
     *
     * @param arguments channels and blocks, 32 and 3 if none are given
     */
    public static void main(String[] arguments) {
        int channels = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 32;
        int blocks = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 3;
        NetworkArchitecture architecture = Encoding.of(Games.installed().parse("connectfour"))
                .orElseThrow()
                .architecture(channels, blocks);
        SplittableRandom random = new SplittableRandom(1);
        float[] weights = new float[architecture.weights()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (float) (0.05 * random.nextGaussian());
        }
        float[] planes = new float[architecture.cells() * NetworkArchitecture.PLANES];
        for (int i = 0; i < planes.length; i++) {
            planes[i] = random.nextInt(2);
        }
        double[] perSecond = measured(new Network(architecture, weights), planes, architecture.actions());
        Arrays.sort(perSecond);
        System.out.printf(
                Locale.ROOT,
                "%d channels, %d blocks, %d weights: %,.0f evaluations/s (%,.0f to %,.0f)%n",
                channels,
                blocks,
                weights.length,
                perSecond[ROUNDS / 2],
                perSecond[0],
                perSecond[ROUNDS - 1]);
    }

    /** Evaluations a second in each round, after one to warm up. */
    private static double[] measured(Network network, float[] planes, int actions) {
        float[] logits = new float[actions];
        double[] perSecond = new double[ROUNDS];
        for (int round = -1; round < ROUNDS; round++) {
            long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            for (int i = 0; i < EVALUATIONS; i++) {
                planes[i % planes.length] = 1 - planes[i % planes.length];
                network.evaluate(planes, logits);
            }
            if (round >= 0) {
                perSecond[round] = EVALUATIONS
                        * NANOS
                        / (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began);
            }
        }
        return perSecond;
    }
}
