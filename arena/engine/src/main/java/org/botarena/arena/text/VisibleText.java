package org.botarena.arena.text;

import java.util.Locale;

/**
 * Makes characters of foreign text visible that would move the cursor, colour the screen or change the text
 * direction. They are shown as {@code \}{@code u202e}, which has the same meaning in JSON.
 */
public final class VisibleText {
    private VisibleText() {}

    /** Makes invisible characters visible, except line ends and tabs. */
    public static String of(String text) {
        StringBuilder visible = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            boolean isLineEnd = each == '\n' || (each == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n');
            if (isLineEnd || each == '\t' || !isDangerous(each)) {
                visible.append(each);
            } else {
                visible.append(escaped(each));
            }
        }
        return visible.toString();
    }

    /**
     * Makes all invisible characters of a name or a path visible, including tabs and line ends, so that it stays in
     * its line.
     */
    public static String name(Object name) {
        StringBuilder visible = new StringBuilder();
        String.valueOf(name)
                .chars()
                .forEach(
                        each -> visible.append(isDangerous(each) ? escaped((char) each) : String.valueOf((char) each)));
        return visible.toString();
    }

    /** Replaces each invisible character, including line ends and tabs. */
    public static String replaced(String text, char instead) {
        StringBuilder replaced = new StringBuilder(text.length());
        text.chars().forEach(each -> replaced.append(isDangerous(each) ? instead : (char) each));
        return replaced.toString();
    }

    /** Replaces each invisible character by a question mark. */
    public static String plain(String text) {
        return replaced(text, '?');
    }

    /** Whether a reader sees nothing of a text: it is empty, or has only blanks and zero-width marks. */
    public static boolean isBlank(String text) {
        return text.codePoints()
                .allMatch(each -> Character.isWhitespace(each) || Character.isSpaceChar(each) || isInvisible(each));
    }

    /**
     * Whether a character other than a blank is invisible. Drop such characters to compare names, but not to show
     * them: joiners and selectors form pictures and words from other characters.
     */
    public static boolean isInvisible(int character) {
        return isDangerous(character) || Character.getType(character) == Character.FORMAT || isFiller(character);
    }

    /** Letters and marks that are not drawn: fillers, inherent vowels, the blank of Braille, variation selectors. */
    private static boolean isFiller(int character) {
        return character == 0x034F
                || character == 0x115F
                || character == 0x1160
                || (character >= 0x17B4 && character <= 0x17B5)
                || (character >= 0x180B && character <= 0x180F)
                || character == 0x2800
                || character == 0x3164
                || character == 0xFFA0
                || (character >= 0xFE00 && character <= 0xFE0F)
                || (character >= 0xE0100 && character <= 0xE01EF);
    }

    /** Such a character as it is shown: a backslash, {@code u} and four hexadecimal digits. */
    static String escaped(char dangerous) {
        return String.format(Locale.ROOT, "\\u%04x", (int) dangerous);
    }

    /** C0, DEL and C1; marks, embeddings, overrides and isolates of the writing direction; separators of lines. */
    static boolean isDangerous(int character) {
        return Character.isISOControl(character)
                || character == 0x061C
                || (character >= 0x200E && character <= 0x200F)
                || (character >= 0x2028 && character <= 0x202E)
                || (character >= 0x2066 && character <= 0x2069);
    }
}
