package org.botarena.arena.admission.examiner.limits;

import org.botarena.arena.text.catalogue.Sentence;

/** Messages for a class that an agent uses but its jar lacks, used in the examination and in games. */
public final class MissingClass {
    private MissingClass() {}

    /**
     * The problem.
     *
     * @param name the binary name of the class
     */
    public static Sentence text(String name) {
        return ProblemText.say("what.missing-class", ProblemText.cut(name));
    }

    /** What to do. */
    public static Sentence remedy() {
        return ProblemText.say("remedy.missing-class");
    }

    /** Whether a problem is about a missing class. */
    public static boolean isSaidBy(Sentence what) {
        return what.key().equals(text("").key());
    }
}
