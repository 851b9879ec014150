package org.botarena.arena.rating.simulation;

import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * What chance alone does in at most one of a thousand builds: all settings of the suites together, since each of them could
 * fail a build that is right.
 */
public final class Chance {
    private static final int CHECKS = 100;
    private static final double TAIL = 0.001 / CHECKS;

    private Chance() {}

    /** By how many standard errors a mean lies off, to one side. */
    public static double errors() {
        return NormalDistribution.of(0, 1).inverseSurvivalProbability(TAIL);
    }

    /** How often at the most something happens whose chance is at most this. */
    static int most(int times, double chance) {
        return BinomialDistribution.of(times, chance).inverseSurvivalProbability(TAIL);
    }

    /** How often at least something happens whose chance is at least this. */
    static int least(int times, double chance) {
        return times - most(times, 1 - chance);
    }
}
