package org.botarena.arena.serve.page;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.botarena.arena.text.catalogue.Language;

/**
 * The texts of pages in a language. Immutable.
 *
 * @param patterns by their keys; {@code %s} is replaced
 */
public record PageTexts(@JsonValue Map<String, String> patterns) {
    /**
     * The texts whose keys have a prefix, and those of columns, pictures, ratings and faults.
     *
     * @throws IllegalStateException if a page would get two texts for one key
     */
    public static PageTexts of(Language language, String prefix) {
        Map<String, String> texts = new TreeMap<>(language.all(prefix));
        language.all("script.").forEach((key, text) -> {
            if (texts.put(key, text) != null) {
                throw new IllegalStateException("%s%s and script.%s are one key to a page".formatted(prefix, key, key));
            }
        });
        language.all("page.column.").forEach((column, heading) -> texts.put("column." + column, heading));
        language.all("page.change.").forEach((change, text) -> texts.put("change." + change, text));
        List.of("at-least", "at-most", "unknown")
                .forEach(key -> texts.put(key, language.all("page.elo.").get(key)));
        texts.put("disconnected", language.text("live.disconnected"));
        language.all("live.language.").forEach((code, name) -> texts.put("language." + code, name));
        language.all("kind.").forEach((kind, text) -> texts.put("kind." + kind, text));
        texts.replaceAll((key, text) -> text.replace("%%", "%"));
        return new PageTexts(texts);
    }
}
