package org.botarena.arena.grading;

import java.util.List;
import java.util.OptionalDouble;
import org.botarena.arena.grading.GradeRule.Verdict;
import org.botarena.arena.tournament.standing.Grade;

/**
 * An entrant's grade. Immutable.
 *
 * @param entrant who is graded
 * @param lines one for each rule, in their order
 */
record EntrantMark(String entrant, List<Line> lines) {
    public EntrantMark {
        lines = List.copyOf(lines);
    }

    /** A rule with the entrant's results and the verdict on it. */
    record Line(GradeRule rule, Grade grade, Verdict verdict) {}

    /**
     * The highest grade among the rules that are met. If none is met: 0 if all are missed, else empty, which means
     * undecided.
     */
    OptionalDouble grade() {
        OptionalDouble met = lines.stream()
                .filter(line -> line.verdict() == Verdict.MET)
                .mapToDouble(line -> line.rule().worth())
                .max();
        return met.isPresent() || count(Verdict.UNDECIDED) > 0 ? met : OptionalDouble.of(0);
    }

    /** The highest grade that more games could still lead to. */
    double atMost() {
        return lines.stream()
                .filter(line -> line.verdict() != Verdict.MISSED)
                .mapToDouble(line -> line.rule().worth())
                .max()
                .orElse(0);
    }

    /** The number of rules with this verdict. */
    long count(Verdict verdict) {
        return lines.stream().filter(line -> line.verdict() == verdict).count();
    }
}
