package org.botarena.arena.report.gradebook;

import java.util.List;
import java.util.OptionalDouble;
import org.botarena.arena.admission.Author;

/**
 * A submission and what became of it. Immutable.
 *
 * @param name as its entrant is called
 * @param authors the persons who handed it in; more than one: a team
 */
public record HandIn(String name, List<Author> authors, Result result) {
    public HandIn {
        authors = List.copyOf(authors);
    }

    /** What became of a person's submission, in the order of what counts if there are several. */
    public enum Status {
        /** It has a grade. */
        GRADED,
        /** It has a grade, but the list takes none for this person. */
        UNCHANGED,
        /** It played, and the games decide nothing yet. */
        UNGRADED,
        /** It may not play. */
        REFUSED,
        /** There is one, but it may be another person's. */
        UNCLEAR,
        /** There is none. */
        ABSENT
    }

    /**
     * What became of a submission.
     *
     * @param why in a phrase; empty: that needs no words
     */
    public record Result(Status status, OptionalDouble grade, String why) {
        /** One that played. */
        public static Result played(OptionalDouble grade) {
            return new Result(
                    grade.isPresent() ? Status.GRADED : Status.UNGRADED,
                    grade,
                    grade.isPresent() ? "" : "more games would decide");
        }

        /** One that may not play. */
        public static Result refused(String why) {
            return new Result(Status.REFUSED, OptionalDouble.empty(), why);
        }

        /** None: the author's folder is empty, or there is none. */
        public static Result absent(String why) {
            return new Result(Status.ABSENT, OptionalDouble.empty(), why);
        }
    }
}
