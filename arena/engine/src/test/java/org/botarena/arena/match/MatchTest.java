package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.admission.examiner.limits.Misuse;
import org.botarena.arena.record.Diagnosis;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game between processes, from the first ply to the last. */
class MatchTest {
    @TempDir
    private static Path folder;

    private static TestGameRunner runner;
    private static Entrant first;

    @BeforeAll
    static void open() throws IOException {
        runner = TestGameRunner.of("reversi:size=4");
        first = TestGameRunner.agent(folder, "first", TestJars.FIRST_MOVE);
    }

    @AfterAll
    static void close() {
        runner.close();
    }

    @Test
    void twoAgentsPlayToTheEndAndEveryPlyIsRecorded() throws Exception {
        GameRecord game = runner.play(first, first);
        Position<?> end = replay(runner.rules(), game);
        assertAll(
                () -> assertEquals(Position.OVER, end.turn()),
                () -> assertEquals(
                        List.of(end.score(0), end.score(1)), game.result().scores()),
                () -> assertEquals(List.of(), game.result().faults()),
                () -> assertEquals(List.of(), game.voided()));
    }

    @Test
    void theRefereePlaysOpeningsAndForcedPassesItself() throws Exception {
        List<String> opening = lineToAPass(runner.rules());
        GameRecord game = runner.play(new Fixture(1, 5, runner.rules().start().toString(), opening), first, first);
        List<Ply> plies = game.result().plies();
        assertEquals(
                opening,
                plies.subList(0, opening.size()).stream().map(Ply::move).toList());
        assertEquals("pass", plies.get(opening.size()).move());
        for (Ply ply : plies) {
            boolean isReferees = ply.number() < opening.size() || ply.move().equals("pass");
            assertEquals(isReferees, ply.player() < 0, ply::toString);
        }
    }

    /** Random plies from the start up to a position in which the side to move must pass. */
    private static <P extends Position<P>> List<String> lineToAPass(Rules<P> rules) {
        SplittableRandom random = new SplittableRandom(1);
        while (true) {
            List<String> line = new ArrayList<>();
            P position = rules.start();
            while (position.turn() != Position.OVER) {
                if (rules.forced(position) != Position.NONE) {
                    return line;
                }
                long move = position.randomMove(random);
                line.add(position.show(move));
                position = position.play(move);
            }
        }
    }

    @Test
    void anAgentSeesHistoryTimeSeedAndBoard() throws Exception {
        Entrant curious = TestGameRunner.agent(folder, "curious", """
                P replayed = game.rules().start();
                for (long move : game.history()) {
                    replayed = replayed.tryPlay(move);
                }
                if (!replayed.equals(game.position()) || replayed.turn() != player) {
                    throw new IllegalStateException("history and position differ");
                }
                if (game.timeLeft().isZero() || game.timeLeft().toMillis() > 5_000) {
                    throw new IllegalStateException("time left: " + game.timeLeft());
                }
                System.out.println("seed " + game.seed() + " as player " + player);
                return game.position().moves()[0];
                """);
        GameRecord game = runner.play(curious, curious);
        assertEquals(List.of(), game.result().faults());
        assertTrue(
                game.logs().get(0).contains("seed 11 as player 0"), game.logs().get(0));
        assertTrue(
                game.logs().get(1).contains("seed 22 as player 1"), game.logs().get(1));
    }

