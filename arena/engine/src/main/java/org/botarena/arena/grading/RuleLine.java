package org.botarena.arena.grading;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.files.ForeignFile;

/** Reads one line of a rule file, from left to right. One thread. */
final class RuleLine {
    static final String EXAMPLE = "'0.95 vs random -> 10'";

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}([.][0-9]{1,6})?");
    private static final String ARROW = "->";
    private static final Set<String> LIKE_ARROWS = Set.of("=>", "-->", "→", "=", ":", ">");

    private final String file;
    private final int number;
    private final String line;
    private int at;

    RuleLine(String file, int number, String line) {
        this.file = file;
        this.number = number;
        this.line = line;
    }

    GradeRule parse() {
        double share = share();
        keyword();
        skipBlanks();
        int column = at + 1;
        String reference = reference();
        double worth = worth();
        return new GradeRule(share, reference, worth, number, column);
    }

    private double share() {
        skipBlanks();
        int begin = at;
        String word = word();
        boolean isPercent = word.endsWith("%");
        String digits = isPercent ? word.substring(0, word.length() - 1) : word;
        if (!NUMBER.matcher(digits).matches()) {
            throw wrong(
                    begin,
                    digits.matches("[0-9]+,[0-9]+")
                            ? "'%s' has a decimal comma: write %s".formatted(word, word.replace(',', '.'))
                            : "'%s' is not a share of the points: write 0.95, or 95%%".formatted(word));
        }
        double share = Double.parseDouble(digits) / (isPercent ? 100 : 1);
        if (share <= 0 || share > 1) {
            throw wrong(
                    begin,
                    "a share is above 0 and at most 1, and '%s' is not%s"
                            .formatted(word, share > 1 && share <= 100 ? ": write %s%%".formatted(digits) : ""));
        }
        return share;
    }

    private void keyword() {
        skipBlanks();
        int begin = at;
        String word = word();
        if (!word.equals("vs")) {
            throw wrong(
                    begin,
                    word.isEmpty() || word.equals(ARROW)
                            ? "'vs' is missing, and against whom"
                            : "'%s' is in the place of 'vs'%s"
                                    .formatted(word, looksLikeVs(word) ? ": did you mean vs?" : ""));
        }
    }

    private static boolean looksLikeVs(String word) {
        return word.toLowerCase(java.util.Locale.ROOT).startsWith("v") || word.equals("against");
    }

    /** Everything up to the arrow, since names may contain blanks. */
    private String reference() {
        int arrow = line.indexOf(ARROW, at);
        if (arrow < 0) {
            throw noArrow();
        }
        String reference = line.substring(at, arrow).strip();
        if (reference.isEmpty()) {
            throw wrong(at, "the name is missing, against whom");
        }
        at = arrow + ARROW.length();
        return reference;
    }

    private IllegalArgumentException noArrow() {
        Matcher words = Pattern.compile("\\S+").matcher(line);
        while (words.find()) {
            if (words.start() > at && LIKE_ARROWS.contains(words.group())) {
                return wrong(words.start(), "'%s' is in the place of '->': did you mean ->?".formatted(words.group()));
            }
        }
        return wrong(line.stripTrailing().length(), "'->' is missing, and the grade behind it");
    }

    private double worth() {
        skipBlanks();
        int begin = at;
        String word = word();
        if (!NUMBER.matcher(word).matches()) {
            throw wrong(
                    begin,
                    word.isEmpty()
                            ? "the grade is missing"
                            : "'%s' is not a grade of 0 or more: write %s"
                                    .formatted(word, word.matches("[0-9]+,[0-9]+") ? word.replace(',', '.') : "14"));
        }
        skipBlanks();
        if (at < line.length()) {
            throw wrong(
                    at,
                    "'%s' is too much: the line ends behind the grade"
                            .formatted(line.substring(at).strip()));
        }
        return Double.parseDouble(word);
    }

    private void skipBlanks() {
        while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
            at++;
        }
    }

    private String word() {
        int begin = at;
        while (at < line.length() && !Character.isWhitespace(line.charAt(at))) {
            at++;
        }
        return line.substring(begin, at);
    }

    private IllegalArgumentException wrong(int index, String what) {
        return new IllegalArgumentException(String.format(
                Locale.ROOT,
                "%s, line %d, column %d: %s. A line reads %s",
                file,
                number,
                index + 1,
                ForeignFile.clipped(what),
                EXAMPLE));
    }
}
