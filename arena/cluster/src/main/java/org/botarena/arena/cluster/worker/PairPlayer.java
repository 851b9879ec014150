package org.botarena.arena.cluster.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.cluster.task.GameListener;
import org.botarena.arena.cluster.task.PairTask;
import org.botarena.arena.cluster.task.PlayedPair;
import org.botarena.arena.cluster.task.PlayedPair.PlayedGame;
import org.botarena.arena.match.LocalGameRunner;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.record.Worker;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.Settings;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.venue.BuildId;
import org.botarena.arena.venue.Venue;

/** Plays the pairs sent to a worker, each on a lane, with one runner. Thread-safe. */
public final class PairPlayer implements AutoCloseable {
    /** The maximum disk space of the jars of earlier tournaments. */
    private static final long MOST_CACHED = 512L << 20;

    private final WorkerSettings settings;
    private final JarCache jars;
    private Open open;
    private volatile boolean isClosed;

    /** The open runner and its key. */
    private record Open(
            Map<String, String> terms, List<String> gameJars, Venue venue, LocalGameRunner runner, Semaphore lanes) {}

    /**
     * Starts without a runner.
     *
     * @throws IOException if the cache cannot be written
     */
    public PairPlayer(WorkerSettings settings) throws IOException {
        this.settings = settings;
        this.jars = new JarCache(settings.jars(), MOST_CACHED);
    }

    /** The settings of its worker. */
    public WorkerSettings settings() {
        return settings;
    }

    /**
     * Plays one attempt at each game of the task, as soon as there is a lane. An agent's fault is part of the result;
     * exceptions are failures of this worker.
     *
     * @param fetch returns the content of a SHA-256
     * @param told receives the progress of its games
     * @throws IOException if a jar cannot be kept here
     * @throws InterruptedException if the task was cancelled
     * @throws IllegalStateException if the task is of another build, or this was closed meanwhile
     */
    public PlayedPair play(PairTask task, Function<String, byte[]> fetch, GameListener told)
            throws IOException, InterruptedException {
        String build = BuildId.ofThisProgram();
        if (!build.equals(task.build())) {
            throw new IllegalStateException(
                    "%s has another build, %s, than the organizer, %s: install the same zip on both"
                            .formatted(settings.facts().name(), build, task.build()));
        }
        Open at = open(task, fetch);
        Map<String, Entrant> entrants = new HashMap<>();
        for (var entrant : task.entrants().entrySet()) {
            entrants.put(
                    entrant.getKey(),
                    entrant.getValue().entrant(jars.file(entrant.getValue().staged(), fetch)));
        }
        List<ScheduledGame> games =
                task.games().stream().map(game -> game.pairing(entrants)).toList();
        at.runner.prepare(games.get(0)); // During the games of the pair before it.
        at.lanes.acquire();
        try {
            long begin = System.nanoTime();
            List<PlayedGame> played = play(games, at.runner, told);
            return new PlayedPair(
                    new Worker(settings.facts().name(), settings.facts().speed()),
                    TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin),
                    played);
        } finally {
            at.lanes.release();
        }
    }

    private List<PlayedGame> play(List<ScheduledGame> games, LocalGameRunner runner, GameListener told)
            throws InterruptedException {
        List<PlayedGame> played = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            ScheduledGame game = games.get(i);
            games.subList(i, games.size()).forEach(runner::prepare);
            GameRecord record = runner.play(game, () -> told.begun(game.id()), ply -> told.played(game.id(), ply));
            if (isClosed) {
                throw new IllegalStateException(
                        "it ends, and its agents ended before the game, which is not their fault");
            }
            played.add(PlayedGame.of(record));
        }
        return played;
    }

    /** One runner for all lanes: an executor usually has the games of one tournament. */
    private synchronized Open open(PairTask task, Function<String, byte[]> fetch) throws IOException {
        if (open == null || !open.terms.equals(task.terms()) || !open.gameJars.equals(task.gameJars())) {
            closeTable();
            Venue venue = Venue.open(settings.machine(), null, games(task, fetch), settings.cache());
            int lanes = settings.facts().lanes();
            LocalGameRunner runner =
                    venue.runner(new Settings(task.terms()).terms(venue.games()), lanes, Lanes.Use.TOURNAMENT);
            open = new Open(task.terms(), task.gameJars(), venue, runner, new Semaphore(lanes, true));
        }
        return open;
    }

    private GameJars games(PairTask task, Function<String, byte[]> fetch) throws IOException {
        if (task.gameJars().isEmpty()) {
            return GameJars.none();
        }
        Path folder = Files.createTempDirectory(Files.createDirectories(settings.games()), "tournament-");
        for (int i = 0; i < task.gameJars().size(); i++) {
            Files.copy(
                    jars.file(task.gameJars().get(i), fetch),
                    folder.resolve(String.format(Locale.ROOT, "%03d.jar", i)));
        }
        return GameJars.in(folder);
    }

    /** Ends all agents; their current games are not reported. */
    @Override
    public void close() {
        isClosed = true;
        closeTable();
    }

    private synchronized void closeTable() {
        if (open != null) {
            open.runner.close();
            open.venue.close();
            FileUtils.deleteQuietly(settings.games().toFile());
            open = null;
        }
    }
}
