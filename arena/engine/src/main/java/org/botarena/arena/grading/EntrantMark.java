package org.botarena.arena.grading;

import java.util.List;
import java.util.OptionalDouble;
import org.botarena.arena.grading.GradeRule.Verdict;
import org.botarena.arena.tournament.standing.Grade;

/**
 * An entrant's grade by the rules. Immutable.
 *
 * @param entrant who is graded
 * @param lines of the rule file, in its order
 */
record EntrantMark(String entrant, List<Line> lines) {
    public EntrantMark {
        lines = List.copyOf(lines);
    }

    /** A line of the rules, what the games say, and whether that is enough. */
    record Line(GradeRule rule, Grade grade, Verdict verdict) {}

    /** The highest grade among the lines that are met; if none is: 0 where all are missed, else empty: undecided. */
    OptionalDouble grade() {
        OptionalDouble met = lines.stream()
                .filter(line -> line.verdict() == Verdict.MET)
                .mapToDouble(line -> line.rule().worth())
                .max();
        return met.isPresent() || count(Verdict.UNDECIDED) > 0 ? met : OptionalDouble.of(0);
    }

    /** The grade that more games could still make of it. */
    double atMost() {
        return lines.stream()
                .filter(line -> line.verdict() != Verdict.MISSED)
                .mapToDouble(line -> line.rule().worth())
                .max()
                .orElse(0);
    }

    /** How many lines have this verdict. */
    long count(Verdict verdict) {
        return lines.stream().filter(line -> line.verdict() == verdict).count();
    }
}
