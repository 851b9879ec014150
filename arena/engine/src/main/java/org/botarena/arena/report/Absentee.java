package org.botarena.arena.report;

import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.roster.Problem;

/**
 * A jar that does not take part. Immutable.
 *
 * @param jar where it lies
 * @param problems why: with a {@link Problem.Severity#REFUSED} one it is refused, else only left out (it plays another
 *     game, it is a sample); at least one
 */
public record Absentee(Path jar, List<Problem> problems) {
    /** Copies the list. */
    public Absentee {
        problems = List.copyOf(problems);
        if (problems.isEmpty()) {
            throw new IllegalArgumentException("%s does not take part, but there is no reason".formatted(jar));
        }
    }

    /** Whether something is wrong with the jar. */
    public boolean isRefused() {
        return problems.stream().anyMatch(problem -> problem.severity() == Problem.Severity.REFUSED);
    }
}
