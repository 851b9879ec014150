package org.botarena.arena.text;

import java.util.Locale;

/** The title of a tournament or an event. */
public final class Title {
    /** The most characters. */
    static final int LONGEST = 80;

    private Title() {}

    /**
     * Cleans a typed title; empty without a title.
     *
     * @throws IllegalArgumentException if it is longer than 80 characters or not one visible line; the message says
     *     what to do
     */
    public static String of(String typed) {
        String title = typed.strip();
        int length = title.codePointCount(0, title.length());
        if (length > LONGEST) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "a title has at most %d characters and this one has %d: shorten it", LONGEST, length));
        }
        if (!VisibleText.name(title).equals(title)) {
            throw new IllegalArgumentException(
                    "a title is one line of visible characters: leave out '%s'".formatted(hidden(title)));
        }
        return VisibleText.isBlank(title) ? "" : title;
    }

    private static String hidden(String title) {
        return title.chars()
                .filter(VisibleText::isDangerous)
                .mapToObj(each -> VisibleText.escaped((char) each))
                .findFirst()
                .orElseThrow();
    }
}
