package org.botarena.arena.serve.page;

import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.text.catalogue.Language;

/** What the page says in a language: patterns in which {@code %s} stands for what is filled in. */
final class PageTexts {
    private PageTexts() {}

    static Map<String, String> of(Language language) {
        Map<String, String> texts = new TreeMap<>(language.all("live."));
        texts.putAll(language.all("script."));
        language.all("kind.").forEach((kind, text) -> texts.put("kind." + kind, text));
        texts.replaceAll((key, text) -> text.replace("%%", "%"));
        return texts;
    }
}
