package org.botarena.arena.serve.hosting.entry;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Function;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Language;

/**
 * The result of an upload's check, in every language. Immutable.
 *
 * @param json texts and warnings by language code; empty before the check
 */
public record CheckAnswer(String json) {
    private static final String TEXT = "text";
    private static final String WARNING = "warning";

    /**
     * Makes an answer from its text and its warning in each language.
     *
     * @param warning a line that replaces "may play"; empty for none
     */
    public static CheckAnswer of(Function<Language, String> text, Function<Language, String> warning) {
        ObjectNode all = JsonText.MAPPER.createObjectNode();
        for (Language language : Language.values()) {
            all.putObject(language.code()).put(TEXT, text.apply(language)).put(WARNING, warning.apply(language));
        }
        return new CheckAnswer(all.toString());
    }

    /** Its text; empty before the check. */
    public String in(Language language) {
        return part(language, TEXT);
    }

    /** The warning to the author of an admitted agent; empty for none. */
    public String warning(Language language) {
        return part(language, WARNING);
    }

    private String part(Language language, String part) {
        try {
            return json.isEmpty()
                    ? ""
                    : JsonText.MAPPER
                            .readTree(json)
                            .path(language.code())
                            .path(part)
                            .asText();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the answer to an upload is damaged: " + json, e);
        }
    }
}
