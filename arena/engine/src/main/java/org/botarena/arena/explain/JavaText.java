package org.botarena.arena.explain;

import java.util.Locale;

/**
 * Turns untrusted values of a file into parts of a Java source: each can only be a number, a literal or the text of a
 * comment.
 */
final class JavaText {
    private JavaText() {}

    /**
     * A number of 64 bits in this text.
     *
     * @throws IllegalArgumentException if the text is not one
     */
    static String number(String text) {
        try {
            return "" + Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("the recorded seed %s is not a number".formatted(literal(text)), e);
        }
    }

    /**
     * A game's id.
     *
     * @throws IllegalArgumentException if it does not have the form of the arena's ids
     */
    static String id(String text) {
        if (!text.matches("[a-z0-9.-]{1,100}")) {
            throw new IllegalArgumentException("the recorded id %s is not the id of a game".formatted(literal(text)));
        }
        return text;
    }

    /** A string literal of this text, in ASCII. */
    static String literal(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (each < ' ' || each == 0x7F || each == '"' || each == '\\') {
                // Avoids Unicode escapes, which could end the line, and double backslashes, in which javac may see
                // one.
                literal.append(String.format(Locale.ROOT, "\\%03o", (int) each));
            } else if (each > 0x7F) {
                literal.append(String.format(Locale.ROOT, "\\u%04x", (int) each));
            } else {
                literal.append(each);
            }
        }
        return literal.append('"').toString();
    }

    /** Text for a comment that cannot end it, even by a Unicode escape. */
    static String comment(String text) {
        return text.replaceAll("[\\\\\\p{Cntrl}]|[^\\x20-\\x7E\\p{L}\\p{N}\\p{P}\\p{S}]", "?")
                .replace("*/", "* /");
    }
}
