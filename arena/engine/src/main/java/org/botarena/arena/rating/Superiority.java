package org.botarena.arena.rating;

import org.apache.commons.statistics.distribution.BetaDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;

/** The probability, after some games, that the first agent is the stronger one, in 0..1. */
public final class Superiority {
    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    private Superiority() {}

    /**
     * Computes the probability from the mean and its standard error; one half without a game. For fewer than {@value
     * Counts#FEW} results, or if all are the same, it is P(Beta(s + 1, N - s + 1) > ½). Here s is the sum of the
     * shares of N results: one won pair gives 0.75.
     */
    public static double of(Counts counts) {
        double n = counts.effective();
        if (n == 0) {
            return 0.5;
        }
        if (n < Counts.FEW || counts.variance() == 0) {
            double won = n * counts.share();
            return BetaDistribution.of(won + 1, n - won + 1).survivalProbability(0.5);
        }
        return ofDifference(counts.share() - 0.5, counts.error());
    }

    /**
     * The probability that a difference with this estimate is above 0.
     *
     * @param deviation the standard error of the estimate, or 0 if it is certain
     */
    public static double ofDifference(double estimate, double deviation) {
        if (deviation == 0) {
            return (Math.signum(estimate) + 1) / 2;
        }
        return NORMAL.cumulativeProbability(estimate / deviation);
    }
}
