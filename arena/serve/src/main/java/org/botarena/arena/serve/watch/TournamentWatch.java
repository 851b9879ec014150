package org.botarena.arena.serve.watch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.news.NewsSource;
import org.botarena.arena.report.page.PackedPictures;
import org.botarena.arena.serve.http.Answer;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.stream.EventId;
import org.botarena.arena.serve.stream.EventMessage;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.standing.Counted;

/**
 * Follows a tournament that this or another process plays, or has played: takes its news in ten times a second, looks up on file
 * what they leave out, and hands what is new to all who watch. Nothing in its folder changes. Thread-safe.
 */
public final class TournamentWatch implements AutoCloseable {
    private static final Duration PAUSE = Duration.ofMillis(100);
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);
    private static final int RECENT = 20;

    private final Path folder;
    private final FiledTournament filed;
    private final Supplier<NewsSource> sources;
    private final Clock clock;
    private final RunningTable table = new RunningTable();
    private final Background.Worker worker;
    private NewsSource source;
    private LiveNews news = new LiveNews();
    private List<GameLine> games;
    private Instant lookDue = Instant.MIN;
    private EventId published = EventId.NONE;
    private boolean isHeld;
    private boolean isReloaded;
    private EventHub hub;
    private volatile Snapshot snapshot;
    private volatile boolean isToReload;

    /**
     * Reads how it stands.
     *
     * @param folder of the tournament
     * @param sources opens its news: those in the folder, of another process, or those of this one
     * @param games of which it plays one
     * @param background runs the thread that follows it
     * @throws org.botarena.arena.store.StoreException if it cannot be read
     * @throws org.botarena.arena.venue.Failed if it has not begun
     */
    public TournamentWatch(Path folder, Supplier<NewsSource> sources, Games games, Clock clock, Background background) {
        this.clock = clock;
        worker = background.worker("watch", this::follow, this::behind);
        this.sources = sources;
        this.folder = folder;
        source = sources.get();
        List<NewsSource.Followed> told = heard(); // before the files are read, so that they hold what it tells
        filed = new FiledTournament(folder, games);
        this.games = filed.lines();
        filed.run().notices().forEach(news::notice);
        told.forEach(one -> news.take(one, rules()));
        news.takeBegun();
        look(true);
    }

    /** Begins to hand on what is new. */
    public void publishTo(EventHub to) {
        hub = to;
        worker.start();
    }

    /** What is on file may have been exchanged: all of it is read anew within a second. */
    public void reload() {
        isToReload = true;
    }

    /** How things stand now. */
    public Snapshot snapshot() {
        return snapshot;
    }

    /** A game in play or on file, told in a language; empty: there is none of that id. */
    public Optional<GameView> game(String id, Language language) {
        Snapshot now = snapshot;
        return now.records().stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .map(game -> GameView.of(game, rules(), language))
                .or(() -> filed.find(id)
                        .map(game -> GameView.of(game, filed.setup().terms(), language)));
    }

    private Rules<?> rules() {
        return filed.setup().terms().rules();
    }

    private void follow() throws InterruptedException {
        Thread.sleep((isHeld ? PAUSE : BETWEEN_LOOKS).toMillis());
        step();
    }

    /** A step has failed, or succeeds again: everybody who watches sees that, and all is read again. */
    private void behind() {
        if (worker.isBehind()) {
            source = sources.get();
            news = new LiveNews();
            isToReload = true;
        }
        published = published.next();
        snapshot = snapshot.behind(published, worker.isBehind());
        hub.renew();
    }

    private boolean poll() {
        List<NewsSource.Followed> told = heard();
        told.forEach(one -> news.take(one, rules()));
        return !told.isEmpty();
    }

    private List<NewsSource.Followed> heard() {
        try {
            return source.news();
        } catch (IOException e) {
            throw new UncheckedIOException("the news of %s cannot be read: %s".formatted(folder, e.getMessage()), e);
        }
    }

    private void step() {
        Snapshot before = snapshot;
        look(poll());
        Snapshot now = snapshot;
        if (isReloaded) {
            isReloaded = false;
            hub.renew();
        } else if (!now.id().equals(before.id())) {
            PackedPictures pictures = new PackedPictures();
            Map<String, Object> changes = changes(before, now, pictures);
            if (!changes.isEmpty()) {
                changes.put("now", now.now());
                changes.put("cells", pictures.cells());
                hub.publish(new EventMessage(now.id(), EventMessage.NEWS, Answer.text(changes)));
            }
        }
    }

    /** What is new, each by the name that it has in the snapshot; of games in play and games that ended only those. */
    private Map<String, Object> changes(Snapshot before, Snapshot now, PackedPictures pictures) {
        Map<String, Object> changes = new LinkedHashMap<>();
        put(
                changes,
                "playing",
                List.of(),
                news.takeTouched().stream().map(game -> game.view(pictures)).toList());
        put(changes, "gone", List.of(), news.takeGone());
        put(
                changes,
                "ended",
                List.of(),
                now.games().subList(before.games().size(), now.games().size()));
        put(changes, "tournament", before.tournament(), now.tournament());
        put(changes, "standings", before.standings(), now.standings());
        put(changes, "movement", before.movement(), now.movement());
        put(changes, "ticker", before.ticker(), now.ticker());
        put(changes, "notices", before.notices(), now.notices());
        put(changes, "meetings", before.meetings(), now.meetings());
        return changes;
    }

    private static void put(Map<String, Object> changes, String name, Object before, Object now) {
        if (!now.equals(before)) {
            changes.put(name, now);
        }
    }

    /** Looks up on file what is to be looked up, and makes the snapshot; nothing where nothing is new. */
    private void look(boolean isNews) {
        Instant now = clock.instant();
        if (now.isBefore(lookDue) && !isNews) {
            return;
        }
        if (!now.isBefore(lookDue)) {
            lookDue = now.plus(BETWEEN_LOOKS);
            lookOnFile();
        }
        boolean isTable = table.refresh(filed, news.takeNewRound(), now);
        TournamentFacts facts = facts();
        if (isNews || isTable || snapshot == null || !facts.equals(snapshot.tournament())) {
            published = news.last().compareTo(published) > 0 ? news.last() : published.next();
            PackedPictures pictures = new PackedPictures();
            snapshot = new Snapshot(
                    published,
                    now.toEpochMilli(),
                    facts,
                    table.rows(),
                    List.of(),
                    table.since(),
                    news.playing().stream().map(game -> game.view(pictures)).toList(),
                    pictures.cells(),
                    recent(),
                    news.ticker(),
                    news.notices(),
                    news.meetings(),
                    worker.isBehind(),
                    games,
                    news.playing().stream()
                            .map(game -> game.record(facts.setup().terms().granted()))
                            .toList());
        }
    }

    private void lookOnFile() {
        boolean wasHeld = isHeld;
        isHeld = Store.holder(folder).isPresent();
        Map<String, Optional<Counted>> ended = news.ended();
        boolean isAsked = isToReload;
        if (news.takeBegun() || wasHeld != isHeld || isAsked) {
            isToReload = false;
            filed.reload();
            isReloaded = snapshot != null;
        } else if (!ended.isEmpty()) {
            filed.take(ended);
        } else {
            return;
        }
        if (!isHeld) {
            news.clear();
        }
        news.looked(ended.keySet(), filed::find);
        table.outdate();
        games = filed.lines();
    }

    private List<GameLine> recent() {
        List<GameLine> last = new ArrayList<>(games.subList(Math.max(0, games.size() - RECENT), games.size()));
        Collections.reverse(last);
        return List.copyOf(last);
    }

    private TournamentFacts facts() {
        FiledTournament.Run run = filed.run();
        boolean isRunning = isHeld && !news.isOver();
        return new TournamentFacts(
                filed.setup(),
                isRunning ? TournamentFacts.State.RUNNING : ended(run),
                run.started(),
                isRunning ? null : run.ended(),
                games.size(),
                filed.hasEnd() ? filed.setup().games() : 0,
                filed.unplayed(),
                news.disturbed(),
                isRunning && filed.hasEnd() ? news.ends().map(Instant::toString).orElse(null) : null,
                isRunning ? news.until().orElse(null) : null,
                news.round());
    }

    private static TournamentFacts.State ended(FiledTournament.Run run) {
        return switch (run.state()) {
            case FINISHED -> TournamentFacts.State.FINISHED;
            case STOPPED -> TournamentFacts.State.STOPPED;
            case BEGUN -> TournamentFacts.State.BROKEN;
        };
    }

    @Override
    public void close() {
        worker.end();
    }
}
