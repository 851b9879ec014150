package org.botarena.arena.serve.http;

import java.util.Locale;
import org.botarena.arena.text.catalogue.Language;

/** The preferred language of a browser. */
public final class BrowserLanguage {
    private BrowserLanguage() {}

    /**
     * The first supported language of a browser, or English if the browser names no supported one.
     *
     * @param accepted its header {@code Accept-Language}, which may contain anything, or null if it sends none
     */
    public static Language of(String accepted) {
        try {
            return accepted == null
                    ? Language.ENGLISH
                    : Locale.LanguageRange.parse(accepted).stream()
                            .map(range -> Locale.forLanguageTag(range.getRange()))
                            .filter(locale -> Language.of(locale) != Language.ENGLISH
                                    || locale.getLanguage().equals("en"))
                            .findFirst()
                            .map(Language::of)
                            .orElse(Language.ENGLISH);
        } catch (IllegalArgumentException e) {
            return Language.ENGLISH;
        }
    }
}
