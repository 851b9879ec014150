package org.botarena.arena.report.page;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.botarena.arena.text.Markup;

/** The colour and the initials of an entrant before its name; the script's {@code Chip} draws the same. */
public final class Chip {
    /** The number of colours for entrants. */
    public static final int COLOURS = 12;

    private static final Pattern WORDS = Pattern.compile("\\p{L}+|\\d+");

    private Chip() {}

    /** Writes the chip of a name, with the number of its colour. */
    public static void writeTo(Markup page, String name, int colour) {
        page.leaf("span", "", "class", "chip e" + colour, "data-initials", initials(name), "aria-hidden", "true");
    }

    /** Two letters or digits that stand for a name. */
    static String initials(String name) {
        List<String> words =
                WORDS.matcher(name).results().map(MatchResult::group).toList();
        String first = words.isEmpty() ? name : words.get(0);
        String last = words.isEmpty() ? name : words.get(words.size() - 1);
        String letters = words.size() > 1
                ? first.substring(0, first.offsetByCodePoints(0, 1))
                        + last.substring(last.offsetByCodePoints(last.length(), -1))
                : first.substring(0, first.offsetByCodePoints(0, Math.min(2, first.codePointCount(0, first.length()))));
        return letters.toUpperCase(Locale.ROOT);
    }
}
