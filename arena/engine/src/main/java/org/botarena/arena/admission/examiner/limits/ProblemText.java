package org.botarena.arena.admission.examiner.limits;

import java.util.List;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Sentence;

/** What is said of a foreign file, and names and exceptions out of it, for a message. */
public final class ProblemText {
    private static final int LONGEST = 200;

    private ProblemText() {}

    /** A text of the catalogue about a problem: {@code what.…}, {@code why.…} or {@code remedy.…}. */
    public static Sentence say(String key, Object... arguments) {
        return Sentence.of("problem." + key, arguments);
    }

    /** A name as {@link VisibleText#plain}, cut where it gets too long for a message. */
    public static String cut(String name) {
        return VisibleText.plain(name.length() <= LONGEST ? name : name.substring(0, LONGEST) + "\u2026");
    }

    /** All of them, with commas between them. */
    public static Sentence list(List<Sentence> some) {
        return some.stream()
                .reduce((before, next) -> say("why.list", before, next))
                .orElse(Sentence.NONE);
    }

    /** Such a name, as a sentence. */
    public static Sentence quote(String name) {
        return Sentence.quote(VisibleText.plain(name));
    }

    /** What a library's exception says: its text, or its name where it has none. */
    public static String reason(Exception e) {
        return cut(e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
    }
}
