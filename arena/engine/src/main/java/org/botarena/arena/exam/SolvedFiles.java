package org.botarena.arena.exam;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.tournament.fixture.WrittenLine;

/**
 * Positions of a game that were solved once and for all, in resources of its name. A line is the moves that were played and the value
 * of each move: {@code +}, {@code =} or {@code -} with the plies to the end, a dot for one that is not legal.
 */
final class SolvedFiles {
    /** Results from the worst one. */
    private static final String RESULTS = "-=+";

    private SolvedFiles() {}

    /** Whether there are some of a game. */
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
        try (InputStream file = Objects.requireNonNull(SolvedFiles.class.getResourceAsStream(path), path)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines();
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
