package org.botarena.arena.serve.stream;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.nio.charset.StandardCharsets;
import org.botarena.arena.view.Changes;
import org.botarena.arena.view.EventId;
import org.botarena.arena.view.Snapshot;

/**
 * A message to the readers of the stream; its components are the JSON's fields. Immutable.
 *
 * @param id its place
 * @param kind {@code news}: changes since the message before; {@code snapshot}: the current state
 * @param data one line of JSON
 */
public record EventMessage(
        EventId id,

        @JsonPropertyDescription("'snapshot': how things stand; 'news': what is new since the message before")
        String kind,

        @JsonRawValue @JsonSubTypes({@JsonSubTypes.Type(Snapshot.class), @JsonSubTypes.Type(Changes.class)})
        String data) {
    /** The kind of changes. */
    public static final String NEWS = "news";

    /** The kind of the current state. */
    public static final String SNAPSHOT = "snapshot";

    byte[] bytes() {
        return "id: %s\nevent: %s\ndata: %s\n\n".formatted(id, kind, data).getBytes(StandardCharsets.UTF_8);
    }
}
