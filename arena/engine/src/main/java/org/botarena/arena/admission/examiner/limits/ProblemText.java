package org.botarena.arena.admission.examiner.limits;

import java.util.List;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Sentence;

/** Texts about foreign files, and names and exceptions from them, in a form fit for messages. */
public final class ProblemText {
    private static final int LONGEST = 200;

    private ProblemText() {}

    /** A text of the catalogue with the key {@code what.…}, {@code why.…} or {@code remedy.…}. */
    public static Sentence say(String key, Object... arguments) {
        return Sentence.of("problem." + key, arguments);
    }

    /** Formats a name as {@link VisibleText#plain}, and shortens it if it is too long for a message. */
    public static String cut(String name) {
        return VisibleText.plain(name.length() <= LONGEST ? name : name.substring(0, LONGEST) + "\u2026");
    }

    /** Joins the sentences with commas. */
    public static Sentence list(List<Sentence> some) {
        return some.stream()
                .reduce((before, next) -> say("why.list", before, next))
                .orElse(Sentence.NONE);
    }

    /** Quotes a shortened name as a sentence. */
    public static Sentence quote(String name) {
        return Sentence.quote(VisibleText.plain(name));
    }

    /** The message of a library's exception, or its class name if it has none. */
    public static String reason(Exception e) {
        return cut(e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
    }
}
