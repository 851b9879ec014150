package org.botarena.arena.text;

import java.util.Locale;

/**
 * Foreign text with every character visible that would move the cursor, colour the screen or turn the writing around: it is
 * shown as {@code \}{@code u202e}, which is valid in JSON, too, and means the same there.
 */
public final class VisibleText {
    private VisibleText() {}

    /** The text with line ends and tabs as they are, and all else that nobody would see made visible. */
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

    /** A name or a path: all that nobody would see made visible, so that it stays in its line, tabs and line ends included. */
    public static String name(Object name) {
        StringBuilder visible = new StringBuilder();
        String.valueOf(name)
                .chars()
                .forEach(
                        each -> visible.append(isDangerous(each) ? escaped((char) each) : String.valueOf((char) each)));
        return visible.toString();
    }

    /** The text with another character in the place of each that nobody would see, line ends and tabs included. */
    public static String replaced(String text, char instead) {
        StringBuilder replaced = new StringBuilder(text.length());
        text.chars().forEach(each -> replaced.append(isDangerous(each) ? instead : (char) each));
        return replaced.toString();
    }

    /** The text with a question mark in the place of each of them. */
    public static String plain(String text) {
        return replaced(text, '?');
    }

    /** Whether a reader sees nothing of a text: it has blanks of any kind and marks without width, or nothing at all. */
    public static boolean isBlank(String text) {
        return text.codePoints()
                .allMatch(each -> Character.isWhitespace(each) || Character.isSpaceChar(each) || isInvisible(each));
    }

    /**
     * Whether a reader sees nothing of a character that is not a blank. To be dropped where names are compared. Not where
     * they are shown: joiners and selectors make pictures and words out of other characters.
     */
    public static boolean isInvisible(int character) {
        return isDangerous(character) || Character.getType(character) == Character.FORMAT || isFiller(character);
    }

    /** Letters and marks without a picture: Hangul fillers, the blank of Braille, variation selectors. */
    private static boolean isFiller(int character) {
        return character == 0x034F
                || character == 0x115F
                || character == 0x1160
                || character == 0x2800
                || character == 0x3164
                || character == 0xFFA0
                || (character >= 0xFE00 && character <= 0xFE0F);
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
