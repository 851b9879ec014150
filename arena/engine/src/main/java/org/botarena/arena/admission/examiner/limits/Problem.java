package org.botarena.arena.admission.examiner.limits;

import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Something about a jar that its author or the organizer should know, in plain words. Immutable.
 *
 * @param severity whether the jar may play
 * @param what what is the matter: {@code no Agent class}
 * @param why where it was seen: class, entry, version
 * @param remedy what to do now
 */
public record Problem(Severity severity, Sentence what, Sentence why, Sentence remedy) {
    /** Whether the jar may play. */
    public enum Severity {
        /** It may not. */
        REFUSED,
        /** It may; but someone should look. */
        WARNING
    }

    /** A reason why the jar may not play. */
    public static Problem refused(Sentence what, Sentence why, Sentence remedy) {
        return new Problem(Severity.REFUSED, what, why, remedy);
    }

    /** Something odd about a jar that may play. */
    public static Problem warning(Sentence what, Sentence why, Sentence remedy) {
        return new Problem(Severity.WARNING, what, why, remedy);
    }

    /** Whether its author handed in nothing at all. */
    public boolean tellsOfNothing() {
        return what.equals(ProblemText.say("what.empty-hand-in"));
    }

    /** All of it in a language. */
    public String in(Language language) {
        return "%s (%s). %s".formatted(what.in(language), why.in(language), remedy.in(language));
    }

    @Override
    public String toString() {
        return in(Language.ENGLISH);
    }
}
