package org.botarena.arena.admission.examiner.limits;

/** The way out of the reading of a class file that has more of something than is allowed; it becomes a {@link Refusal}. */
public final class Exceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String why;

    /**
     * So many are too many.
     *
     * @param what is too much: {@code too many options}
     * @param why what was seen, and how much is allowed
     */
    public Exceeded(String what, String why) {
        super(what, null, false, false);
        this.why = why;
    }

    /** The refusal of the jar that holds this class file. */
    public Refusal at(String entry) {
        return new Refusal(
                getMessage(),
                ProblemText.say("why.at", ProblemText.cut(entry), why),
                ProblemText.say("remedy.split", Allowance.CLASSES.quote()));
    }
}
