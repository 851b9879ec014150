package org.botarena.arena.serve.hosting.ladder;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import org.botarena.arena.event.Event;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.LastStandings;
import org.botarena.arena.serve.hosting.entry.Season;
import org.botarena.arena.serve.hosting.entry.SeasonList;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.serve.hosting.play.Play;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.hosting.play.Visitors;
import org.botarena.arena.serve.hosting.play.WorkSignal;
import org.botarena.arena.serve.page.AgentVersion;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.store.Store;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.view.TournamentView;

/**
 * The permanent ladder: a tournament in {@code ladder/} that versions join and leave during play. It rests when another
 * game would not tell more, when it is paused, outside its hours, and when a version has played its daily games. It has
 * two threads; thread-safe.
 */
public final class HostedLadder implements AutoCloseable {
    private static final Duration LOOK = Duration.ofSeconds(20);

    /** The minimum time between two records of the standings. */
    private static final Duration BETWEEN_KEEPING = Duration.ofMinutes(1);

    /** The delay between a change and the start of games. */
    private static final Duration SOON = Duration.ofMillis(200);

    private final EventVenue venue;
    private final Versions versions;
    private final SeasonList seasons;
    private final Tournaments tournaments;
    private final Visitors visitors;
    private final LadderRest rest;
    private final InstantSource clock;
    private final Background background;
    private final WorkSignal signal = new WorkSignal();
    private final Background.Worker playing;
    private final Background.Worker looking;
    private final Set<String> enlisted = new HashSet<>(); // The versions known to the event.
    private Optional<Play> play = Optional.empty();
    private LadderState state = LadderState.READS;
    private boolean isChanged = true;
    private String failure = "";
    private Instant retry = Instant.MIN;
    private Instant keepDue = Instant.MIN;
    private volatile boolean isRead;

    /** The ladder of an event; {@link #start} begins to play. */
    public HostedLadder(
            EventFile file, EventVenue venue, Tournaments tournaments, LadderHours hours, Background background) {
        this.venue = venue;
        this.background = background;
        playing = background.worker("ladder", this::work);
        looking = background.worker("ladder-clock", this::attend);
        this.tournaments = tournaments;
        versions = new Versions(file);
        seasons = new SeasonList(file);
        visitors = new Visitors(venue.cores(), this::changed);
        clock = file::now;
        rest = new LadderRest(new EventSettings(file), visitors, hours, this::view, versions::namesOf);
    }

    /** Reads the games in the background, then begins or resumes play. */
    public void start() {
        playing.start();
        looking.start();
    }

    private void read() {
        try {
            moveSeason();
            if (Store.isIn(folder())) {
                Store.index(folder());
            }
            if (TournamentView.hasBegun(folder())) {
                venue.load(folder());
            }
            isRead = true;
        } catch (RuntimeException | Error e) {
            failed(e); // The rest of the event is still served.
        }
    }

    /** Whether the games have been read since the start; until then, the view is empty. */
    public boolean isRead() {
        return isRead;
    }

    /** The last known standings while the games are being read, or empty afterwards. */
    public Optional<LastStandings> last() {
        return isRead ? Optional.empty() : seasons.standings().map(last -> last.among(isShown()));
    }

    /** People who play against agents meanwhile. */
    public Visitors visitors() {
        return visitors;
    }

    /** The tournament of the current season. */
    public TournamentView view() {
        return venue.view(folder());
    }

    private LadderFolders folders() {
        return new LadderFolders(venue.folder());
    }

    /** The table of the active versions and of the samples in the ladder, with their places. */
    public List<Row> rows() {
        Predicate<String> isShown = isShown();
        return Row.among(view().rows(), row -> isShown.test(row.entrant()));
    }

    private Predicate<String> isShown() {
        Set<String> active = versions.playing();
        return entrant -> active.contains(entrant) || !entrant.contains("@");
    }

    /** Where it is. */
    public Path folder() {
        return folders().current();
    }

