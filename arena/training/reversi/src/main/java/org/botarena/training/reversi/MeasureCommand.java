package org.botarena.training.reversi;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
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
        if (openings > 0) {
            match();
        }
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
            Reversi position = played(random, EMPTIES, Integer.MAX_VALUE, any -> 0);
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
        Level looking = new Level(0, 0, 0, false);
        double sum = 0;
        for (int i = 0; i < positions; i++) {
            Reversi position = played(
                    random,
                    EMPTIES,
                    4 + random.nextInt(13),
                    each -> search.search(each.mover(), each.other(), playing, () -> true)
                            .move());
            search.clear();
            int exact = search.search(position.mover(), position.other(), Level.UNLIMITED, () -> true)
                    .value();
            int evaluated = search.search(position.mover(), position.other(), looking, () -> true)
                    .value();
            sum += Math.abs(exact - evaluated);
        }
        System.out.printf(
                Locale.ROOT,
                "evaluation of %d held-out positions with %d empty squares: mean absolute error %.2f discs%n",
                positions,
                EMPTIES,
                sum / positions);
    }

    private void match() {
        SplittableRandom random = new SplittableRandom(1);
        double points = 0;
        for (int opening = 0; opening < openings; opening++) {
            Reversi start = played(random, Board.SQUARES - 4 - OPENING_PLIES, OPENING_PLIES, any -> 0);
            for (int side = 0; side < 2; side++) {
                search.clear();
                ToIntFunction<Reversi> other = alphabeta();
                Reversi position = start;
                while (position.turn() >= 0) {
                    boolean isOwn = position.turn() == side;
                    long[] moves = position.moves();
                    position = position.play(
                            moves.length == 1 ? moves[0] : isOwn ? timed(position) : other.applyAsInt(position));
                }
                points += (1 + Math.signum(position.score(side))) / 2;
            }
        }
        System.out.printf(
                Locale.ROOT, "against alphabeta with %.2f s a move each: %.1f of %d%n", seconds, points, 2 * openings);
    }

    private int timed(Reversi position) {
        double end = cpuSeconds() + seconds;
        return search.search(position.mover(), position.other(), Level.UNLIMITED, () -> cpuSeconds() < end)
                .move();
    }

    /** The search of the sample agent, with its own settings. */
    private ToIntFunction<Reversi> alphabeta() {
        Evaluation<Reversi> suited = Evaluation.suited(rules());
        TableSearch<Reversi> other = new TableSearch<>(
                rules(),
                new Estimation<>(Endings.margin(rules()), suited),
                suited,
                TranspositionTable.of(ALPHABETA_ENTRIES, TABLE),
                TableSearch.STEP);
        return position -> {
            double end = cpuSeconds() + seconds;
            Budget time = () -> cpuSeconds() < end;
            return (int) other.decide(position, UNLIMITED, time.every(256)).move();
        };
    }

    /** A position of a game that begins with random plies; a game that ends too early is played again. */
    private static Reversi played(SplittableRandom random, int empties, int randomPlies, ToIntFunction<Reversi> moves) {
        while (true) {
            Reversi position = rules().start();
            for (int ply = 0; position.turn() >= 0; ply++) {
                long[] legal = position.moves();
                if (Board.empties(position.mover(), position.other()) <= empties && legal[0] != Reversi.PASS) {
                    return position;
                }
                position = position.play(
                        ply < randomPlies || legal[0] == Reversi.PASS
                                ? legal[random.nextInt(legal.length)]
                                : moves.applyAsInt(position));
            }
        }
    }

    @SuppressWarnings("unchecked") // reversi's positions
    private static Rules<Reversi> rules() {
        return (Rules<Reversi>) Games.installed().parse("reversi");
    }

    private static double cpuSeconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }
}