    /** As in an IDE, where a single class loader has everything. */
    @Test
    void everyThreadsContextClassLoaderFindsTheJarsContent() throws Exception {
        String source = TestJars.agentSource("reader", """
                String where = java.util.stream.Stream.of(
                                book("here"),
                                inThread(),
                                java.util.concurrent.Executors.newCachedThreadPool().submit(() -> book("pool")).get(),
                                java.util.concurrent.CompletableFuture.supplyAsync(() -> book("future")).get(),
                                java.util.concurrent.ForkJoinPool.commonPool().submit(() -> book("common")).get())
                        .collect(java.util.stream.Collectors.joining(" "));
                System.out.println(where + " " + made);
                long[] moves = game.position().moves();
                java.util.stream.IntStream.range(0, 64).parallel().forEach(i -> book("stream"));
                return moves[0];
                """, """
                private final String made = book("constructor");
                private static String inThread() throws Exception {
                    String[] found = new String[1];
                    Thread thread = new Thread(() -> found[0] = book("thread"));
                    thread.start();
                    thread.join();
                    return found[0];
                }
                private static String book(String who) {
                    ClassLoader loader = Thread.currentThread().getContextClassLoader();
                    try (java.io.InputStream in = loader.getResourceAsStream("data/book.txt")) {
                        return who + "=" + new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
                    } catch (java.io.IOException e) {
                        throw new java.io.UncheckedIOException(e);
                    }
                }
                """);
        Entrant reader = TestGameRunner.entrant(
                "reader",
                TestJars.jar("reader")
                        .source(TestJars.className("reader"), source)
                        .entry("data/book.txt", "e4")
                        .extension(true)
                        .into(folder));
        GameRecord game = runner.play(reader, first);
        assertEquals(List.of(), game.result().faults(), game.logs()::toString);
        assertTrue(
                game.logs().get(0).startsWith("here=e4 thread=e4 pool=e4 future=e4 common=e4 constructor=e4"),
                game.logs()::toString);
    }

    /** Otherwise the first collection would copy the constructor's objects in the middle of a move. */
    @Test
    void garbageIsCollectedBetweenTheConstructorAndTheFirstMove() throws Exception {
        Entrant careless = TestGameRunner.agent(folder, "careless", """
                System.out.println(litter.get() == null ? "swept" : "litter is left");
                """ + TestJars.FIRST_MOVE, """
                java.lang.ref.WeakReference<Object> litter = new java.lang.ref.WeakReference<>(new Object());
                """);
        GameRecord game = runner.play(careless, first);
        assertEquals("swept", game.logs().get(0).lines().findFirst().orElseThrow());
    }

    @Test
    void anExcessThreadOrAWindowIsNotOutOfMemory() throws Exception {
        Entrant crowd = TestGameRunner.agent(folder, "crowd", """
                throw new OutOfMemoryError("unable to create native thread: possibly out of memory or process/resource"
                        + " limits reached");
                """);
        Entrant window = TestGameRunner.agent(
                folder, "window", TestJars.FIRST_MOVE, "{ new javax.swing.JFrame(\"here\").setVisible(true); }");
        GameRecord game = runner.play(crowd, first);
        Verdict threw = game.result().faults().get(0).verdict();
        assertEquals(new Verdict.Threw(), threw);
        assertEquals(
                Misuse.THREADS.text(), Diagnosis.of(threw, game.logs().get(0)).cause());
        game = runner.play(window, first);
        Verdict unfit = game.result().faults().get(0).verdict();
        assertTrue(unfit.isAtStart(), unfit::reason);
        assertEquals(
                Misuse.SCREEN.text(), Diagnosis.of(unfit, game.logs().get(0)).cause());
    }

    @Test
    void nothingSurvivesAGame() throws Exception {
        Entrant counter = TestGameRunner.agent(folder, "counter", """
                if (games > 1) {
                    throw new IllegalStateException("a static outlived a game");
                }
                return game.position().moves()[0];
                """, "static int games; { games++; }");
        for (int i = 0; i < 3; i++) {
            assertEquals(List.of(), runner.play(counter, counter).result().faults());
        }
    }

