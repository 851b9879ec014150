package org.botarena.arena.rating;

import java.util.Locale;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A number with its 95 % confidence interval: in Elo points, unless it is a {@link #ofShare}. Immutable.
 *
 * @param value the estimate; infinite if every game was won, or every game lost
 * @param low the lower bound; -infinity without one
 * @param high the upper bound; infinity without one
 */
public record Interval(double value, double low, double high) {
    /**
     * A share of some results with Wilson's bounds (1927).
     *
     * @param share in 0..1
     * @param results the number of independent results, at least one
     */
    public static Interval ofShare(double share, double results) {
        double z2 = Elo.Z95 * Elo.Z95;
        double middle = share + z2 / (2 * results);
        double reach = Elo.Z95 * Math.sqrt(share * (1 - share) / results + z2 / (4 * results * results));
        double scale = 1 + z2 / results;
        return new Interval(
                share, share == 0 ? 0 : (middle - reach) / scale, share == 1 ? 1 : (middle + reach) / scale);
    }

    /** The bounds that exist: {@code closed}, {@code at-least}, {@code at-most} or {@code none}. */
    public String kind() {
        if (Double.isInfinite(low)) {
            return Double.isInfinite(high) ? "none" : "at-most";
        }
        return Double.isInfinite(high) ? "at-least" : "closed";
    }

    /** Half the width, shown after "±". Infinite if a bound is missing. */
    public double plusMinus() {
        return (high - low) / 2;
    }

    @Override
    public String toString() {
        return sentence().toString();
    }

    /** {@code +70 ± 63}; {@code at least +166} or {@code at most -166} where one bound is missing, {@code unknown} where both are. */
    public Sentence sentence() {
        if (Double.isInfinite(low)) {
            return Double.isInfinite(high)
                    ? Sentence.of("page.elo.unknown")
                    : Sentence.of("page.elo.at-most", signed(high));
        }
        return Double.isInfinite(high)
                ? Sentence.of("page.elo.at-least", signed(low))
                : Sentence.quote(String.format(Locale.ROOT, "%s \u00b1 %d", signed(value), Math.round(plusMinus())));
    }

    private static String signed(double number) {
        return String.format(Locale.ROOT, "%+d", Math.round(number));
    }
}
