package org.botarena.arena.serve;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.page.Show;
import org.botarena.arena.serve.page.Shows;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.serve.watch.GamePage;
import org.botarena.arena.serve.watch.GameView;
import org.botarena.arena.serve.watch.Snapshot;
import org.botarena.arena.serve.watch.TournamentWatch;
import org.botarena.arena.store.GameFilter;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.standing.Crosstable;

/** The only tournament of a page: it has no name. Thread-safe. */
final class OneShow implements Show, Shows {
    private final TournamentWatch watch;
    private final EventHub hub;
    private final Background background;

    OneShow(TournamentWatch watch, Background background, Limits limits) {
        this.watch = watch;
        this.background = background;
        hub = new EventHub(() -> snapshot().message(), limits);
    }

    @Override
    public Background background() {
        return background;
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
    public Optional<Show> show(String name) {
        return name.isEmpty() ? Optional.of(this) : Optional.empty();
    }

    @Override
    public boolean isExpected(String name) {
        return false; // its page opens when its tournament is there
    }

    @Override
    public String address(String name) {
        return "";
    }

    @Override
    public List<String> addresses() {
        return List.of("");
    }

    @Override
    public List<EventHub> open() {
        return List.of(hub);
    }

    @Override
    public String now() {
        return "";
    }
}
