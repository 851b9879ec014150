package org.botarena.arena.serve.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import org.botarena.arena.text.JsonText;

/**
 * A parameter of a route: in its path, in its query, or in a header. Immutable.
 *
 * @param <T> the type of its value
 */
public record Parameter<T>(
        String name, String place, ObjectNode schema, String about, BiFunction<Context, String, T> reader) {
    private static ObjectNode schema(String type) {
        return JsonText.MAPPER.createObjectNode().put("type", type);
    }

    /** A parameter of the path. */
    public static Parameter<String> of(String name) {
        return new Parameter<>(name, "path", schema("string"), "", Context::pathParam);
    }

    /** An optional text. */
    public static Parameter<Optional<String>> text(String name, String about) {
        return new Parameter<>(
                name, "query", schema("string"), about, (request, of) -> Optional.ofNullable(request.queryParam(of)));
    }

    /** One of some words, or empty if it is missing. The document lists the words, and the route checks them. */
    public static Parameter<Optional<String>> word(String name, List<String> words, String about) {
        ObjectNode schema = JsonText.MAPPER.createObjectNode();
        words.forEach(schema.putArray("enum")::add);
        return new Parameter<>(
                name, "query", schema, about, (request, of) -> Optional.ofNullable(request.queryParam(of)));
    }

    /** An optional whole number within bounds; anything else is refused. */
    public static Parameter<Optional<Integer>> number(String name, int least, int most, String about) {
        return new Parameter<>(
                name,
                "query",
                schema("integer").put("minimum", least).put("maximum", most),
                about,
                (request, of) ->
                        Optional.ofNullable(request.queryParam(of)).map(text -> number(of, text, least, most)));
    }

    private static int number(String name, String text, int least, int most) {
        if (text.matches("[0-9]{1,9}") && Integer.parseInt(text) >= least && Integer.parseInt(text) <= most) {
            return Integer.parseInt(text);
        }
        throw HttpProblem.refusal(
                400,
                "'%s' is not a whole number".formatted(name),
                String.format(Locale.ROOT, "give one from %d to %d", least, most));
    }

    /** A required header. */
    public static Parameter<Optional<String>> header(String name, String about) {
        return new Parameter<>(
                name, "header", schema("string"), about, (request, of) -> Optional.ofNullable(request.header(of)));
    }

    /** The value in a request. */
    public T in(Context request) {
        return reader.apply(request, name);
    }

    ObjectNode json() {
        ObjectNode json = JsonText.MAPPER
                .createObjectNode()
                .put("name", name)
                .put("in", place)
                .put("required", !place.equals("query"));
        json.set("schema", schema);
        return about.isEmpty() ? json : json.put("description", about);
    }
}
