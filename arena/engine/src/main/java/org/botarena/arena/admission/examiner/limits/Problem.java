package org.botarena.arena.admission.examiner.limits;

import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A problem with a jar for its author or the organizer, in plain words. Immutable.
 *
 * @param severity whether the jar may play
 * @param what the problem: {@code no Agent class}
 * @param why where it was found: class, entry, version
 * @param remedy what to do
 */
public record Problem(Severity severity, Sentence what, Sentence why, Sentence remedy) {
    /** Whether the jar may play. */
    public enum Severity {
        /** It may not. */
        REFUSED,
        /** It may play, but someone should look at the problem. */
        WARNING
    }

    /** Creates a reason for refusing the jar. */
    public static Problem refused(Sentence what, Sentence why, Sentence remedy) {
        return new Problem(Severity.REFUSED, what, why, remedy);
    }

    /** Creates a warning about a jar that may play. */
    public static Problem warning(Sentence what, Sentence why, Sentence remedy) {
        return new Problem(Severity.WARNING, what, why, remedy);
    }

    /** Whether the author submitted nothing at all. */
    public boolean hasNoSubmission() {
        return what.equals(ProblemText.say("what.empty-hand-in"));
    }

    /** The whole problem in a language. */
    public String in(Language language) {
        return "%s (%s). %s".formatted(what.in(language), why.in(language), remedy.in(language));
    }

    @Override
    public String toString() {
        return in(Language.ENGLISH);
    }
}
