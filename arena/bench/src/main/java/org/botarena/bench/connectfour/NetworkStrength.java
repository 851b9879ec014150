package org.botarena.bench.connectfour;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.NetworkEvaluator;
import org.botarena.samples.zero.WeightsFile;
import org.botarena.search.Budget;
import org.botarena.search.Meter;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluator.Evaluator;
import org.botarena.search.evaluator.Uniform;
import org.botarena.search.minimax.AlphaBeta;
import org.botarena.search.tree.Puct;
import org.botarena.search.tree.Uct;

/**
 * How well zero's network plays Connect Four: the moves that change win, draw or loss in the solved positions, and games against
 * minimax of depth 5 and MCTS with 1,000 simulations, each opening of four random plies with both colours.
 */
public final class NetworkStrength {
    private static final int SIMULATIONS = 200;
    private static final double EXPLORATION = 1.5;
    private static final int NODES = 100_000;
    private static final int DEPTH = 5;
    private static final int SIMULATIONS_OF_MCTS = 1000;
    private static final int OPENINGS = 50;

    @SuppressWarnings("unchecked") // connectfour's positions are these
    static final Rules<ConnectFour> RULES =
            (Rules<ConnectFour>) Games.installed().parse("connectfour");

    private NetworkStrength() {}

    /**
     * Measures and prints.
     *
     * @param arguments a weights file; without it that of zero.jar
     * @throws IllegalArgumentException if the file cannot be used
     */
    public static void main(String[] arguments) throws IOException {
        byte[] file = arguments.length > 0 ? Files.readAllBytes(Path.of(arguments[0])) : inJar();
        System.out.println("file SHA-256 " + WeightsFile.sha256(file));
        Encoding<ConnectFour> encoding = Encoding.of(RULES).orElseThrow();
        Evaluator<ConnectFour> network =
                new NetworkEvaluator<>(encoding, WeightsFile.read(file, encoding, "the weights file"));
        ToLongFunction<ConnectFour> searching = searching(network);
        ToLongFunction<ConnectFour> alone = alone(network);
        ToLongFunction<ConnectFour> uniform = searching(new Uniform<>());
        System.out.printf("%-16s %9s %9s %9s %9s%n", "mistakes, %", "positions", "zero", "alone", "uniform");
        for (String set : SolvedPosition.SETS) {
            int positions = SolvedPosition.read(set).size();
            System.out.printf(
                    Locale.ROOT,
                    "%-16s %9d %9.1f %9.1f %9.1f%n",
                    set,
                    positions,
                    100.0 * mistakes(set, searching) / positions,
                    100.0 * mistakes(set, alone) / positions,
                    100.0 * mistakes(set, uniform) / positions);
        }
        AlphaBeta<ConnectFour> alphaBeta = new AlphaBeta<>(RULES, Estimation.of(RULES, Evaluation.suited(RULES)));
        ToLongFunction<ConnectFour> minimax =
                position -> alphaBeta.decide(position, DEPTH, Meter.unlimited()).move();
        System.out.printf(Locale.ROOT, "zero against minimax: %.1f %%%n", 100 * points(searching, minimax, OPENINGS));
        System.out.printf(Locale.ROOT, "alone against minimax: %.1f %%%n", 100 * points(alone, minimax, OPENINGS));
        System.out.printf(Locale.ROOT, "zero against MCTS: %.1f %%%n", 100 * points(searching, mcts(), OPENINGS));
    }

    private static byte[] inJar() throws IOException {
        try (InputStream file = Objects.requireNonNull(
                WeightsFile.class.getResourceAsStream("/networks/connectfour.weights"), "no network in zero.jar")) {
            return file.readAllBytes();
        }
    }

    /** PUCT as zero has it, with 200 simulations and nothing kept from move to move. */
    static ToLongFunction<ConnectFour> searching(Evaluator<ConnectFour> evaluator) {
        return searching(evaluator, SIMULATIONS);
    }

    /** The same with so many simulations. */
    static ToLongFunction<ConnectFour> searching(Evaluator<ConnectFour> evaluator, int simulations) {
        Puct.Settings settings = new Puct.Settings(Puct.Form.PAPER, EXPLORATION, true, false, NODES);
        Puct<ConnectFour> search = new Puct<>(RULES, settings, evaluator, new SplittableRandom(1));
        return position -> search.choose(position, new long[0], Budget.units(simulations));
    }

    /** The move of the highest p. */
    static ToLongFunction<ConnectFour> alone(Evaluator<ConnectFour> evaluator) {
        double[] policy = new double[RULES.maxMoves()];
        return position -> {
            long[] moves = position.moves();
            evaluator.evaluate(position, moves, moves.length, policy);
            int best = 0;
            for (int i = 1; i < moves.length; i++) {
                best = policy[i] > policy[best] ? i : best;
            }
            return moves[best];
        };
    }

    private static ToLongFunction<ConnectFour> mcts() {
        Uct.Settings settings = Uct.Settings.of(2).withTreeKept(false).withNodes(NODES);
        Uct<ConnectFour> search = new Uct<>(RULES, settings, Evaluation.suited(RULES), new SplittableRandom(1));
        return position -> search.choose(position, new long[0], Budget.units(SIMULATIONS_OF_MCTS));
    }

    /** How many moves of a set change win, draw or loss. */
    static long mistakes(String set, ToLongFunction<ConnectFour> player) {
        return SolvedPosition.read(set).stream()
                .filter(solved -> solved.isMistake(player.applyAsLong(solved.position())))
                .count();
    }

    /** The share of the points that one gets against the other, in two games of each opening. */
    static double points(ToLongFunction<ConnectFour> one, ToLongFunction<ConnectFour> other, int openings) {
        SplittableRandom random = new SplittableRandom(1);
        double points = 0;
        for (int opening = 0; opening < openings; opening++) {
            ConnectFour start = opening(random);
            points += (1 + result(start, one, other)) / 2;
            points += (1 - result(start, other, one)) / 2;
        }
        return points / (2 * openings);
    }

    /** An opening of random plies. */
    static ConnectFour opening(SplittableRandom random) {
        ConnectFour start = RULES.start();
        for (int ply = 0; ply < RULES.openingPlies(); ply++) {
            start = start.play(start.randomMove(random));
        }
        return start;
    }

    /** 1, 0 or -1 for the first. */
    static double result(ConnectFour start, ToLongFunction<ConnectFour> first, ToLongFunction<ConnectFour> second) {
        ConnectFour position = start;
        while (position.turn() >= 0) {
            position = position.play((position.turn() == 0 ? first : second).applyAsLong(position));
        }
        return position.score(0);
    }
}
