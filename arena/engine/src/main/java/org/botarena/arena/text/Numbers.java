package org.botarena.arena.text;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;

/** Numbers as people read them, the same in every locale. */
public final class Numbers {
    /** Longer times are shown in days, and from {@link #MOST_DAYS} days on in years. */
    private static final int MOST_HOURS = 1000;

    private static final int MOST_DAYS = 10_000;
    private static final int DAYS_OF_A_YEAR = 365;

    private Numbers() {}

    /** Formats without a needless fraction: {@code 8}, {@code -0.5}. */
    public static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }

    /** Formats for a language: {@code 0,5} in French. */
    public static String plain(double number, Language language) {
        return language.decimal(plain(number));
    }

    /** With a separator between thousands: {@code 3,005,288}. */
    public static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** The count with a regular noun: {@code 1 game}, {@code 2 games}. */
    public static String counted(long number, String noun) {
        return String.format(Locale.ROOT, "%d %s%s", number, noun, number == 1 ? "" : "s");
    }

    /** Years, days, hours and minutes, or minutes and seconds, or seconds: {@code 2 h 05 min}. */
    public static Sentence span(Duration time) {
        long seconds = Math.round(time.toMillis() / 1000.0);
        if (seconds < 60) {
            return Sentence.quote(seconds + " s");
        }
        if (seconds < 3600) {
            return Sentence.quote(String.format(Locale.ROOT, "%d min %02d s", seconds / 60, seconds % 60));
        }
        if (time.toHours() < MOST_HOURS) {
            return Sentence.quote(String.format(Locale.ROOT, "%d h %02d min", seconds / 3600, seconds / 60 % 60));
        }
        return time.toDays() < MOST_DAYS
                ? Sentence.of("span.days", time.toDays())
                : Sentence.of("span.years", time.toDays() / DAYS_OF_A_YEAR);
    }

    /** Formats with that number of decimals. */
    public static String fixed(double number, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", number);
    }
}
