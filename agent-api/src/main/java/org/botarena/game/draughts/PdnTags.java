package org.botarena.game.draughts;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.botarena.api.notation.NotationException;

/** The tags of one game in PDN, in any order. Their names may be in upper or lower case. One thread. */
final class PdnTags {
    private static final Pattern NAME = Pattern.compile("\\[\\s*([A-Za-z][A-Za-z0-9_]*)\\s*:?\\s*");
    private static final Pattern END = Pattern.compile("[ \\t]*]");
    private static final String QUOTES = "\"\u201c\u201d";

    /** Two different values of such a tag contradict each other. */
    private static final Set<String> DECISIVE = Set.of("white", "black", "result", "gametype", "fen");

    /**
     * A tag's value.
     *
     * @param at the index of the tag
     */
    record Value(int at, String text) {}

    private final Map<String, Value> values = new HashMap<>();

    /** The end of the last tag. */
    private int end = -1;

    Optional<Value> value(String name) {
        return Optional.ofNullable(values.get(name.toLowerCase(Locale.ROOT)))
                .filter(value -> !value.text().isBlank());
    }

    String text(String name, String otherwise) {
        return value(name).map(Value::text).orElse(otherwise);
    }

    /**
     * Adds the tag at an index.
     *
     * @return the index after the tag; the same index, if the tag begins the next game
     * @throws NotationException if it is not a tag, or contradicts another one
     */
    int add(String text, int at) {
        Matcher tag = NAME.matcher(text).region(at, text.length());
        int close = tag.lookingAt() ? close(text, tag.end()) : -1;
        if (close < 0) {
            throw new NotationException(at, "this is not a tag, as [Event \"...\"]");
        }
        String name = tag.group(1).toLowerCase(Locale.ROOT);
        boolean isQuoted = isQuote(text, tag.end());
        String value = (isQuoted
                        ? text.substring(tag.end() + 1, close).replaceAll("\\\\([\"\\\\])", "$1")
                        : text.substring(tag.end(), close))
                .strip();
        Value before = values.get(name);
        if (before != null && isParagraph(text.substring(end, at))) {
            return at;
        }
        if (before != null && DECISIVE.contains(name) && !before.text().equals(value)) {
            throw new NotationException(
                    at, "the tag %s comes twice: '%s' and '%s'".formatted(tag.group(1), before.text(), value));
        }
        values.putIfAbsent(name, new Value(at, value));
        end = text.indexOf(']', close) + 1;
        return end;
    }

    /** Whether text up to an index belongs to the tags: no empty line follows the last one. */
    boolean reach(String text, int at) {
        return end >= 0 && !isParagraph(text.substring(end, Math.max(end, at)));
    }

    /**
     * Finds the end of a value: the quote before the bracket, because some programs write quotes in names without a
     * backslash, or the bracket if the value is not quoted. Returns -1 if it is not in this line.
     */
    private static int close(String text, int begin) {
        int end = begin;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        if (!isQuote(text, begin)) {
            int bracket = text.indexOf(']', begin);
            return bracket < end ? bracket : -1;
        }
        int escaped = -1;
        for (int i = begin + 1; i < end; i++) {
            if (isQuote(text, i) && END.matcher(text).region(i + 1, end).lookingAt()) {
                if (text.charAt(i - 1) != '\\') {
                    return i;
                }
                escaped = i;
            }
        }
        return escaped;
    }

    private static boolean isQuote(String text, int at) {
        return at < text.length() && QUOTES.indexOf(text.charAt(at)) >= 0;
    }

    /** Whether the text contains an empty line. */
    private static boolean isParagraph(String between) {
        String[] lines = between.split("\\R", -1);
        return IntStream.range(1, lines.length - 1).anyMatch(i -> lines[i].isBlank());
    }
}
