package org.botarena.arena.serve.hosting.run;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.botarena.arena.admission.examination.AdmissionStopped;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.Season;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.spec.Request;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.store.entry.Settings;
import org.botarena.arena.store.entry.StoredEntrant;
import org.botarena.arena.text.NameList;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.verification.Receipt;

/**
 * The ladder that is always open: a tournament in {@code ladder/} that is opened again whenever somebody comes or leaves, and rests
 * when another game would tell nothing, when it is paused, outside its hours, and after so many games of a version and day. It has
 * a thread of its own; thread-safe.
 */
public final class HostedLadder implements AutoCloseable {
    /** So many games a newcomer plays before all others: then it has its place. */
    private static final int PLACED = 6;

    private static final long LOOK_MS = Duration.ofSeconds(20).toMillis();

    private final EventHost host;
    private final EventSettings settings;
    private final LadderHours hours;
    private final Ranking ranking = new Ranking();
    private final Thread thread = new Thread(this::work, "ladder");
    private final Thread clock = new Thread(this::lookAgainAndAgain, "ladder-clock");
    private final Map<String, Integer> before = new HashMap<>();
    private Optional<Play> play = Optional.empty();
    private String state = "";
    private boolean isChanged = true;
    private boolean isClosed;
    private Optional<String> failure = Optional.empty();
    private Instant retry = Instant.MIN;
    private Optional<String> day = Optional.empty();

    HostedLadder(EventHost host, EventSettings settings, LadderHours hours) {
        this.host = host;
        this.settings = settings;
        this.hours = hours;
    }

    void start() {
        moveSeason();
        chapters().past().forEach(chapter -> {
            ranking.load(chapter, host.games());
            ranking.turn(active());
        });
        if (Store.isIn(folder())) {
            ranking.load(folder(), host.games());
        }
        thread.start();
        clock.setDaemon(true);
        clock.start();
    }

    private LadderChapters chapters() {
        return new LadderChapters(host.folder());
    }

    private Set<String> active() {
        return host.versions().active().stream().map(Version::entrant).collect(Collectors.toSet());
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
        if (host.tournaments().isPlaying()) {
            throw new Failed("a tournament is being played: finish it first");
        }
        if (host.seasons().ending().isPresent()) {
            throw new Failed("the season is ending: wait until the games in play are over");
        }
        host.seasons().end(name);
        changed();
    }

    private void moveSeason() {
        host.seasons().moving().ifPresent(number -> {
            chapters().endSeason(number);
            host.seasons().moved();
            ranking.clear();
            before.clear();
        });
    }

    private List<Season.Place> places() {
        Set<String> active = active();
        List<Season.Place> places = new ArrayList<>();
        for (Ranking.Line line : ranking.lines()) {
            if (active.contains(line.entrant()) || !line.entrant().contains("@")) {
                places.add(new Season.Place(places.size() + 1, line.entrant(), line.elo(), line.games()));
            }
        }
        return places;
    }

    /** The words of all that was played in the season, by where it lies when the season has ended. */
    private Map<String, String> receipts() {
        Map<String, String> receipts = new TreeMap<>();
        Path to = chapters().ofSeason(1 + host.seasons().all().size());
        chapters().all().forEach(chapter -> receipt(chapter, to.resolve(chapter.getFileName()), receipts));
        String begun = host.seasons().begun();
        host.tournaments().all().stream()
                .filter(each -> each.begun().toString().compareTo(begun) >= 0)
                .map(each -> host.tournaments().folder(each.name()))
                .forEach(folder -> receipt(folder, folder, receipts));
        return receipts;
    }

    private void receipt(Path folder, Path then, Map<String, String> into) {
        Receipt.in(folder)
                .ifPresent(receipt -> into.put(host.folder().relativize(then).toString(), receipt.words()));
    }

    /** Minutes until a version has its place, at the pace of late, rounded up; empty: it has one, or nobody knows. */
    public OptionalLong minutes(Version version) {
        int left = PLACED - ranking.played().getOrDefault(version.entrant(), 0);
        double rounds = Math.ceil(left / 2.0); // in a round everybody plays two games
        double pace = ranking.pace();
        return left <= 0 || pace == 0 || !state().equals("plays")
                ? OptionalLong.empty()
                : OptionalLong.of(
                        (long) Math.ceil(rounds * host.versions().active().size() / pace));
    }

    /** How it stands. */
    public Ranking ranking() {
        return ranking;
    }

    /** What it does, for people: a word of the catalogue, or what is wrong. */
    public synchronized String state() {
        return state;
    }

    /** Somebody has come or left, or it was paused or not: games in play end, then it goes on with them. */
    public synchronized void changed() {
        isChanged = true;
        play.ifPresent(Play::finish);
        notifyAll();
    }

    private void work() {
        try {
            while (await()) {
                segment();
            }
        } catch (InterruptedException e) {
            // It is closed.
        }
    }

