package org.botarena.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.NetworkEvaluator;
import org.botarena.samples.zero.WeightsFile;

/**
 * The number of positions of random games that zero.jar's network, in plain Java, evaluates per second of CPU time, one
 * at a time.
 */
public final class Inference {
    private static final int ROUNDS = 11;
    private static final int POSITIONS = 1000;
    private static final double NANOS = 1e9;

    private Inference() {}

    /**
     * Measures and prints.
     *
     * @param arguments a game that zero.jar has a network for, connectfour if none is given
     * @throws IllegalArgumentException if it has no network for the game
     */
    public static void main(String[] arguments) throws IOException {
        String game = arguments.length > 0 ? arguments[0] : "connectfour";
        double[] perSecond = measured(Games.installed().parse(game));
        Arrays.sort(perSecond);
        System.out.printf(
                Locale.ROOT,
                "%s: %,.0f evaluations/s (%,.0f to %,.0f)%n",
                game,
                perSecond[ROUNDS / 2],
                perSecond[0],
                perSecond[ROUNDS - 1]);
    }

    /** Evaluations a second in each round, after one to warm up. */
    private static <P extends Position<P>> double[] measured(Rules<P> rules) throws IOException {
        Encoding<P> encoding = Encoding.of(rules)
                .orElseThrow(() -> new IllegalArgumentException("zero has no network for " + rules.name()));
        NetworkEvaluator<P> evaluator = new NetworkEvaluator<>(encoding, WeightsFile.inJar(encoding));
        List<P> positions = positions(rules);
        long[] moves = new long[rules.maxMoves()];
        double[] policy = new double[rules.maxMoves()];
        double[] perSecond = new double[ROUNDS];
        for (int round = -1; round < ROUNDS; round++) {
            long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            for (P position : positions) {
                evaluator.evaluate(position, moves, position.moves(moves), policy);
            }
            if (round >= 0) {
                perSecond[round] =
                        POSITIONS * NANOS / (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began);
            }
        }
        return perSecond;
    }

    private static <P extends Position<P>> List<P> positions(Rules<P> rules) {
        SplittableRandom random = new SplittableRandom(1);
        List<P> positions = new ArrayList<>();
        P position = rules.start();
        while (positions.size() < POSITIONS) {
            positions.add(position);
            position = position.play(position.randomMove(random));
            position = position.turn() == Position.OVER ? rules.start() : position;
        }
        return positions;
    }
}
