package org.botarena.arena.grading;

import java.math.BigDecimal;
import org.botarena.arena.tournament.standing.Grade;

/**
 * One rule of a rule file: {@code 0.6 vs flat -> 14}. Immutable.
 *
 * @param share of the points to be reached, above 0 and at most 1
 * @param reference the reference agent to play against
 * @param worth the grade for reaching it, at least 0
 * @param line in the file, from 1
 * @param column of the reference, from 1
 */
record GradeRule(double share, String reference, double worth, int line, int column) {
    /** The verdict of the games on a rule. */
    enum Verdict {
        /** The whole interval is at or above the share. */
        MET,
        /** The whole interval is below it. */
        MISSED,
        /** The share is within the interval, so more games are needed. */
        UNDECIDED
    }

    /** Decides whether an entrant has met the rule, by the 95 % interval of its share. */
    Verdict verdict(Grade grade) {
        if (grade.hasInterval() && grade.shareLow() >= share) {
            return Verdict.MET;
        }
        return grade.hasInterval() && grade.shareHigh() < share ? Verdict.MISSED : Verdict.UNDECIDED;
    }

    /** As it is written. */
    @Override
    public String toString() {
        return "%s vs %s -> %s".formatted(plain(share), reference, plain(worth));
    }

    static String plain(double number) {
        BigDecimal decimal = BigDecimal.valueOf(number).stripTrailingZeros();
        return decimal.signum() == 0 ? "0" : decimal.toPlainString();
    }
}
