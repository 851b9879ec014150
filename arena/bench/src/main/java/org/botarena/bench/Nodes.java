package org.botarena.bench;

import java.util.function.LongSupplier;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.bench.byhand.ApiWorkload;
import org.botarena.bench.byhand.Yardstick;
import org.botarena.bench.rounds.BenchmarkReport;
import org.botarena.bench.rounds.BenchmarkRounds;
import org.botarena.bench.rounds.Contender;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.search.Budget;
import org.botarena.search.Meter;
import org.botarena.search.evaluation.Endings;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.minimax.AlphaBeta;
import org.botarena.search.minimax.TableSearch;
import org.botarena.search.minimax.TranspositionTable;

/**
 * The number of nodes that alpha-beta visits in Reversi from the start, with its evaluation, compared with perft by
 * hand.
 */
public final class Nodes {
    private static final int PERFT = 8;
    private static final int PLAIN = 10;
    private static final int TABLE = 13;
    private static final int ENTRIES = 1 << 18;

    private Nodes() {}

    /** Measures and prints; the argument, if there is one, names the file for the JSON. */
    public static void main(String[] arguments) {
        measure(
                ApiWorkload.rules("reversi", Reversi.class),
                ApiWorkload.rules("tictactoe", TicTacToe.class),
                arguments);
    }

    private static void measure(Rules<Reversi> reversi, Rules<TicTacToe> ticTacToe, String[] arguments) {
        // Tic-tac-toe runs first, so that the interface's call sites have seen two games, as in an arena.
        long nodes = 0;
        for (int i = 0; i < 5; i++) {
            nodes += plain(ticTacToe, 9).getAsLong() + table(ticTacToe, 9).getAsLong();
        }
        if (nodes == 0) {
            throw new AssertionError("tic-tac-toe was not searched");
        }
        BenchmarkRounds comparison = new BenchmarkRounds(
                1,
                Contender.of("reversi perft by hand: the yardstick", 0, () -> Yardstick.perft(PERFT)),
                new Contender("alpha-beta to depth " + PLAIN, 0, () -> plain(reversi, PLAIN)),
                new Contender("alpha-beta with a table to depth " + TABLE, 0, () -> table(reversi, TABLE)));
        BenchmarkReport.of("nodes of alpha-beta, evaluation included", "node", "node", comparison.rows())
                .publish(arguments);
    }

    private static <P extends Position<P>> LongSupplier plain(Rules<P> rules, int depth) {
        AlphaBeta<P> search = new AlphaBeta<>(rules, Estimation.of(rules, Evaluation.suited(rules)));
        return () -> {
            Meter meter = Meter.unlimited();
            search.decide(rules.start(), depth, meter);
            return meter.calls();
        };
    }

    private static <P extends Position<P>> LongSupplier table(Rules<P> rules, int depth) {
        Evaluation<P> evaluation = Evaluation.suited(rules);
        TableSearch<P> search = new TableSearch<>(
                rules,
                new Estimation<>(Endings.margin(rules), evaluation),
                evaluation,
                new TranspositionTable<>(ENTRIES),
                TableSearch.STEP);
        return () -> {
            search.decide(rules.start(), depth, Budget.unlimited());
            return search.nodes();
        };
    }
}