    /** Waits until there is something to play; false: never again. */
    private synchronized boolean await() throws InterruptedException {
        while (!isClosed) {
            Optional<String> rest = resting();
            boolean isToPlay = isChanged && rest.isEmpty();
            if (isToPlay || (isSeasonEnding() && failure.isEmpty())) {
                isChanged = false;
                return true;
            }
            state = rest.orElse("rests");
            wait(LOOK_MS);
        }
        return false;
    }

    private boolean isSeasonEnding() {
        return host.seasons().ending().isPresent();
    }

    private Optional<String> resting() {
        Instant now = host.now();
        if (failure.isPresent() && now.isBefore(retry)) {
            return failure;
        }
        failure = Optional.empty();
        if (settings.isLadderPaused()) {
            return Optional.of("paused");
        }
        if (host.visitors().areInTheWay()) {
            return Optional.of("visitors");
        }
        if (!hours.isWithin(now)) {
            isChanged = true;
            return Optional.of("outside-hours");
        }
        String today = hours.day(now);
        if (!day.equals(Optional.of(today))) {
            isChanged = true;
            day = Optional.of(today);
            before.clear();
            before.putAll(ranking.played());
        }
        Set<String> active = active();
        return active.isEmpty() ? Optional.of("nobody") : isEnough(active) ? Optional.of("enough") : Optional.empty();
    }

    /** In a round everybody plays: when one has played enough today and all have their place, the ladder rests until tomorrow. */
    private boolean isEnough(Set<String> active) {
        Map<String, Integer> played = ranking.played();
        return active.stream().allMatch(version -> played.getOrDefault(version, 0) >= PLACED)
                && active.stream()
                        .anyMatch(
                                version -> played.get(version) - before.getOrDefault(version, 0) >= hours.gamesADay());
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

    private void lookAgainAndAgain() {
        try {
            while (true) {
                Thread.sleep(LOOK_MS);
                look();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // it is closed
        }
    }

    private void segment() {
        try {
            if (isSeasonEnding()) {
                host.seasons().ended(receipts(), places());
                moveSeason();
                changed();
                return;
            }
            if (ranking.chapter() >= LadderChapters.MOST_GAMES) {
                chapters().end();
                ranking.turn(active());
            }
            Play next = new Play(request(), host.installation(), host.lanes(), Lanes.Use.LADDER, ranking);
            synchronized (this) {
                if (isClosed) {
                    return;
                }
                state = "plays";
                play = Optional.of(next);
            }
            next.play();
        } catch (Failed | StoreException | UncheckedIOException | IllegalArgumentException | AdmissionStopped e) {
            failed(e);
        } finally {
            synchronized (this) {
                play = Optional.empty();
            }
        }
    }

    /** A full disk, above all: it says so, and tries again. */
    private synchronized void failed(RuntimeException e) {
        failure = Optional.of("failed: " + e.getMessage());
        retry = host.now().plusMillis(LOOK_MS);
        isChanged = true;
    }

    private Request request() {
        Map<String, String> texts = new HashMap<>(host.settings());
        texts.putIfAbsent("with", "random");
        String anchors = anchors(NameList.parse(texts.get("with")));
        if (!anchors.isEmpty()) {
            texts.put("anchor", anchors);
        }
        texts.put("format", "open-ladder");
        texts.put("out", folder().toString());
        texts.put("agents", host.entrants().folder().toString());
        texts.put("yes", "true");
        List<Version> active = host.versions().active();
        Set<String> enlisted = enlisted();
        Map<String, Path> joining = new LinkedHashMap<>();
        active.stream()
                .filter(version -> enlisted.isEmpty() || !enlisted.contains(version.entrant()))
                .forEach(version ->
                        joining.put(version.entrant(), host.entrants().path(version)));
        Set<String> playing = active();
        String leaving = NameList.text(enlisted.stream()
                .filter(name -> name.contains("@") && !playing.contains(name))
                .toList());
        if (!leaving.isEmpty()) {
            texts.put("withdraw", leaving);
        }
        return Request.named(new Settings(texts), joining);
    }

    /** The samples have the ratings of the season before, so that those of both can be compared. */
    private String anchors(List<String> samples) {
        return NameList.text(host.seasons().last().map(Season::anchors).orElse(Map.of()).entrySet().stream()
                .filter(one -> samples.contains(one.getKey()))
                .map(one -> one.getKey() + "=" + one.getValue())
                .sorted()
                .toList());
    }

    private Set<String> enlisted() {
        if (!Store.isIn(folder())) {
            return Set.of();
        }
        try (Store store = Store.read(folder())) {
            return store.isEmpty()
                    ? Set.of()
                    : store.entrants().last().stream()
                            .filter(one -> !one.standing().isWithdrawn())
                            .map(StoredEntrant::name)
                            .collect(Collectors.toSet());
        }
    }

    @Override
    public void close() {
        synchronized (this) {
            isClosed = true;
            play.ifPresent(Play::stop);
            notifyAll();
        }
        clock.interrupt();
        Ending.of(thread);
    }
}
