package org.botarena.arena.serve.hosting.watch;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.botarena.api.Games;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
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
import org.botarena.arena.store.PastTournament;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.standing.Crosstable;

/**
 * A tournament that this server plays, as the public may see it. While it is frozen all that is told comes from a copy that holds
 * nothing of what came later, but for the places that are revealed. Thread-safe.
 */
final class HostedShow implements Show, AutoCloseable {
    private final Path folder;
    private final Games games;
    private final Supplier<Optional<HostedTournament>> state;
    private final Function<String, List<AgentVersion>> versions;
    private final Background background;
    private final EventHub hub;
    private final TournamentWatch truth;
    private Optional<Past> past = Optional.empty();
    private volatile Optional<Snapshot> frozen = Optional.empty();

    /** How it was. */
    private record Past(long sequence, PastTournament copy, TournamentWatch watch) implements AutoCloseable {
        @Override
        public void close() {
            watch.close();
            copy.close();
        }
    }

    /**
     * Follows one.
     *
     * @param state what the public sees of it; empty: all, always
     * @param versions of the author of an agent
     * @throws org.botarena.arena.store.StoreException if it cannot be read
     */
    HostedShow(
            Path folder,
            TournamentView view,
            Games games,
            Supplier<Optional<HostedTournament>> state,
            Function<String, List<AgentVersion>> versions,
            Background background,
            Limits limits) {
        this.folder = folder;
        this.games = games;
        this.state = state;
        this.versions = versions;
        this.background = background;
        hub = new EventHub(() -> snapshot().message(), limits);
        truth = TournamentWatch.of(view, background);
        try {
            settle();
        } catch (RuntimeException e) {
            truth.close();
            throw e;
        }
        truth.publishTo(hub);
    }

    /** Changes what the public sees: while it is changed nobody hears anything, and afterwards all see how it stands for them. */
    synchronized void change(Runnable change) {
        hub.hold(true);
        frozen = Optional.of(snapshot());
        change.run();
        settle();
        truth.reload();
        hub.show();
    }

    private synchronized void settle() {
        OptionalLong since = state.get().map(HostedTournament::frozen).orElse(OptionalLong.empty());
        List<Row> rows = truth.snapshot().standings();
        int revealed = state.get().map(HostedTournament::revealed).orElse(0);
        if (since.isEmpty() || (!rows.isEmpty() && revealed >= rows.size())) {
            past.ifPresent(Past::close);
            past = Optional.empty();
            frozen = Optional.empty();
            hub.hold(false);
            return;
        }
        hub.hold(true);
        if (past.isEmpty() || past.get().sequence != since.getAsLong()) {
            past.ifPresent(Past::close);
            past = Optional.of(past(since.getAsLong()));
        }
        frozen = Optional.of(past.get()
                .watch
                .snapshot()
                .frozen(List.copyOf(rows.subList(Math.max(0, rows.size() - revealed), rows.size()))));
    }

    private Past past(long sequence) {
        PastTournament copy = PastTournament.at(folder, sequence);
        try {
            return new Past(
                    sequence, copy, TournamentWatch.following(copy.folder(), games, Clock.systemUTC(), background));
        } catch (RuntimeException e) {
            copy.close();
            throw e;
        }
    }

    @Override
    public EventHub hub() {
        return hub;
    }

    @Override
    public Snapshot snapshot() {
        return frozen.orElseGet(truth::snapshot);
    }

    @Override
    public synchronized Optional<GameView> game(String id, Language language) {
        return past.map(Past::watch).orElse(truth).game(id, language);
    }

    @Override
    public synchronized GamePage page(GameFilter filter, int offset, int limit) {
        return past.map(Past::watch).orElse(truth).page(filter, offset, limit);
    }

    @Override
    public synchronized Crosstable crosstable(String entrant) {
        return past.map(Past::watch).orElse(truth).crosstable(entrant);
    }

    @Override
    public List<AgentVersion> versions(String agent) {
        return versions.apply(agent);
    }

    @Override
    public synchronized void close() {
        truth.close();
        past.ifPresent(Past::close);
        hub.close();
    }
}
