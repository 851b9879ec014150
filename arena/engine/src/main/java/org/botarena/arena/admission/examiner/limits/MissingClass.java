package org.botarena.arena.admission.examiner.limits;

import java.util.regex.Pattern;

/** A class that an agent uses and that is not in its jar: the same words where it is read and where it happens. */
public final class MissingClass {
    private static final Pattern SAID = Pattern.compile(Pattern.quote(text("#")).replace("#", "\\E.+\\Q"));

    private MissingClass() {}

    /**
     * What is wrong.
     *
     * @param name the binary name of the class
     */
    public static String text(String name) {
        return ProblemText.say("what.missing-class", ProblemText.cut(name));
    }

    /** What to do. */
    public static String remedy() {
        return ProblemText.say("remedy.missing-class");
    }

    /** Whether a problem is one of these. */
    public static boolean isSaidBy(String what) {
        return SAID.matcher(what).matches();
    }
}
