package org.botarena.arena.text;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.std.FromStringDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Map;
import java.util.OptionalDouble;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * Reads and writes JSON: plain decimals in every locale, with invisible characters escaped. Input may be of unknown
 * origin. Immutable.
 */
public final class JsonText {
    public static final JsonMapper MAPPER = JsonMapper.builder(new JsonFactoryBuilder()
                    .characterEscapes(new Visible())
                    .streamReadConstraints(ForeignJson.CONSTRAINTS)
                    .build())
            .addModule(new Jdk8Module())
            .addModule(new SimpleModule()
                    .addSerializer(Sentence.class, ToStringSerializer.instance)
                    .addDeserializer(Sentence.class, new SentenceReader())
                    .addSerializer(Instant.class, ToStringSerializer.instance)
                    .addDeserializer(Instant.class, new InstantReader())
                    .addSerializer(Double.class, new PlainNumber())
                    .addSerializer(double.class, new PlainNumber()))
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .defaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.FAIL, Nulls.FAIL)) // but of OrNull
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    /** The mapper for the output and the news of commands; it writes numbers as Java does, {@code 1.0}. */
    public static final JsonMapper OF_COMMANDS = JsonMapper.builder(
                    MAPPER.getFactory().copy())
            .addModule(new Jdk8Module())
            .addModule(new SimpleModule()
                    .addSerializer(Sentence.class, ToStringSerializer.instance)
                    .addSerializer(Instant.class, ToStringSerializer.instance))
            .build();

    private JsonText() {}

    /** A value as one line, as commands print it; the fields of records and maps in the order of their declaration. */
    public static String line(Object value) {
        try {
            return OF_COMMANDS.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no JSON of " + value, e);
        }
    }

    /** The name of a value's type, which must be among these. */
    public static <T> String kind(Map<String, Class<? extends T>> kinds, T value) {
        return kinds.entrySet().stream()
                .filter(kind -> kind.getValue() == value.getClass())
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    /** Rounded to three decimals: microseconds of a number of milliseconds. */
    public static double rounded(double number) {
        return BigDecimal.valueOf(number).setScale(3, RoundingMode.HALF_UP).doubleValue();
    }

    /** Rounded to three decimals; null for none. */
    public static Double rounded(OptionalDouble number) {
        return number.isPresent() ? (Double) rounded(number.getAsDouble()) : null;
    }

    /** The number, rounded to three decimals, or null if it is infinite. */
    public static Double finite(double number) {
        return Double.isInfinite(number) ? null : (Double) rounded(number);
    }

    /** Rounds to three significant digits, since three decimals would lose small probabilities. */
    public static double significant(double number) {
        return BigDecimal.valueOf(number).round(new MathContext(3)).doubleValue();
    }

    /** Reads ISO 8601 in UTC. */
    private static final class InstantReader extends FromStringDeserializer<Instant> {
        private static final long serialVersionUID = 1L;

        InstantReader() {
            super(Instant.class);
        }

        @Override
        protected Instant _deserialize(String text, DeserializationContext context) throws IOException {
            try {
                return Instant.parse(text);
            } catch (DateTimeParseException e) {
                throw JsonMappingException.from(context, e.getMessage(), e);
            }
        }
    }

    /** Jackson escapes C0 by itself. */
    private static final class Visible extends CharacterEscapes {
        private static final long serialVersionUID = 1L;
        private static final int DELETE = 0x7F;

        private final int[] ascii = standardAsciiEscapesForJSON();

        Visible() {
            ascii[DELETE] = ESCAPE_STANDARD;
        }

        @Override
        public int[] getEscapeCodesForAscii() {
            return ascii.clone();
        }

        @Override
        public SerializableString getEscapeSequence(int character) {
            return VisibleText.isDangerous(character)
                    ? new SerializedString(VisibleText.escaped((char) character))
                    : null;
        }
    }
}
