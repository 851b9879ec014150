package org.botarena.arena.admission.examiner.limits;

import org.botarena.arena.text.catalogue.Sentence;

/** A class that an agent uses and that is not in its jar: the same words where it is read and where it happens. */
public final class MissingClass {
    private MissingClass() {}

    /**
     * What is wrong.
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

    /** Whether a problem is one of these. */
    public static boolean isSaidBy(Sentence what) {
        return what.key().equals(text("").key());
    }
}
