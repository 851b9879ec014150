package org.botarena.arena.serve.http;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.EnumFeature;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.javalin.http.Context;
import java.io.IOException;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.VisibleText;

/** How routes answer. */
public final class Answer {
    /** Writes answers. */
    static final ObjectMapper MAPPER = JsonText.MAPPER
            .copy()
            .registerModule(new SimpleModule("visible").addSerializer(String.class, new Visible()))
            .configure(EnumFeature.WRITE_ENUMS_TO_LOWERCASE, true);

    private Answer() {}

    /** Any text may be foreign, so no page may show marks of the writing direction. */
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

    /** Answers with a value as JSON, which is not cached. */
    public static void json(Context request, Object value) {
        request.header("Cache-Control", "no-store");
        request.contentType(HttpProblem.JSON).result(text(value));
    }

    /** A value as one line of JSON, with invisible characters of its texts made visible. */
    public static String text(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("no JSON: " + value, e);
        }
    }
}
