package org.botarena.bench.reversi;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.bench.byhand.Interface;
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
 * How well zero's network plays Reversi 6x6: games against UCT with the same time for each move, and in them, from 18 empty squares
 * on, in how many it never gives away the exact value: the discs, and win, draw or loss. The time is the CPU time of the thread that
 * thinks, so that other programs take nothing from either side.
 */
public final class ReversiStrength {
    private static final int EMPTIES = 18;
    private static final int ENTRIES = 1 << 20;
    private static final int NODES = 300_000;
    private static final int OPENINGS = 50;
    private static final double SECONDS = 0.1;
    private static final double PERCENT = 100;

    private final Rules<Reversi> rules = Interface.rules("reversi:size=6", Reversi.class);
    private final NetworkPlayers<Reversi> players = new NetworkPlayers<>(rules);
    private final Endgame solver = new Endgame(rules, ENTRIES);
    private final int most;

    /** Looks at the moves made with at most so many empty squares. */
    ReversiStrength(int most) {
        this.most = most;
    }

    /**
     * What a player has kept and given away in its games.
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
     * @param arguments a weights file, or {@code jar} for that of zero.jar; openings (50), each of four random plies and played with both
     *     colours; seconds a move (0.1)
     * @throws IllegalArgumentException if the file cannot be used
     */
    public static void main(String[] arguments) throws IOException {
        String file = arguments.length > 0 ? arguments[0] : "jar";
        int openings = arguments.length > 1 ? Integer.parseInt(arguments[1]) : OPENINGS;
        double seconds = arguments.length > 2 ? Double.parseDouble(arguments[2]) : SECONDS;
        ReversiStrength strength = new ReversiStrength(EMPTIES);
        Encoding<Reversi> encoding = Encoding.of(strength.rules).orElseThrow();
        Network network = file.equals("jar")
                ? WeightsFile.inJar(encoding)
                : WeightsFile.read(Files.readAllBytes(Path.of(file)), encoding, file);
        ToLongFunction<Reversi> zero =
                strength.players.searching(new NetworkEvaluator<>(encoding, network), () -> time(seconds));
        System.out.printf("from %d empty squares on: ", EMPTIES);
        System.out.println(strength.account(zero, strength.uct(seconds), openings));
    }

    private static Budget time(double seconds) {
        double end = cpuSeconds() + seconds;
        return () -> cpuSeconds() < end;
    }

    private static double cpuSeconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }

    private ToLongFunction<Reversi> uct(double seconds) {
        Uct.Settings settings = Uct.Settings.of(2).withTreeKept(false).withNodes(NODES);
        Uct<Reversi> search = new Uct<>(rules, settings, Evaluation.suited(rules), new SplittableRandom(1));
        return position -> search.choose(position, new long[0], time(seconds));
    }

    /** What one has kept in two games against the other from each of so many openings. */
    Account account(ToLongFunction<Reversi> one, ToLongFunction<Reversi> other, int openings) {
        SplittableRandom random = new SplittableRandom(1);
        Account account = new Account(0, 0, 0, 0);
        for (int opening = 0; opening < openings; opening++) {
            Reversi start = players.opening(random);
            account = account.plus(game(start, 0, one, other)).plus(game(start, 1, one, other));
        }
        return account;
    }

    private Account game(Reversi start, int seat, ToLongFunction<Reversi> one, ToLongFunction<Reversi> other) {
        Reversi position = start;
        boolean keepsDiscs = true;
        boolean keepsResult = true;
        while (position.turn() != Position.OVER) {
            boolean isOwn = position.turn() == seat;
            Reversi next = position.play((isOwn ? one : other).applyAsLong(position));
            if (isOwn && empties(position) <= most) {
                double best = solver.solve(position).value();
                double kept = next.turn() == Position.OVER
                        ? discs(next, seat)
                        : -solver.solve(next).value();
                keepsDiscs &= kept >= best;
                keepsResult &= Math.signum(kept) >= Math.signum(best);
            }
            position = next;
        }
        double points = (1 + Math.signum(rules.margin(position, seat))) / 2;
        return new Account(1, points, keepsDiscs ? 1 : 0, keepsResult ? 1 : 0);
    }

    private static int empties(Reversi position) {
        return position.size() * position.size() - position.discs(0) - position.discs(1);
    }

    /** As end games are counted: empty squares go to the winner. */
    private static double discs(Reversi over, int seat) {
        int lead = over.discs(seat) - over.discs(1 - seat);
        return lead + Integer.signum(lead) * empties(over);
    }
}
