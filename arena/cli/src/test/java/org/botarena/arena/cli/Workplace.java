package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.testjars.TestJars;

/** A user's folder with the assembled copy: own agents and results, no build. */
public record Workplace(Path folder) {
    /** One cache for all tests, because filling it takes a second; it is not the user's. */
    public static final Path CACHE = cache();

    private static Path cache() {
        try {
            Path folder = OpenFolder.temporary("botarena-cache-");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> FileUtils.deleteQuietly(folder.toFile())));
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * JVM options for processes that end after seconds: one compiler, and classes from an archive. Commands take half
     * the time with them; otherwise the three hundred of these tests would take as long as all other tests together.
     * The JVM's own log is off, because Java 25 complains that the archive does not fit an option of the launcher.
     */
    static final String QUICKLY = "-XX:TieredStopAtLevel=1 -Xlog:disable -XX:SharedArchiveFile=" + archive();

    private static Path archive() {
        Path archive = CACHE.resolve("arena.jsa");
        Path home = Assembled.home();
        String options = "-XX:TieredStopAtLevel=1 -Xlog:disable -XX:ArchiveClassesAtExit=" + archive;
        List<String> command = List.of(
                home.resolve("bin/arena").toString(),
                "run",
                "random",
                "greedy",
                "--game",
                "reversi:size=4",
                "--pairs",
                "1");
        try {
            Path folder = Files.createDirectory(CACHE.resolve("rehearsal"));
            Shell shell = Shell.in(folder).with("BOTARENA_CACHE", CACHE.toString());
            Ran ran = shell.with("BOTARENA_JAVA_OPTIONS", options).run(command);
            if (ran.code() != 0) {
                throw new AssertionError("the arena does not run: " + ran);
            }
            return archive;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** The folder {@code agents} of this workplace. */
    Path agents() {
        try {
            return Files.createDirectories(folder.resolve("agents"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds an agent for any game with this body of {@code play} to the agents folder. */
    Path agent(String name, String body) {
        return TestJars.agent(agents(), name, body);
    }

    /** Adds two agents that answer at once with different moves. */
    void twoAgents() {
        agent("first", TestJars.FIRST_MOVE);
        agent("last", "long[] moves = game.position().moves(); return moves[moves.length - 1];");
    }

    /** A shell in which commands start quickly. */
    public Shell shell() {
        return Shell.in(folder).with("BOTARENA_CACHE", CACHE.toString()).with("BOTARENA_JAVA_OPTIONS", QUICKLY);
    }

    /** A shell on a machine without bubblewrap. */
    Shell withoutBubblewrap() {
        return shell().with("PATH", AllButBubblewrap.FOLDER.toString());
    }

    /** A folder with links to all programs of this machine except one. */
    private static final class AllButBubblewrap {
        static final Path FOLDER = folder();

        private static Path folder() {
            try {
                Path folder = Files.createTempDirectory("botarena-programs-");
                Runtime.getRuntime().addShutdownHook(new Thread(() -> FileUtils.deleteQuietly(folder.toFile())));
                for (String place : List.of("/bin", "/usr/bin")) {
                    try (Stream<Path> files = Files.list(Path.of(place))) {
                        for (Path file : files.toList()) {
                            Path link = folder.resolve(file.getFileName());
                            if (!file.endsWith("bwrap") && !Files.exists(link, LinkOption.NOFOLLOW_LINKS)) {
                                Files.createSymbolicLink(link, file);
                            }
                        }
                    }
                }
                return folder;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    Ran arena(String... arguments) throws IOException, InterruptedException {
        return shell().run(command(arguments));
    }

    /** Runs a command that must succeed. */
    Ran done(String... arguments) throws IOException, InterruptedException {
        Ran ran = arena(arguments);
        assertEquals(0, ran.code(), ran::toString);
        return ran;
    }

    /**
     * Runs a tournament at the isolation level that works everywhere, unless the arguments set one, because the agents
     * are not samples.
     */
    Ran run(String... arguments) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.add(0, "run");
        if (!all.contains("--isolation")) {
            all.add("--isolation=process");
        }
        return arena(all.toArray(String[]::new));
    }

    /** The words that start the assembled arena with these arguments. */
    public static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Assembled.home().resolve("bin/arena").toString());
        command.addAll(List.of(arguments));
        return command;
    }

    /** The only results folder of this workplace. */
    Path results() throws IOException {
        try (Stream<Path> folders = Files.list(folder.resolve("results"))) {
            return folders.findFirst().orElseThrow();
        }
    }
}
