package org.botarena.arena.serve.hosting.play;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.botarena.arena.event.GameRunnerSource;
import org.botarena.arena.event.RerunOrder;
import org.botarena.arena.files.FullDisk;
import org.botarena.arena.report.ResultsFolder;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
import org.botarena.arena.serve.hosting.entry.TournamentList;
import org.botarena.arena.serve.hosting.entry.Version;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.store.TournamentChanges;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.view.TournamentView;

/** The tournaments of an event, one at a time, each with the versions at the time of its start. Thread-safe. */
public final class Tournaments implements AutoCloseable {
    private static final Duration BEFORE_ANOTHER_TRY = Duration.ofSeconds(10);

    private final EventVenue venue;
    private final TournamentList list;
    private final Versions versions;
    private final Background background;
    private final WorkSignal signal = new WorkSignal();
    private final Map<String, HostedTournament.State> states = new HashMap<>();
    private final Map<String, String> failures = new HashMap<>();
    private Supplier<GameRunnerSource> runners;
    private boolean isElsewhere;
    private Optional<Thread> thread = Optional.empty();
    private Optional<Play> play = Optional.empty();
    private boolean isFinishing;
    private boolean isClosed;

    /** The tournaments of an event; {@link #start} resumes them. */
    public Tournaments(EventVenue venue, TournamentList list, Versions versions, Background background) {
        this.background = background;
        this.venue = venue;
        this.list = list;
        this.versions = versions;
        this.runners = () -> venue.runners(Lanes.Use.TOURNAMENT);
    }

    /**
     * Plays them on other machines. Call it before {@link #start}.
     *
     * @param others asked when a tournament begins or is resumed; throws {@link Failed} if no machine is available
     */
    public void playAt(Supplier<GameRunnerSource> others) {
        runners = others;
        isElsewhere = true;
    }

    /** Resumes the tournament that was being played when the server ended. */
    public void start() {
        for (HostedTournament each : list.all()) {
            Path folder = folder(each.name());
            if (Store.isIn(folder)) {
                HostedTournament.State state = loaded(each.name(), folder);
                states.put(each.name(), state);
                if (each.isToPlay() && state == HostedTournament.State.STOPPED) {
                    play(each.name(), resumption(folder), runners);
                }
            }
        }
    }

    private static Settings resumption(Path folder) {
        return new Settings(Map.of("out", folder.toString(), "yes", "true"));
    }

    private HostedTournament.State loaded(String name, Path folder) {
        try (Store store = Store.read(folder)) {
            if (!store.isEmpty()) {
                view(name).load();
            }
            return !store.isEmpty() && store.progress() == State.FINISHED
                    ? HostedTournament.State.FINISHED
                    : HostedTournament.State.STOPPED;
        } catch (StoreException e) {
            failures.put(name, e.getMessage());
            return HostedTournament.State.FAILED;
        }
    }

    /** Where one is. */
    public Path folder(String name) {
        return venue.folder().resolve("tournaments").resolve(name);
    }

    /**
     * Describes how to play games of a tournament again.
     *
     * @param game its id; empty for a set of games
     */
    public RerunOrder rerun(String name, String game, boolean isToAccept) {
        return new RerunOrder(
                folder(name), game, venue.spec().agentJava(), venue.spec().games(), true, isToAccept);
    }

    /**
     * Requires that a tournament is not being played.
     *
     * @throws Failed otherwise
     */
    public void requireNotPlaying(String name) {
        if (state(name) == HostedTournament.State.PLAYS) {
            throw new Failed("the tournament is being played: finish it first");
        }
    }

    /** All tournaments, the newest first. */
    public List<HostedTournament> all() {
        return list.all();
    }

    /** The state of a tournament. */
    public synchronized HostedTournament.State state(String name) {
        return states.getOrDefault(name, HostedTournament.State.STOPPED);
    }

    /** The reason a tournament cannot be played, or empty if it can. */
    public synchronized String failure(String name) {
        return failures.getOrDefault(name, "");
    }

    /** The view of a tournament. */
    public TournamentView view(String name) {
        return venue.view(folder(name));
    }

    /** Its title, else the game and the number of entrants, by language. */
    public Map<String, String> heading(String name) {
        return view(name).heading().orElse(Sentence.of("host.tournament")).texts();
    }

    /**
     * Begins a tournament with the current versions.
     *
     * @param settings further settings, by the names of {@link TournamentOption#ofEvents}
     * @return its name
     * @throws IllegalArgumentException if a setting is not one of these options
     * @throws Failed if one is being played, or fewer than two could play, or there is no runner to play at
     */
    public String begin(Map<String, String> settings) {
        requireQuiet();
        requireOptions(settings.keySet());
        GameRunnerSource found = runners.get(); // may take seconds
        return begin(settings, () -> found);
    }

    private synchronized String begin(Map<String, String> settings, Supplier<GameRunnerSource> at) {
        requireQuiet();
        List<Version> active = versions.active();
        if (active.size() < 2) {
            throw new Failed(String.format(
                    Locale.ROOT, "a tournament needs the agents of two authors, and %d may play", active.size()));
        }
        Path folder = newFolder();
        Settings asked = new Settings(settings)
                .over(new Settings(venue.meeting()))
                .with(TournamentOption.OUT.name(), folder.toString());
        Map<String, Path> entrants = new LinkedHashMap<>();
        active.forEach(version -> entrants.put(version.entrant(), venue.jar(version)));
        String name = folder.getFileName().toString();
        list.add(name);
        play(name, asked.naming(entrants), at);
        return name;
    }

