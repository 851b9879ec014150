package org.botarena.arena.admission.examiner.limits;

import org.botarena.arena.text.catalogue.Language;

/**
 * Something about a jar that its author or the organizer should know, in plain words. Immutable.
 *
 * @param severity whether the jar may play
 * @param what what is the matter: {@code no Agent class}
 * @param why where it was seen: class, entry, version
 * @param remedy what to do now
 */
public record Problem(Severity severity, String what, String why, String remedy) {
    /** Whether the jar may play. */
    public enum Severity {
        /** It may not. */
        REFUSED,
        /** It may; but someone should look. */
        WARNING
    }

    /** A reason why the jar may not play. */
    public static Problem refused(String what, String why, String remedy) {
        return new Problem(Severity.REFUSED, what, why, remedy);
    }

    /** Something odd about a jar that may play. */
    public static Problem warning(String what, String why, String remedy) {
        return new Problem(Severity.WARNING, what, why, remedy);
    }

    /** Whether its author handed in nothing at all. */
    public boolean tellsOfNothing() {
        return what.equals(ProblemText.say("what.empty-hand-in"));
    }

    /** The same in a language: for people alone. What an agent printed, behind the first line of the remedy, stays. */
    public Problem in(Language language) {
        int end = remedy.indexOf('\n') < 0 ? remedy.length() : remedy.indexOf('\n');
        return new Problem(
                severity,
                language.translated(what),
                language.translated(why),
                language.translated(remedy.substring(0, end)) + remedy.substring(end));
    }

    @Override
    public String toString() {
        return "%s (%s). %s".formatted(what, why, remedy);
    }
}