    /** The strength of all versions of an entrant's author, now or when they left; empty for a sample. */
    public List<AgentVersion> rated(String entrant) {
        return versions.find(entrant).map(Version::person).map(this::rated).orElse(List.of());
    }

    /** The number of finished seasons. */
    public int seasons() {
        return seasons.all().size();
    }

    /**
     * Ends the season: the current games end, the standings are kept with the receipts, and a new ladder begins.
     *
     * @param name of the season that ends
     * @throws Failed if a tournament is being played, or a season is ending
     */
    public void endSeason(String name) {
        if (tournaments.isPlaying()) {
            throw new Failed("a tournament is being played: finish it first");
        }
        if (isSeasonEnding()) {
            throw new Failed("the season is ending: wait until the games in play are over");
        }
        seasons.end(name);
        changed();
    }

    private SeasonEnd seasonEnd() {
        return new SeasonEnd(venue.folder(), seasons, tournaments, venue.games());
    }

    private void moveSeason() {
        if (seasonEnd().move()) {
            venue.forgetView(folder());
            rest.clear();
        }
    }

    /**
     * The minutes until an active version has its place at the recent pace, rounded up, or empty if it has one, or if
     * unknown.
     */
    public OptionalLong minutes(Version version) {
        int left = LadderRest.PLACED - view().played().getOrDefault(version.entrant(), 0);
        double rounds = Math.ceil(left / 2.0); // Each version plays two games per round.
        double pace = view().pace();
        return !version.isActive() || left <= 0 || pace == 0 || state() != LadderState.PLAYS
                ? OptionalLong.empty()
                : OptionalLong.of((long) Math.ceil(rounds * versions.active().size() / pace));
    }

    /** The current state of the ladder. */
    public synchronized LadderState state() {
        return state == LadderState.PLAYS ? playing() : state;
    }

    private LadderState playing() {
        if (venue.lanes().isLadderYielding()) {
            return LadderState.YIELDS;
        }
        return play.flatMap(Play::open).filter(Event::isIdle).isPresent() ? LadderState.RESTS : LadderState.PLAYS;
    }

    /** The reason the ladder cannot play, or empty if it can. */
    public synchronized String failure() {
        return failure;
    }

    /**
     * The reason for its author why the ladder does not play a version's games now, or empty if it does, or cannot for
     * another reason.
     */
    public Optional<LadderRest.RestReason> rest(Version version) {
        return version.isActive() ? rest.reason(state(), version.entrant()) : Optional.empty();
    }

    /** Reacts to added or removed versions, and to pausing or resuming the ladder. Current games end. */
    public void changed() {
        synchronized (this) {
            isChanged = true;
        }
        signal.wake();
    }

    private void work() throws InterruptedException {
        long seen = signal.seen();
        if (!isRead) {
            read();
        }
        if (isToPlay()) {
            segment();
        } else {
            signal.await(seen, LOOK);
        }
    }

    private synchronized boolean isToPlay() {
        Optional<LadderState> resting = resting();
        if ((isChanged && resting.isEmpty()) || (isSeasonEnding() && failure.isEmpty())) {
            isChanged = false;
            return true;
        }
        state = resting.orElse(LadderState.RESTS);
        return false;
    }

    /** The strength of an author's versions, now or when they left; the newest first. */
    public List<AgentVersion> rated(int person) {
        List<Row> rows = view().rows();
        return versions.of(person).stream()
                .map(version -> rows.stream()
                        .filter(row -> row.entrant().equals(version.entrant()))
                        .findFirst()
                        .map(Version.Rating::of)
                        .orElseGet(() -> versions.last(version))
                        .published(version))
                .toList();
    }

    /** Keeps the table for the next start, and for versions that leave and are not rated any more. */
    private synchronized void keep() {
        keepDue = clock.instant().plus(BETWEEN_KEEPING);
        if (seasons.keep(Season.Place.of(rows()))) {
            versions.rate(view().rows());
        }
    }

