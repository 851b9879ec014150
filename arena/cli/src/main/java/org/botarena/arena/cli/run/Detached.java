package org.botarena.arena.cli.run;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.files.NamedBySecond;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The same command once more, in a process that outlives the terminal: in a session of its own where the system has
 * {@code setsid}, deaf to the signal of a closed terminal, with its output in a file.
 *
 * @param arguments as they were typed
 * @param results the folder that was given, if any; a file next to it gets both outputs
 * @param out for what the user is told
 */
record Detached(List<String> arguments, Optional<Path> results, PrintWriter out) {
    /** Names a file that the process takes away as soon as it begins to play. */
    private static final String WAITED_FOR = "arena.detached";

    /** The program's entrance, by name as the launcher scripts know it: it needs this class, and not the other way. */
    private static final String MAIN = "org.botarena.arena.cli.Main";

    /** Told to the shell, which then becomes the program. */
    private static final String SCRIPT = "trap '' HUP; command -v setsid >/dev/null && exec setsid \"$@\"; exec \"$@\"";

    private static final long LOOK_MS = 100;
    private static final long LOOKS_IN_SILENCE = 30;

    /**
     * What was typed, to be run so.
     *
     * @param results the folder that was given, if any
     */
    static Detached of(CommandSpec command, Optional<Path> results) {
        List<String> typed = command.root().commandLine().getParseResult().originalArgs();
        return new Detached(typed, results, command.commandLine().getOut());
    }

    private Path output() throws IOException {
        Optional<Path> given = results.map(Path::toAbsolutePath).map(Path::normalize);
        Path parent = given.map(Path::getParent).orElse(TournamentFolders.RESULTS.toAbsolutePath());
        Files.createDirectories(parent);
        String before = given.map(folder -> folder.getFileName() + "-").orElse("");
        return NamedBySecond.make(parent, before, ".out", Clock.system(ZoneId.systemDefault()), Files::createFile);
    }

    /** Whether this process is the one that goes on without a terminal. */
    static boolean isHere() {
        return System.getProperty(WAITED_FOR) != null;
    }

    /** Lets the command that began this process, if one did, end: all jars are looked at, and the tournament is on file. */
    static void begins() {
        String file = System.getProperty(WAITED_FOR);
        if (file != null && !Path.of(file).toFile().delete()) {
            System.err.println("arena: " + file + " cannot be deleted: the command that began this waits for it");
        }
    }

    /**
     * Starts it and, as soon as games are played, says where it is. What it refuses is said here, and leaves no file.
     *
     * @return 0, or its own exit code if it ended before
     * @throws Failed if it cannot be started
     */
    int start() {
        if (!Files.isExecutable(Path.of("/bin/sh"))) {
            throw new Failed("--detach needs a system with /bin/sh: start it without, in a terminal that stays open");
        }
        try {
            Path output = output();
            Path waitedFor = Files.createTempFile("arena-detached-", ".wait");
            Process process = new ProcessBuilder(command(waitedFor))
                    .redirectInput(new File("/dev/null"))
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            boolean hasFailed = endsBeforeItPlays(process, waitedFor, output);
            Files.deleteIfExists(waitedFor);
            if (hasFailed) {
                out.print(Files.readString(output));
                out.flush();
                Files.delete(output);
                return process.exitValue();
            }
            out.println(String.format(
                    Locale.ROOT, "The tournament goes on without this terminal, as process %d.", process.pid()));
            out.println("Output   " + output);
            out.println(String.format(Locale.ROOT, "To stop  kill %d (what has ended is kept)", process.pid()));
            return 0;
        } catch (IOException e) {
            throw new Failed("--detach: it cannot be started: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failed("interrupted", e);
        }
    }

    private List<String> command(Path waitedFor) {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", SCRIPT, "arena"));
        command.add(ProcessHandle.current()
                .info()
                .command()
                .orElse(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> !option.startsWith("-Darena.columns="))
                .forEach(command::add);
        command.add("-D%s=%s".formatted(WAITED_FOR, waitedFor));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), MAIN));
        command.addAll(arguments);
        return command;
    }

    /** Whether it ended without success before games were played; many jars are looked at for minutes, and that is said. */
    private boolean endsBeforeItPlays(Process process, Path waitedFor, Path output) throws InterruptedException {
        for (long looks = 0; Files.exists(waitedFor); looks++) {
            if (process.waitFor(LOOK_MS, TimeUnit.MILLISECONDS)) {
                return process.exitValue() != 0;
            }
            if (looks == LOOKS_IN_SILENCE) {
                out.println("Who plays is being looked at; it goes on, too, if you do not wait. Its words: " + output);
                out.flush();
            }
        }
        return false;
    }
}
