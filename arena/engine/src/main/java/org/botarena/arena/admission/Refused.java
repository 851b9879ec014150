package org.botarena.arena.admission;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;

/**
 * A jar that may not play. Immutable.
 *
 * @param source the original: a jar, a zip that holds one, or a folder of classes
 * @param problems why: one at least
 */
public record Refused(Path source, List<Problem> problems) implements Examined {
    public Refused {
        problems = List.copyOf(problems);
        if (problems.isEmpty()) {
            throw new IllegalArgumentException("refused without a reason: " + source);
        }
    }

    /** One line a problem, each with the jar's path. */
    public String text(Language language) {
        return problems.stream()
                .map(problem -> VisibleText.name(source) + ": " + problem.in(language))
                .collect(Collectors.joining("\n"));
    }

    @Override
    public String toString() {
        return text(Language.ENGLISH);
    }
}
