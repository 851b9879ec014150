package org.botarena.arena.serve.hosting.watch;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.page.AgentVersion;
import org.botarena.arena.serve.page.Show;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.serve.watch.GamePage;
import org.botarena.arena.serve.watch.GameView;
import org.botarena.arena.serve.watch.Snapshot;
import org.botarena.arena.serve.watch.TournamentView;
import org.botarena.arena.serve.watch.TournamentWatch;
import org.botarena.arena.store.GameFilter;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.standing.Crosstable;

/** A tournament that this server plays, as the public may see it. Thread-safe. */
final class HostedShow implements Show, AutoCloseable {
    private final Function<String, List<AgentVersion>> versions;
    private final EventHub hub;
    private final TournamentWatch watch;

    /**
     * Follows one.
     *
     * @param versions of the author of an agent
     * @throws org.botarena.arena.store.StoreException if it cannot be read
     */
    HostedShow(
            TournamentView view, Function<String, List<AgentVersion>> versions, Background background, Limits limits) {
        this.versions = versions;
        hub = new EventHub(() -> snapshot().message(), limits);
        watch = TournamentWatch.of(view, background);
        watch.publishTo(hub);
    }

    @Override
    public EventHub hub() {
        return hub;
    }

    @Override
    public Snapshot snapshot() {
        return watch.snapshot();
    }

    @Override
    public Optional<GameView> game(String id, Language language) {
        return watch.game(id, language);
    }

    @Override
    public GamePage page(GameFilter filter, int offset, int limit) {
        return watch.page(filter, offset, limit);
    }

    @Override
    public Crosstable crosstable(String entrant) {
        return watch.crosstable(entrant);
    }

    @Override
    public List<AgentVersion> versions(String agent) {
        return versions.apply(agent);
    }

    @Override
    public void close() {
        watch.close();
        hub.close();
    }
}
