package org.botarena.arena.admission;

import org.botarena.arena.admission.examiner.Problem;

/** The way out of an examination that finds a reason to refuse; {@link Admission} turns it into a {@link Refused}. */
final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    Refusal(String what, String why, String remedy) {
        super(what);
        problem = Problem.refused(what, why, remedy);
    }

    Problem problem() {
        return problem;
    }
}
