package org.botarena.arena.serve.watch;

import java.util.List;
import org.botarena.arena.serve.stream.EventMessage;

/** The messages that a reader of the stream would have received. The component is the JSON's field. Immutable. */
public record Messages(List<EventMessage> messages) implements StateResponse {}
