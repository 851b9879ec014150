package org.botarena.bench.reversi;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.botarena.api.Rules;
import org.botarena.bench.byhand.ApiWorkload;
import org.botarena.bench.network.NetworkPlayers;
import org.botarena.game.reversi.Reversi;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.Network;
import org.botarena.samples.zero.NetworkEvaluator;
import org.botarena.samples.zero.WeightsFile;
import org.botarena.search.Budget;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.minimax.Endgame;
import org.botarena.search.tree.Uct;

/**
 * The strength of zero's network in Reversi 6x6: games against UCT with equal time for each move. From 18 empty squares
 * on, it also counts the games in which zero never gives away the exact value: the discs, and win, draw or loss. Time
 * is the CPU time of the thinking thread, so other programs affect neither side; all cores play at once.
 */
public final class ReversiStrength {
    private static final int EMPTIES = 18;
    private static final int ENTRIES = 1 << 20;
    private static final int NODES = 300_000;
    private static final int NODES_OF_REFERENCE = 2_000_000;
    private static final int OPENINGS = 50;
    private static final int ADVANTAGE = 20;
    private static final double SECONDS = 0.1;
    private static final double PERCENT = 100;

    private static final Rules<Reversi> RULES = ApiWorkload.rules("reversi:size=6", Reversi.class);
    private static final NetworkPlayers<Reversi> PLAYERS = new NetworkPlayers<>(RULES);

    private final int most;

    /** Checks the moves made with at most this number of empty squares. */
    ReversiStrength(int most) {
        this.most = most;
    }

    /**
     * The values that a player has kept in its games.
     *
     * @param games that were played
     * @param points 1 for a win, 0.5 for a draw
     * @param keptDiscs games in which no move gave away a disc
     * @param keptResult games in which no move made a draw or a loss of a win, or a loss of a draw
     */
    record Account(int games, double points, int keptDiscs, int keptResult) {
        Account plus(Account other) {
            return new Account(
                    games + other.games,
                    points + other.points,
                    keptDiscs + other.keptDiscs,
                    keptResult + other.keptResult);
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%d games, %.1f %% of the points; no disc given away in %.1f %% of the games, no result in %.1f %%",
                    games,
                    PERCENT * points / games,
                    PERCENT * keptDiscs / games,
                    PERCENT * keptResult / games);
        }
    }

    /**
     * Measures and prints.
     *
     * @param arguments a weights file, {@code jar} for that of zero.jar, or {@code reference} for a player that shows
     *     how much can be gained against UCT; then seconds a move, one match for each (0.1)
     * @throws IllegalArgumentException if the file cannot be used
     */
    public static void main(String[] arguments) {
        String file = arguments.length > 0 ? arguments[0] : "jar";
        List<Double> times =
                Arrays.stream(arguments).skip(1).map(Double::valueOf).toList();
        match(file, SECONDS, 1); // to warm up
        for (double seconds : times.isEmpty() ? List.of(SECONDS) : times) {
            System.out.printf(
                    "%s s a move, from %d empty squares on: %s%n", seconds, EMPTIES, match(file, seconds, OPENINGS));
        }
    }

    private static Account match(String file, double seconds, int openings) {
        return new ReversiStrength(EMPTIES)
                .account(
                        () -> file.equals("reference") ? reference(seconds) : zero(file, seconds),
                        () -> uct(seconds, NODES),
                        openings);
    }

    private static ToLongFunction<Reversi> zero(String file, double seconds) {
        Encoding<Reversi> encoding = Encoding.of(RULES).orElseThrow();
        try {
            Network network = file.equals("jar")
                    ? WeightsFile.inJar(encoding)
                    : WeightsFile.read(Files.readAllBytes(Path.of(file)), encoding, file);
            return PLAYERS.searching(new NetworkEvaluator<>(encoding, network), () -> time(seconds));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ToLongFunction<Reversi> uct(double seconds, int nodes) {
        Uct.Settings settings = Uct.Settings.of(2).withTreeKept(false).withNodes(nodes);
        Uct<Reversi> search = new Uct<>(RULES, settings, Evaluation.suited(RULES), new SplittableRandom(1));
        return position -> search.choose(position, new long[0], time(seconds));
    }

    /** UCT with twenty times the time, whose checked moves are exact. */
    private static ToLongFunction<Reversi> reference(double seconds) {
        ToLongFunction<Reversi> longer = uct(ADVANTAGE * seconds, NODES_OF_REFERENCE);
        Endgame solver = new Endgame(RULES, ENTRIES);
        return position -> empties(position) > EMPTIES
                ? longer.applyAsLong(position)
                : solver.solve(position).move();
    }

    private static Budget time(double seconds) {
        double end = cpuSeconds() + seconds;
        return () -> cpuSeconds() < end;
    }

    private static double cpuSeconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }

    /**
     * One player's account in two games against the other from each of this number of openings, with new players for
     * each opening.
     */
    Account account(Supplier<ToLongFunction<Reversi>> one, Supplier<ToLongFunction<Reversi>> other, int openings) {
        return PLAYERS.openings(openings).parallelStream()
                .map(start -> account(one.get(), other.get(), start))
                .reduce(new Account(0, 0, 0, 0), Account::plus);
    }

    private Account account(ToLongFunction<Reversi> one, ToLongFunction<Reversi> other, Reversi start) {
        Endgame solver = new Endgame(RULES, ENTRIES);
        return account(PLAYERS.game(start, one, other), 0, solver)
                .plus(account(PLAYERS.game(start, other, one), 1, solver));
    }

    /** Checks from the last position to the first, so that the solver's table contains the successors. */
    private Account account(List<Reversi> game, int seat, Endgame solver) {
        boolean keepsDiscs = true;
        boolean keepsResult = true;
        Reversi end = game.get(game.size() - 1);
        double kept = discs(end, seat);
        for (int i = game.size() - 2; i >= 0 && empties(game.get(i)) <= most; i--) {
            Reversi position = game.get(i);
            double best = solver.solve(position).value() * (position.turn() == seat ? 1 : -1);
            if (position.turn() == seat) {
                keepsDiscs &= kept >= best;
                keepsResult &= Math.signum(kept) >= Math.signum(best);
            }
            kept = best;
        }
        double points = (1 + Math.signum(RULES.margin(end, seat))) / 2;
        return new Account(1, points, keepsDiscs ? 1 : 0, keepsResult ? 1 : 0);
    }

    private static int empties(Reversi position) {
        return position.size() * position.size() - position.discs(0) - position.discs(1);
    }

    /** Counted as in endgames: empty squares go to the winner. */
    private static double discs(Reversi over, int seat) {
        int lead = over.discs(seat) - over.discs(1 - seat);
        return lead + Integer.signum(lead) * empties(over);
    }
}
