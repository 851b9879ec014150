package org.botarena.arena.serve.hosting.web;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
import org.botarena.arena.serve.hosting.view.PublicView;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.page.Show;
import org.botarena.arena.serve.page.Shows;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.serve.watch.TournamentWatch;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.view.TournamentView;

/** The ladder and each tournament by the name of its folder, opened on demand. Thread-safe. */
final class HostedShows implements Shows, AutoCloseable {
    private static final String LADDER = "ladder";

    /** The time after its start for which a tournament is shown on a screen, even after its end. */
    private static final Duration AN_EVENING = Duration.ofHours(12);

    private static final int MOST_IDLE = 4;

    private final PublicView view;
    private final InstantSource clock;
    private final Limits limits;
    private final Map<String, Show> shows = new HashMap<>();
    private int season;
    private boolean isClosed;

    HostedShows(PublicView view, InstantSource clock, Limits limits) {
        this.view = view;
        this.clock = clock;
        this.limits = limits;
        season = view.ladder().seasons();
    }

    @Override
    public Optional<Show> show(String name) {
        String wanted = name.isEmpty() ? now() : name;
        return isExpected(wanted) ? opened(wanted) : Optional.empty();
    }

    @Override
    public boolean isExpected(String name) {
        return name.equals(LADDER) || tournament(name).isPresent();
    }

    private synchronized Optional<Show> opened(String name) {
        if (name.equals(LADDER) && season != view.ladder().seasons()) {
            season = view.ladder().seasons();
            Optional.ofNullable(shows.remove(LADDER)).ifPresent(Show::close); // Its readers reconnect.
        }
        Show known = shows.get(name);
        if (known != null || isClosed || !hasBegun(name)) {
            return Optional.ofNullable(known);
        }
        closeIdle();
        Show show = new Show(
                TournamentWatch.of(view.venue().view(folder(name)), view.rules()::isFirstPlacesOnly, view.background()),
                name.equals(LADDER) ? view.ladder()::rated : agent -> List.of(),
                limits);
        show.publish();
        shows.put(name, show);
        return Optional.of(show);
    }

    private boolean hasBegun(String name) {
        return (!name.equals(LADDER) || view.ladder().isRead()) && TournamentView.hasBegun(folder(name));
    }

    /** A term has many tournaments, and each open one reads its folder. */
    private void closeIdle() {
        List<String> idle = shows.keySet().stream()
                .filter(name -> !name.equals(LADDER) && shows.get(name).hub().readers() == 0)
                .toList();
        if (idle.size() > MOST_IDLE) {
            shows.remove(idle.get(0)).close();
        }
    }

    private Optional<HostedTournament> tournament(String name) {
        return view.tournaments().all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst();
    }

    private Path folder(String name) {
        return name.equals(LADDER) ? view.ladder().folder() : view.tournaments().folder(name);
    }

    @Override
    public List<EventHub> open() {
        synchronized (this) {
            return shows.values().stream().map(Show::hub).toList();
        }
    }

    /** The last tournament of the evening, or a frozen one; else the ladder, or empty if nothing has been played. */
    @Override
    public String now() {
        return view.tournaments().all().stream()
                .limit(1)
                .filter(last -> last.isToPlay()
                        || view.tournaments().view(last.name()).isFrozen()
                        || last.begun().plus(AN_EVENING).isAfter(clock.instant()))
                .map(HostedTournament::name)
                .filter(this::hasBegun)
                .findFirst()
                .orElseGet(() -> !view.ladder().isRead() || hasBegun(LADDER) ? LADDER : "");
    }

    @Override
    public void writeReason(String name, Markup page, Language language) {
        if (name.equals(LADDER) && !view.ladder().isRead()) {
            view.writeLadderTo(page, language);
        } else {
            Shows.super.writeReason(name, page, language);
        }
    }

    @Override
    public Background background() {
        return view.background();
    }

    @Override
    public String address(String name) {
        return name.isEmpty() || name.equals(LADDER) ? "/" + LADDER : "/tournaments/" + name;
    }

    @Override
    public List<String> addresses() {
        return List.of("/" + LADDER, "/tournaments/{of}");
    }

    @Override
    public synchronized void close() {
        isClosed = true;
        shows.values().forEach(Show::close);
    }
}
