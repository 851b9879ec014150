package org.botarena.arena.event;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.news.LiveWriter;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.NewsStream;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.store.Provenance;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.store.TournamentChanges;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.tournament.Replays;
import org.botarena.arena.tournament.Tournament;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.venue.Venue;

/**
 * The life of a tournament: opened, planned, played, stopped, and resumed. Every front end uses it. It prints
 * nothing; it notifies those who {@link #listen} and returns results. One thread, except for {@link #stop} and {@link
 * #finish}.
 */
public final class Event implements AutoCloseable {
    private final Order order;
    private final Installation installation;
    private final Clock clock;
    private final Venue venue;
    private final NewsStream stream;
    private final EventFolder folder;
    private Optional<Plan> plan = Optional.empty();
    private GameRunnerSource runners = GameRunnerSource.HERE;
    private Replays replays = Replays.atTheEnd();
    private Consumer<TournamentChanges> begun = changes -> {};
    private final List<Spectator> watching = new ArrayList<>();
    private volatile Optional<Tournament> games = Optional.empty();
    private volatile Optional<OpenRoster> roster = Optional.empty();
    private boolean isReported = true;
    private boolean isStopped;
    private boolean isFinishing;
    private boolean isHeld;

    private Event(
            Order order, Installation installation, Clock clock, Venue venue, NewsStream stream, EventFolder folder) {
        this.order = order;
        this.installation = installation;
        this.clock = clock;
        this.venue = venue;
        this.stream = stream;
        this.folder = folder;
    }

    /**
     * Opens an existing tournament or prepares a new one, without creating files.
     *
     * @throws Failed if it cannot be played; the message says what to do
     */
    public static Event open(Order order, Installation installation) {
        return orFailed(() -> {
            Clock clock = Clock.system(ZoneId.systemDefault());
            Venue venue = Venue.open(order.spec().agentJava(), order.spec().games());
            NewsStream stream = NewsStream.to(List.of(), clock);
            Consumer<String> notices = sentence -> stream.offer(new News.Noticed(Sentence.quote(sentence)));
            try {
                EventFolder folder = EventFolder.of(order, clock);
                if (order.isKept()) {
                    stream.listen(new LiveWriter(folder.folder(), notices));
                }
                return new Event(order, installation, clock, venue, stream, folder);
            } catch (RuntimeException e) {
                stream.close();
                venue.close();
                throw e;
            }
        });
    }

    /**
     * Opens a recorded tournament to play one of its games again.
     *
     * @throws Failed if the game does not exist, or the tournament cannot be read
     */
    public static Rerun rerun(RerunOrder order) {
        return orFailed(() -> order.open((store, venue) -> new Rerun(order, store, venue)));
    }

    /**
     * Opens a recorded tournament to choose games that are played again as a set, or to accept them.
     *
     * @throws Failed if the tournament cannot be read, or is being played
     */
    public static RerunSet reruns(RerunOrder order) {
        return orFailed(() -> order.open((store, venue) -> new RerunSet(order, store, venue)));
    }

    /**
     * Sends all news from now on to the listener, on a thread of the event's own, until {@link #play} returns or the
     * event is closed.
     */
    public void listen(NewsListener listener) {
        stream.listen(listener);
    }

    /** Sends each result to the spectator once it is recorded, until {@link #play} returns. Call it before that. */
    public void watch(Spectator spectator) {
        watching.add(spectator);
    }

    /** Plays the games on another runner than this machine's. Call it before {@link #plan}. */
    public void playAt(GameRunnerSource source) {
        runners = source;
    }

    /** Sets when disturbed games are played again; by default at the end. Call it before {@link #play}. */
    public void playAgain(Replays when) {
        replays = when;
    }

    /** Skips the report at the end, which takes minutes for a term's games. Call it before {@link #play}. */
    public void leaveReport() {
        isReported = false;
    }

    /**
     * Passes on the means to change the tournament once its first line is written, valid until {@link #close}. Call
     * it before {@link #play}.
     */
    public void whenBegun(Consumer<TournamentChanges> hears) {
        begun = hears;
    }

    /** Remarks to show before the plan: what is resumed, and where it is played. */
    public List<Sentence> remarks() {
        return folder.announcements();
    }

    /**
     * Prepares the plan. The first call takes seconds or minutes, since an examiner's process reads each jar.
     *
     * @throws Failed if it cannot be played; the message says what to do
     * @throws org.botarena.arena.admission.examination.AdmissionStopped if it was stopped meanwhile
     */
    public Plan plan() {
        if (plan.isEmpty()) {
            plan = Optional.of(orFailed(this::prepare));
            stream.publish(folder.sequence(), new News.Planned(plan.get()));
        }
        return plan.get();
    }

