package org.botarena.arena.serve.http;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.EnumFeature;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.VisibleText;

/** How routes answer. */
public final class Answer {
    private static final ObjectWriter JSON = JsonText.MAPPER
            .copy()
            .registerModule(new SimpleModule("visible").addSerializer(String.class, new Visible()))
            .writer()
            .with(EnumFeature.WRITE_ENUMS_TO_LOWERCASE);

    private Answer() {}

    /** Any text may be foreign: no page shows one that turns the writing around. */
    private static final class Visible extends StdSerializer<String> {
        private static final long serialVersionUID = 1L;

        Visible() {
            super(String.class);
        }

        @Override
        public void serialize(String text, JsonGenerator into, SerializerProvider provider) throws IOException {
            into.writeString(VisibleText.of(text));
        }
    }

    /** With a value as JSON, which nobody keeps. */
    public static void json(Context request, Object value) {
        request.header("Cache-Control", "no-store");
        request.contentType(HttpProblem.JSON).result(text(value));
    }

    /** A value as one line of JSON, with what nobody would see of its texts made visible. */
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
                400,
                "'%s' is no whole number".formatted(name),
                String.format(Locale.ROOT, "give one from %d to %d", least, most));
    }
}
