package org.botarena.arena.record.form;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.botarena.arena.text.ForeignJson;
import org.botarena.arena.text.PlainNumber;
import org.botarena.arena.text.SentenceReader;
import org.botarena.arena.text.SentenceWriter;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * JSON for hashes and ids: the same values always give the same text, and parsing the text restores exactly the same
 * values. All other JSON is written by {@link org.botarena.arena.text.JsonText}.
 */
public final class StableJson {
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(ForeignJson.CONSTRAINTS)
                    .build())
            .addModule(new Jdk8Module())
            .addModule(new SimpleModule()
                    .addSerializer(Sentence.class, new SentenceWriter())
                    .addDeserializer(Sentence.class, new SentenceReader())
                    .addSerializer(Double.class, new PlainNumber())
                    .addSerializer(double.class, new PlainNumber()))
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL))
            .build();

    private StableJson() {}

    static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    /** Returns a value's text, with hashes in place of personal texts. */
    public static String text(Object value) {
        return text(value, new Personal.Aside());
    }

    /**
     * Returns a value's text.
     *
     * @param aside collects the personal texts
     */
    public static String text(Object value, Personal.Aside aside) {
        try {
            return MAPPER.writer().withAttribute(Personal.Aside.class, aside).writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no JSON of " + value, e);
        }
    }

    /**
     * Parses a value.
     *
     * @throws IllegalArgumentException if it is damaged
     */
    public static <T> T value(String text, Class<T> type) {
        try {
            return MAPPER.readValue(text, type);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no %s: %s".formatted(type.getSimpleName(), e.getOriginalMessage()), e);
        }
    }

    /** Converts parsed JSON. */
    public static <T> T value(JsonNode json, Class<T> type) {
        return value(json, type, new Personal.Aside());
    }

    /**
     * Converts parsed JSON.
     *
     * @param aside contains the personal texts that were not deleted
     */
    public static <T> T value(JsonNode json, Class<T> type, Personal.Aside aside) {
        try {
            return MAPPER.readerFor(type)
                    .withAttribute(Personal.Aside.class, aside)
                    .readValue(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no %s: %s".formatted(type.getSimpleName(), e.getOriginalMessage()), e);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory failed", e);
        }
    }
}
