package org.botarena.arena.rating.simulation;

import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * Bounds that chance exceeds in at most one of a thousand builds. That covers all settings of the suites together,
 * since each of them could fail a correct build.
 */
public final class Chance {
    private static final int CHECKS = 100;
    private static final double TAIL = 0.001 / CHECKS;

    private Chance() {}

    /** The number of standard errors by which a mean may be off, to one side. */
    public static double errors() {
        return NormalDistribution.of(0, 1).inverseSurvivalProbability(TAIL);
    }

    /** The most occurrences of an event with at most this chance. */
    static int most(int times, double chance) {
        return BinomialDistribution.of(times, chance).inverseSurvivalProbability(TAIL);
    }

    /** The fewest occurrences of an event with at least this chance. */
    static int least(int times, double chance) {
        return times - most(times, 1 - chance);
    }
}
