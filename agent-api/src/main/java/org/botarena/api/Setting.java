package org.botarena.api;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * An option of a game or an agent: a named value with its default and its range. Immutable.
 *
 * @param name lower-case letters, digits and dashes, beginning with a letter
 * @param type the type of the value
 * @param byDefault the value if none is given
 * @param min the lowest number allowed, inclusive, or empty for no bound
 * @param max the highest number allowed, inclusive, or empty for no bound
 * @param choices the values allowed, or empty for every value in the range
 * @param text a one-line description
 */
// Loops, no lambdas and no patterns: every start of an agent's process runs this code, and the first lambda takes 25
// ms.
public record Setting(
        String name, Type type, String byDefault, String min, String max, List<String> choices, String text) {

    public enum Type {
        /** A whole number. */
        WHOLE,
        /** A decimal number. */
        DECIMAL,
        /** {@code true} or {@code false}. */
        FLAG,
        /** One word of a list. */
        WORD
    }

    /** Checks the declaration: the form of the name, and that the default is in the range. */
    public Setting {
        choices = List.copyOf(choices);
        if (!isName(name)) {
            throw new IllegalArgumentException(
                    "option name '%s': lower-case letters, digits and dashes, beginning with a letter".formatted(name));
        }
        if (type == Type.WORD && choices.isEmpty()) {
            throw new IllegalArgumentException("option %s: a WORD needs its choices".formatted(name));
        }
        require(name, type, min, max, choices, byDefault);
    }

    /** A whole number in a range. */
    public static Setting whole(String name, int byDefault, int min, int max, String text) {
        return new Setting(name, Type.WHOLE, "" + byDefault, "" + min, "" + max, List.of(), text);
    }

    /** One whole number of a list. */
    public static Setting oneOf(String name, int byDefault, List<Integer> choices, String text) {
        List<String> words = new ArrayList<>();
        for (Integer choice : choices) {
            words.add(choice.toString());
        }
        return new Setting(name, Type.WHOLE, "" + byDefault, "", "", words, text);
    }

    /** True or false. */
    public static Setting flag(String name, boolean byDefault, String text) {
        return new Setting(name, Type.FLAG, "" + byDefault, "", "", List.of(), text);
    }

    /** The allowed values, for a message: {@code a whole number in 1..25}. */
    public String range() {
        return range(type, min, max, choices);
    }

    /**
     * Completes the given settings with the defaults of the rest, in the order of the declarations.
     *
     * @param whose the owner of the settings, for the message: {@code reversi}, {@code uct.jar}
     * @throws IllegalArgumentException if a setting is unknown, with the list of known ones, or out of its range
     */
    public static Map<String, String> complete(List<Setting> declared, Map<String, String> given, String whose) {
        for (String name : given.keySet()) {
            if (!isDeclared(declared, name)) {
                throw new IllegalArgumentException("%s has no option '%s': %s".formatted(whose, name, list(declared)));
            }
        }
        Map<String, String> complete = new LinkedHashMap<>();
        for (Setting setting : declared) {
            String value = given.getOrDefault(setting.name, setting.byDefault);
            try {
                require(setting.name, setting.type, setting.min, setting.max, setting.choices, value);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(whose + ": " + e.getMessage(), e);
            }
            complete.put(setting.name, value);
        }
        return complete;
    }

    private static boolean isDeclared(List<Setting> declared, String name) {
        for (Setting setting : declared) {
            if (setting.name.equals(name)) {
                return true;
            }
        }
        return false;
    }

    private static String list(List<Setting> declared) {
        return declared.isEmpty()
                ? "it has none"
                : declared.stream()
                        .map(setting -> "%s=%s (%s)".formatted(setting.name, setting.byDefault, setting.range()))
                        .collect(Collectors.joining(", ", "it has ", ""));
    }

    private static String range(Type type, String min, String max, List<String> choices) {
        if (!choices.isEmpty()) {
            return "one of " + String.join(", ", choices);
        }
        String kind = switch (type) {
            case WHOLE -> "a whole number";
            case DECIMAL -> "a number";
            case FLAG -> "true or false";
            case WORD -> "a word";
        };
        if (min.isEmpty() || max.isEmpty()) {
            return kind + (min.isEmpty() ? "" : " from " + min) + (max.isEmpty() ? "" : " up to " + max);
        }
        return "%s in %s..%s".formatted(kind, min, max);
    }

    private static void require(String name, Type type, String min, String max, List<String> choices, String value) {
        if (!isAllowed(type, min, max, choices, value)) {
            throw new IllegalArgumentException(
                    "option %s=%s: it must be %s".formatted(name, value, range(type, min, max, choices)));
        }
    }

    private static boolean isAllowed(Type type, String min, String max, List<String> choices, String value) {
        if (!choices.isEmpty() && !choices.contains(value)) {
            return false;
        }
        return switch (type) {
            case FLAG -> value.equals("true") || value.equals("false");
            case WORD -> true;
            case WHOLE -> isWhole(value) && isBetween(min, value, max);
            case DECIMAL -> isDecimal(value) && isBetween(min, value, max);
        };
    }

    private static boolean isName(String name) {
        for (int i = 0; i < name.length(); i++) {
            char letter = name.charAt(i);
            boolean isLetter = letter >= 'a' && letter <= 'z';
            if (!isLetter && (i == 0 || (letter != '-' && !isDigit(letter)))) {
                return false;
            }
        }
        return !name.isEmpty();
    }

    private static boolean isDecimal(String value) {
        int point = value.indexOf('.');
        return point < 0 ? isWhole(value) : isWhole(value.substring(0, point)) && isDigits(value.substring(point + 1));
    }

    private static boolean isWhole(String value) {
        return isDigits(value.startsWith("-") ? value.substring(1) : value);
    }

    private static boolean isDigits(String value) {
        for (int i = 0; i < value.length(); i++) {
            if (!isDigit(value.charAt(i))) {
                return false;
            }
        }
        return !value.isEmpty() && value.length() <= 18;
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    private static boolean isBetween(String min, String value, String max) {
        BigDecimal number = new BigDecimal(value);
        return (min.isEmpty() || number.compareTo(new BigDecimal(min)) >= 0)
                && (max.isEmpty() || number.compareTo(new BigDecimal(max)) <= 0);
    }
}
