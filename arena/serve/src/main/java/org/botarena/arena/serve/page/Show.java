package org.botarena.arena.serve.page;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.watch.TournamentWatch;
import org.botarena.arena.store.GameFilter;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.standing.Crosstable;
import org.botarena.arena.view.GamePage;
import org.botarena.arena.view.GameView;
import org.botarena.arena.view.Snapshot;

/** A tournament as the public may see it, with its stream. Thread-safe. */
public final class Show implements AutoCloseable {
    private final TournamentWatch watch;
    private final Function<String, List<AgentVersion>> versions;
    private final EventHub hub;

    /**
     * Watches a tournament; {@link #publish} starts its stream.
     *
     * @param versions of the author of an agent, the newest first; empty if they have none
     */
    public Show(TournamentWatch watch, Function<String, List<AgentVersion>> versions, Limits limits) {
        this.watch = watch;
        this.versions = versions;
        hub = new EventHub(watch::message, limits);
    }

    /** Starts to publish changes. */
    public void publish() {
        watch.publishTo(hub);
    }

    /** The stream. */
    public EventHub hub() {
        return hub;
    }

    /** The state of the tournament. */
    public Snapshot snapshot() {
        return watch.snapshot();
    }

    /** A game, running or recorded, in a language; empty if there is none with that id. */
    Optional<GameView> game(String id, Language language) {
        return watch.game(id, language);
    }

    /** A page of the games that ended, the last one first. */
    GamePage page(GameFilter filter, int offset, int limit) {
        return watch.page(filter, offset, limit);
    }

    /** The results of an entrant against each other one. */
    Crosstable crosstable(String entrant) {
        return watch.crosstable(entrant);
    }

    /** The versions of the author of an agent, the newest first. */
    List<AgentVersion> versions(String agent) {
        return versions.apply(agent);
    }

    @Override
    public void close() {
        watch.close();
        hub.close();
    }
}
