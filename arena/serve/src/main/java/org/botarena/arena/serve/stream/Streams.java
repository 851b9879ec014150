package org.botarena.arena.serve.stream;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.trouble.Background;

/** The streams of events that a server has. Thread-safe. */
public interface Streams {
    /** The one that is asked for, which the parameter {@code of} names; empty: there is none. */
    Optional<EventHub> hub(HttpServletRequest request);

    /** Those that somebody may read. */
    List<EventHub> open();

    /** The name of what is on now, for a screen that follows it; empty: there is but one, or none. */
    String now();

    /** The background threads of the server. */
    Background background();

    /** Who asks, if the person is signed in and takes part: such streams are counted by person, others by address. */
    default Optional<String> person(HttpServletRequest request) {
        return Optional.empty();
    }
}
