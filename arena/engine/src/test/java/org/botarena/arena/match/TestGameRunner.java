package org.botarena.arena.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Rules;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.Jdk;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.timing.TimeControl;

/** A real runner with real processes for tests, and agents that are compiled on the fly. */
final class TestGameRunner implements AutoCloseable {
    /** One for all tests, since creating it takes a second; in a place that other users can read. */
    private static final Duration MOVE_TIME = Duration.ofSeconds(5);

    private static final Path SHARED = sharedFolder();

    private final Rules<?> rules;
    private final LocalGameRunner runner;
    private int games;

    TestGameRunner(String game, Duration moveTime, Duration startTime, Isolation isolation) throws IOException {
        this(GameJars.none(), game, moveTime, startTime, isolation);
    }

    /** A runner with these times. */
    TestGameRunner(String game, TimeControl times, Isolation isolation) throws IOException {
        this(Machine.here(), GameJars.none(), game, times, isolation);
    }

    private TestGameRunner(GameJars games, String game, Duration moveTime, Duration startTime, Isolation isolation)
            throws IOException {
        this(Machine.here(), games, game, moveTime, startTime, isolation);
    }

    /** A runner on another machine than this one. */
    TestGameRunner(
            Machine machine, GameJars games, String game, Duration moveTime, Duration startTime, Isolation isolation)
            throws IOException {
        this(machine, games, game, TimeControl.perMove(moveTime, startTime), isolation);
    }

    private TestGameRunner(Machine machine, GameJars games, String game, TimeControl times, Isolation isolation)
            throws IOException {
        this.rules = games.games().parse(game);
        Terms terms = new Terms(rules, times, 256, isolation);
        Path folder = OpenFolder.temporary("botarena-table-");
        this.runner = new LocalGameRunner(terms, machine, runtime().with(games, folder), 1, folder);
    }

    /** The runtime for the hosts of all tests. */
    static HostRuntime runtime() throws IOException {
        return HostRuntime.in(SHARED.resolve("cache"), Jdk.running(), Machine.here());
    }

    private static Path sharedFolder() {
        try {
            Path folder = OpenFolder.temporary("botarena-test-");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> FileUtils.deleteQuietly(folder.toFile())));
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A game of one entrant at all seats, with these plies recorded. */
    static ScheduledGame at(Entrant entrant, long seed, String start, List<Ply> plies, int players) {
        return new ScheduledGame(
                "0-asked",
                new Fixture(0, 0, start, List.of()),
                Collections.nCopies(players, entrant),
                Collections.nCopies(players, seed),
                plies,
                false);
    }

    /** Five seconds per move: generous for a loaded machine, in tests that should miss no deadline. */
    static TestGameRunner of(String game) throws IOException {
        return new TestGameRunner(game, MOVE_TIME, Duration.ofSeconds(20), Isolation.PROCESS);
    }

    /** A runner for a game in a separate jar. */
    static TestGameRunner of(GameJars games, String game, Isolation isolation) throws IOException {
        return new TestGameRunner(games, game, MOVE_TIME, Duration.ofSeconds(20), isolation);
    }

    /** An any-game agent with this body of {@code play}. */
    static Entrant agent(Path folder, String name, String body) throws IOException {
        return agent(folder, name, body, "");
    }

    /** An agent with additional members of the class. */
    static Entrant agent(Path folder, String name, String body, String members) throws IOException {
        String source = TestJars.agentSource(name, body, members);
        return entrant(
                name,
                TestJars.jar(name)
                        .source(TestJars.className(name), source)
                        .extension(true)
                        .into(folder));
    }

    /** An entrant whose staged copy is this jar. */
    static Entrant entrant(String name, Path jar) throws IOException {
        Path staged = Files.createTempFile(SHARED, name, ".jar");
        Files.copy(jar, staged, StandardCopyOption.REPLACE_EXISTING);
        Files.setPosixFilePermissions(staged, PosixFilePermissions.fromString("rw-r--r--"));
        Admitted admitted =
                new Admitted(jar, "", staged, TestJars.className(name), Optional.empty(), List.of(), List.of(), false);
        return new Entrant(name, admitted, Map.of());
    }

    /** Plays these from the game's own start. */
    GameRecord play(Entrant... seats) throws InterruptedException {
        return play(start(), seats);
    }

    GameRecord play(Fixture fixture, Entrant... seats) throws InterruptedException {
        return runner.play(new ScheduledGame(
                games++ + "-game",
                fixture,
                List.of(seats),
                List.of(11L, 22L, 33L, 44L).subList(0, rules.players())));
    }

    /** Replays a disturbed game up to ten times, as in a tournament; for tests with little time. */
    GameRecord undisturbed(Entrant... seats) throws InterruptedException {
        return undisturbed(start(), seats);
    }

    GameRecord undisturbed(Fixture fixture, Entrant... seats) throws InterruptedException {
        GameRecord game = play(fixture, seats);
        for (int again = 0; game.isDisturbed() && again < 10; again++) {
            game = play(fixture, seats);
        }
        return game;
    }

    private Fixture start() {
        return new Fixture(0, 1, rules.start().toString(), List.of());
    }

    Rules<?> rules() {
        return rules;
    }

    LocalGameRunner runner() {
        return runner;
    }

    @Override
    public void close() {
        runner.close();
    }
}
