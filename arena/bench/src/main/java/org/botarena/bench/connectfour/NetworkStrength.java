package org.botarena.bench.connectfour;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;
import org.botarena.api.Rules;
import org.botarena.bench.byhand.ApiWorkload;
import org.botarena.bench.network.NetworkPlayers;
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
import org.botarena.search.tree.Uct;

/**
 * The strength of zero's network in Connect Four: the moves that change win, draw or loss in the solved positions, and
 * games against minimax of depth 5 and MCTS with 1,000 simulations. The games use both colours of openings of four
 * random plies, many of which decide the game, and of undecided positions of eight plies.
 */
public final class NetworkStrength {
    static final int SIMULATIONS = 200;

    /** The number in AlphaZero.jl's matches. */
    private static final int SIMULATIONS_OF_MATCHES = 600;

    private static final int NODES = 100_000;
    private static final int DEPTH = 5;
    private static final int SIMULATIONS_OF_MCTS = 1000;
    static final int OPENINGS = 50;

    static final Rules<ConnectFour> RULES = ApiWorkload.rules("connectfour", ConnectFour.class);

    static final NetworkPlayers<ConnectFour> PLAYERS = new NetworkPlayers<>(RULES);

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
        ToLongFunction<ConnectFour> searching = searching(network, SIMULATIONS);
        ToLongFunction<ConnectFour> alone = PLAYERS.alone(network);
        ToLongFunction<ConnectFour> uniform = searching(new Uniform<>(), SIMULATIONS);
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
        System.out.printf("%-28s %14s %14s%n", "points, %", "random plies", "undecided");
        List<ConnectFour> undecided = SolvedPosition.read(SolvedPosition.UNDECIDED).stream()
                .map(SolvedPosition::position)
                .toList();
        List<ConnectFour> random = PLAYERS.openings(OPENINGS);
        ToLongFunction<ConnectFour> longer = searching(network, SIMULATIONS_OF_MATCHES);
        printPoints("zero, 200, against minimax", searching, minimax(), random, undecided);
        printPoints("zero, 600, against minimax", longer, minimax(), random, undecided);
        printPoints("network only against minimax", alone, minimax(), random, undecided);
        printPoints("zero, 200, against MCTS", searching, mcts(), random, undecided);
        printPoints("zero, 600, against MCTS", longer, mcts(), random, undecided);
    }

    private static void printPoints(
            String name,
            ToLongFunction<ConnectFour> one,
            ToLongFunction<ConnectFour> other,
            List<ConnectFour> random,
            List<ConnectFour> undecided) {
        System.out.printf(
                Locale.ROOT,
                "%-28s %14.1f %14.1f%n",
                name,
                100 * PLAYERS.points(one, other, random),
                100 * PLAYERS.points(one, other, undecided));
    }

    private static byte[] inJar() throws IOException {
        try (InputStream file = Objects.requireNonNull(
                WeightsFile.class.getResourceAsStream("/networks/connectfour.weights"), "no network in zero.jar")) {
            return file.readAllBytes();
        }
    }

    /** PUCT as in zero, with this number of simulations. */
    static ToLongFunction<ConnectFour> searching(Evaluator<ConnectFour> evaluator, int simulations) {
        return PLAYERS.searching(evaluator, () -> Budget.units(simulations));
    }

    /** Minimax of depth 5 with the evaluation of the sample agents. */
    static ToLongFunction<ConnectFour> minimax() {
        AlphaBeta<ConnectFour> alphaBeta = new AlphaBeta<>(RULES, Estimation.of(RULES, Evaluation.suited(RULES)));
        return position -> alphaBeta.decide(position, DEPTH, Meter.unlimited()).move();
    }

    private static ToLongFunction<ConnectFour> mcts() {
        Uct.Settings settings = Uct.Settings.of(2).withTreeKept(false).withNodes(NODES);
        Uct<ConnectFour> search = new Uct<>(RULES, settings, Evaluation.suited(RULES), new SplittableRandom(1));
        return position -> search.choose(position, new long[0], Budget.units(SIMULATIONS_OF_MCTS));
    }

    /** The number of moves of a set that change win, draw or loss. */
    static long mistakes(String set, ToLongFunction<ConnectFour> player) {
        return SolvedPosition.read(set).stream()
                .filter(solved -> solved.isMistake(player.applyAsLong(solved.position())))
                .count();
    }
}
