package org.botarena.arena.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers for people, the same under every locale. */
public final class RoundedNumbers {
    private RoundedNumbers() {}

    /** Without needless zeros: {@code 18.5}, {@code 64}. */
    public static String plain(double number) {
        return BigDecimal.valueOf(number)
                .setScale(1, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }

    /** The same with its sign: {@code +12}. */
    public static String signed(double number) {
        return (number > 0 ? "+" : "") + plain(number);
    }

    /** {@code 12.3}, or a dash for null. */
    public static String milliseconds(Double ms) {
        return ms == null ? "\u2013" : String.format(Locale.ROOT, ms >= 100 ? "%.0f" : "%.1f", ms);
    }

    /** {@code 0.1 ms}, {@code 20 ms}, {@code 2 s}. */
    public static String time(double ms) {
        return ms >= 1000 ? brief(ms / 1000) + " s" : brief(ms) + " ms";
    }

    private static String brief(double number) {
        return BigDecimal.valueOf(number)
                .round(new MathContext(3))
                .stripTrailingZeros()
                .toPlainString();
    }
}
