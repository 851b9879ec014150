package org.botarena.arena.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.cluster.Lab.Done;
import org.botarena.arena.cluster.access.ClusterSecret;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.store.Store;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Measurements of a cluster of real processes; arena/bench/README.md has the commands and the results. */
@Tag("full")
@Tag("figures")
class ClusterFiguresIT {
    @AutoClose
    private Lab lab;

    @BeforeEach
    void open() throws IOException {
        lab = Lab.open();
    }

    @SuppressWarnings("AnnotateFormatMethod") // The library of the annotation is not on the class path.
    private static void print(String figure, String value, Object... arguments) {
        System.out.printf("%n| %s | %s |%n", figure, value.formatted(arguments));
    }

    /** The number of games in the short form of a figure, unless {@code -Dfigures.games} sets more. */
    private static int games(int few) {
        return Integer.getInteger("figures.games", few);
    }

    /** The command of a tournament of two agents with this code for a move. */
    private String[] duel(String out, String body, int games, String moveTime, String... more) {
        List<String> all = new ArrayList<>(List.of("run"));
        for (String name : List.of("first", "second")) {
            all.add(TestJars.agent(lab.folder().resolve(out + "-jars"), name, body)
                    .toString());
        }
        all.addAll(List.of("--game", "tictactoe", "--isolation", "process", "--seed", "7", "--yes"));
        all.addAll(List.of("--pairs", "" + games / 2, "--move-time", moveTime, "--out", out));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    private String[] far(String out) {
        return new String[] {
            "--cluster",
            lab.url(),
            "--trust",
            String.join(
                    ",",
                    List.of(
                            lab.folder().resolve(out + "-jars/first.jar").toString(),
                            lab.folder().resolve(out + "-jars/second.jar").toString()))
        };
    }

    private static String sleeping(long ms) {
        return "Thread.sleep(%d); %s".formatted(ms, TestJars.FIRST_MOVE);
    }

    /** The attempts in a journal; reads only what is new, so that looking often disturbs nothing. One thread. */
    private static final class Attempts {
        private final Path journal;
        private String rest = "";
        private long read;
        private long count;

        Attempts(Path journal) {
            this.journal = journal;
        }

        long count() throws IOException {
            if (Files.exists(journal)) {
                try (InputStream in = Files.newInputStream(journal)) {
                    in.skipNBytes(read);
                    byte[] more = in.readAllBytes();
                    read += more.length;
                    rest += new String(more, StandardCharsets.ISO_8859_1);
                }
                int end = rest.lastIndexOf('\n') + 1;
                count += rest.substring(0, end)
                        .lines()
                        .filter(line -> line.contains("\"kind\":\"attempt\""))
                        .count();
                rest = rest.substring(end);
            }
            return count;
        }
    }

    /** The time at which each game of a folder was recorded, in seconds from now, until its tournament ends. */
    private List<Double> ends(String out, Process organizer) throws IOException, InterruptedException {
        Attempts attempts = new Attempts(lab.folder().resolve(out).resolve("journal.jsonl"));
        long begin = System.nanoTime();
        List<Double> ends = new ArrayList<>();
        boolean isOver = false;
        while (!isOver) {
            isOver = organizer.waitFor(5, TimeUnit.MILLISECONDS);
            long games = attempts.count();
            while (ends.size() < games) {
                ends.add((System.nanoTime() - begin) / 1e9);
            }
        }
        assertEquals(0, organizer.exitValue());
        return ends;
    }

    /**
     * Games per second of all lanes, from the mean end of their first pairs to that of their last ones, because the
     * games of a pair return together.
     */
    private static double rate(List<Double> ends, int lanes) {
        int pairs = 2 * lanes;
        return (ends.size() - pairs)
                / (mean(ends.subList(ends.size() - pairs, ends.size())) - mean(ends.subList(0, pairs)));
    }

    private static double mean(List<Double> all) {
        return all.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    @Test
    void firstGameAfterTheCommand() throws IOException, InterruptedException {
        lab.master();
        lab.worker("one");
        Process organizer = lab.start("run", duel("there", TestJars.FIRST_MOVE, 2, "2s", far("there")));
        print(
                "first recorded game after the command, workers running",
                "%.1f s",
                ends("there", organizer).get(0));
    }

    @Test
    void costOfAPair() throws IOException, InterruptedException {
        int games = games(100);
        lab.master();
        lab.worker("one");
        List<Double> there =
                ends("there", lab.start("run", duel("there", TestJars.FIRST_MOVE, games, "2s", far("there"))));
        List<Double> here =
                ends("here", lab.start("local", duel("here", TestJars.FIRST_MOVE, games, "2s", "--jobs", "1")));
        print(
                "cost of a pair beyond playing it",
                "%.1f ms (a pair takes %.1f ms on the worker, %.1f here)",
                2000 / rate(there, 1) - 2000 / rate(here, 1),
                2000 / rate(there, 1),
                2000 / rate(here, 1));
    }

    /**
     * The time at which the rows of each game of a folder first appeared, in milliseconds since 1970, until its
     * tournament ends.
     */
    private Map<String, Long> rows(String out, Process organizer) throws InterruptedException {
        Map<String, Long> seen = new HashMap<>();
        boolean isOver = false;
        while (!isOver) {
            isOver = organizer.waitFor(10, TimeUnit.MILLISECONDS);
            if (Store.isIn(lab.folder().resolve(out))) {
                try (Store store = Store.read(lab.folder().resolve(out))) {
                    if (!store.isEmpty()) {
                        store.games().each(game -> seen.putIfAbsent(game.id(), System.currentTimeMillis()));
                    }
                }
            }
        }
        assertEquals(0, organizer.exitValue());
        return seen;
    }

    @Test
    void fromAPairsEndToItsRows() throws IOException, InterruptedException {
        String body = "Thread.sleep(100); System.out.println(\"at \" + System.currentTimeMillis()); ";
        lab.master();
        lab.worker("one");
        Map<String, Long> rows = rows(
                "there", lab.start("run", duel("there", body + TestJars.FIRST_MOVE, games(20), "2s", far("there"))));
        Map<String, Long> ends = new HashMap<>();
        Map<String, Long> filed = new HashMap<>();
        try (Store store = Store.read(lab.folder().resolve("there"))) {
            store.games().each(game -> {
                String pair = Outcome.of(game).meeting();
                filed.merge(pair, rows.get(game.id()), Math::max);
                game.logs().stream()
                        .flatMap(String::lines)
                        .filter(line -> line.startsWith("at "))
                        .mapToLong(line -> Long.parseLong(line.substring(3)))
                        .forEach(at -> ends.merge(pair, at, Math::max));
            });
        }
        List<Long> delays = ends.keySet().stream()
                .map(pair -> filed.get(pair) - ends.get(pair))
                .sorted()
                .toList();
        print(
                "from a pair's last move to its rows in the store, of %d pairs".formatted(delays.size()),
                "%d ms in the middle, %d ms at most",
                delays.get(delays.size() / 2),
                delays.get(delays.size() - 1));
    }

    @Test
    void twentyLanesOfSleepers() throws IOException, InterruptedException {
        int games = games(4);
        String body = sleeping(Integer.getInteger("figures.move.ms", 1000));
        lab.master();
        Process one = lab.worker("one");
        double single = rate(ends("alone", lab.start("run", duel("alone", body, games, "30s", far("alone")))), 1);
        lab.signal("KILL", one);
        lab.worker("two", "--lanes", "10");
        lab.worker("three", "--lanes", "10");
        double twenty =
                rate(ends("twenty", lab.start("run20", duel("twenty", body, 20 * games, "30s", far("twenty")))), 20);
        print("20 lanes of agents that sleep, of 20 times one lane", "%.3f", twenty / single / 20);
    }

    private double noticed(String signal) throws IOException, InterruptedException {
        lab.master();
        Process one = lab.worker("one");
        lab.worker("two");
        lab.start("run", duel("there", sleeping(300), 200, "2s", far("there")));
        lab.awaitGame("there");
        long begin = System.nanoTime();
        lab.signal(signal, one);
        while (!lab.said("run").contains("one.work is lost")) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
        return (System.nanoTime() - begin) / 1e9;
    }

    @Test
    void aKilledWorkerIsNoticed() throws IOException, InterruptedException {
        print("a killed worker is noticed after", "%.2f s", noticed("KILL"));
    }

    @Test
    void aHungWorkerIsNoticed() throws IOException, InterruptedException {
        print("a hung worker is noticed after", "%.1f s", noticed("STOP"));
    }

    @Test
    void randomKills() throws IOException, InterruptedException {
        int games = games(40);
        int most = Integer.getInteger("figures.kills", 4);
        SplittableRandom random = new SplittableRandom(1);
        String[] lanes = {"--lanes", Integer.getInteger("figures.lanes", 1).toString()};
        lab.master();
        List<Process> workers = new ArrayList<>(List.of(lab.worker("w0", lanes), lab.worker("w1", lanes)));
        List<String> there = new ArrayList<>(List.of(far("there")));
        there.addAll(List.of("--fresh", "pair")); // half of the processes
        Process organizer = lab.start(
                "run",
                duel(
                        "there",
                        sleeping(Integer.getInteger("figures.move.ms", 200)),
                        games,
                        "2s",
                        there.toArray(String[]::new)));
        lab.awaitGame("there");
        Attempts attempts = new Attempts(lab.folder().resolve("there").resolve("journal.jsonl"));
        int kills = 0;
        for (; kills < most && organizer.isAlive(); kills++) {
            long next = (long) games * kills / most; // spread over all games
            while (attempts.count() < next && organizer.isAlive()) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            TimeUnit.MILLISECONDS.sleep(random.nextInt(500));
            int which = random.nextInt(workers.size());
            if (random.nextBoolean()) {
                lab.players(workers.get(which)).forEach(ProcessHandle::destroyForcibly);
            } else {
                workers.get(which).destroyForcibly();
                workers.set(which, lab.worker("w" + (2 + kills), lanes));
            }
        }
        assertEquals(0, organizer.waitFor(), () -> lab.said("run"));
        assertEquals(
                0,
                lab.start("local", duel("here", TestJars.FIRST_MOVE, games, "2s", "--fresh", "pair"))
                        .waitFor());
        assertEquals(games, lab.games("there").size());
        assertEquals(lab.games("here"), lab.games("there"));
        Done verified = lab.run("verify", "verify", "there");
        assertEquals(0, verified.code(), verified.said());
        lab.kill();
        lab.assertNoProcessIsLeft(60);
        print("random kills over games; none lost, none twice, fixtures of a local run", "%d over %d", kills, games);
    }

    /** The delay with which losses by time were noticed, in milliseconds, in ascending order. */
    private List<Double> lateMs(String out) {
        List<Double> late = new ArrayList<>();
        try (Store store = Store.read(lab.folder().resolve(out))) {
            store.games()
                    .each(game -> game.result().faults().forEach(fault -> {
                        if (fault.verdict() instanceof Verdict.Late verdict) {
                            late.add(verdict.tookMs() - verdict.grantedMs());
                        }
                    }));
        }
        late.sort(null);
        return late;
    }

    private static double quantile(List<Double> sorted, double share) {
        return sorted.get((int) Math.ceil(share * sorted.size()) - 1);
    }

    @Test
    void deadlineOnAWorker() throws IOException, InterruptedException {
        int games = games(20);
        lab.master();
        lab.worker("one");
        String[] there = duel("there", sleeping(10_000), games, "100ms", far("there"));
        assertEquals(0, lab.run("run", there).code());
        assertEquals(
                0,
                lab.run("local", duel("here", sleeping(10_000), games, "100ms", "--jobs", "1"))
                        .code());
        List<Double> late = lateMs("there");
        List<Double> local = lateMs("here");
        print(
                "deadline on a worker, late: median, p95, p99 (here)",
                "%.1f, %.1f, %.1f ms (%.1f, %.1f, %.1f ms)",
                quantile(late, 0.5),
                quantile(late, 0.95),
                quantile(late, 0.99),
                quantile(local, 0.5),
                quantile(local, 0.95),
                quantile(local, 0.99));
    }

    @Test
    void wrongSecret() throws IOException, InterruptedException {
        lab.master();
        Path other = lab.folder().resolve("other-secret");
        ClusterSecret.make(other);
        Done done = lab.run("run", lab.tournament("x", "--cluster", lab.url(), "--secret", other.toString()));
        print("wrong secret: a sentence after", "%.1f s, exit code %d", done.seconds(), done.code());
    }
}