    @Test
    void anAgentRestsWhileItsOpponentThinks() throws Exception {
        Entrant slow = TestGameRunner.agent(folder, "slow", "Thread.sleep(200); " + TestJars.FIRST_MOVE);
        Entrant busy = TestGameRunner.agent(
                folder,
                "busy",
                "System.out.println(\"gap \" + gap / 1_000_000 + \" ms\"); " + TestJars.FIRST_MOVE,
                """
                static volatile long gap;
                static {
                    Thread spinner = new Thread(() -> {
                        for (long last = System.nanoTime(); ; ) {
                            long now = System.nanoTime();
                            gap = Math.max(gap, now - last);
                            last = now;
                        }
                    });
                    spinner.setDaemon(true);
                    spinner.start();
                }
                """);
        String log = runner.play(busy, slow).logs().get(0);
        long widest = log.lines()
                .filter(line -> line.startsWith("gap"))
                .mapToLong(line -> Long.parseLong(line.split(" ", -1)[1]))
                .max()
                .orElseThrow();
        assertTrue(widest >= 150, () -> "its own thread ran while the opponent thought: " + log);
    }

    @Test
    void moveTimesAreMeasuredFromOutside() throws Exception {
        Entrant spinner = TestGameRunner.agent(folder, "spinner", """
                var threads = java.lang.management.ManagementFactory.getThreadMXBean();
                long begin = threads.getCurrentThreadCpuTime();
                while (threads.getCurrentThreadCpuTime() - begin < 300_000_000L) Thread.onSpinWait();
                """ + TestJars.FIRST_MOVE);
        Entrant sleeper = TestGameRunner.agent(folder, "sleeper", "Thread.sleep(120); " + TestJars.FIRST_MOVE);
        List<Ply> plies = runner.play(spinner, sleeper).result().plies();
        Ply spun = plies.stream().filter(ply -> ply.player() == 0).findFirst().orElseThrow();
        Ply slept = plies.stream().filter(ply -> ply.player() == 1).findFirst().orElseThrow();
        assertTrue(spun.wallMs() >= 120 && slept.wallMs() >= 120, () -> spun + " " + slept);
        assertTrue(spun.cpuMs() > 2 * slept.cpuMs(), () -> spun + " " + slept);
    }

    @Test
    void anAgentsProcessIsCleanAndUnprivileged() throws Exception {
        Entrant nosy = TestGameRunner.agent(folder, "nosy", """
                System.out.println("environment " + new java.util.TreeSet<>(System.getenv().keySet()));
                System.out.println("files " + java.util.Arrays.toString(new java.io.File(".").list()));
                System.out.println("input " + System.in.read());
                System.out.println("cores " + Runtime.getRuntime().availableProcessors());
                for (String line : java.nio.file.Files.readAllLines(java.nio.file.Path.of("/proc/self/status"))) {
                    if (line.startsWith("Uid:")) { System.out.println(line); }
                }
                return game.position().moves()[0];
                """);
        String log = runner.play(nosy, first).logs().get(0);
        assertAll(
                () -> assertTrue(log.contains("environment [MALLOC_ARENA_MAX, PATH]"), log),
                () -> assertTrue(log.contains("files []"), log),
                () -> assertTrue(log.contains("input -1"), log),
                () -> assertTrue(log.contains("cores 1"), log),
                () -> assertFalse(log.contains("Uid:\t0\t"), log));
    }

    @Test
    void processesOfAnAgentDieWithIt() throws Exception {
        Entrant forker = TestGameRunner.agent(folder, "forker", """
                System.out.println("pid " + new ProcessBuilder("sleep", "1000").start().pid());
                return game.position().moves()[0];
                """);
        String log = runner.play(forker, first).logs().get(0);
        List<Long> pids = log.lines()
                .filter(line -> line.startsWith("pid "))
                .map(line -> Long.valueOf(line.substring(4)))
                .toList();
        assertFalse(pids.isEmpty(), log);
        for (long pid : pids) {
            Eventually.isTrue(
                    () -> ProcessHandle.of(pid).filter(ProcessHandle::isAlive).isEmpty(), "pid " + pid);
        }
    }

    private static <P extends Position<P>> Position<?> replay(Rules<P> rules, GameRecord game) {
        P position = rules.parse(game.fixture().start());
        for (Ply ply : game.result().plies()) {
            position = position.tryPlay(position.parse(ply.move()));
        }
        return position;
    }
}
