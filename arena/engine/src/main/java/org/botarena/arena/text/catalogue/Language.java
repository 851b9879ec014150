package org.botarena.arena.text.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A language of the texts for authors and spectators. A text is a pattern of {@link java.util.Formatter} in the
 * catalogue; its numbers follow the language. Records store a {@link Sentence}. Immutable.
 */
public enum Language {
    ENGLISH("en", Locale.ROOT),
    FRENCH("fr", Locale.FRANCE);

    private final String code;
    private final Locale locale;

    Language(String code, Locale locale) {
        this.code = code;
        this.locale = locale;
    }

    /** As it is typed, and as HTML names it: {@code en}, {@code fr}. */
    public String code() {
        return code;
    }

    /**
     * Parses a code.
     *
     * @throws IllegalArgumentException if it is unknown; the message lists the languages
     */
    public static Language parse(String code) {
        return Arrays.stream(values())
                .filter(language -> language.code.equals(code))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'%s' is not one of the languages %s"
                        .formatted(
                                code,
                                Arrays.stream(values()).map(Language::code).collect(Collectors.joining(", ")))));
    }

    /** The language of a locale, or English if the arena does not speak it. */
    public static Language of(Locale locale) {
        return locale.getLanguage().equals(FRENCH.code) ? FRENCH : ENGLISH;
    }

    /** The language of the system; English if there are no texts in it. */
    public static Language ofSystem() {
        return of(Locale.getDefault(Locale.Category.DISPLAY));
    }

    /** The keys of all texts, with their patterns. */
    Map<String, String> patterns() {
        return Catalogue.of(this);
    }

    /**
     * A text, filled in.
     *
     * @throws MissingResourceException if the catalogue does not have it
     */
    public String text(String key, Object... arguments) {
        return String.format(locale, pattern(key), arguments);
    }

    private String pattern(String key) {
        String pattern = patterns().get(key);
        if (pattern == null) {
            throw new MissingResourceException("no text '%s' in %s".formatted(key, code), "messages_" + code, key);
        }
        return pattern;
    }

    /**
     * The text of one, or of several: {@code key.one} or {@code key.more}, filled in with the number and the others.
     */
    public String counted(String key, long number, Object... others) {
        Object[] arguments = new Object[others.length + 1];
        arguments[0] = number;
        System.arraycopy(others, 0, arguments, 1, others.length);
        return text(key + (isOne(number) ? ".one" : ".more"), arguments);
    }

    private boolean isOne(long number) {
        return this == FRENCH ? Math.abs(number) < 2 : number == 1;
    }

    /** The text of a name that may be another version's or another's; then the name itself. */
    public String named(String family, String name) {
        return patterns().containsKey(family + "." + name) ? text(family + "." + name) : name;
    }

    /** The patterns of a family, by the rest of their keys: those of {@code script.} go into a page unchanged. */
    public Map<String, String> all(String family) {
        Map<String, String> all = new TreeMap<>();
        patterns().forEach((key, pattern) -> {
            if (key.startsWith(family)) {
                all.put(key.substring(family.length()), pattern);
            }
        });
        return all;
    }

    /** A number that is written with a decimal point, as this language writes it. */
    public String decimal(String number) {
        return this == FRENCH ? number.replace('.', ',') : number;
    }

    /** A sentence's text, without the marks of Markdown that its pattern may have. */
    String filled(String key, List<Object> arguments) {
        if (key.isEmpty()) {
            return (String) arguments.get(0);
        }
        String whole = patterns().containsKey(key) ? key : key + (isOne((long) arguments.get(0)) ? ".one" : ".more");
        Object[] filled = arguments.stream()
                .map(part -> part instanceof Sentence inner ? inner.in(this) : part)
                .toArray();
        return String.format(locale, pattern(whole).replace("`", ""), filled);
    }
}
