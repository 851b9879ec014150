package org.botarena.arena.rating;

/**
 * The scale of ratings: a difference of 400 points means odds of ten to one (Elo 1978, in its logistic form). A share
 * is a mean number of points per game, in 0..1.
 */
public final class Elo {
    /** The rating difference that multiplies the odds by e. */
    public static final double PER_LOGIT = 400 / Math.log(10);

    /** A normal distribution has 95 % within this many standard deviations of its mean. */
    public static final double Z95 = 1.959964;

    private Elo() {}

    /** The difference at which this share is expected; infinite for 0 and 1. */
    public static double of(double share) {
        return -PER_LOGIT * Math.log(1 / share - 1);
    }

    /** The expected share at a difference. */
    public static double share(double difference) {
        return 1 / (1 + Math.exp(-difference / PER_LOGIT));
    }
}
