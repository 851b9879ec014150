package org.botarena.bench;

import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.bench.byhand.ApiWorkload;
import org.botarena.bench.byhand.DraughtsByHand;
import org.botarena.bench.byhand.Yardstick;
import org.botarena.bench.rounds.BenchmarkReport;
import org.botarena.bench.rounds.BenchmarkRounds;
import org.botarena.bench.rounds.Contender;
import org.botarena.bench.rounds.Measurement;
import org.botarena.game.draughts.Draughts;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;

/** Perft of Reversi and of draughts from the start, through {@link Position} and by hand. */
public final class PerftBenchmark {
    private static final int REVERSI_PLIES = 10;
    private static final int DRAUGHTS_PLIES = 10;
    private static final int TIC_TAC_TOE_PLIES = 9;

    private PerftBenchmark() {}

    /** Measures and prints; the argument, if there is one, names the file for the JSON. */
    public static void main(String[] arguments) {
        List<Measurement> rows = new ArrayList<>();
        rows.addAll(
                reversi(ApiWorkload.rules("reversi", Reversi.class), ApiWorkload.rules("tictactoe", TicTacToe.class)));
        rows.addAll(draughts(ApiWorkload.rules("draughts", Draughts.class)));
        BenchmarkReport.of("perft to depth " + REVERSI_PLIES, "leaf", "leaf", rows)
                .publish(arguments);
    }

    private static <R extends Position<R>, T extends Position<T>> List<Measurement> reversi(
            Rules<R> reversi, Rules<T> ticTacToe) {
        R board = reversi.start();
        T grid = ticTacToe.start();
        long[][] buffers = new long[REVERSI_PLIES + 1][reversi.maxMoves()];
        // Tic-tac-toe runs first, so that the interface's call sites have seen two games, as in an arena.
        for (int i = 0; i < 5; i++) {
            ApiWorkload.perft(grid, TIC_TAC_TOE_PLIES, buffers);
        }
        return new BenchmarkRounds(
                        1,
                        Contender.of("reversi by hand: the yardstick", 0, () -> Yardstick.perft(REVERSI_PLIES)),
                        Contender.of("reversi, buffers", 0.4, () -> ApiWorkload.perft(board, REVERSI_PLIES, buffers)))
                .rows();
    }

    private static <P extends Position<P>> List<Measurement> draughts(Rules<P> rules) {
        P start = rules.start();
        long[][] buffers = new long[DRAUGHTS_PLIES + 1][rules.maxMoves()];
        return new BenchmarkRounds(
                        1,
                        Contender.of("draughts by hand", 0, () -> DraughtsByHand.perft(DRAUGHTS_PLIES)),
                        Contender.of("draughts, buffers", 0.4, () -> ApiWorkload.perft(start, DRAUGHTS_PLIES, buffers)))
                .rows();
    }
}
