package org.botarena.arena.serve.page;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.stream.Streams;

/** The tournaments that there are to watch, by name. Thread-safe. */
public interface Shows extends Streams {
    /** The one of a name; an empty name is what is on now; empty: there is none, or it has not begun. */
    Optional<Show> show(String name);

    /** Whether a name, for which there is no {@link #show} yet, will have one once its first game begins. */
    boolean isExpected(String name);

    /** Where the pages of one begin, without a slash at the end. */
    String address(String name);

    /** Where all of them begin, as a router has it: {@code {of}} is the name, where the address has it. */
    List<String> addresses();

    @Override
    default Optional<EventHub> hub(HttpServletRequest request) {
        return show(Optional.ofNullable(request.getParameter("of")).orElse("")).map(Show::hub);
    }
}
