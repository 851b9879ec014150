package org.botarena.arena.serve.stream;

import java.nio.charset.StandardCharsets;
import org.botarena.arena.view.EventId;

/**
 * What is sent to the readers of the stream. Immutable.
 *
 * @param id its place
 * @param kind {@code news}: what is new since the message before; {@code snapshot}: how things stand
 * @param json one line
 */
public record EventMessage(EventId id, String kind, String json) {
    /** Of what is new. */
    public static final String NEWS = "news";

    /** Of how things stand. */
    public static final String SNAPSHOT = "snapshot";

    byte[] bytes() {
        return "id: %s\nevent: %s\ndata: %s\n\n".formatted(id, kind, json).getBytes(StandardCharsets.UTF_8);
    }
}
