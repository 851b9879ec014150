package org.botarena.arena.rating;

/**
 * The scale of ratings: 400 points of difference are odds of ten to one (Elo 1978, in its logistic form). A share is a
 * mean number of points per game, in 0..1.
 */
public final class Elo {
    /** Points of rating for a factor e of the odds. */
    public static final double PER_LOGIT = 400 / Math.log(10);

    /** The normal distribution has 95 % within so many standard deviations. */
    public static final double Z95 = 1.959964;

    private Elo() {}

    /** The difference at which this share is expected; infinite for 0 and 1. */
    public static double of(double share) {
        return -PER_LOGIT * Math.log(1 / share - 1);
    }

    /** The share that is expected at a difference. */
    public static double share(double difference) {
        return 1 / (1 + Math.exp(-difference / PER_LOGIT));
    }
}
