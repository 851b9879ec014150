package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.match.GameRunner;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.schedule.Spectator;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sqlite.SQLiteCommitListener;
import org.sqlite.SQLiteConnection;

/**
 * A run ended by kill -9 at any moment resumes as if nothing had happened. Every game exists once, and every file is
 * identical to that of an undisturbed run.
 */
@EnabledOnOs(OS.LINUX)
class KilledRunTest {
    private static final int RANDOM_KILLS = 200;

    /** A Swiss tournament, whose rounds depend on earlier results: 4 entrants, 24 games. */
    private static Setup setup() {
        return Kept.setup(new Swiss(3), 2);
    }

    @TempDir(factory = InMemory.class)
    private static Path temporary;

    private static Map<String, String> undisturbed = Map.of();

    @BeforeAll
    static void playUndisturbed() throws IOException {
        Path folder = temporary.resolve("undisturbed");
        new Kept(folder, setup()).play();
        undisturbed = Kept.files(folder);
    }

    /** Plays in its own process, and kills itself at the given moment. */
    static final class Run {
        private Run() {}

        public static void main(String[] args) {
            String[] moment = args[1].split(" ", -1);
            int count = moment.length == 2 && !moment[0].equals("file") ? Integer.parseInt(moment[1]) : 0;
            AtomicInteger left = new AtomicInteger(count);
            Runnable die = () -> {
                if (left.decrementAndGet() == 0) {
                    kill();
                }
            };
            Kept kept = new Kept(Path.of(args[0]), setup());
            GameRunner runner = moment[0].equals("play") ? new Deadly(kept.runner(), die) : kept.runner();
            if (moment[0].equals("file")) {
                killWhenThereIs(kept.folder().resolve(moment[1]));
            }
            kept.play(runner, new Kept.Watching() {
                @Override
                public void opened() {
                    if (moment[0].equals("opened")) {
                        kill();
                    }
                }

                @Override
                public List<Spectator> of(Store store) {
                    listen(moment[0], store, die);
                    return moment[0].equals("ended") ? List.of((Spectator) game -> die.run()) : List.of();
                }
            });
            if (moment[0].equals("end")) {
                kill();
            }
        }

        private static void listen(String moment, Store store, Runnable die) {
            if (moment.equals("row")) {
                ((SQLiteConnection) store.database().connection())
                        .addUpdateListener((type, database, name, row) -> die.run());
            }
            if (moment.equals("commit")) {
                ((SQLiteConnection) store.database().connection()).addCommitListener(new SQLiteCommitListener() {
                    @Override
                    public void onCommit() {
                        die.run();
                    }

                    @Override
                    public void onRollback() {}
                });
            }
        }

        private static void killWhenThereIs(Path file) {
            Thread watcher = new Thread(() -> {
                while (!Files.exists(file)) {
                    Thread.onSpinWait();
                }
                kill();
            });
            watcher.setDaemon(true);
            watcher.start();
        }

        private static void kill() {
            try {
                new ProcessBuilder("kill", "-9", "" + ProcessHandle.current().pid()).start();
                Thread.sleep(Long.MAX_VALUE);
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** A runner at which the run dies in the middle of a game. */
    private record Deadly(GameRunner inner, Runnable die) implements GameRunner {
        @Override
        public void prepare(ScheduledGame pairing) {
            inner.prepare(pairing);
        }

        @Override
        public GameRecord play(ScheduledGame pairing) throws InterruptedException {
            GameRecord game = inner.play(pairing);
            die.run();
            return game;
        }

        @Override
        public void close() {
            inner.close();
        }
    }

    static Stream<String> fewMoments() {
        return Stream.of("opened", "row 7", "commit 1", "ended 13", "file standings.csv", "file journal.jsonl");
    }

    static Stream<String> otherMoments() {
        return Stream.of(
                "play 1",
                "play 2",
                "play 11",
                "play 24",
                "row 1",
                "row 2",
                "row 23",
                "commit 2",
                "commit 3",
                "commit 12",
                "commit 24",
                "ended 1",
                "ended 24",
                "file games.jsonl",
                "end");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("fewMoments")
    void aRunKilledAtOneOfSixMomentsResumes(String moment) throws Exception {
        assertGoesOn(moment);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("otherMoments")
    @Tag("full")
    void aRunKilledAtOneOfFifteenOtherMomentsResumes(String moment) throws Exception {
        assertGoesOn(moment);
    }

    private void assertGoesOn(String moment) throws Exception {
        Path folder = temporary.resolve(moment.replace(' ', '-'));
        Process run = start(folder, moment);
        assertEquals(128 + 9, run.waitFor(), "it was killed");
        assertFinished(folder);
    }

    private void assertFinished(Path folder) throws IOException {
        new Kept(folder, setup()).play();
        Map<String, String> files = Kept.files(folder);
        assertEquals(undisturbed.keySet(), files.keySet());
        undisturbed.forEach((name, text) -> assertEquals(text, files.get(name), name));
        try (Store store = Store.read(folder)) {
            assertEquals(List.of(), Audit.of(store, Games.installed(), false).damage());
            assertEquals(24, Audit.of(store, Games.installed(), false).records(), "every game once");
        }
        FileUtils.deleteDirectory(folder.toFile());
    }

    private static Process start(Path folder, String moment) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-Djava.io.tmpdir=" + Files.createDirectories(folder.resolveSibling("tmp")),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Run.class.getName(),
                        folder.toString(),
                        moment)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolveSibling("said.txt").toFile())
                .start();
    }

    @Test
    @Tag("full")
    void aRunKilledAtRandomMomentsResumes() throws Exception {
        Random random = new Random(6);
        for (int i = 0; i < RANDOM_KILLS; i++) {
            Path folder = temporary.resolve("random-" + i);
            Process run = start(folder, "never");
            if (!run.waitFor(100 + random.nextInt(1400), TimeUnit.MILLISECONDS)) {
                run.destroyForcibly().waitFor();
            }
            assertFinished(folder);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 9, 16, 23})
    void aRunStoppedByControlCResumes(int games) throws IOException {
        Path folder = temporary.resolve("stopped-" + games);
        new Kept(folder, setup()).playUntil(games); // one that ends after the stop is not reported: it is played again
        try (Store store = Store.read(folder)) {
            assertEquals(games, store.games().count());
            assertEquals(State.STOPPED, store.progress());
        }
        assertNotEquals(undisturbed, Kept.files(folder));
        assertFinished(folder);
    }

    @Test
    void aRunThatIsStoppedAndExtendedAgainAndAgainIsOneTournament() throws IOException {
        Path folder = temporary.resolve("extended");
        IntStream.rangeClosed(1, 3).forEach(pairs -> new Kept(folder, Kept.setup(new RoundRobin(), pairs)).play());
        Path atOnce = temporary.resolve("at-once");
        new Kept(atOnce, Kept.setup(new RoundRobin(), 3)).play();
        assertEquals(Kept.files(atOnce), Kept.files(folder));
    }
}
