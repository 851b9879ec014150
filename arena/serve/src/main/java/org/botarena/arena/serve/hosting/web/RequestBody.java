package org.botarena.arena.serve.hosting.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.text.JsonText;

/**
 * The JSON object that was sent with a request. What is not as it should be is answered with 400. Immutable.
 *
 * @param json the object
 */
record RequestBody(JsonNode json) {
    private static final int LONGEST_TEXT = 2000;

    /** The one of a request. */
    static RequestBody of(Context request) {
        try {
            JsonNode json = JsonText.MAPPER.readTree(request.body());
            if (json != null && json.isObject()) {
                return new RequestBody(json);
            }
        } catch (JsonProcessingException e) {
            throw HttpProblem.refusal(400, "the request is no JSON", "send an object");
        }
        throw HttpProblem.refusal(400, "the request is no JSON object", "send one");
    }

    /** A text; empty: it is not there. */
    String text(String name) {
        JsonNode node = json.path(name);
        if (!node.isTextual() && !node.isMissingNode() && !node.isNull()) {
            throw HttpProblem.refusal(400, "'%s' is no text".formatted(name), "send one, in quotation marks");
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

    /** A text that has to be there. */
    String required(String name) {
        String text = text(name);
        if (text.isEmpty()) {
            throw HttpProblem.refusal(400, "'%s' is empty".formatted(name), "fill it in");
        }
        return text;
    }

    /** A file's text, of any length that the server takes; empty: it is not there. */
    String file(String name) {
        return json.path(name).asText();
    }

    /** A whole number that has to be there. */
    int number(String name) {
        JsonNode node = json.get(name);
        if (node == null || !node.canConvertToInt() || !node.isIntegralNumber()) {
            throw HttpProblem.refusal(400, "'%s' is no whole number".formatted(name), "send one");
        }
        return node.intValue();
    }

    /** Whether something is so; false where it is not there. */
    boolean is(String name) {
        JsonNode node = json.path(name);
        if (!node.isBoolean() && !node.isMissingNode() && !node.isNull()) {
            throw HttpProblem.refusal(
                    400, "'%s' is neither true nor false".formatted(name), "send one of them, without quotation marks");
        }
        return node.asBoolean();
    }

    /** A moment; empty: it is not there. */
    Optional<Instant> moment(String name) {
        String text = text(name);
        try {
            return text.isEmpty() ? Optional.empty() : Optional.of(Instant.parse(text));
        } catch (DateTimeParseException e) {
            throw HttpProblem.refusal(400, "'%s' is no moment".formatted(name), "write 2026-11-22T07:30:00Z");
        }
    }
}
