package org.botarena.arena.text;

import java.math.BigDecimal;
import java.util.Locale;

/** Numbers as people read them, the same in every locale. */
public final class Numbers {
    private Numbers() {}

    /** Without a fraction that says nothing: {@code 8}, {@code -0.5}. */
    public static String plain(double number) {
        BigDecimal decimal = BigDecimal.valueOf(number).stripTrailingZeros();
        return decimal.signum() == 0 ? "0" : decimal.toPlainString();
    }

    /** With a separator between thousands: {@code 3,005,288}. */
    public static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** How many there are of what a regular noun names: {@code 1 game}, {@code 2 games}. */
    public static String counted(long number, String noun) {
        return String.format(Locale.ROOT, "%d %s%s", number, noun, number == 1 ? "" : "s");
    }

    /** With so many digits behind the point. */
    public static String fixed(double number, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", number);
    }
}
