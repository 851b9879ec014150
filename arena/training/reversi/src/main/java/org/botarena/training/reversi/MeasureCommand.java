package org.botarena.training.reversi;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.game.reversi.Reversi;
import org.botarena.reversi.Board;
import org.botarena.reversi.Level;
import org.botarena.reversi.PatternEvaluation;
import org.botarena.reversi.PatternSearch;
import org.botarena.reversi.PatternSearch.Result;
import org.botarena.search.Budget;
import org.botarena.search.evaluation.Endings;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.minimax.TableSearch;
import org.botarena.search.minimax.TranspositionTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code measure}: the figures of the page on reference agents. Times are CPU times of the thread that searches. */
@Command(
        name = "measure",
        mixinStandardHelpOptions = true,
        description = "Measures the solver, the evaluation and the search on one core.",
        showDefaultValues = true)
final class MeasureCommand implements Callable<Integer> {
    /** FFO 40 to 44 with their published values; empty squares count for the winner. */
    private static final List<String> PUBLISHED = List.of(
            "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X 38",
            "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X 0",
            "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X 6",
            "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O -12",
            "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX-- O -14");

    private static final int EMPTIES = 20;
    private static final int SOLVED_POSITIONS = 20;
    private static final int OPENING_PLIES = 8;
    private static final int[] DEPTHS = {0, 2, 4, 8}; // 0 is the evaluation itself.
    private static final long TABLE = 64L << 20;
    private static final int ALPHABETA_ENTRIES = 262_144;
    private static final int UNLIMITED = 900;

    @Option(names = "--weights", description = "weights file instead of the library's own")
    private Path weights;

    @Option(names = "--positions", defaultValue = "200", description = "self-play positions with an exact value")
    private int positions;

    @Option(names = "--openings", defaultValue = "10", description = "against alphabeta, two games of each; 0: none")
    private int openings;

    @Option(names = "--seconds", defaultValue = "0.3", description = "a move, CPU time, of either side")
    private double seconds;

    @Option(
            names = "--rhino-openings",
            defaultValue = "0",
            description = "against GRhino at level 5, two games of each, about 15 minutes a game; 0: none")
    private int rhinoOpenings;

    private PatternEvaluation evaluation;
    private PatternSearch search;

    @Override
    public Integer call() throws IOException {
        evaluation = weights == null
                ? PatternEvaluation.installed()
                : PatternEvaluation.read(Files.readAllBytes(weights), weights.toString());
        search = PatternSearch.of(evaluation, TABLE);
        System.out.println("weights " + evaluation.hash());
        endGames();
        randomEnds();
        error();
        match("alphabeta with the same time", openings, this::alphabeta);
        match("GRhino level 5", rhinoOpenings, Rhino::new);
        return 0;
    }

    private void endGames() {
        PatternSearch solver = PatternSearch.ofPublished(evaluation, TABLE);
        double total = 0;
        long nodes = 0;
        for (String line : PUBLISHED) {
            String[] words = line.split(" ", -1);
            Reversi position = rules().parse(words[0] + " " + words[1]);
            solver.clear();
            double began = cpuSeconds();
            Result result = solver.search(position.mover(), position.other(), Level.UNLIMITED, () -> true);
            total += cpuSeconds() - began;
            nodes += result.nodes();
            if (result.value() != Integer.parseInt(words[2])) {
                throw new IllegalStateException(line + " is solved with " + result);
            }
        }
        System.out.printf(
                Locale.ROOT, "FFO 40 to 44, exact: %.1f s, %.1f million nodes a second%n", total, nodes / total / 1e6);
    }

    private void randomEnds() {
        SplittableRandom random = new SplittableRandom(EMPTIES);
        double[] times = new double[SOLVED_POSITIONS];
        for (int i = 0; i < times.length; i++) {
            Reversi position = position(played(random, EMPTIES, Integer.MAX_VALUE, any -> 0));
            search.clear();
            double began = cpuSeconds();
            search.search(position.mover(), position.other(), Level.UNLIMITED, () -> true);
            times[i] = cpuSeconds() - began;
        }
        Arrays.sort(times);
        System.out.printf(
                Locale.ROOT,
                "%d random positions with %d empty squares, exact: median %.2f s, most %.2f s%n",
                times.length,
                EMPTIES,
                times[times.length / 2],
                times[times.length - 1]);
    }