    /** A failed tournament has left no folder, and its name is reused. */
    private Path newFolder() {
        Set<String> taken = list.all().stream().map(HostedTournament::name).collect(Collectors.toSet());
        return ResultsFolder.in(
                venue.folder().resolve("tournaments"), Clock.system(ZoneId.systemDefault()), taken::contains);
    }

    /** Resumes a stopped tournament. */
    public synchronized void resume(String name) {
        requireQuiet();
        list.toPlay(name, true);
        play(name, resumption(folder(name)), runners);
    }

    /** Whether a tournament is being played. */
    public synchronized boolean isPlaying() {
        return play.isPresent();
    }

    /** Whether the public may know that one is being played on the cores of this machine. */
    public boolean isSeenPlayingHere() {
        return !isElsewhere
                && all().stream()
                        .anyMatch(each -> state(each.name()) == HostedTournament.State.PLAYS
                                && !view(each.name()).isFrozen());
    }

    private static void requireOptions(Set<String> names) {
        List<String> known =
                TournamentOption.ofEvents().stream().map(TournamentOption::name).toList();
        for (String name : names) {
            if (!known.contains(name)) {
                throw new IllegalArgumentException("a tournament of an event has no option '%s', it has %s"
                        .formatted(name, String.join(", ", known)));
            }
        }
    }

    private void requireQuiet() {
        if (isPlaying()) {
            throw new Failed("a tournament is being played: finish it first");
        }
    }

    private synchronized void play(String name, Settings asked, Supplier<GameRunnerSource> at) {
        Play first = new Play(folder(name), asked, venue, at);
        isFinishing = false;
        play = Optional.of(first);
        plays(name);
        Thread playing = new Thread(() -> run(name, first), "tournament");
        thread = Optional.of(playing);
        playing.start();
    }

    private void plays(String name) {
        states.put(name, HostedTournament.State.PLAYS);
        failures.remove(name);
    }

    private void run(String name, Play first) {
        HostedTournament.State end = HostedTournament.State.STOPPED;
        for (Optional<Play> next = Optional.of(first); next.isPresent(); ) {
            try {
                end = next.get().play().over().isInterrupted()
                        ? HostedTournament.State.STOPPED
                        : HostedTournament.State.FINISHED;
                next = Optional.empty();
            } catch (RuntimeException | Error e) {
                end = HostedTournament.State.FAILED;
                failed(name, background.report("the tournament " + name, e));
                next = FullDisk.of(e).isPresent() ? again(name) : Optional.empty();
            }
        }
        ended(name, end);
    }

    private synchronized void failed(String name, String why) {
        states.put(name, HostedTournament.State.FAILED);
        failures.put(name, why);
    }

    /** The rest of a tournament after a full disk, or empty if it was stopped meanwhile. */
    private Optional<Play> again(String name) {
        try {
            signal.await(signal.seen(), BEFORE_ANOTHER_TRY);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // As if it were closed.
            return Optional.empty();
        }
        synchronized (this) {
            if (isClosed || isFinishing) {
                return Optional.empty();
            }
            play = Optional.of(new Play(folder(name), resumption(folder(name)), venue, runners));
            plays(name);
            return play;
        }
    }

    private void ended(String name, HostedTournament.State end) {
        boolean isToResume;
        synchronized (this) {
            states.put(name, end);
            play = Optional.empty();
            isToResume = isClosed;
        }
        try {
            if (!isToResume) {
                list.toPlay(name, false); // If the server ends, it resumes at the next start.
            }
        } catch (RuntimeException e) {
            background.report(
                    "the end of the tournament " + name, e); // Its record says that it resumes at the next start.
        }
    }

    /** Reads the standings again after a result was replaced. */
    public void changed(String name) {
        view(name).reload();
    }

    /** Lets the current games end, and begins no others. */
    public synchronized void finish() {
        isFinishing = true;
        signal.wake();
        play.ifPresent(Play::finish);
    }

    /**
     * Freezes the public view of a tournament: at its current state, or at the state before the first game if it has
     * ended.
     */
    public void freeze(String name) {
        boolean isOver = state(name) == HostedTournament.State.FINISHED;
        change(name, changes -> changes.freeze(isOver));
    }

    /** Reveals the last places; beyond the first place, everything. */
    public void reveal(String name, int places) {
        change(name, changes -> changes.reveal(places));
    }

    /** Shows everything again. */
    public void thaw(String name) {
        change(name, TournamentChanges::thaw);
    }

    /** Records the public view in the tournament's journal; it is on disk when this returns. */
    private void change(String name, Consumer<TournamentChanges> entry) {
        try {
            boolean isDone = false;
            while (!isDone) {
                Optional<Play> playing = playing(name);
                boolean isPlaying = playing.isPresent() && playing.get().hasBegun();
                isDone = view(name).change(() -> isPlaying ? playing.get().change(entry) : changeOnFile(name, entry));
            }
        } catch (StoreException e) {
            throw new Failed(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failed("the server ends: nothing was changed", e);
        }
    }

    private synchronized Optional<Play> playing(String name) {
        return play.filter(one -> one.folder().equals(folder(name)));
    }

    private synchronized boolean changeOnFile(String name, Consumer<TournamentChanges> entry) {
        if (!TournamentView.hasBegun(folder(name))) {
            throw new Failed("the tournament has not begun: there is nothing to hide");
        }
        try (Store store = Store.open(folder(name))) {
            entry.accept(store.changes());
            return true;
        }
    }

    @Override
    public void close() {
        Optional<Thread> last;
        synchronized (this) {
            isClosed = true;
            signal.close();
            play.ifPresent(Play::stop);
            last = thread;
        }
        last.ifPresent(Background::await);
    }
}
