package org.botarena.arena.serve.page;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.stream.Streams;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;

/** The tournaments to watch, by name. Thread-safe. */
public interface Shows extends Streams {
    /**
     * The tournament with a name; an empty name means the current one. Empty if it does not exist, has not begun, or is
     * still being read.
     */
    Optional<Show> show(String name);

    /** Whether a name without a {@link #show} will have one once its first game begins. */
    boolean isExpected(String name);

    /** Writes the reason why a tournament has no {@link #show} yet, and what is known of it. */
    default void writeReason(String name, Markup page, Language language) {
        page.leaf("p", language.text("live.waits"));
    }

    /** The prefix of a tournament's pages, without a trailing slash. */
    String address(String name);

    /** The prefixes of all pages as router patterns, with {@code {of}} for the name. */
    List<String> addresses();

    @Override
    default Optional<EventHub> hub(HttpServletRequest request) {
        return show(Optional.ofNullable(request.getParameter("of")).orElse("")).map(Show::hub);
    }
}
