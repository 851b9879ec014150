package org.botarena.arena.text;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;

/** Spans of time as people write them: {@code 100ms}, {@code 2s}, {@code 1.5s}, {@code 1m}, {@code 2h}. */
public final class Durations {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,9}(?:[.][0-9]{1,9})?)(ms|s|m|h)");

    private Durations() {}

    /**
     * Reads a span, at least a millisecond.
     *
     * @throws IllegalArgumentException saying the form
     */
    public static Duration parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (matcher.matches()) {
            BigDecimal unit = switch (matcher.group(2)) {
                case "ms" -> BigDecimal.ONE;
                case "s" -> BigDecimal.valueOf(1_000);
                case "m" -> BigDecimal.valueOf(60_000);
                default -> BigDecimal.valueOf(3_600_000);
            };
            long millis = new BigDecimal(matcher.group(1))
                    .multiply(unit)
                    .setScale(0, RoundingMode.HALF_UP)
                    .longValueExact();
            if (millis > 0) {
                return Duration.ofMillis(millis);
            }
        }
        throw new InvalidInput(Sentence.of("error.duration", text));
    }

    /** The shortest exact form: {@code 100ms}, {@code 1.5s}, {@code 2m}. */
    public static String show(Duration span) {
        long millis = span.toMillis();
        if (millis < 1_000) {
            return millis + "ms";
        }
        return millis % 60_000 == 0 ? millis / 60_000 + "m" : Numbers.plain(millis / 1e3) + "s";
    }
}
