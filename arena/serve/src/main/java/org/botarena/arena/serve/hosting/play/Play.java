package org.botarena.arena.serve.hosting.play;

import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.EventResult;
import org.botarena.arena.event.GameRunnerSource;
import org.botarena.arena.event.Order;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.TournamentChanges;

/** A tournament of the event that is being played. One thread plays it; all others may call the other methods. */
public final class Play {
    private final Path folder;
    private final Settings asked;
    private final EventVenue venue;
    private final Supplier<GameRunnerSource> runners;
    private Optional<Event> event = Optional.empty();
    private Optional<TournamentChanges> changes = Optional.empty();
    private boolean isOver;
    private boolean isReported = true;
    private boolean isFinishing;

    /**
     * Of what is asked for; the view of its folder hears of it.
     *
     * @param folder of the tournament
     * @param runners where its games are played; asked for once
     */
    public Play(Path folder, Settings asked, EventVenue venue, Supplier<GameRunnerSource> runners) {
        this.folder = folder;
        this.asked = asked;
        this.venue = venue;
        this.runners = runners;
    }

    /** Writes no report at the end. To be called before {@link #play}. */
    public void leaveReport() {
        isReported = false;
    }

    /** The folder of the tournament. */
    Path folder() {
        return folder;
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
            opened.playAt(runners.get());
            opened.whenBegun(this::begun);
            if (!isReported) {
                opened.leaveReport();
            }
            begin(opened);
            return played(opened);
        } finally {
            over();
        }
    }

    private EventResult played(Event opened) {
        try {
            return opened.play(Optional.empty());
        } finally {
            end();
        }
    }

    private synchronized void begun(TournamentChanges all) {
        changes = Optional.of(all);
        notifyAll();
    }

    private synchronized void over() {
        isOver = true;
        notifyAll();
    }

    /**
     * Waits until it has begun.
     *
     * @return false: it is over, and its folder is free
     */
    public synchronized boolean hasBegun() throws InterruptedException {
        while (changes.isEmpty() && !isOver) {
            wait();
        }
        return !isOver;
    }

    /** Changes what the public sees of it, and returns true; returns false where it has not begun or ends. */
    public synchronized boolean change(Consumer<TournamentChanges> change) {
        changes.ifPresent(change);
        return changes.isPresent();
    }

    /** The event, once entrants may come and leave; empty: it begins or ends. */
    public synchronized Optional<Event> open() {
        return event.filter(Event::isOpen);
    }

    private synchronized void begin(Event opened) {
        event = Optional.of(opened);
        if (isFinishing) {
            opened.finish();
        }
    }

    private synchronized void end() {
        event = Optional.empty();
        changes = Optional.empty();
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
