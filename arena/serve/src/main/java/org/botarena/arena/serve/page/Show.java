package org.botarena.arena.serve.page;

import java.util.List;
import java.util.function.Function;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.watch.TournamentWatch;
import org.botarena.arena.view.Snapshot;
import org.botarena.arena.view.TournamentView;

/** The public view of a tournament, with its stream. Thread-safe. */
public final class Show implements AutoCloseable {
    private final TournamentWatch watch;
    private final Function<String, List<AgentVersion>> versions;
    private final EventHub hub;

    /**
     * Watches a tournament; {@link #publish} starts its stream.
     *
     * @param versions of the author of an agent, the newest first, or empty if they have none
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

    /** Its games and results, read on demand. */
    TournamentView view() {
        return watch.view();
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
