package org.botarena.arena.grading;

import java.math.BigDecimal;
import org.botarena.arena.tournament.standing.Grade;

/**
 * One line of a rule file: {@code 0.6 vs flat -> 14}. Immutable.
 *
 * @param share of the points that the entrant's strength must be worth, above 0 and at most 1
 * @param reference against whom
 * @param worth the grade that the line gives, from 0
 * @param line in the file, from 1
 * @param column of the reference, from 1
 */
record GradeRule(double share, String reference, double worth, int line, int column) {
    /** What the games say of a line. */
    enum Verdict {
        /** The whole interval is at or above the share. */
        MET,
        /** The whole interval is below it. */
        MISSED,
        /** The share is within the interval: it takes more games. */
        UNDECIDED
    }

    /** Whether an entrant has met the line, by the 95 % interval of its share. */
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
