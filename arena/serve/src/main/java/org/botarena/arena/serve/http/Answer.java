package org.botarena.arena.serve.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.EnumFeature;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import org.botarena.arena.text.JsonText;

/** How routes answer. */
public final class Answer {
    private static final ObjectWriter JSON = JsonText.MAPPER.writer().with(EnumFeature.WRITE_ENUMS_TO_LOWERCASE);

    private Answer() {}

    /** With a value as JSON, which nobody keeps. */
    public static void json(Context request, Object value) {
        request.header("Cache-Control", "no-store");
        request.contentType(HttpProblem.JSON).result(text(value));
    }

    /** A value as one line of JSON. */
    public static String text(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no JSON: " + value, e);
        }
    }

    /** With the description of an API, which lies beside a class. */
    public static void description(Context request, Class<?> home, String name) throws IOException {
        try (InputStream in = home.getResourceAsStream(name)) {
            request.contentType(HttpProblem.JSON).result(in.readAllBytes());
        }
    }

    /**
     * A whole number of a query; the default where there is none.
     *
     * @throws HttpProblem.Refusal if it is no number, or beyond its bounds
     */
    public static int number(Context request, String name, int least, int most, int otherwise) {
        String text = request.queryParam(name);
        if (text == null) {
            return otherwise;
        }
        if (text.matches("[0-9]{1,9}") && Integer.parseInt(text) >= least && Integer.parseInt(text) <= most) {
            return Integer.parseInt(text);
        }
        throw HttpProblem.refusal(
                400, "'%s' is no whole number".formatted(name), "give one from %d to %d".formatted(least, most));
    }
}
