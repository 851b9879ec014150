package org.botarena.arena.serve.hosting.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.text.JsonText;

/**
 * The JSON object in a request. An invalid one is answered with 400. Immutable.
 *
 * @param json the object
 */
record RequestBody(JsonNode json) {
    private static final int LONGEST_TEXT = 2000;

    /** Reads the object of a request. */
    static RequestBody of(Context request) {
        try {
            JsonNode json = JsonText.MAPPER.readTree(request.body());
            if (json != null && json.isObject()) {
                return new RequestBody(json);
            }
        } catch (JsonProcessingException e) {
            throw HttpProblem.refusal(400, "the request is not JSON", "send an object");
        }
        throw HttpProblem.refusal(400, "the request is not a JSON object", "send one");
    }

    /**
     * Converts the object to a record. A required text is not empty; an optional value may be missing or null.
     *
     * @param type the record, whose fields the methods below read
     */
    <T extends Record> T as(Class<T> type) {
        RecordComponent[] fields = type.getRecordComponents();
        try {
            Constructor<T> made = type.getDeclaredConstructor(
                    Stream.of(fields).map(RecordComponent::getType).toArray(Class<?>[]::new));
            made.setAccessible(true);
            return made.newInstance(Stream.of(fields).map(this::value).toArray());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no record to read: " + type, e);
        }
    }

    private Object value(RecordComponent field) {
        JsonProperty other = field.getAccessor().getAnnotation(JsonProperty.class);
        String name = other == null ? field.getName() : other.value();
        Class<?> type = field.getType();
        if (type == Map.class) {
            Class<?> wanted = (Class<?>) ((ParameterizedType) field.getGenericType()).getActualTypeArguments()[1];
            return wanted == File.class ? files(name) : texts(name);
        }
        if (field.getGenericType() instanceof ParameterizedType optional) {
            Class<?> wanted = (Class<?>) optional.getActualTypeArguments()[0];
            return wanted.isRecord()
                    ? inner(name, wanted.asSubclass(Record.class))
                    : wanted == Instant.class
                            ? moment(name)
                            : Optional.of(text(name)).filter(text -> !text.isEmpty());
        }
        return type == int.class
                ? number(name)
                : type == boolean.class
                        ? is(name)
                        : type == File.class ? file(name) : type.isEnum() ? word(name, type) : required(name);
    }

    private <T extends Record> Optional<T> inner(String name, Class<T> type) {
        JsonNode node = json.path(name);
        if (!node.isObject() && !node.isMissingNode() && !node.isNull()) {
            throw HttpProblem.refusal(400, "'%s' is not an object".formatted(name), "send one, or leave it out");
        }
        return node.isObject() ? Optional.of(new RequestBody(node).as(type)) : Optional.empty();
    }

    /** The text of a file, of any length that the server accepts; empty without a file. */
    record File(@JsonValue String text) {}

    private File file(String name) {
        if (!json.path(name).isTextual()) {
            throw HttpProblem.refusal(400, "'%s' is not a text".formatted(name), "send one, which may be empty");
        }
        return new File(json.get(name).textValue());
    }

    private Map<String, File> files(String name) {
        RequestBody inner = object(name);
        return inner.json.properties().stream()
                .map(Map.Entry::getKey)
                .collect(Collectors.toMap(Function.identity(), inner::file));
    }

    private RequestBody object(String name) {
        if (!json.path(name).isObject()) {
            throw HttpProblem.refusal(400, "'%s' is not an object".formatted(name), "send one with texts");
        }
        return new RequestBody(json.get(name));
    }

    private Object word(String name, Class<?> type) {
        String text = required(name);
        return Stream.of(type.getEnumConstants())
                .filter(word -> word.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> HttpProblem.refusal(
                        400,
                        "'%s' is not one of its words".formatted(name),
                        "send one of " + Arrays.toString(type.getEnumConstants())));
    }

    /** A text, or empty if it is missing. */
    private String text(String name) {
        JsonNode node = json.path(name);
        if (!node.isTextual() && !node.isMissingNode() && !node.isNull()) {
            throw HttpProblem.refusal(400, "'%s' is not a text".formatted(name), "send one, in quotation marks");
        }
        String text = node.asText("").strip();
        if (text.length() > LONGEST_TEXT) {
            throw HttpProblem.refusal(
                    400,
                    "'%s' is too long".formatted(name),
                    String.format(Locale.ROOT, "take %d signs at most", LONGEST_TEXT));
        }
        return text;
    }

    /** Texts by name, without the empty ones. */
    private Map<String, String> texts(String name) {
        RequestBody inner = object(name);
        return inner.json.properties().stream()
                .map(Map.Entry::getKey)
                .filter(key -> !inner.text(key).isEmpty())
                .collect(Collectors.toMap(Function.identity(), inner::text));
    }

    /** A required text. */
    private String required(String name) {
        String text = text(name);
        if (text.isEmpty()) {
            throw HttpProblem.refusal(400, "'%s' is empty".formatted(name), "fill it in");
        }
        return text;
    }

    /** A required whole number. */
    private int number(String name) {
        JsonNode node = json.get(name);
        if (node == null || !node.canConvertToInt() || !node.isIntegralNumber()) {
            throw HttpProblem.refusal(400, "'%s' is not a whole number".formatted(name), "send one");
        }
        return node.intValue();
    }

    /** The value of a flag. */
    private boolean is(String name) {
        JsonNode node = json.path(name);
        if (!node.isBoolean()) {
            throw HttpProblem.refusal(
                    400, "'%s' is neither true nor false".formatted(name), "send one of them, without quotation marks");
        }
        return node.asBoolean();
    }

    /** A time, if present. */
    private Optional<Instant> moment(String name) {
        String text = text(name);
        try {
            return text.isEmpty() ? Optional.empty() : Optional.of(Instant.parse(text));
        } catch (DateTimeParseException e) {
            throw HttpProblem.refusal(400, "'%s' is not a time".formatted(name), "write 2026-11-22T07:30:00Z");
        }
    }
}
