package org.botarena.arena.tune;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.api.Setting;

/**
 * An option of an agent, with the range to search for its best value. The search uses the place of a value in the
 * range, in 0..1. The scale is logarithmic where the upper end is at least ten times the lower one. Immutable.
 *
 * @param setting a number, as the agent declares it
 * @param low the lower end, inclusive
 * @param high the upper end, inclusive, above the lower one
 */
record TunedOption(Setting setting, BigDecimal low, BigDecimal high) {
    private static final Pattern RANGE = Pattern.compile("(.+?)[.][.](.+)");
    private static final double DECADE = 10;
    private static final int DIGITS = 3;

    /** Whether a value is written as a range, {@code 0.05..2}. */
    static boolean isRange(String value) {
        return RANGE.matcher(value).matches();
    }

    /**
     * Parses a range.
     *
     * @param declared the options of the agent
     * @param whose the owner of the options, for the message: {@code uct.jar}
     * @throws IllegalArgumentException if there is no such option, it is not a number, or its range is not within the
     *     declared one
     */
    static TunedOption parse(String name, String range, List<Setting> declared, String whose) {
        Matcher ends = RANGE.matcher(range);
        if (!ends.matches()) {
            throw new IllegalArgumentException("'%s' is not a range: write 0.05..2".formatted(range));
        }
        for (Setting setting : declared) {
            boolean isNumber = setting.type() == Setting.Type.WHOLE || setting.type() == Setting.Type.DECIMAL;
            if (setting.name().equals(name) && (!isNumber || !setting.choices().isEmpty())) {
                throw new IllegalArgumentException(
                        "%s: option %s cannot be tuned, since it is %s and has no range: leave it out, or give one value"
                                .formatted(whose, name, setting.range()));
            }
        }
        Setting.complete(declared, Map.of(name, ends.group(1)), whose);
        Setting.complete(declared, Map.of(name, ends.group(2)), whose);
        Setting setting = declared.stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
        BigDecimal low = new BigDecimal(ends.group(1));
        BigDecimal high = new BigDecimal(ends.group(2));
        if (low.compareTo(high) >= 0) {
            throw new IllegalArgumentException(
                    "%s: the range %s=%s is empty: write the lower end first".formatted(whose, name, range));
        }
        return new TunedOption(setting, low, high);
    }

    String name() {
        return setting.name();
    }

    /** Whether places in the range use a logarithmic scale. */
    boolean isLogarithmic() {
        return low.signum() > 0 && high.doubleValue() / low.doubleValue() >= DECADE;
    }

    /**
     * The value at a place in the range, rounded to a whole number, three digits, or about a hundredth of the range.
     */
    String value(double place) {
        double from = scaled(low.doubleValue());
        double number = from + place * (scaled(high.doubleValue()) - from);
        BigDecimal exact = BigDecimal.valueOf(isLogarithmic() ? Math.exp(number) : number);
        BigDecimal value = setting.type() == Setting.Type.WHOLE
                ? exact.setScale(0, RoundingMode.HALF_UP)
                : isLogarithmic()
                        ? exact.round(new MathContext(DIGITS))
                        : exact.setScale(decimals(), RoundingMode.HALF_UP);
        return value.max(low).min(high).stripTrailingZeros().toPlainString();
    }

    private int decimals() {
        BigDecimal width = high.subtract(low);
        return Math.max(0, DIGITS - (width.precision() - width.scale()));
    }

    /** The place of a value, in 0..1 if it is in the range. */
    double place(String value) {
        double from = scaled(low.doubleValue());
        return (scaled(Double.parseDouble(value)) - from) / (scaled(high.doubleValue()) - from);
    }

    /** Whether a value is in the range. */
    boolean holds(String value) {
        BigDecimal number = new BigDecimal(value);
        return number.compareTo(low) >= 0 && number.compareTo(high) <= 0;
    }

    private double scaled(double value) {
        return isLogarithmic() ? Math.log(value) : value;
    }
}
