package org.botarena.arena.serve.http;

import java.util.List;
import java.util.Optional;

/** The streams of events that a server has. Thread-safe. */
public interface Streams {
    /** The one of a name, as {@code of} has it in an address; an empty name is what is on now; empty: there is none. */
    Optional<EventHub> hub(String name);

    /** Those that somebody may read. */
    List<EventHub> open();

    /** The name of what is on now, for a screen that follows it; empty: there is but one, or none. */
    String now();
}
