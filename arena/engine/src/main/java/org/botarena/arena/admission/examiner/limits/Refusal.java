package org.botarena.arena.admission.examiner.limits;

import org.botarena.arena.text.catalogue.Sentence;

/** Thrown when an examination finds a reason to refuse the jar. */
public final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    /** A reason to refuse. */
    public Refusal(Sentence what, Sentence why, Sentence remedy) {
        super(what.toString());
        problem = Problem.refused(what, why, remedy);
    }

    /** The reason. */
    public Problem problem() {
        return problem;
    }
}
