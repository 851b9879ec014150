package org.botarena.arena.serve.hosting.web;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.stream.EventMessage;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.view.EventId;

/**
 * Notifies pages that something has changed, without details; each page then requests what it may see. A person is also
 * notified about their own game. Thread-safe; looks for changes in a separate thread while there are listeners.
 */
final class ChangeSignals implements AutoCloseable {
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(250);

    private final LongSupplier event;
    private final Function<Integer, ? extends Optional<?>> own;
    private final Limits limits;
    private final Map<Optional<Integer>, Listening> all = new ConcurrentHashMap<>();
    private final AtomicLong sent = new AtomicLong();
    private final Background.Worker worker;

    private record State(long event, Optional<?> own) {}

    private static final class Listening {
        private final EventHub hub;
        private State last = new State(-1, Optional.empty());

        private Listening(EventHub hub) {
            this.hub = hub;
        }
    }

    /**
     * Starts to look.
     *
     * @param event a number that changes with everything in the event
     * @param own the private view of a person
     */
    ChangeSignals(
            LongSupplier event, Function<Integer, ? extends Optional<?>> own, Background background, Limits limits) {
        this.event = event;
        this.own = own;
        this.limits = limits;
        worker = background.worker("changes", this::look);
        worker.start();
    }

    /** The stream of a person; empty for people who are not signed in. */
    EventHub hub(Optional<Integer> person) {
        return all.computeIfAbsent(person, one -> new Listening(new EventHub(this::signal, limits))).hub;
    }

    private EventMessage signal() {
        return new EventMessage(new EventId(sent.incrementAndGet(), 0, 0), EventMessage.SNAPSHOT, "{}");
    }

    /** The streams that a person may read. */
    List<EventHub> open() {
        return all.values().stream().map(one -> one.hub).toList();
    }

    private void look() throws InterruptedException {
        Thread.sleep(BETWEEN_LOOKS.toMillis());
        if (all.values().stream().anyMatch(one -> one.hub.readers() > 0)) {
            announce(event.getAsLong());
        }
    }

    private void announce(long now) {
        all.forEach((person, one) -> {
            State state = new State(now, person.flatMap(own));
            if (one.hub.readers() > 0 && !state.equals(one.last)) {
                one.last = state;
                one.hub.renew();
            }
        });
    }

    @Override
    public void close() {
        worker.end();
    }
}
