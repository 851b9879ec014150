package org.botarena.arena.serve.stream;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.trouble.Background;

/** The event streams of a server. Thread-safe. */
public interface Streams {
    /** The requested stream, which the parameter {@code of} names, or empty if it does not exist. */
    Optional<EventHub> hub(HttpServletRequest request);

    /** The streams that a person may read. */
    List<EventHub> open();

    /** The name of the current tournament, for a screen that follows it, or empty if there is only one, or none. */
    String now();

    /** The background threads of the server. */
    Background background();

    /**
     * The person who asks, if they are signed in and take part: their streams are counted by person, others by address.
     */
    default Optional<String> person(HttpServletRequest request) {
        return Optional.empty();
    }
}
