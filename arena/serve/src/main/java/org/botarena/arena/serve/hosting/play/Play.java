package org.botarena.arena.serve.hosting.play;

import java.time.Clock;
import java.time.ZoneId;
import java.util.Optional;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.EventResult;
import org.botarena.arena.event.Order;
import org.botarena.arena.spec.Request;
import org.botarena.arena.timing.Lanes;

/** A tournament that this process plays, on lanes that it shares with others. One thread, but for {@link #finish} and {@link #stop}. */
public final class Play {
    private final Request request;
    private final EventVenue venue;
    private final Lanes.Use use;
    private final Ranking ranking;
    private Optional<Event> event = Optional.empty();
    private boolean isFinishing;

    /** Of what is asked for, on the lanes of the event; the ranking hears of it. */
    public Play(Request request, EventVenue venue, Lanes.Use use, Ranking ranking) {
        this.request = request;
        this.venue = venue;
        this.use = use;
        this.ranking = ranking;
    }

    /**
     * Plays what is left of it.
     *
     * @throws org.botarena.arena.venue.Failed if it cannot be held
     */
    public EventResult play() {
        Order order = Order.of(request, venue.installation(), Clock.system(ZoneId.systemDefault()));
        try (Event opened = Event.open(order, venue.installation())) {
            opened.listen(ranking);
            opened.playAt((own, terms, jobs) -> own.sharing(venue.lanes()).table(terms, jobs, use));
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
    public synchronized void finish() {
        isFinishing = true;
        event.ifPresent(Event::finish);
    }

    /** Breaks off the games in play: they are played anew when it is resumed. */
    public synchronized void stop() {
        finish();
        event.ifPresent(Event::stop);
    }
}
