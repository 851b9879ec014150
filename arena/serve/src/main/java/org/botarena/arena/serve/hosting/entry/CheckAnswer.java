package org.botarena.arena.serve.hosting.entry;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Language;

/**
 * What the check of an upload says, in every language. Immutable.
 *
 * @param json the texts by the codes of their languages; empty: it says nothing yet
 */
public record CheckAnswer(String json) {
    /** The answer that has this text in each language. */
    public static CheckAnswer of(Function<Language, String> text) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (Language language : Language.values()) {
            texts.put(language.code(), text.apply(language));
        }
        return new CheckAnswer(JsonText.MAPPER.valueToTree(texts).toString());
    }

    /** Its text; empty: it says nothing yet. */
    public String in(Language language) {
        try {
            return json.isEmpty()
                    ? ""
                    : JsonText.MAPPER.readTree(json).path(language.code()).asText();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the answer to an upload is damaged: " + json, e);
        }
    }
}
