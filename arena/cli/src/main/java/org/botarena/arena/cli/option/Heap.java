package org.botarena.arena.cli.option;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** An agent's heap as it is typed, {@code 256m} or {@code 1g}, in MiB. */
public final class Heap implements ITypeConverter<Integer> {
    /** With less a JVM and its loader do not start. */
    static final int LEAST_MIB = 16;

    private static final int MOST_MIB = 1 << 20;
    private static final Pattern FORM = Pattern.compile("([0-9]{1,7})([mg])");

    @Override
    public Integer convert(String text) {
        try {
            return parse(text);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    /**
     * Reads a size in MiB.
     *
     * @throws IllegalArgumentException saying the form
     */
    public static int parse(String text) {
        Matcher matcher = FORM.matcher(text.toLowerCase(Locale.ROOT));
        if (matcher.matches()) {
            long mib = Long.parseLong(matcher.group(1)) * (matcher.group(2).equals("g") ? 1024 : 1);
            if (mib >= LEAST_MIB && mib <= MOST_MIB) {
                return (int) mib;
            }
        }
        throw new IllegalArgumentException(
                "'%s' is no heap size from %dm on: write 256m or 1g".formatted(text, LEAST_MIB));
    }
}
