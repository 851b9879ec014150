package org.botarena.arena.rating;

import java.util.Locale;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A number in Elo points and what it can be with 95 % confidence. Immutable.
 *
 * @param value the estimate; infinite if every game was won, or every game lost
 * @param low the lower bound; -infinity: there is none
 * @param high the upper bound; infinity: there is none
 */
public record Interval(double value, double low, double high) {
    /** Which ends it has: {@code closed}, {@code at-least}, {@code at-most} or {@code none}. */
    public String kind() {
        if (Double.isInfinite(low)) {
            return Double.isInfinite(high) ? "none" : "at-most";
        }
        return Double.isInfinite(high) ? "at-least" : "closed";
    }

    /** Half the width: what stands behind "±". Infinite if a bound is missing. */
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
