package org.botarena.arena.admission.examiner.limits;

import org.botarena.arena.text.catalogue.Sentence;

/** Thrown when a class file exceeds a limit; becomes a {@link Refusal}. */
public final class Exceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Sentence what;
    private final transient Sentence why;

    /**
     * Creates the exception.
     *
     * @param what the excess: {@code too many options}
     * @param why the number found and the limit
     */
    public Exceeded(Sentence what, Sentence why) {
        super(what.toString(), null, false, false);
        this.what = what;
        this.why = why;
    }

    /** Converts it to a refusal of the jar that contains this class file. */
    public Refusal at(Sentence entry) {
        return new Refusal(
                what,
                ProblemText.say("why.at", entry, why),
                ProblemText.say("remedy.split", Allowance.CLASSES.quote()));
    }
}
