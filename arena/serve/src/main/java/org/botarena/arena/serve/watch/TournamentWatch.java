package org.botarena.arena.serve.watch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.botarena.api.Games;
import org.botarena.arena.news.LiveReader;
import org.botarena.arena.serve.http.Answer;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.stream.EventMessage;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.view.Snapshot;
import org.botarena.arena.view.TournamentView;

/** Sends changes of a tournament's view to all its watchers, ten times a second. Thread-safe. */
public final class TournamentWatch implements AutoCloseable {
    private static final Duration PAUSE = Duration.ofMillis(100);
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);

    private final TournamentView view;
    private final Optional<Path> followed;
    private final BooleanSupplier isFirstOnly;
    private final Background.Worker worker;
    private boolean wasFirstOnly;
    private Optional<LiveReader> reader;
    private EventHub hub;
    private volatile Snapshot snapshot;

    private TournamentWatch(
            TournamentView view,
            Optional<Path> followed,
            Optional<LiveReader> reader,
            BooleanSupplier isFirstOnly,
            Background background) {
        this.view = view;
        this.followed = followed;
        this.reader = reader;
        this.isFirstOnly = isFirstOnly;
        worker = background.worker("watch", this::follow, this::behind);
        snapshot = view.step();
        view.track(true);
    }

    /**
     * Watches a tournament whose news reaches the view.
     *
     * @param isFirstOnly whether the public currently sees only the first places
     */
    public static TournamentWatch of(TournamentView view, BooleanSupplier isFirstOnly, Background background) {
        return new TournamentWatch(view, Optional.empty(), Optional.empty(), isFirstOnly, background);
    }

    /**
     * Follows a tournament that another process plays, or has played.
     *
     * @param games that include its game
     * @param background runs the thread that follows it
     * @throws org.botarena.arena.store.StoreException if it cannot be read
     * @throws org.botarena.arena.venue.Failed if it has not begun
     */
    public static TournamentWatch following(Path folder, Games games, Clock clock, Background background) {
        TournamentView view = new TournamentView(folder, games, clock);
        LiveReader reader = new LiveReader(folder);
        view.load(reader);
        return new TournamentWatch(view, Optional.of(folder), Optional.of(reader), () -> false, background);
    }

    /** Starts to send changes. */
    public void publishTo(EventHub to) {
        hub = to;
        view.shownBy(this::publish);
        worker.start();
    }

    /** The current state. */
    public Snapshot snapshot() {
        Snapshot now = snapshot;
        return isFirstOnly.getAsBoolean() ? now.firstPlaces() : now;
    }

    /** The current state for readers of the stream. */
    public EventMessage message() {
        Snapshot now = snapshot();
        return new EventMessage(now.id(), EventMessage.SNAPSHOT, Answer.text(now));
    }

    /** The view that is watched. */
    public TournamentView view() {
        return view;
    }

    private void follow() throws InterruptedException {
        Thread.sleep((view.isHeld() ? PAUSE : BETWEEN_LOOKS).toMillis());
        poll();
        publish();
    }

    /** A step has failed, or succeeds again: all watchers are informed, and everything is read again. */
    private void behind() {
        if (worker.isBehind()) {
            if (followed.isPresent()) {
                reader = Optional.empty();
                view.restart();
            } else {
                view.reload();
            }
        }
        snapshot = view.behind(worker.isBehind());
        hub.renew();
    }

    private void poll() {
        followed.ifPresent(folder -> {
            try {
                reader = reader.or(() -> Optional.of(new LiveReader(folder)));
                view.take(reader.get().news());
            } catch (IOException e) {
                throw new UncheckedIOException(
                        "the news of %s cannot be read: %s".formatted(folder, e.getMessage()), e);
            }
        });
    }

    private synchronized void publish() {
        boolean isFirst = isFirstOnly.getAsBoolean();
        TournamentView.Step step = view.step(snapshot, isFirst);
        snapshot = step.now();
        boolean isAsBefore = isFirst == wasFirstOnly;
        wasFirstOnly = isFirst;
        step.changes()
                .filter(changes -> isAsBefore)
                .ifPresentOrElse(
                        changes -> {
                            if (changes.hasAny()) {
                                hub.publish(new EventMessage(snapshot.id(), EventMessage.NEWS, Answer.text(changes)));
                            }
                        },
                        hub::renew);
    }

    @Override
    public void close() {
        view.shownBy(() -> {});
        view.track(false);
        worker.end();
    }
}
