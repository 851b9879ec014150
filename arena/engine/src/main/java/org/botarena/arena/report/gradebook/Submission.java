package org.botarena.arena.report.gradebook;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.admission.Author;

/**
 * A submission and its result. Immutable.
 *
 * @param name as its entrant is called
 * @param authors the people who submitted it; several are a team
 */
public record Submission(String name, List<Author> authors, Result result) {
    public Submission {
        authors = List.copyOf(authors);
    }

    /** The status of a submission; if a person has several, the first in this order counts. */
    public enum Status {
        /** It has a grade. */
        GRADED,
        /** It has a grade, but the list takes no grade for this person. */
        UNCHANGED,
        /** It played, but the games are not conclusive yet. */
        UNGRADED,
        /** It may not play. */
        REFUSED,
        /** There is a submission, but it may be another person's. */
        UNCLEAR,
        /** The person has submitted nothing. */
        ABSENT
    }

    /**
     * The result of a submission.
     *
     * @param why a phrase, or empty if nothing needs explaining
     */
    public record Result(Status status, Optional<Double> grade, String why) {
        /** One that played. */
        public static Result played(Optional<Double> grade) {
            return new Result(
                    grade.isPresent() ? Status.GRADED : Status.UNGRADED,
                    grade,
                    grade.isPresent() ? "" : "more games would decide");
        }

        /** A submission that may not play. */
        public static Result refused(String why) {
            return new Result(Status.REFUSED, Optional.empty(), why);
        }

        /** No submission: the author's folder is empty or missing. */
        public static Result absent(String why) {
            return new Result(Status.ABSENT, Optional.empty(), why);
        }
    }
}
