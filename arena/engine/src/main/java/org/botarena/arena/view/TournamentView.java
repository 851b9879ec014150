package org.botarena.arena.view;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.botarena.api.Games;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.news.LiveReader;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.report.page.PackedPictures;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.table.Scoreboard;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.store.Freeze;
import org.botarena.arena.store.GameFilter;
import org.botarena.arena.store.JournalReader;
import org.botarena.arena.store.Store;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.tournament.standing.Crosstable;
import org.botarena.arena.tournament.standing.Grade;

/**
 * The current view of a tournament, folded from its files and the news of this or another process. The places are
 * computed at most once a second, the ratings for at most a twentieth of the time. Changes nothing in the folder.
 * Thread-safe.
 */
public final class TournamentView implements NewsListener {
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);

    private final Path folder;
    private final Games games;
    private final Clock clock;
    private final RunningTable table = new RunningTable();
    private Optional<RecordedTournament> recorded = Optional.empty();
    private Optional<FrozenView> frozen = Optional.empty();
    private Runnable shownBy = () -> {};
    private LiveNews news = new LiveNews();
    private Instant lookDue = Instant.MIN;
    private EventId last = EventId.NONE;
    private boolean isFollowing;
    private boolean isNews;
    private boolean isBehind;
    private boolean isHeld;
    private boolean isToReload;
    private boolean isReloaded;
    private long changes;
    private Optional<Snapshot> snapshot = Optional.empty();
    private Optional<RuntimeException> failure = Optional.empty();

    /**
     * An empty view until {@link #load} or the first news.
     *
     * @param folder of the tournament, which may begin later
     * @param games the games that it may play
     */
    public TournamentView(Path folder, Games games, Clock clock) {
        this.folder = folder;
        this.games = games;
        this.clock = clock;
    }

    /** Whether a tournament has begun in a folder. */
    public static boolean hasBegun(Path folder) {
        return TournamentFolders.isBegun(folder);
    }

    /**
     * Reads the files, including the news of earlier runs.
     *
     * @throws org.botarena.arena.store.StoreException if the tournament cannot be read
     * @throws org.botarena.arena.venue.Failed if it has not begun
     */
    public void load() {
        load(new LiveReader(folder));
    }

    /** Reads the files and the news of a reader that the caller continues to poll. */
    public synchronized void load(LiveReader reader) {
        List<NumberedNews> told = heard(reader); // before the files, so that they include its news
        open();
        apply(told);
        news.takeBegun();
        recall(told);
        news.seeRound();
    }

    /** Compares places with those when the round began; without rounds, with those ten minutes before the last news. */
    private void recall(List<NumberedNews> told) {
        boolean isNewRound = isNewRound(recorded.orElseThrow());
        Class<? extends News> kind = isNewRound ? News.RoundDrawn.class : News.GameEnded.class;
        told.stream()
                .filter(one -> kind.isInstance(one.news()))
                .reduce((then, next) -> isNewRound || isPast(next, told) ? next : then)
                .ifPresent(then ->
                        table.recall(new RecordedTournament(folder, games, then.sequence()), isNewRound, then.time()));
    }

    /** Whether a round began whose places can be compared; a ladder draws again after each pair. */
    private boolean isNewRound(RecordedTournament tournament) {
        return news.isNewRound() && tournament.hasEnd();
    }

    private static boolean isPast(NumberedNews one, List<NumberedNews> told) {
        return one.time().plus(Movement.BACK).isBefore(told.get(told.size() - 1).time());
    }

    private void open() {
        RecordedTournament read = new RecordedTournament(folder, games, Long.MAX_VALUE);
        settle(read);
        recorded = Optional.of(read);
        read.run().end().notices().forEach(news::notice);
        isNews = true;
        changes++;
    }

    /** Limits the public view as the journal requires. */
    private void settle(RecordedTournament read) {
        Optional<Freeze> freeze = read.run().freeze();
        if (!freeze.equals(frozen.map(FrozenView::freeze))) {
            last = frozen.map(view -> view.snapshot().id())
                    .filter(id -> id.compareTo(last) > 0)
                    .orElse(last);
            frozen = freeze.map(one -> FrozenView.of(folder, games, one, clock.instant()));
            isNews = true;
            isReloaded = snapshot.isPresent();
            if (isFrozen()) {
                snapshot = frozen.map(FrozenView::snapshot);
            }
            changes++;
        }
    }

    /** Whether something is hidden from the public. */
    public synchronized boolean isFrozen() {
        return frozen.filter(view -> !view.isWhole()).isPresent();
    }

    /** The files as far as the public may see them. */
    private Optional<RecordedTournament> publicly() {
        return isFrozen() ? frozen.map(FrozenView::recorded) : recorded;
    }

    /**
     * Runs a change of the journal that affects the public view. It blocks all other updates, so the public sees the
     * state before or the state after.
     *
     * @return the return value of the change
     */
    public boolean change(BooleanSupplier entry) {
        boolean isDone;
        synchronized (this) {
            try {
                isDone = entry.getAsBoolean();
            } finally {
                reread();
            }
        }
        shownBy.run();
        return isDone;
    }

    /**
     * Shows nothing new until the limit of the public view is known. A tournament may be hidden before its first news.
     */
    private void reread() {
        Optional<RecordedTournament> before = recorded;
        recorded = Optional.empty();
        if (before.isPresent()) {
            before.get().look();
            settle(before.get());
            recorded = before;
        } else if (hasBegun(folder)) {
            open();
        } else {
            return;
        }
        lookDue = Instant.MIN; // the public sees the change now, not at the next step
        look();
    }

    /** Sets a callback for each {@link #change} of the public view. */
    public void shownBy(Runnable shows) {
        shownBy = shows;
    }

    private static List<NumberedNews> heard(LiveReader reader) {
        try {
            return reader.news();
        } catch (IOException e) {
            return List.of(); // they are not a record
        }
    }

    /** Applies news of this process. {@link #takeFailure} reports failures. */
    @Override
    public synchronized void accept(NumberedNews told) {
        try {
            apply(List.of(told));
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    private void fail(RuntimeException e) {
        failure = Optional.of(e);
        isToReload = true;
    }

    /** Applies another process's news. That process also writes journal lines without news. */
    public synchronized void take(List<NumberedNews> told) {
        isFollowing = true;
        apply(told);
    }

    private void apply(List<NumberedNews> told) {
        for (NumberedNews one : told) {
            if (recorded.isEmpty() && one.news() instanceof News.Begins) {
                open();
            }
            recorded.ifPresent(tournament -> take(one, tournament));
        }
    }

    private void take(NumberedNews told, RecordedTournament tournament) {
        news.take(told, tournament.setup().terms());
        isNews = true;
        changes++;
        if (told.news() instanceof News.GameEnded game && game.counted().isPresent()) {
            tournament.count(game.counted().get());
            table.outdate();
        } else if (told.news() instanceof News.RosterChanged) {
            isToReload = true;
        } else if (told.news() instanceof News.Over) {
            table.end();
        }
    }

    /** Reads everything again, because the files may have been replaced. */
    public synchronized void reload() {
        isToReload = true;
    }

    /** Forgets the news, which will be repeated. */
    public synchronized void restart() {
        news = new LiveNews();
        isToReload = true;
    }

    /** Marks that the display falls behind, or no longer does. */
    public synchronized Snapshot behind(boolean is) {
        isBehind = is;
        last = last.next();
        Snapshot now = snapshot.orElseThrow().behind(last, is);
        snapshot = Optional.of(now);
        return now;
    }

    /** Starts or stops collecting moved and removed games for {@link #step(Snapshot, boolean)}. */
    public synchronized void track(boolean isTracked) {
        news.track(isTracked);
    }

    /** Whether a process is playing it. */
    public synchronized boolean isHeld() {
        return isHeld;
    }

    /**
     * The state after a snapshot.
     *
     * @param changes the changes since, or empty if the new snapshot replaces them
     */
    public record Step(Snapshot now, Optional<Changes> changes) {}

    /**
     * Like {@link #step()}, with the changes since a snapshot and the games that have moved or left since the last
     * call.
     *
     * @param isFirstOnly whether the changes show only the first places
     */
    public synchronized Step step(Snapshot before, boolean isFirstOnly) {
        Snapshot now = step();
        PackedPictures pictures = new PackedPictures();
        List<PlayingGame> touched = news.drainUpdated();
        List<String> gone = news.drainRemoved();
        List<PlayingGame.View> moved = isFrozen()
                ? List.of()
                : touched.stream().map(game -> game.view(pictures)).toList();
        boolean isAllNew = isReloaded;
        isReloaded = false;
        return new Step(
                now,
                isAllNew
                        ? Optional.empty()
                        : Optional.of(Changes.of(
                                before, now, isFirstOnly, moved, isFrozen() ? List.of() : gone, pictures.cells())));
    }

    /**
     * Looks up pending games in the store and returns the current state.
     *
     * @throws RuntimeException the failure since the last call, if any
     */
    public synchronized Snapshot step() {
        if (recorded.isEmpty()) {
            load();
        }
        look();
        takeFailure().ifPresent(e -> {
            throw e;
        });
        return snapshot.orElseThrow();
    }

    /** The failure since the last call, if any; the operation is tried again. */
    public synchronized Optional<RuntimeException> takeFailure() {
        Optional<RuntimeException> thrown = failure;
        failure = Optional.empty();
        return thrown;
    }

    private void look() {
        recorded.ifPresent(tournament -> {
            try {
                look(tournament, clock.instant());
            } catch (RuntimeException e) {
                fail(e); // the previous state is still shown
            }
        });
    }

    private void look(RecordedTournament tournament, Instant now) {
        if (!now.isBefore(lookDue)) {
            lookDue = now.plus(BETWEEN_LOOKS);
            lookOnFile(tournament);
        } else if (!isNews || (isToReload && snapshot.isPresent())) {
            return; // the files may limit the view
        }
        boolean isTable = table.refresh(tournament, isNewRound(tournament), now);
        if (isTable) {
            news.seeRound();
        }
        if (isFrozen()) {
            return; // the snapshot is that of the freeze
        }
        changes += isTable ? 1 : 0;
        TournamentFacts facts = TournamentFacts.of(tournament, state(tournament), news);
        if (isNews || isTable || !snapshot.map(Snapshot::tournament).equals(Optional.of(facts))) {
            isNews = false;
            last = news.last().compareTo(last) > 0 ? news.last() : last.next();
            snapshot = Optional.of(
                    Snapshot.of(last, now, facts, table, table.since(), List.of(), news, isBehind, tournament.last()));
        }
    }

    private void lookOnFile(RecordedTournament tournament) {
        boolean wasHeld = isHeld;
        isHeld = Store.holder(folder).isPresent();
        if (!isHeld) {
            news.clear();
        }
        List<String> ended = news.ended();
        boolean isReload = news.takeBegun() || wasHeld != isHeld || isToReload;
        if (isReload) {
            tournament.reload();
            isToReload = false;
        } else {
            tournament.take(ended);
            boolean isAhead = isFollowing && isAhead(tournament);
            if (isAhead) {
                tournament.look();
            } else if (ended.isEmpty()) {
                return;
            }
        }
        settle(tournament);
        isReloaded |= isReload && snapshot.isPresent() && !isFrozen();
        news.looked(ended, tournament::find);
        table.outdate();
        isNews = true;
    }

    /** Whether the journal has unread lines: the other process may have frozen the tournament. */
    private boolean isAhead(RecordedTournament tournament) {
        return new JournalReader(folder)
                .last()
                .filter(line -> line.seq() > tournament.run().sequence())
                .isPresent();
    }

    private TournamentFacts.State state(RecordedTournament tournament) {
        if (isHeld && !news.isOver()) {
            return TournamentFacts.State.RUNNING;
        }
        return switch (tournament.run().state()) {
            case FINISHED -> TournamentFacts.State.FINISHED;
            case STOPPED -> TournamentFacts.State.STOPPED;
            case BEGUN -> tournament.hasEnd() ? TournamentFacts.State.BROKEN : TournamentFacts.State.STOPPED;
        };
    }

    /** A game in progress or recorded, in a language, or empty if there is no game with that ID. */
    public Optional<GameView> game(String id, Language language) {
        Optional<RecordedTournament> tournament;
        Optional<GameRecord> running;
        synchronized (this) {
            tournament = publicly();
            running = isFrozen() ? Optional.empty() : news.playing(id).map(PlayingGame::record);
        }
        return tournament.flatMap(on -> running.map(
                        game -> GameView.of(game, on.setup().terms().rules(), language, true, List.of()))
                .or(() -> on.find(List.of(id)).stream()
                        .findFirst()
                        .map(game -> GameView.of(game, on.setup().terms(), language))));
    }

    /** The standings, the best first; empty before the first game begins. */
    public synchronized List<Row> rows() {
        look();
        return table.rows();
    }

    /**
     * The public view in a list of tournaments. Immutable.
     *
     * @param isFrozen whether something is hidden
     * @param lines the standings, current or at the freeze
     * @param revealed the last places revealed so far
     * @param running as in {@link #running()}
     */
    public record Shown(boolean isFrozen, List<Row> lines, List<Row> revealed, Map<String, List<String>> running) {}

    /** The tournament as the public sees it. */
    public synchronized Shown shown() {
        look();
        List<Row> revealed = frozen.map(view -> view.snapshot().revealed()).orElse(List.of());
        return isFrozen()
                ? new Shown(true, frozen.get().snapshot().standings(), revealed, Map.of())
                : new Shown(false, table.rows(), revealed, running());
    }

    /** The tables of all recorded games, for the organizer. */
    public synchronized Scoreboard scoreboard() {
        if (recorded.isEmpty()) {
            open();
        }
        return Scoreboard.of(recorded.orElseThrow().tally());
    }

    /** Its title; empty before it has begun. */
    public synchronized Optional<Sentence> heading() {
        return publicly().map(tournament -> tournament.setup().heading());
    }

    /** Whether it is known that the public may see everything. */
    public synchronized boolean isOpen() {
        return recorded.isPresent() && !isFrozen();
    }

    /** A number that changes with every change of the public view. */
    public synchronized long shownChanges() {
        return isFrozen() ? frozen.get().freeze().hashCode() : changes();
    }

    /** The games in progress: the names of the agents, by seat, by the game's id. */
    public synchronized Map<String, List<String>> running() {
        Map<String, List<String>> running = new LinkedHashMap<>();
        news.playing().forEach(game -> running.put(game.id(), game.seats()));
        return running;
    }

    /** The number of games that each entrant has played. */
    public synchronized Map<String, Integer> played() {
        return recorded.map(tournament -> tournament.tally().played()).orElse(Map.of());
    }

    /** Recently ended games per minute, or 0 if unknown. */
    public synchronized double pace() {
        return news.pace();
    }

    /** The number of games that have ended. */
    public synchronized int ended() {
        return recorded.map(tournament -> tournament.tally().games()).orElse(0);
    }

    /** The games that some entrants played, the newest first. */
    public synchronized List<Outcome> games(Predicate<String> isOne, int most) {
        return recorded.stream()
                .flatMap(tournament -> Snapshot.lastFirst(tournament.tally().counted()).stream())
                .map(Counted::outcome)
                .filter(game -> isOne.test(game.first().entrant())
                        || isOne.test(game.second().entrant()))
                .limit(most)
                .toList();
    }

    /** Some of the games that have ended, the latest first; games before the last 200 are looked up in the store. */
    public GamePage page(GameFilter filter, int offset, int limit) {
        RecordedTournament tournament;
        long sequence;
        synchronized (this) {
            tournament = publicly().orElseThrow();
            Optional<GamePage> known = tournament.known(filter, offset, limit);
            if (known.isPresent()) {
                return known.get();
            }
            sequence = sequence();
        }
        return tournament.page(filter, sequence, offset, limit);
    }

    /** An entrant's results against each other entrant. */
    public synchronized Crosstable crosstable(String entrant) {
        return publicly().orElseThrow().tally().crosstable(entrant);
    }

    /** The results of all others against these references. */
    public synchronized List<Grade> grades(List<String> references) {
        return recorded.map(tournament -> tournament.tally().grades(references)).orElse(List.of());
    }

    /** The profile of an entrant. */
    public synchronized Profile profile(String entrant) {
        return recorded.map(tournament -> tournament.profile(entrant)).orElseGet(() -> Profile.of(entrant));
    }

    /** The number of the last journal line in the view; -1 without one. */
    public synchronized long sequence() {
        return Math.max(
                news.last().sequence(),
                recorded.map(tournament -> tournament.run().sequence()).orElse(-1L));
    }

    /** A number that changes with every change. */
    public synchronized long changes() {
        look();
        return changes;
    }
}
