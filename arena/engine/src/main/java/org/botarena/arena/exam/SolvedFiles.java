package org.botarena.arena.exam;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.io.IOUtils;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.tournament.fixture.WrittenLine;

/**
 * Positions of a game that were solved in advance, in resources named after the game. A line has the moves played and
 * the value of each legal move: {@code +}, {@code =} or {@code -} with the plies to the end. A dot marks an illegal
 * move.
 */
final class SolvedFiles {
    /** Results in ascending order. */
    private static final String RESULTS = "-=+";

    private SolvedFiles() {}

    /** Whether a game has such positions. */
    static boolean has(Rules<?> rules) {
        return SolvedFiles.class.getResource(path(rules, Phase.END.files().get(0))) != null;
    }

    /** The positions of a phase. */
    static <P extends Position<P>> List<Question> read(Rules<P> rules, Phase phase) {
        return phase.files().stream()
                .flatMap(file -> lines(path(rules, file)))
                .map(line -> question(rules, line.split(" ")))
                .toList();
    }

    private static String path(Rules<?> rules, String file) {
        return rules.name() + "/" + file + ".txt";
    }

    private static Stream<String> lines(String path) {
        try {
            return IOUtils.toString(SolvedFiles.class.getResource(path), StandardCharsets.UTF_8)
                    .lines();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <P extends Position<P>> Question question(Rules<P> rules, String[] line) {
        return Question.of(
                WrittenLine.ofPosition(rules, line[0]).reached(),
                Arrays.stream(line)
                        .skip(1)
                        .filter(value -> !value.equals("."))
                        .map(value -> RESULTS.indexOf(value.charAt(0)))
                        .toList());
    }
}
