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

/** A tournament of the event during play. One thread plays it; all others may call the other methods. */
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
     * Prepares the requested tournament, and connects the view of its folder.
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

    /** Omits the report at the end. Call it before {@link #play}. */
    public void leaveReport() {
        isReported = false;
    }

    /** The folder of the tournament. */
    Path folder() {
        return folder;
    }

    /**
     * Plays the rest of the tournament.
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
     * @return false if it has ended, and its folder is free
     */
    public synchronized boolean hasBegun() throws InterruptedException {
        while (changes.isEmpty() && !isOver) {
            wait();
        }
        return !isOver;
    }

    /** Changes what the public sees of it, and returns true; returns false if it has not begun or is ending. */
    public synchronized boolean change(Consumer<TournamentChanges> change) {
        changes.ifPresent(change);
        return changes.isPresent();
    }

    /** The event, if entrants may join and leave; empty while it begins or ends. */
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

    /** Lets the current games end, and begins no others. */
    public synchronized void finish() {
        isFinishing = true;
        event.ifPresent(Event::finish);
    }

    /** Interrupts the current games, which are played again when it is resumed. */
    public synchronized void stop() {
        finish();
        event.ifPresent(Event::stop);
    }
}
