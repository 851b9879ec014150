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
 * JSON of which hashes and ids are made: the same values give the same text for ever, and the text gives back the very same
 * values. What else the arena writes, {@link org.botarena.arena.text.JsonText} writes.
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

    /** Its text, in which what is personal is a hash. */
    public static String text(Object value) {
        return text(value, new Personal.Aside());
    }

    /** The same. What is personal goes there. */
    public static String text(Object value, Personal.Aside aside) {
        try {
            return MAPPER.writer().withAttribute(Personal.Aside.class, aside).writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no JSON of " + value, e);
        }
    }

    /**
     * Reads it.
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

    /** The same of JSON that was taken apart already. */
    public static <T> T value(JsonNode json, Class<T> type) {
        return value(json, type, new Personal.Aside());
    }

    /** The same. What is personal is there, or has been taken away. */
    public static <T> T value(JsonNode json, Class<T> type, Personal.Aside aside) {
        try {
            return MAPPER.readerFor(type)
                    .withAttribute(Personal.Aside.class, aside)
                    .readValue(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no %s: %s".formatted(type.getSimpleName(), e.getOriginalMessage()), e);
        } catch (IOException e) {
            throw new UncheckedIOException("memory is no file", e);
        }
    }
}
