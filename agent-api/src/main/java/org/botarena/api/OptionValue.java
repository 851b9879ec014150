package org.botarena.api;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

/** Converts the value of an agent's option to the type that its code asks for. */
final class OptionValue {
    private OptionValue() {}

    /**
     * Reads an option.
     *
     * @param options complete
     * @throws IllegalArgumentException if the option does not exist, or its value does not fit the type
     */
    static Object of(Map<String, String> options, String name, Class<?> type) {
        String value = options.get(name);
        if (value == null) {
            throw new IllegalArgumentException(
                    "option '%s' does not exist among %s: declare it with @Option on the agent's class"
                            .formatted(name, options.keySet()));
        }
        try {
            return read(value, type);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "option %s=%s is read as %s: %s".formatted(name, value, type.getSimpleName(), remedy(type, e)), e);
        }
    }

    // No lambdas and no patterns: every start of an agent's process runs this code.
    private static Object read(String value, Class<?> type) {
        if (type == String.class) {
            return value;
        } else if (type == int.class || type == Integer.class) {
            return Integer.valueOf(value);
        } else if (type == long.class || type == Long.class) {
            return Long.valueOf(value);
        } else if (type == double.class || type == Double.class) {
            return Double.valueOf(value);
        } else if (type == boolean.class || type == Boolean.class) {
            if (!value.equals("true") && !value.equals("false")) {
                throw new IllegalArgumentException("it is neither true nor false");
            }
            return Boolean.valueOf(value);
        } else if (type.isEnum()) {
            String wanted = value.toUpperCase(Locale.ROOT).replace('-', '_');
            for (Object constant : type.getEnumConstants()) {
                if (((Enum<?>) constant).name().equals(wanted)) {
                    return constant;
                }
            }
            throw new IllegalArgumentException("it is not one of " + Arrays.toString(type.getEnumConstants()));
        }
        throw new IllegalArgumentException("an option is an int, long, double, boolean, String or enum");
    }

    private static String remedy(Class<?> type, IllegalArgumentException thrown) {
        if (!(thrown instanceof NumberFormatException)) {
            return thrown.getMessage();
        }
        return type == double.class || type == Double.class
                ? "it is not a number. Declare the option as DECIMAL or WHOLE"
                : "it is not such a whole number. Declare the option as WHOLE, with bounds that fit, or read another type";
    }
}
