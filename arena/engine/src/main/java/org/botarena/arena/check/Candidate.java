package org.botarena.arena.check;

import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.roster.likeness.Likeness;

/**
 * A submission after its check. Immutable.
 *
 * @param name under which it would play
 * @param author the addressee of the letter
 * @param source the submitted file or folder
 * @param isAdmitted whether it may play
 * @param problems to fix or to look at
 * @param alike the similar pairs that it belongs to: for the organizer only
 */
record Candidate(
        String name, String author, Path source, boolean isAdmitted, List<Problem> problems, List<Likeness> alike) {
    public Candidate {
        problems = List.copyOf(problems);
        alike = List.copyOf(alike);
    }

    /** The problems that keep it from playing; for an admitted one, the warnings. */
    List<Problem> decisive() {
        return problems.stream()
                .filter(problem -> isAdmitted || problem.severity() == Problem.Severity.REFUSED)
                .toList();
    }
}
