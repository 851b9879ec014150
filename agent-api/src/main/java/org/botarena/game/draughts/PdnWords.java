package org.botarena.game.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.api.notation.NotationException;

/** Splits the moves of a PDN text into words. Marks, variations and escaped lines are skipped. One thread. */
final class PdnWords {
    /** The kind of a word. */
    enum Kind {
        TAG,
        COMMENT,
        NUMBER,
        MOVE,
        RESULT,
        END
    }

    /**
     * A word.
     *
     * @param at the index of its first character
     * @param text a result, a number, or the contents of a comment's braces
     * @param move only set for a move
     */
    record Word(Kind kind, int at, String text, MoveWord move) {
        static Word of(Kind kind, int at, String text) {
            return new Word(kind, at, text, MoveWord.NONE);
        }

        boolean is(Kind other) {
            return kind == other;
        }
    }

    private static final Pattern RESULT = Pattern.compile(
            "(1/2\\s*-\\s*1/2|\u00bd\\s*-\\s*\u00bd|1/2|\u00bd|1\\s*-\\s*0|0\\s*-\\s*1|2\\s*-\\s*0|0\\s*-\\s*2|1\\s*-\\s*1|0\\s*-\\s*0)(?![0-9/])");
    private static final Pattern STRENGTH = Pattern.compile("[!?]+");
    private static final Pattern GLYPH = Pattern.compile("[$][0-9]{1,3}");
    private static final Pattern DIGITS = Pattern.compile("[0-9]+");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,3}\\s*[.\u2026]+");
    private static final Pattern DOTS = Pattern.compile("[.\u2026]+");

    /** A separator of squares, with blanks around it. */
    private static final Pattern SEPARATOR = Pattern.compile("\\s*([-x:])\\s*");

    /** Characters that look like those of the standard: dashes, crosses, the no-break space. */
    private static final Map<Character, Character> ALIKE = Map.ofEntries(
            Map.entry('\u2010', '-'),
            Map.entry('\u2011', '-'),
            Map.entry('\u2012', '-'),
            Map.entry('\u2013', '-'),
            Map.entry('\u2014', '-'),
            Map.entry('\u2212', '-'),
            Map.entry('\u00d7', 'x'),
            Map.entry('X', 'x'),
            Map.entry('\u0445', 'x'),
            Map.entry('\u0425', 'x'),
            Map.entry('\u00a0', ' '),
            Map.entry('\u202f', ' '));

    /** The original text, and the text in the standard's characters; both have the same length. */
    private final String text;

    private final String plain;
    private int at;

    PdnWords(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        text.chars().forEach(sign -> plain.append((char) ALIKE.getOrDefault((char) sign, (char) sign)));
        this.text = text;
        this.plain = plain.toString();
    }

    /** The index from which the next word is read. */
    int at() {
        return at;
    }

    void resume(int index) {
        at = index;
    }

    /**
     * Reads the next word.
     *
     * @throws NotationException if the text is not a word
     */
    Word next() {
        while (true) {
            skipBlanks();
            if (at >= plain.length()) {
                return Word.of(Kind.END, at, "");
            }
            int begin = at;
            char sign = plain.charAt(at);
            if (sign == '[') {
                return Word.of(Kind.TAG, begin, "");
            }
            if (sign == '{') {
                return Word.of(Kind.COMMENT, begin, braces());
            }
            if (sign == '(') {
                skipVariation();
            } else if (sign == ';' || (sign == '%' && isLineBegin())) {
                skipLine();
            } else if (sign == '*') {
                at++;
                return Word.of(Kind.RESULT, begin, "*");
            } else if (!skips(STRENGTH) && !skips(GLYPH) && !skips(DOTS)) {
                return played(begin);
            }
        }
    }

    /** Reads a result, the number of a move, or a move. */
    private Word played(int begin) {
        String result = taken(RESULT);
        if (!result.isEmpty()) {
            return Word.of(Kind.RESULT, begin, result.replaceAll("\\s", ""));
        }
        String number = taken(NUMBER);
        if (!number.isEmpty()) {
            return Word.of(Kind.NUMBER, begin, number);
        }
        String digits = taken(DIGITS);
        if (digits.isEmpty()) {
            throw new NotationException(begin, "'%s' is not PDN".formatted(shown(begin)));
        }
        Word word = move(begin, digits);
        if (word.is(Kind.MOVE)) {
            skips(STRENGTH);
            if (plain.startsWith("*", at)) {
                at++; // The mark for an only move, specific to English draughts.
            }
        }
        if (at < plain.length()
                && !Character.isWhitespace(plain.charAt(at))
                && "{}();[$".indexOf(plain.charAt(at)) < 0) {
            throw new NotationException(begin, "'%s' is not a move".formatted(shown(begin)));
        }
        return word;
    }

    private Word move(int begin, String first) {
        List<Integer> squares = new ArrayList<>();
        boolean isCapture = false;
        Matcher separator = SEPARATOR.matcher(plain);
        String digits = first;
        while (true) {
            boolean isMore = separator.region(at, plain.length()).lookingAt();
            if (squares.isEmpty() && !isMore) {
                return digits.length() == 4 // Two squares without a separator, from PDN's first proposal.
                        ? new Word(Kind.MOVE, begin, "", MoveWord.compact(begin, digits))
                        : Word.of(Kind.NUMBER, begin, digits);
            }
            squares.add(square(begin, digits));
            if (!isMore) {
                return new Word(Kind.MOVE, begin, "", new MoveWord(begin, squares, isCapture));
            }
            isCapture |= !separator.group(1).equals("-");
            at = separator.end();
            digits = taken(DIGITS);
            if (digits.isEmpty()) {
                throw new NotationException(begin, "'%s' is not a move".formatted(shown(begin)));
            }
        }
    }

    private int square(int begin, String digits) {
        if (digits.length() > 2 || Integer.parseInt(digits) == 0) {
            throw new NotationException(
                    begin, "'%s' is not a move: %s is not a square".formatted(shown(begin), digits));
        }
        return Integer.parseInt(digits);
    }

    /** The contents of the braces. */
    private String braces() {
        int end = plain.indexOf('}', at);
        if (end < 0) {
            throw new NotationException(at, "the comment is not closed: } is missing");
        }
        String inside = text.substring(at + 1, end);
        at = end + 1;
        return inside;
    }

    private void skipVariation() {
        int begin = at;
        int depth = 0;
        do {
            if (at >= plain.length()) {
                at = begin;
                throw new NotationException(begin, "the variation is not closed: ) is missing");
            }
            char sign = plain.charAt(at);
            if (sign == '{') {
                braces();
            } else if (sign == ';') {
                skipLine();
            } else {
                depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
                at++;
            }
        } while (depth > 0);
    }

    private void skipLine() {
        while (at < plain.length() && plain.charAt(at) != '\n' && plain.charAt(at) != '\r') {
            at++;
        }
    }

    private void skipBlanks() {
        while (at < plain.length() && Character.isWhitespace(plain.charAt(at))) {
            at++;
        }
    }

    private boolean isLineBegin() {
        return at == 0 || plain.charAt(at - 1) == '\n' || plain.charAt(at - 1) == '\r';
    }

    private boolean skips(Pattern pattern) {
        return !taken(pattern).isEmpty();
    }

    /** The text here that matches the pattern, or empty if none does. */
    private String taken(Pattern pattern) {
        Matcher here = pattern.matcher(plain).region(at, plain.length());
        if (!here.lookingAt()) {
            return "";
        }
        at = here.end();
        return here.group();
    }

    /** The text from an index up to a blank, short enough for a message. */
    private String shown(int begin) {
        int end = begin;
        while (end < text.length() && end < begin + 20 && !Character.isWhitespace(plain.charAt(end))) {
            end++;
        }
        return text.substring(begin, Math.max(end, Math.min(text.length(), begin + 1)));
    }
}
