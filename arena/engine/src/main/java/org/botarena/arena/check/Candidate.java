package org.botarena.arena.check;

import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.roster.likeness.Likeness;

/**
 * Somebody's hand-in after its check. Immutable.
 *
 * @param name under which it would play
 * @param author whom the letter is for
 * @param source what was handed in: a file or a folder
 * @param isAdmitted whether it may play
 * @param problems what is to be mended, or worth a look
 * @param alike the pairs that it is one of: for the organizer alone
 */
record Candidate(
        String name, String author, Path source, boolean isAdmitted, List<Problem> problems, List<Likeness> alike) {
    public Candidate {
        problems = List.copyOf(problems);
        alike = List.copyOf(alike);
    }

    /** What keeps it from playing; of one that may play, what is worth a look. */
    List<Problem> decisive() {
        return problems.stream()
                .filter(problem -> isAdmitted || problem.severity() == Problem.Severity.REFUSED)
                .toList();
    }
}
