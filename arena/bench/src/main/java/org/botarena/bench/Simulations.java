package org.botarena.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.bench.byhand.ApiWorkload;
import org.botarena.bench.byhand.Yardstick;
import org.botarena.bench.rounds.BenchmarkReport;
import org.botarena.bench.rounds.BenchmarkRounds;
import org.botarena.bench.rounds.Contender;
import org.botarena.bench.rounds.Measurement;
import org.botarena.game.jass.Jass;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.samples.uct.Uct;
import org.botarena.search.Budget;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.jass.JassMcts;
import org.botarena.search.tree.TreeSearch;

/**
 * Simulations per second, each with an empty tree: the sample agent uct and the library's UCT from the start of
 * Reversi, compared with playouts by hand, and the course's Jass player in its own example, compared with playouts of
 * Jass.
 */
public final class Simulations {
    private static final int SIMULATIONS = 100_000;
    private static final int NODES = 1_000_000;
    private static final long[] NO_HISTORY = {};

    /** The course's example: the jack of trumps is led, and seat 1 holds the 8, 9 and 10. */
    private static final String EXAMPLE = "S 0 SJ -/S8910H678910J/-/- - -/-/-/- -:-";

    private Simulations() {}

    /** Measures and prints; the argument, if there is one, names the file for the JSON. */
    public static void main(String[] arguments) {
        List<Measurement> rows = new ArrayList<>();
        rows.addAll(
                reversi(ApiWorkload.rules("reversi", Reversi.class), ApiWorkload.rules("tictactoe", TicTacToe.class)));
        rows.addAll(jass(ApiWorkload.rules("jass", Jass.class)));
        BenchmarkReport.of("simulations, " + SIMULATIONS + " a move", "simulation", "simulation", rows)
                .publish(arguments);
    }

    private static <R extends Position<R>, T extends Position<T>> List<Measurement> reversi(
            Rules<R> reversi, Rules<T> ticTacToe) {
        SplittableRandom random = new SplittableRandom(1);
        // Tic-tac-toe runs first, so that the interface's call sites have seen two games, as in an arena.
        for (int i = 0; i < 3; i++) {
            agent(ticTacToe, i).play(0);
            if (firstMove(library(ticTacToe, i), ticTacToe.start()).getAsLong() == 0) {
                throw new AssertionError("nothing was simulated");
            }
        }
        return new BenchmarkRounds(
                        1,
                        Contender.repeat(
                                "reversi by hand: the yardstick",
                                0,
                                SIMULATIONS,
                                () -> Yardstick.playOut(random, false)),
                        Contender.repeat(
                                "reversi by hand, k-th bit by rows",
                                0,
                                SIMULATIONS,
                                () -> Yardstick.playOut(random, true)),
                        new Contender(
                                "uct, reversi from the start",
                                0.75,
                                () -> firstMove(agent(reversi, random.nextLong()))),
                        new Contender(
                                "the library's UCT, reversi from the start",
                                0.8,
                                () -> firstMove(library(reversi, random.nextLong()), reversi.start())))
                .rows();
    }

    private static List<Measurement> jass(Rules<Jass> rules) {
        SplittableRandom random = new SplittableRandom(1);
        Jass example = rules.parse(EXAMPLE);
        return new BenchmarkRounds(
                        1,
                        Contender.repeat("jass, play-outs from the start", 0, SIMULATIONS, () ->
                                (long) ApiWorkload.playOut(rules.start(), random)),
                        new Contender(
                                "the Jass player, iterations in its example",
                                0,
                                () -> iterations(new JassMcts(random.nextLong(), JassMcts.C, NODES), example)))
                .rows();
    }

    private static LongSupplier iterations(JassMcts player, Jass view) {
        return () -> {
            player.choose(view, Budget.units(SIMULATIONS));
            return SIMULATIONS;
        };
    }

    private static <P extends Position<P>> TreeSearch<P> library(Rules<P> rules, long seed) {
        return new org.botarena.search.tree.Uct<>(
                rules,
                org.botarena.search.tree.Uct.Settings.of(0.3).withNodes(NODES),
                Evaluation.nothing(),
                new SplittableRandom(seed));
    }

    private static <P extends Position<P>> LongSupplier firstMove(TreeSearch<P> search, P start) {
        return () -> {
            search.choose(start, NO_HISTORY, Budget.units(SIMULATIONS));
            return SIMULATIONS;
        };
    }

    /** An agent that has not moved yet. */
    private static <P extends Position<P>> Uct<P> agent(Rules<P> rules, long seed) {
        return new Uct<>(BenchmarkGame.of(rules, seed, Uct.class, "simulations=" + SIMULATIONS));
    }

    private static LongSupplier firstMove(Uct<?> agent) {
        return () -> {
            agent.play(0);
            return SIMULATIONS;
        };
    }
}
