package org.botarena.arena.serve.watch;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.util.List;
import org.botarena.arena.serve.stream.EventMessage;
import org.botarena.arena.view.Changes;
import org.botarena.arena.view.EventId;
import org.botarena.arena.view.Snapshot;

/** The messages that a reader of the stream would have received. The components are the JSON's fields. Immutable. */
public record Messages(List<Message> messages) implements Told {
    /** One message of the stream. */
    record Message(
            EventId id,

            @JsonPropertyDescription("'snapshot': how things stand; 'news': what is new since the message before")
            String kind,

            @JsonRawValue @JsonSubTypes({@JsonSubTypes.Type(Snapshot.class), @JsonSubTypes.Type(Changes.class)})
            String data) {}

    /** The messages that the stream keeps. */
    public static Messages of(List<EventMessage> kept) {
        return new Messages(kept.stream()
                .map(message -> new Message(message.id(), message.kind(), message.json()))
                .toList());
    }
}