    private boolean isSeasonEnding() {
        return seasons.ending().isPresent();
    }

    private Optional<LadderState> resting() {
        if (!failure.isEmpty() && clock.instant().isBefore(retry)) {
            return Optional.of(LadderState.FAILED);
        }
        failure = "";
        Optional<LadderState> reason = rest.reason(clock.instant(), versions.playing());
        isChanged |= reason.isPresent(); // When the reason ends, the ladder plays again.
        return reason;
    }

    private void attend() throws InterruptedException {
        long seen = signal.seen();
        look();
        signal.await(seen, isPending() ? SOON : LOOK);
    }

    private synchronized boolean isPending() {
        return isChanged && play.isPresent();
    }

    /** Ends a season, holds the games while there is a reason to rest, and adds and removes versions. */
    private void look() {
        Optional<Event> open;
        Optional<LadderState> reason;
        Map<String, Path> coming = new LinkedHashMap<>();
        Set<String> gone = new HashSet<>();
        synchronized (this) {
            open = play.flatMap(Play::open);
            if (open.isEmpty()) {
                return;
            }
            if (isSeasonEnding()) {
                play.ifPresent(Play::finish);
                return;
            }
            reason = rest.reason(clock.instant(), versions.playing());
            state = reason.orElse(LadderState.PLAYS);
            if (isChanged) {
                isChanged = false;
                enlist(coming, gone);
            } else if (!clock.instant().isBefore(keepDue)) {
                keep();
            }
        }
        open.get().hold(reason.isPresent());
        coming.forEach((name, jar) -> change(() -> open.get().join(name, jar, OptionalDouble.empty())));
        gone.forEach(name -> change(() -> open.get().withdraw(name)));
    }

    /** Finds the versions added and removed since the last update of the event. */
    private void enlist(Map<String, Path> coming, Set<String> gone) {
        List<Version> active = versions.active();
        keep();
        gone.addAll(enlisted);
        active.stream().map(Version::entrant).forEach(gone::remove);
        active.stream()
                .filter(version -> !enlisted.contains(version.entrant()))
                .forEach(version -> coming.put(version.entrant(), venue.jar(version)));
        enlisted.removeAll(gone);
        enlisted.addAll(coming.keySet());
    }

    /** A version that may not play does not affect others. */
    private void change(Runnable change) {
        try {
            change.run();
        } catch (Failed e) {
            background.report("the ladder", e);
        }
    }

    private void segment() {
        try {
            if (isSeasonEnding()) {
                seasonEnd().keep(rows(), clock.instant());
                moveSeason();
                changed();
                return;
            }
            List<Version> playing =
                    versions.active(); // Read once: a version that leaves later leaves with the next segment.
            keep();
            Path folder = folder();
            Play next = new Play(
                    folder,
                    new LadderRequest(venue, playing, seasons).now(folder),
                    venue,
                    () -> venue.runners(Lanes.Use.LADDER));
            next.leaveReport();
            synchronized (this) {
                if (signal.isClosed()) {
                    return;
                }
                state = LadderState.PLAYS;
                enlisted.clear();
                playing.forEach(version -> enlisted.add(version.entrant()));
                play = Optional.of(next);
            }
            next.play();
            keep();
        } catch (RuntimeException | Error e) {
            failed(e);
        } finally {
            synchronized (this) {
                play = Optional.empty();
            }
        }
    }

    /** Mostly a full disk. A bug does not stop the ladder either: it is logged and the step repeated. */
    private synchronized void failed(Throwable e) {
        failure = background.report("the ladder", e);
        retry = clock.instant().plus(LOOK);
        isChanged = true;
    }

    @Override
    public void close() {
        playing.endLater();
        signal.close();
        synchronized (this) {
            play.ifPresent(Play::stop);
        }
        looking.end();
        playing.await();
    }
}
