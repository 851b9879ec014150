package org.botarena.arena.admission.examiner.limits;

import java.util.List;
import org.botarena.arena.text.catalogue.Sentence;

/** What is said of a foreign file, and names and exceptions out of it, for a message. */
public final class ProblemText {
    private static final int LONGEST = 200;

    private ProblemText() {}

    /** A text of the catalogue about a problem: {@code what.…}, {@code why.…} or {@code remedy.…}. */
    public static Sentence say(String key, Object... arguments) {
        return Sentence.of("problem." + key, arguments);
    }

    /** A name without control characters and what turns the writing round. */
    public static String printable(String name) {
        return name.replaceAll("[\\p{Cntrl}\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069]", "?");
    }

    /** The same, cut where it gets too long for a message. */
    public static String cut(String name) {
        return printable(name.length() <= LONGEST ? name : name.substring(0, LONGEST) + "\u2026");
    }

    /** All of them, with commas between them. */
    public static Sentence list(List<Sentence> some) {
        return some.stream()
                .reduce((before, next) -> say("why.list", before, next))
                .orElse(Sentence.NONE);
    }

    /** A name without them, as a sentence. */
    public static Sentence quote(String name) {
        return Sentence.quote(printable(name));
    }

    /** What a library's exception says: its text, or its name where it has none. */
    public static String reason(Exception e) {
        return cut(e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
    }
}
