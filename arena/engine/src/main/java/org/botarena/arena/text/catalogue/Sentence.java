package org.botarena.arena.text.catalogue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.stream.Stream;

/**
 * A text of the catalogue with its arguments, so that it can be shown in any language. The record stores {@link
 * #form}; published files contain the English text. Immutable.
 *
 * @param key of the catalogue, of a text or of a family with {@code .one} and {@code .more}, or empty if the only
 *     argument is a text from outside the catalogue
 * @param arguments texts, whole numbers and sentences, in order
 */
public record Sentence(String key, List<Object> arguments) {
    /** An empty text. */
    public static final Sentence NONE = quote("");

    /**
     * Rejects an unknown key or arguments of other types.
     *
     * @throws IllegalArgumentException if the catalogue lacks the key, or an argument has another type
     */
    public Sentence {
        arguments = arguments.stream().map(Sentence::argument).toList();
        try {
            Language.ENGLISH.filled(key, arguments);
        } catch (MissingResourceException | ClassCastException | IndexOutOfBoundsException e) {
            throw new IllegalArgumentException("not a sentence: %s %s".formatted(key, arguments), e);
        }
    }

    private static Object argument(Object value) {
        if (value instanceof Double || value instanceof Float) {
            return Math.round(((Number) value).doubleValue());
        }
        if (value instanceof Number number) {
            return number.longValue();
        }
        return value instanceof List<?> ? read(value) : value instanceof Sentence ? value : value.toString();
    }

    /** A text of the catalogue; fractions among the numbers are rounded. */
    public static Sentence of(String key, Object... arguments) {
        return new Sentence(key, Arrays.asList(arguments));
    }

    /** A text from outside the catalogue, which is the same in every language. */
    public static Sentence quote(String text) {
        return new Sentence("", List.of(text));
    }

    /** Reads a text or what {@link #form} gives. */
    public static Sentence read(Object json) {
        if (json instanceof List<?> parts && parts.size() > 0 && parts.get(0) instanceof String key && !key.isEmpty()) {
            return new Sentence(key, List.copyOf(parts.subList(1, parts.size())));
        }
        if (json instanceof String text) {
            return quote(text);
        }
        throw new IllegalArgumentException("a sentence is a text, or a list of a key and arguments");
    }

    /**
     * A list of the key and the arguments, with nested sentences as such lists; a plain text for a text from outside
     * the catalogue.
     */
    public Object form() {
        return key.isEmpty()
                ? arguments.get(0)
                : Stream.concat(
                                Stream.of(key),
                                arguments.stream().map(part -> part instanceof Sentence inner ? inner.form() : part))
                        .toList();
    }

    /** Its text. */
    public String in(Language language) {
        return language.filled(key, arguments);
    }

    /** Its text by language. */
    public Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        for (Language language : Language.values()) {
            texts.put(language.code(), in(language));
        }
        return texts;
    }

    /** Whether its text is empty. */
    public boolean isEmpty() {
        return toString().isEmpty();
    }

    @Override
    public String toString() {
        return in(Language.ENGLISH);
    }
}
