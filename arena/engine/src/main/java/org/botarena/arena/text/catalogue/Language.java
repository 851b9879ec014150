package org.botarena.arena.text.catalogue;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A language of the texts that authors and the room read. A text is a pattern of {@link java.util.Formatter} in the
 * catalogue; its numbers are written as the language has them. What is kept on file is English: {@link #translated} says it
 * in another language. Immutable.
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
     * The language that is typed so.
     *
     * @throws IllegalArgumentException naming those that there are
     */
    public static Language parse(String code) {
        return Arrays.stream(values())
                .filter(language -> language.code.equals(code))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'%s' is none of the languages %s"
                        .formatted(
                                code,
                                Arrays.stream(values()).map(Language::code).collect(Collectors.joining(", ")))));
    }

    /** The language of a locale; English where there is none for it. */
    public static Language of(Locale locale) {
        return locale.getLanguage().equals(FRENCH.code) ? FRENCH : ENGLISH;
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
        String pattern = patterns().get(key);
        if (pattern == null) {
            throw new MissingResourceException("no text '%s' in %s".formatted(key, code), "messages_" + code, key);
        }
        return String.format(locale, pattern, arguments);
    }

    /** The text of one, or of several: {@code key.one} or {@code key.more}, filled in with the number and the others. */
    public String counted(String key, long number, Object... others) {
        boolean isOne = this == FRENCH ? Math.abs(number) < 2 : number == 1;
        Object[] arguments = new Object[others.length + 1];
        arguments[0] = number;
        System.arraycopy(others, 0, arguments, 1, others.length);
        return text(key + (isOne ? ".one" : ".more"), arguments);
    }

    /** The text of a name that may be another version's or another's; then the name itself. */
    public String named(String family, String name) {
        return patterns().containsKey(family + "." + name) ? text(family + "." + name) : name;
    }

    /** The patterns of a family, by what stands behind its name: those of {@code script.} go into a page as they are. */
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

    /** A text on file, which is English, in this language; parts of it that the catalogue does not have stay as they are. */
    public String translated(String english) {
        return this == ENGLISH ? english : Phrasebook.ENGLISH.translated(english, this);
    }
}