    private Plan prepare() {
        Plan whole = Preparation.of(order, installation, venue, runners, folder);
        folder.require(settings(whole));
        folder.requireDrawable(whole.setup().format());
        return order.spec()
                .until()
                .map(until -> whole.within(Duration.between(clock.instant(), until)))
                .orElse(whole);
    }

    private Settings settings(Plan resolved) {
        return order.spec().settings(resolved.setup().terms().isolation(), venue.javaFeature());
    }

    /** The reasons why the user must agree before it is played, in sentences, or empty if it may be played. */
    public Optional<Sentence> objection() {
        if (order.spec().isConfirmed()) {
            return Optional.empty();
        }
        Optional<Sentence> ofPlan = order.isAmongStrangers()
                ? plan().objection().filter(objection -> !folder.isAgreed(plan().setup()))
                : Optional.empty();
        return ofPlan.or(folder::objection);
    }

    /**
     * Plays the remaining games until the last one, the end of its time or {@link #stop}, and writes the results.
     * Call it once at most.
     *
     * @param language of the report, or empty for the one of the existing report or of the system
     * @throws Failed if it cannot be played, with what to do, or if there is an {@link #objection}
     */
    public EventResult play(Optional<Language> language) {
        Plan agreed = plan();
        objection().ifPresent(objection -> {
            throw Failed.of("run.nothing-started", objection);
        });
        return orFailed(() -> {
            Store store =
                    folder.begin(settings(agreed), agreed, Provenance.now(installation.version(), clock.instant()));
            begun.accept(store.changes());
            EventGames left = new EventGames(order, agreed, store, venue, stream, clock);
            try {
                left.play(runners, replays, watching, tournament -> begin(tournament, left.roster()));
            } finally {
                end();
            }
            EventResult result = isReported ? left.finish(language) : left.leave();
            stream.close();
            return result;
        });
    }

    private synchronized void begin(Tournament tournament, OpenRoster entrants) {
        games = Optional.of(tournament);
        roster = Optional.of(entrants).filter(open -> order.isKept());
        tournament.hold(isHeld);
        if (isFinishing) {
            tournament.finish();
        }
        if (isStopped) {
            tournament.stop();
        }
    }

    private synchronized void end() {
        roster = Optional.empty();
    }

    /**
     * Adds an entrant during play: under a new name, under the name of one that has left, or with another jar. It
     * plays from the next draw on. May be called from any thread; takes as long as an examination.
     *
     * @param points at least 0, for missed rounds; required after round 1 of a Swiss tournament
     * @throws Failed if the jar may not play, with the reason, or no game is being played
     */
    public void join(String name, Path jar, OptionalDouble points) {
        open().join(name, jar, points);
        wake();
    }

    /**
     * Removes an entrant at the next draw. May be called from any thread.
     *
     * @throws Failed if no entrant of that name plays, or no game is being played
     */
    public void withdraw(String name) {
        open().withdraw(name);
        wake();
    }

    /** Whether entrants can join and leave now. */
    public boolean isOpen() {
        return roster.isPresent();
    }

    /** Whether all games are finished; a tournament without an end then waits for entrants. */
    public boolean isIdle() {
        return isOpen() && games.filter(Tournament::isIdle).isPresent();
    }

    private OpenRoster open() {
        return roster.orElseThrow(() -> new Failed("no game is played: resume the tournament with its new entrants"));
    }

    private void wake() {
        games.ifPresent(Tournament::wake);
    }

    /**
     * Starts no new game until it is called again with false; games in play continue. May be called from any thread
     * at any time.
     */
    public synchronized void hold(boolean isToHold) {
        isHeld = isToHold;
        games.ifPresent(tournament -> tournament.hold(isToHold));
    }

    /**
     * Ends it after the games in play; they are recorded, and it can be resumed. May be called from any thread at any
     * time; returns at once.
     */
    public synchronized void finish() {
        isFinishing = true;
        games.ifPresent(Tournament::finish);
    }

    /**
     * Ends it soon; finished games are recorded, and it can be resumed. May be called from any thread at any time.
     * Returns at once, since a game may be waiting for the listener that calls this.
     */
    public synchronized void stop() {
        venue.stopAdmission();
        isStopped = true;
        games.ifPresent(tournament -> new Thread(tournament::stop, "stop").start());
    }

    /** Closes the folder; finished games are recorded. */
    @Override
    public void close() {
        orFailed(() -> {
            try (venue;
                    folder) {
                stream.close();
            }
            return null;
        });
    }

    /** Runs the work, and converts failures of the folder to messages for users. */
    static <T> T orFailed(Supplier<T> work) {
        try {
            return work.get();
        } catch (ResultsException | StoreException | UncheckedIOException e) {
            throw new Failed(e);
        }
    }
}
