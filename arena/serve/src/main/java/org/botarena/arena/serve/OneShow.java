package org.botarena.arena.serve;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.page.Show;
import org.botarena.arena.serve.page.Shows;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.trouble.Background;

/** The only tournament of a page; it has no name. Thread-safe. */
record OneShow(Show show, Background background) implements Shows {
    @Override
    public Optional<Show> show(String name) {
        return name.isEmpty() ? Optional.of(show) : Optional.empty();
    }

    @Override
    public boolean isExpected(String name) {
        return false; // The server only starts once its tournament exists.
    }

    @Override
    public String address(String name) {
        return "";
    }

    @Override
    public List<String> addresses() {
        return List.of("");
    }

    @Override
    public List<EventHub> open() {
        return List.of(show.hub());
    }

    @Override
    public String now() {
        return "";
    }
}
