package org.botarena.bench.connectfour;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.botarena.game.connectfour.Board;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.search.connectfour.PerfectResult;

/**
 * A position of Connect Four with the exact value of each move. Immutable.
 *
 * @param position before the end of the game
 * @param outcomes the result after each move, from the mover's side
 */
public record SolvedPosition(ConnectFour position, Map<Long, PerfectResult> outcomes) {
    /** The sets in the resources, by the plies played and by the plies left with perfect play. */
    public static final List<String> SETS =
            List.of("end-easy", "middle-easy", "middle-medium", "begin-easy", "begin-medium", "begin-hard");

    /** A set of openings in the resources: after eight plies each is a draw with perfect play. */
    public static final String UNDECIDED = "undecided";

    /** The engine's folder, which it uses in exams. */
    private static final String FOLDER = "/org/botarena/arena/exam/connectfour/";

    /** Keeps a copy. */
    public SolvedPosition {
        outcomes = Map.copyOf(outcomes);
    }

    /** The positions of a set. */
    public static List<SolvedPosition> read(String set) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(SolvedPosition.class.getResourceAsStream(FOLDER + set + ".txt"), set),
                StandardCharsets.UTF_8))) {
            return lines.lines().map(SolvedPosition::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(set, e);
        }
    }

    /**
     * Reads a line of a set: the columns played from the start, then the value of each column, a dot for a full one.
     */
    static SolvedPosition parse(String line) {
        String[] parts = line.split(" ", -1);
        ConnectFour position = new ConnectFour(0, 0, 0, Board.STANDARD);
        for (int i = 0; i < parts[0].length(); i++) {
            position = position.tryPlay(position.parse(parts[0].substring(i, i + 1)));
        }
        Map<Long, PerfectResult> outcomes = new TreeMap<>();
        for (int column = 1; column < parts.length; column++) {
            if (!parts[column].equals(".")) {
                int result = "-=+".indexOf(parts[column].charAt(0)) - 1;
                outcomes.put(
                        ConnectFour.move(column - 1),
                        new PerfectResult(result, Integer.parseInt(parts[column].substring(1))));
            }
        }
        return new SolvedPosition(position, outcomes);
    }

    /** The mover's best result: an early win, a draw, or a late loss. */
    public PerfectResult best() {
        return outcomes.values().stream()
                .reduce((one, other) -> worth(one) >= worth(other) ? one : other)
                .orElseThrow();
    }

    private static int worth(PerfectResult outcome) {
        return outcome.result() * (Board.STANDARD.cells() + 1 - outcome.plies());
    }

    /** Whether a move gives away a win or a draw. */
    public boolean isMistake(long move) {
        return outcomes.get(move).result() < best().result();
    }
}
