package org.botarena.arena.serve.hosting.play;

import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.Supplier;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.EventResult;
import org.botarena.arena.event.Order;
import org.botarena.arena.event.TableSource;
import org.botarena.arena.store.Settings;

/** A tournament of the event that is being played. One thread, but for {@link #finish} and {@link #stop}. */
public final class Play {
    private final Path folder;
    private final Settings asked;
    private final EventVenue venue;
    private final Supplier<TableSource> tables;
    private Optional<Event> event = Optional.empty();
    private boolean isFinishing;

    /**
     * Of what is asked for; the view of its folder hears of it.
     *
     * @param folder of the tournament
     * @param tables where its games are played; asked for once
     */
    public Play(Path folder, Settings asked, EventVenue venue, Supplier<TableSource> tables) {
        this.folder = folder;
        this.asked = asked;
        this.venue = venue;
        this.tables = tables;
    }

    /**
     * Plays what is left of it.
     *
     * @throws org.botarena.arena.venue.Failed if it cannot be held
     */
    public EventResult play() {
        Order order = Order.of(asked, venue.installation(), Clock.system(ZoneId.systemDefault()));
        try (Event opened = Event.open(order, venue.installation())) {
            opened.listen(venue.view(folder));
            opened.playAt(tables.get());
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
