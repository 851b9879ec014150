package org.botarena.arena.rating.fit;

/** ln(1 + e^x): minus the logarithm of the share that is expected at a difference of -x logits. */
final class Softplus {
    /** From here on e^-x is lost in the rounding of x. */
    private static final double LARGE = 37;

    private Softplus() {}

    /** The value; {@code log} of a sum is compiled into the loop, which {@code log1p} is not, and twice as fast. */
    static double of(double x) {
        return x > LARGE ? x : Math.log(1 + Math.exp(x));
    }
}
