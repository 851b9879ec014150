package org.botarena.arena.serve.hosting.web;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.serve.hosting.casual.CasualGames;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.page.Shows;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.stream.Streams;
import org.botarena.arena.serve.trouble.Background;

/** The streams of a hosted event: those of the tournaments, and {@code of=event} for the event's pages. Thread-safe. */
final class HostStreams implements Streams, AutoCloseable {
    /** The name of the event in {@code of}. */
    private static final String EVENT = "event";

    private final Visitor visitor;
    private final Background background;
    private final Shows shows;
    private final ChangeSignals signals;

    /**
     * Starts to look for changes.
     *
     * @param shows the tournaments to watch
     * @param casual games that do not count
     */
    HostStreams(Visitor visitor, Shows shows, EventChanges changes, CasualGames casual, Limits limits) {
        this.visitor = visitor;
        this.shows = shows;
        background = changes.background();
        signals = new ChangeSignals(
                changes::number,
                number -> Optional.of(new Own(
                        casual.untimed(number),
                        changes.inside(number),
                        changes.organized(number),
                        changes.lessons(number))),
                background,
                limits);
    }

    /** The private view of a person. */
    private record Own(Optional<?> game, List<EventChanges.Inside> frozen, long organized, int lessons) {}

    @Override
    public Optional<EventHub> hub(HttpServletRequest request) {
        return EVENT.equals(request.getParameter("of"))
                ? Optional.of(signals.hub(visitor.uncounted(request).map(Person::number)))
                : shows.hub(request);
    }

    @Override
    public Optional<String> person(HttpServletRequest request) {
        return visitor.uncounted(request).filter(Person::isApproved).map(person -> "" + person.number());
    }

    @Override
    public Background background() {
        return background;
    }

    @Override
    public List<EventHub> open() {
        return Stream.concat(shows.open().stream(), signals.open().stream()).toList();
    }

    @Override
    public String now() {
        return shows.now();
    }

    @Override
    public void close() {
        signals.close();
    }
}
