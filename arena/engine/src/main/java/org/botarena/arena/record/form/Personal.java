package org.botarena.arena.record.form;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.text.OrNull;

/**
 * The personal part of an entry. The entry itself, and every hash, contains only the SHA-256 of this text, which begins
 * with a random salt. The text is stored next to it and can be deleted. All hashes remain valid then and reveal nothing
 * about the text. Immutable.
 *
 * @param sha256 of the text
 * @param text JSON, or null if it was deleted
 */
@JsonSerialize(using = Personal.Writer.class)
@JsonDeserialize(using = Personal.Reader.class)
public record Personal(String sha256, String text) {
    /** Rejects an invalid hash. */
    public Personal {
        RecordChecks.requireSha256(sha256);
    }

    private record Salted(
            String salt,

            @OrNull @JsonInclude(JsonInclude.Include.NON_EMPTY)
            List<String> about,

            JsonNode said) {}

    /**
     * A personal part with a new salt.
     *
     * @param about the names of the entrants that it is about: the text is deleted when one of them is forgotten
     */
    public static Personal of(Collection<String> about, Object said) {
        List<String> names = about.stream().distinct().sorted().toList();
        String text = StableJson.text(new Salted(newSalt(), names, StableJson.tree(said)));
        return new Personal(Sha256.of(text), text);
    }

    /**
     * The personal parts of a game, by seat.
     *
     * @param names of the entrants, by seat
     * @param said the value of a seat, or null without one
     * @return by seat, with null for a seat without a value; null if no seat has one
     */
    public static List<Personal> bySeat(List<String> names, IntFunction<Object> said) {
        List<Personal> all = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++) {
            Object own = said.apply(seat);
            all.add(own == null ? null : of(List.of(names.get(seat)), own));
        }
        return all.stream().allMatch(Objects::isNull) ? null : all;
    }

    /** Random digits. */
    public static String newSalt() {
        byte[] salt = new byte[16];
        new SecureRandom().nextBytes(salt);
        return HexFormat.of().formatHex(salt);
    }

    /**
     * Its value, or empty if it was deleted.
     *
     * @throws IllegalArgumentException if the text is damaged
     */
    public <T> Optional<T> said(Class<T> type) {
        return Optional.ofNullable(text).map(json -> StableJson.value(StableJson.value(json, Salted.class).said, type));
    }

    /**
     * The names of the entrants that it is about, or empty if it was deleted.
     *
     * @throws IllegalArgumentException if the text is damaged
     */
    public List<String> about() {
        return Optional.ofNullable(text)
                .map(json -> StableJson.value(json, Salted.class).about)
                .orElse(List.of());
    }

    /** Equal hashes mean equality, with or without the text. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Personal personal && personal.sha256.equals(sha256);
    }

    @Override
    public int hashCode() {
        return sha256.hashCode();
    }

    /** Writes the hash and passes the text to the collector. */
    static final class Writer extends JsonSerializer<Personal> {
        @Override
        public void serialize(Personal personal, JsonGenerator out, SerializerProvider context) throws IOException {
            out.writeString(personal.sha256);
            if (personal.text != null && context.getAttribute(Aside.class) instanceof Aside aside) {
                aside.add(personal);
            }
        }
    }

    /** Reads the hash, and the text if it exists. */
    static final class Reader extends JsonDeserializer<Personal> {
        @Override
        public Personal deserialize(JsonParser in, DeserializationContext context) throws IOException {
            String sha256 = in.getValueAsString();
            return context.getAttribute(Aside.class) instanceof Aside aside
                    ? new Personal(sha256, aside.text(sha256))
                    : new Personal(sha256, null);
        }
    }

    /** The personal texts of an entry, stored next to it. For one thread. */
    public static final class Aside {
        private final Map<String, String> texts = new LinkedHashMap<>();

        /**
         * Parses a JSON array.
         *
         * @throws IllegalArgumentException if it differs from the form that {@link #json} writes
         */
        public static Aside parse(String json) {
            Aside aside = new Aside();
            for (JsonNode each : StableJson.value(json, JsonNode[].class)) {
                String text = StableJson.text(each);
                aside.texts.put(Sha256.of(text), text);
            }
            RecordChecks.require(aside.json().equals(json), "what is personal is damaged");
            return aside;
        }

        void add(Personal personal) {
            texts.put(personal.sha256(), personal.text());
        }

        /** The text with that hash, or null if it does not exist. */
        String text(String sha256) {
            return texts.get(sha256);
        }

        /** The texts for which the condition is false. */
        public Aside without(Predicate<Personal> isErased) {
            Aside kept = new Aside();
            texts.forEach((sha256, text) -> {
                Personal one = new Personal(sha256, text);
                if (!isErased.test(one)) {
                    kept.add(one);
                }
            });
            return kept;
        }

        /** Whether it has no texts. */
        public boolean isEmpty() {
            return texts.isEmpty();
        }

        /** Whether an entry contains the hash of each text. */
        public boolean isOf(String entry) {
            return texts.keySet().stream().allMatch(sha256 -> entry.contains('"' + sha256 + '"'));
        }

        /** As a JSON array. */
        public String json() {
            return "[" + String.join(",", texts.values()) + "]";
        }
    }
}
