package org.botarena.arena.serve.hosting.run;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.spec.Request;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.store.entry.Settings;
import org.botarena.arena.store.entry.StoredEntrant;
import org.botarena.arena.text.NameList;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;

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

    /** How many chapters have ended. */
    public int chapter() {
        return chapters().past().size();
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
            if (isChanged && rest.isEmpty()) {
                isChanged = false;
                return true;
            }
            state = rest.orElse("rests");
            wait(LOOK_MS);
        }
        return false;
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
        if (host.visitors().isLadderToRest()) {
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
            if (isLong || resting().isPresent()) {
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
        } catch (Failed | StoreException | UncheckedIOException | IllegalArgumentException e) {
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
