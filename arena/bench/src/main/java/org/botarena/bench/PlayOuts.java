package org.botarena.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.bench.byhand.ApiWorkload;
import org.botarena.bench.byhand.DraughtsByHand;
import org.botarena.bench.byhand.JassByHand;
import org.botarena.bench.byhand.TicTacToeByHand;
import org.botarena.bench.byhand.Yardstick;
import org.botarena.bench.rounds.BenchmarkReport;
import org.botarena.bench.rounds.BenchmarkRounds;
import org.botarena.bench.rounds.Contender;
import org.botarena.bench.rounds.Measurement;
import org.botarena.game.draughts.Draughts;
import org.botarena.game.jass.Jass;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;

/**
 * Random playouts from the start, through {@link Position} and, for four games, by hand, with ratios to the loop by
 * hand. For the other games the ratios are to the row with a buffer.
 */
public final class PlayOuts {
    private static final int REVERSI_GAMES = 50_000;
    private static final int TIC_TAC_TOE_GAMES = 500_000;
    private static final int DRAUGHTS_GAMES = 50_000;
    private static final int JASS_GAMES = 150_000;
    private static final int DEALS = 64;
    private static final int PLIES_OF_OTHERS = 3_000_000;
    private static final int SAMPLE = 10_000;

    private PlayOuts() {}

    /** Measures and prints; the argument, if there is one, names the file for the JSON. */
    public static void main(String[] arguments) {
        List<Measurement> rows = new ArrayList<>();
        // Tic-tac-toe runs first, so that the interface's call sites have seen two games, as in an arena.
        rows.addAll(ticTacToe(ApiWorkload.rules("tictactoe", TicTacToe.class), new SplittableRandom(1)));
        rows.addAll(reversi(ApiWorkload.rules("reversi", Reversi.class), new SplittableRandom(1)));
        rows.addAll(draughts(ApiWorkload.rules("draughts", Draughts.class), new SplittableRandom(1)));
        rows.addAll(jass(ApiWorkload.rules("jass", Jass.class), new SplittableRandom(1)));
        for (String game : List.of("connectfour", "morpion", "hexapawn", "matches", "divide", "dice", "pig")) {
            rows.addAll(other(Games.installed().parse(game), new SplittableRandom(1)));
        }
        BenchmarkReport.of("play-outs", "play-out", "ply", rows).publish(arguments);
    }

    private static <P extends Position<P>> List<Measurement> ticTacToe(Rules<P> rules, SplittableRandom random) {
        P start = rules.start();
        long[] buffer = new long[rules.maxMoves()];
        int games = TIC_TAC_TOE_GAMES;
        return new BenchmarkRounds(
                        plies(start, random),
                        Contender.repeat("tic-tac-toe by hand", 0, games, () -> TicTacToeByHand.playOut(random)),
                        Contender.repeat("tic-tac-toe, buffer", 0.8, games, () ->
                                (long) ApiWorkload.playOut(start, random, buffer)),
                        Contender.repeat(
                                "tic-tac-toe, randomMove", 0.8, games, () -> (long) ApiWorkload.playOut(start, random)))
                .rows();
    }

    private static <P extends Position<P>> List<Measurement> reversi(Rules<P> rules, SplittableRandom random) {
        P start = rules.start();
        long[] buffer = new long[rules.maxMoves()];
        int games = REVERSI_GAMES;
        return new BenchmarkRounds(
                        plies(start, random),
                        Contender.repeat(
                                "reversi by hand: the yardstick", 0, games, () -> Yardstick.playOut(random, false)),
                        Contender.repeat(
                                "reversi by hand, k-th bit by rows", 0, games, () -> Yardstick.playOut(random, true)),
                        Contender.repeat("reversi, buffer", 0.85, games, () ->
                                (long) ApiWorkload.playOut(start, random, buffer)),
                        Contender.repeat(
                                "reversi, randomMove", 0.95, games, () -> (long) ApiWorkload.playOut(start, random)))
                .rows();
    }

    private static <P extends Position<P>> List<Measurement> draughts(Rules<P> rules, SplittableRandom random) {
        P start = rules.start();
        long[] buffer = new long[rules.maxMoves()];
        int games = DRAUGHTS_GAMES;
        return new BenchmarkRounds(
                        plies(start, random),
                        Contender.repeat("draughts by hand", 0, games, () -> DraughtsByHand.playOut(random)),
                        Contender.repeat("draughts, buffer", 0.8, games, () ->
                                (long) ApiWorkload.playOut(start, random, buffer)),
                        Contender.repeat(
                                "draughts, randomMove", 0.8, games, () -> (long) ApiWorkload.playOut(start, random)))
                .rows();
    }

    /** Turns of 36 cards from deals drawn beforehand, one of them at random each time. */
    private static List<Measurement> jass(Rules<Jass> rules, SplittableRandom random) {
        List<Jass> deals =
                Stream.generate(() -> rules.deal(random)).limit(DEALS).toList();
        List<JassByHand> byHand = deals.stream().map(JassByHand::new).toList();
        long[] buffer = new long[rules.maxMoves()];
        int games = JASS_GAMES;
        return new BenchmarkRounds(
                        plies(deals.get(0), random),
                        Contender.repeat(
                                "jass by hand",
                                0,
                                games,
                                () -> drawn(byHand, random).playOut(random)),
                        Contender.repeat("jass, buffer", 0, games, () ->
                                (long) ApiWorkload.playOut(drawn(deals, random), random, buffer)),
                        Contender.repeat("jass, randomMove", 0.8, games, () ->
                                (long) ApiWorkload.playOut(drawn(deals, random), random)))
                .rows();
    }

    private static <T> T drawn(List<T> list, SplittableRandom random) {
        return list.get(Yardstick.below(list.size(), random));
    }

    /** A game without a loop by hand. */
    private static <P extends Position<P>> List<Measurement> other(Rules<P> rules, SplittableRandom random) {
        P start = rules.start();
        long[] buffer = new long[rules.maxMoves()];
        double plies = plies(start, random);
        int games = (int) (PLIES_OF_OTHERS / plies);
        String name = rules.name();
        return new BenchmarkRounds(
                        plies,
                        Contender.repeat(
                                name + ", buffer", 0, games, () -> (long) ApiWorkload.playOut(start, random, buffer)),
                        Contender.repeat(
                                name + ", randomMove", 0, games, () -> (long) ApiWorkload.playOut(start, random)))
                .rows();
    }

    private static <P extends Position<P>> double plies(P start, SplittableRandom random) {
        double sum = 0;
        for (int i = 0; i < SAMPLE; i++) {
            sum += ApiWorkload.length(start, random);
        }
        return sum / SAMPLE;
    }
}