    private void error() {
        SplittableRandom random = new SplittableRandom(-1); // No training has this seed.
        Level playing = new Level(4, 0, 0, false);
        double[] sums = new double[DEPTHS.length];
        for (int i = 0; i < positions; i++) {
            Reversi position = position(played(
                    random,
                    EMPTIES,
                    4 + random.nextInt(13),
                    each -> search.search(each.mover(), each.other(), playing, () -> true)
                            .move()));
            int exact = value(position, Level.UNLIMITED);
            for (int j = 0; j < DEPTHS.length; j++) {
                sums[j] += Math.abs(exact - value(position, new Level(DEPTHS[j], 0, 0, false)));
            }
        }
        for (int j = 0; j < DEPTHS.length; j++) {
            System.out.printf(
                    Locale.ROOT,
                    "%d held-out positions with %d empty squares, search of depth %d: mean absolute error %.2f discs%n",
                    positions,
                    EMPTIES,
                    DEPTHS[j],
                    sums[j] / positions);
        }
    }

    private int value(Reversi position, Level level) {
        search.clear();
        return search.search(position.mover(), position.other(), level, () -> true)
                .value();
    }

    /** Plays two games of each opening. */
    private void match(String name, int number, Supplier<Opponent> opponents) {
        if (number == 0) {
            return;
        }
        SplittableRandom random = new SplittableRandom(1);
        double points = 0;
        for (int i = 0; i < number; i++) {
            List<Long> opening = played(random, Board.SQUARES - 4 - OPENING_PLIES, OPENING_PLIES, any -> 0);
            points += points(opening, 0, opponents) + points(opening, 1, opponents);
        }
        System.out.printf(Locale.ROOT, "%.2f s a move, against %s: %.1f of %d%n", seconds, name, points, 2 * number);
    }

    private double points(List<Long> opening, int side, Supplier<Opponent> opponents) {
        search.clear();
        List<Long> plies = new ArrayList<>(opening);
        Reversi position = position(plies);
        try (Opponent other = opponents.get()) {
            while (position.turn() >= 0) {
                long[] moves = position.moves();
                boolean isOwn = position.turn() == side;
                long move = moves.length == 1 ? moves[0] : isOwn ? timed(position) : other.move(position, plies);
                plies.add(move);
                position = position.play(move);
            }
        }
        System.out.printf(Locale.ROOT, "  with %s: %+.0f discs%n", side == 0 ? "black" : "white", position.score(side));
        return (1 + Math.signum(position.score(side))) / 2;
    }

    private int timed(Reversi position) {
        double end = cpuSeconds() + seconds;
        return search.search(position.mover(), position.other(), Level.UNLIMITED, () -> cpuSeconds() < end)
                .move();
    }

    /** The search of the sample agent, with its own settings. */
    private Opponent alphabeta() {
        Evaluation<Reversi> suited = Evaluation.suited(rules());
        TableSearch<Reversi> other = new TableSearch<>(
                rules(),
                new Estimation<>(Endings.margin(rules()), suited),
                suited,
                TranspositionTable.of(ALPHABETA_ENTRIES, TABLE),
                TableSearch.STEP);
        return (position, plies) -> {
            double end = cpuSeconds() + seconds;
            Budget time = () -> cpuSeconds() < end;
            return other.decide(position, UNLIMITED, time.every(256)).move();
        };
    }

    /** The plies of a game that begins with random ones; a game that ends too early is played again. */
    private static List<Long> played(
            SplittableRandom random, int empties, int randomPlies, ToIntFunction<Reversi> moves) {
        while (true) {
            Reversi position = rules().start();
            List<Long> plies = new ArrayList<>();
            while (position.turn() >= 0) {
                long[] legal = position.moves();
                if (Board.empties(position.mover(), position.other()) <= empties && legal[0] != Reversi.PASS) {
                    return plies;
                }
                long move = plies.size() < randomPlies || legal[0] == Reversi.PASS
                        ? legal[random.nextInt(legal.length)]
                        : moves.applyAsInt(position);
                plies.add(move);
                position = position.play(move);
            }
        }
    }

    private static Reversi position(List<Long> plies) {
        Reversi position = rules().start();
        for (long ply : plies) {
            position = position.play(ply);
        }
        return position;
    }

    @SuppressWarnings("unchecked") // reversi's positions
    private static Rules<Reversi> rules() {
        return (Rules<Reversi>) Games.installed().parse("reversi");
    }

    private static double cpuSeconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }
}
