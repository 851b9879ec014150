package org.botarena.arena.serve.hosting.run;

import java.time.Clock;
import java.time.ZoneId;
import java.util.Optional;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.EventResult;
import org.botarena.arena.event.Order;
import org.botarena.arena.spec.Request;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Installation;

/** A tournament that this process plays, on lanes that it shares with others. One thread, but for {@link #finish} and {@link #stop}. */
final class Play {
    private final Request request;
    private final Installation installation;
    private final Lanes lanes;
    private final Lanes.Use use;
    private final Ranking ranking;
    private Optional<Event> event = Optional.empty();
    private boolean isFinishing;

    Play(Request request, Installation installation, Lanes lanes, Lanes.Use use, Ranking ranking) {
        this.request = request;
        this.installation = installation;
        this.lanes = lanes;
        this.use = use;
        this.ranking = ranking;
    }

    /**
     * Plays what is left of it.
     *
     * @throws org.botarena.arena.venue.Failed if it cannot be held
     */
    EventResult play() {
        Order order = Order.of(request, installation, Clock.system(ZoneId.systemDefault()));
        try (Event opened = Event.open(order, installation)) {
            opened.listen(ranking);
            opened.playAt((venue, terms, jobs) -> venue.sharing(lanes).table(terms, jobs, use));
            begin(opened);
            return opened.play(Optional.empty());
        } finally {
            end();
        }
    }

    private synchronized void begin(Event opened) {
        event = Optional.of(opened);
        if (isFinishing) {
            opened.finish();
        }
    }

    private synchronized void end() {
        event = Optional.empty();
    }

    /** Lets the games in play end, and begins no other. */
    synchronized void finish() {
        isFinishing = true;
        event.ifPresent(Event::finish);
    }

    /** Breaks off the games in play: they are played anew when it is resumed. */
    synchronized void stop() {
        finish();
        event.ifPresent(Event::stop);
    }
}
