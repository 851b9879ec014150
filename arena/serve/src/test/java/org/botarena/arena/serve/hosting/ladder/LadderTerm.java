package org.botarena.arena.serve.hosting.ladder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.Order;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.store.Settings;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.view.TournamentView;

/**
 * A term of a ladder in one event: authors hand in one version after the other while it is played, in this process, as fast as it can
 * be, by agents that play at random. For each week it prints, as medians: from {@code join} to the draw that takes the version, what
 * the table takes when another game has ended, a start after the end of the server (until the first game, and until the pages have the
 * table), the heap, and the size on disk. Arguments: weeks (14), authors (60), versions in all (1,000), games a week (15,000).
 */
public final class LadderTerm implements NewsListener {
    private final Path folder;
    private final Path jar;
    private final Installation installation;
    private final Deque<String> playing = new ArrayDeque<>();
    private final List<Double> arrivals = new ArrayList<>();
    private TournamentView view;
    private Event event;
    private Thread player;
    private Optional<Throwable> failure = Optional.empty();
    private int made;
    private int ended;
    private int rosters;
    private boolean hasGame;

    private LadderTerm(Path folder, Path agents) {
        this.folder = folder;
        jar = TestJars.agent(agents, "first", TestJars.FIRST_MOVE);
        TestJars.agent(agents, "second", TestJars.FIRST_MOVE);
        installation = new Installation(folder, agents);
    }

    /** Plays in this process, and reports each ply. */
    private record QuickGameRunner(GameRunner games) implements GameRunner {
        @Override
        public void prepare(ScheduledGame pairing) {}

        @Override
        public GameRecord play(ScheduledGame pairing) throws InterruptedException {
            return games.play(pairing);
        }

        @Override
        public GameRecord play(ScheduledGame pairing, Consumer<Ply> told) throws InterruptedException {
            GameRecord game = games.play(pairing);
            game.plies().forEach(told);
            return game;
        }

        @Override
        public void close() {
            games.close();
        }
    }

    /** {@code [WEEKS [AUTHORS [VERSIONS [GAMES-A-WEEK]]]]}. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        int[] given = Arrays.stream(arguments).mapToInt(Integer::parseInt).toArray();
        int weeks = given.length > 0 ? given[0] : 14;
        int authors = given.length > 1 ? given[1] : 60;
        int versions = given.length > 2 ? given[2] : 1_000;
        int games = given.length > 3 ? given[3] : 15_000;
        Path event = Files.createTempDirectory("ladder-term-");
        Path agents = Files.createTempDirectory("ladder-agents-");
        try {
            new LadderTerm(event.resolve("ladder"), agents).play(weeks, authors, versions, games);
        } finally {
            FileUtils.deleteDirectory(event.toFile());
            FileUtils.deleteDirectory(agents.toFile());
        }
    }

    private void play(int weeks, int authors, int versions, int games) throws InterruptedException {
        System.out.printf(
                "%4s %8s %8s %12s %12s %12s %12s %10s %10s%n",
                "week",
                "versions",
                "games",
                "arrival (ms)",
                "table (ms)",
                "start (ms)",
                "pages (ms)",
                "heap (MiB)",
                "disk (MiB)");
        open();
        for (int week = 1; week <= weeks; week++) {
            int coming = Math.max(authors, versions * week / weeks) - made;
            int before = ended;
            arrivals.clear();
            for (int version = 0; version < coming; version++) {
                submit(authors);
                int due = before + games * (version + 1) / coming;
                await(() -> ended >= due);
            }
            measure(week);
        }
        end();
    }

    /** Submits a new version for the author with the oldest one. */
    private void submit(int authors) throws InterruptedException {
        made++;
        String name = "author %d@%d".formatted(1 + (made - 1) % authors, 1 + (made - 1) / authors);
        int before;
        synchronized (this) {
            before = rosters;
        }
        long begin = System.nanoTime();
        event.join(name, jar, OptionalDouble.empty());
        await(() -> rosters > before);
        arrivals.add((System.nanoTime() - begin) / 1e6);
        playing.add(name);
        if (playing.size() > authors) {
            event.withdraw(playing.remove());
        }
    }

    private void open() throws InterruptedException {
        Map<String, String> settings = new HashMap<>(Map.of(
                "agents", jar.getParent().toString(),
                "game", "reversi:size=4",
                "isolation", "process",
                "jobs", "1",
                "seed", "7",
                "format", "open-ladder",
                "yes", "true",
                "out", folder.toString()));
        event = Event.open(Order.of(new Settings(settings), installation, Clock.systemUTC()), installation);
        view = new TournamentView(folder, Games.installed(), Clock.systemUTC());
        event.listen(view);
        event.listen(this);
        event.leaveReport();
        event.playAt((venue, terms, jobs) -> new QuickGameRunner(new PlayedInProcess(terms.rules())));
        hasGame = false;
        player = new Thread(() -> {
            try {
                event.play(Optional.empty());
            } catch (RuntimeException | Error e) {
                failed(e);
            }
        });
        player.start();
        await(() -> hasGame);
    }

    private void end() throws InterruptedException {
        event.finish();
        player.join();
        event.close();
    }

    private synchronized void failed(Throwable e) {
        failure = Optional.of(e);
        notifyAll();
    }

    private synchronized void await(BooleanSupplier isSo) throws InterruptedException {
        while (!isSo.getAsBoolean()) {
            failure.ifPresent(e -> {
                throw new IllegalStateException(e);
            });
            wait();
        }
    }

    @Override
    public synchronized void accept(NumberedNews told) {
        ended += told.news() instanceof News.GameEnded ? 1 : 0;
        rosters += told.news() instanceof News.RosterChanged ? 1 : 0;
        hasGame |= told.news() instanceof News.GameEnded;
        notifyAll();
    }

    private void measure(int week) throws InterruptedException {
        view.step();
        List<Double> runners = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            Thread.sleep(1_100); // the table is computed at most once a second
            long begin = System.nanoTime();
            view.rows();
            runners.add((System.nanoTime() - begin) / 1e6);
        }
        end();
        long begin = System.nanoTime();
        open();
        double start = (System.nanoTime() - begin) / 1e6;
        TournamentView pages = new TournamentView(folder, Games.installed(), Clock.systemUTC());
        long loading = System.nanoTime();
        pages.load();
        pages.rows();
        double loaded = (System.nanoTime() - loading) / 1e6;
        System.gc();
        Runtime machine = Runtime.getRuntime();
        System.out.printf(
                Locale.ROOT,
                "%4d %8d %8d %12.1f %12.1f %12.0f %12.0f %10.1f %10.1f%n",
                week,
                made,
                ended,
                median(arrivals),
                median(runners),
                start,
                loaded,
                (machine.totalMemory() - machine.freeMemory()) / (double) (1 << 20),
                FileUtils.sizeOfDirectory(folder.toFile()) / (double) (1 << 20));
    }

    private static double median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        return sorted.get(sorted.size() / 2);
    }
}
