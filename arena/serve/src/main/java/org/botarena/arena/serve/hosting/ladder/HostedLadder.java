package org.botarena.arena.serve.hosting.ladder;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.SeasonList;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.serve.hosting.play.Play;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.hosting.play.Visitors;
import org.botarena.arena.serve.hosting.play.WorkSignal;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.tournament.standing.Counted;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.view.TournamentView;

/**
 * The ladder that is always open: a tournament in {@code ladder/} that is opened again whenever somebody comes or leaves, and rests
 * when another game would tell nothing, when it is paused, outside its hours, and after so many games of a version and day. It has
 * a thread of its own; thread-safe.
 */
public final class HostedLadder implements AutoCloseable {
    private static final Duration LOOK = Duration.ofSeconds(20);

    private final EventVenue venue;
    private final Versions versions;
    private final SeasonList seasons;
    private final Tournaments tournaments;
    private final LadderRest rest;
    private final InstantSource clock;
    private final LadderRanking ranking;
    private final Background background;
    private final WorkSignal signal = new WorkSignal();
    private final Background.Worker playing;
    private final Background.Worker looking;
    private Optional<Play> play = Optional.empty();
    private LadderState state = LadderState.RESTS;
    private boolean isChanged = true;
    private String failure = "";
    private Instant retry = Instant.MIN;

    /**
     * Of this event; {@link #start} begins to play.
     *
     * @param visitors who play against agents meanwhile
     */
    public HostedLadder(
            EventFile file,
            EventVenue venue,
            Tournaments tournaments,
            Visitors visitors,
            LadderHours hours,
            Background background) {
        this.venue = venue;
        this.background = background;
        playing = background.worker("ladder", this::work);
        looking = background.worker("ladder-clock", this::lookAgain);
        this.tournaments = tournaments;
        versions = new Versions(file);
        seasons = new SeasonList(file);
        clock = file::now;
        ranking = new LadderRanking(this::view);
        rest = new LadderRest(new EventSettings(file), visitors, hours, ranking, versions::namesOf);
    }

    /** Plays on from here. */
    public void start() {
        try {
            load();
        } catch (StoreException e) {
            failed(e); // what else there is in the event is served
        }
        playing.start();
        looking.start();
    }

    private void load() {
        moveSeason();
        chapters().past().forEach(chapter -> ranking.turn(LadderRanking.games(chapter), everybody()));
        if (TournamentView.hasBegun(folder())) {
            view().load();
        }
    }

    private TournamentView view() {
        return venue.view(folder());
    }

    private LadderChapters chapters() {
        return new LadderChapters(venue.folder());
    }

    private Set<String> active() {
        return versions.active().stream().map(Version::entrant).collect(Collectors.toSet());
    }

    /** All versions: one that has left may come back. */
    private Set<String> everybody() {
        return versions.all().stream().map(Version::entrant).collect(Collectors.toSet());
    }

    /** Where it is. */
    public Path folder() {
        return chapters().current();
    }

    /** How many chapters have ended, in all seasons. */
    public int chapter() {
        return chapters().ended();
    }

    /**
     * Lets the season end: the games in play end, the standings are kept with the receipts of what was played, and the ladder begins
     * anew.
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
        return new SeasonEnd(venue.folder(), seasons, tournaments);
    }

    private void moveSeason() {
        if (seasonEnd().move()) {
            venue.forgetView(folder());
            ranking.clear();
            rest.clear();
        }
    }

    /** Minutes until a version has its place, at the pace of late, rounded up; empty: it has one, or nobody knows. */
    public OptionalLong minutes(Version version) {
        int left = LadderRest.PLACED - ranking.played().getOrDefault(version.entrant(), 0);
        double rounds = Math.ceil(left / 2.0); // in a round everybody plays two games
        double pace = ranking.pace();
        return left <= 0 || pace == 0 || state() != LadderState.PLAYS
                ? OptionalLong.empty()
                : OptionalLong.of((long) Math.ceil(rounds * versions.active().size() / pace));
    }

    /** How it stands. */
    public LadderRanking ranking() {
        return ranking;
    }

    /** The current state of the ladder. */
    public synchronized LadderState state() {
        return state == LadderState.PLAYS && venue.lanes().isLadderYielding() ? LadderState.YIELDS : state;
    }

    /** The reason the ladder cannot play; empty if it can. */
    public synchronized String failure() {
        return failure;
    }

    /** Why it does not play a version's games now, for its author; empty: it plays them, or cannot for another reason. */
    public Optional<LadderRest.Told> rest(Version version) {
        return version.isActive() ? rest.told(state(), version.entrant()) : Optional.empty();
    }

    /** Somebody has come or left, or it was paused or not: games in play end, then it goes on with them. */
    public void changed() {
        synchronized (this) {
            isChanged = true;
            play.ifPresent(Play::finish);
        }
        signal.wake();
    }

    private void work() throws InterruptedException {
        long seen = signal.seen();
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

    /** Those who have left are rated no more. */
    private void keepRatings(List<Version> playing) {
        Set<String> active = playing.stream().map(Version::entrant).collect(Collectors.toSet());
        ranking.rows().stream()
                .filter(row -> row.entrant().contains("@") && !active.contains(row.entrant()))
                .forEach(row -> versions.left(row.entrant(), Version.Rating.of(row)));
    }

    private boolean isSeasonEnding() {
        return seasons.ending().isPresent();
    }

    private Optional<LadderState> resting() {
        Instant now = clock.instant();
        if (!failure.isEmpty() && now.isBefore(retry)) {
            return Optional.of(LadderState.FAILED);
        }
        failure = "";
        Optional<LadderState> reason = rest.reason(now, active());
        isChanged |= reason.isPresent(); // when it is over, it plays on
        return reason;
    }

    /** Whether what is being played is to end: its time is over, or its chapter. */
    private synchronized void look() {
        if (play.isPresent()) {
            boolean isLong = ranking.chapter() >= LadderChapters.MOST_GAMES;
            if (isLong || isSeasonEnding() || resting().isPresent()) {
                isChanged |= isLong;
                play.ifPresent(Play::finish);
            }
        }
    }

    private void lookAgain() throws InterruptedException {
        Thread.sleep(LOOK.toMillis());
        look();
    }

    private void segment() {
        try {
            if (isSeasonEnding()) {
                seasonEnd().keep(ranking, active());
                moveSeason();
                changed();
                return;
            }
            List<Version> playing =
                    versions.active(); // read once: a version that leaves later leaves with the next segment
            keepRatings(playing);
            if (ranking.chapter() >= LadderChapters.MOST_GAMES) {
                List<Counted> games = view().counted();
                chapters().end();
                venue.forgetView(folder());
                ranking.turn(games, everybody());
            }
            Path folder = folder();
            Play next = new Play(
                    folder,
                    new LadderRequest(venue, playing, seasons).now(folder),
                    venue,
                    () -> venue.tables(Lanes.Use.LADDER));
            synchronized (this) {
                if (signal.isClosed()) {
                    return;
                }
                state = LadderState.PLAYS;
                play = Optional.of(next);
            }
            next.play();
        } catch (RuntimeException | Error e) {
            failed(e);
        } finally {
            synchronized (this) {
                play = Optional.empty();
            }
        }
    }

    /** A full disk, above all; a bug is no reason to play no more, either: it says so, and tries again. */
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
