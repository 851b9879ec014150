package org.botarena.arena.admission.examiner.limits;

import org.botarena.arena.text.catalogue.Sentence;

/** The way out of the reading of a class file that has more of something than is allowed; it becomes a {@link Refusal}. */
public final class Exceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Sentence what;
    private final transient Sentence why;

    /**
     * So many are too many.
     *
     * @param what is too much: {@code too many options}
     * @param why what was seen, and how much is allowed
     */
    public Exceeded(Sentence what, Sentence why) {
        super(what.toString(), null, false, false);
        this.what = what;
        this.why = why;
    }

    /** The refusal of the jar that holds this class file. */
    public Refusal at(Sentence entry) {
        return new Refusal(
                what,
                ProblemText.say("why.at", entry, why),
                ProblemText.say("remedy.split", Allowance.CLASSES.quote()));
    }
}
