package org.botarena.bench.connectfour;

import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.botarena.game.connectfour.Board;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.search.connectfour.ConnectFourSolver;
import org.botarena.search.connectfour.PerfectResult;

/**
 * Draws positions of Connect Four from random games and solves every move of them: the test sets in the resources. By
 * the plies played a position is one of the beginning (8 to 13), the middle (14 to 28) or the end (29 and more), and by
 * the plies left with perfect play it is easy (below 14), medium (14 to 28) or hard (more). Positions whose mover wins
 * at once are omitted. The undecided set contains positions of eight plies that are drawn with perfect play, as
 * openings for games. One thread. Each part has its own generator, so that less time gives a prefix of the same
 * positions.
 */
public final class SolvedPositions {
    private static final long SEED = 20_261_123;
    private static final int WANTED = 200;
    private static final int WANTED_OPENINGS = 50;
    private static final int TABLE_BITS = 23;
    private static final int DECIDED_SOON = 14;
    private static final int DECIDED_LATE = 28;

    private static final List<Part> PARTS = List.of(
            new Part(SEED, 29, 40, List.of(easy("end-easy"))),
            new Part(SEED + 1, 14, 28, List.of(easy("middle-easy"), medium("middle-medium"))),
            new Part(SEED + 2, 8, 13, List.of(easy("begin-easy"), medium("begin-medium"), hard("begin-hard"))),
            new Part(SEED + 3, 8, 8, List.of(undecided(SolvedPosition.UNDECIDED))));

    /** The positions of a set: their number, and their results. */
    private record Kind(String set, int wanted, Predicate<PerfectResult> fits) {}

    /** A phase of the game, as a range of plies, and the sets of its positions. */
    private record Part(long seed, int first, int last, List<Kind> kinds) {}

    private static Kind easy(String set) {
        return new Kind(set, WANTED, outcome -> outcome.plies() < DECIDED_SOON);
    }

    private static Kind medium(String set) {
        return new Kind(set, WANTED, outcome -> outcome.plies() >= DECIDED_SOON && outcome.plies() <= DECIDED_LATE);
    }

    private static Kind hard(String set) {
        return new Kind(set, WANTED, outcome -> outcome.plies() > DECIDED_LATE);
    }

    private static Kind undecided(String set) {
        return new Kind(set, WANTED_OPENINGS, outcome -> outcome.result() == 0);
    }

    private SolvedPositions() {}

    /**
     * Writes a file for each set.
     *
     * @param arguments the folder for the files, which grow if they exist; the limit of CPU seconds for a part; the
     *     name of a set, if only its part is wanted
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        long nanos = Long.parseLong(arguments[1]) * 1_000_000_000L;
        for (Part part : PARTS) {
            if (arguments.length == 2 || part.kinds.stream().anyMatch(kind -> kind.set.equals(arguments[2]))) {
                draw(part, folder, nanos);
            }
        }
    }

    private static void draw(Part part, Path folder, long nanos) throws IOException {
        ConnectFourSolver solver = new ConnectFourSolver(Board.STANDARD, TABLE_BITS);
        SplittableRandom random = new SplittableRandom(part.seed);
        Set<ConnectFour> seen = new HashSet<>();
        Map<Kind, Integer> missing = new HashMap<>();
        part.kinds.forEach(kind -> missing.put(kind, kind.wanted));
        while (!missing.isEmpty() && cpuNanos() < nanos) {
            StringBuilder columns = new StringBuilder();
            ConnectFour position = randomGame(part.first + random.nextInt(part.last - part.first + 1), random, columns);
            if (position.turn() < 0 || !seen.add(position)) {
                continue;
            }
            PerfectResult outcome = solver.solve(position);
            Optional<Kind> kind = missing.keySet().stream()
                    .filter(one -> one.fits.test(outcome))
                    .findFirst();
            if (outcome.plies() == 1 || kind.isEmpty()) {
                continue;
            }
            missing.compute(kind.get(), (one, left) -> left == 1 ? null : left - 1);
            try (BufferedWriter file = Files.newBufferedWriter(
                    folder.resolve(kind.get().set + ".txt"), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                file.write(columns + values(position, solver) + "\n");
            }
        }
    }

    /** Returns fewer plies if the game ends earlier; records the columns. */
    private static ConnectFour randomGame(int plies, SplittableRandom random, StringBuilder columns) {
        ConnectFour position = new ConnectFour(0, 0, 0, Board.STANDARD);
        for (int ply = 0; ply < plies && position.turn() >= 0; ply++) {
            long move = position.randomMove(random);
            columns.append(position.show(move));
            position = position.play(move);
        }
        return position;
    }

    /** The value of each column to the mover, a dot for a full one. */
    private static String values(ConnectFour position, ConnectFourSolver solver) {
        PerfectResult[] outcomes = solver.solveMoves(position);
        StringBuilder text = new StringBuilder();
        int next = 0;
        for (int column = 0; column < position.board().columns(); column++) {
            boolean isFull = position.height(column) == position.board().rows();
            text.append(' ').append(isFull ? "." : outcomes[next++].toString());
        }
        return text.toString();
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
