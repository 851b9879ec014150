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
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.event.resume.TournamentFolders;
import org.botarena.arena.files.NamedBySecond;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Runs the same command in a process that outlives the terminal. The process has a separate session where the system
 * has {@code setsid}, ignores the signal of a closed terminal, and writes its output to a file.
 *
 * @param arguments as they were typed
 * @param results the given folder, if any; a file next to it gets both outputs
 * @param out for messages to the user
 * @param language of the messages
 */
record Detached(List<String> arguments, Optional<Path> results, PrintWriter out, Language language) {
    /** Names a file that the process deletes as soon as it begins to play. */
    private static final String WAITED_FOR = "arena.detached";

    /** The program's entry point, by name as in the launcher scripts, because it depends on this class. */
    private static final String MAIN = "org.botarena.arena.cli.Main";

    /** The script of the shell, which then becomes the program. */
    private static final String SCRIPT = "trap '' HUP; command -v setsid >/dev/null && exec setsid \"$@\"; exec \"$@\"";

    private static final long LOOK_MS = 100;
    private static final long LOOKS_IN_SILENCE = 30;

    /**
     * Detaches the command that was typed.
     *
     * @param results the given folder, if any
     */
    static Detached of(CommandSpec command, Optional<Path> results, Language language) {
        List<String> typed = command.root().commandLine().getParseResult().originalArgs();
        return new Detached(typed, results, command.commandLine().getOut(), language);
    }

    private Path output() throws IOException {
        Optional<Path> given = results.map(Path::toAbsolutePath).map(Path::normalize);
        Path parent = given.map(Path::getParent).orElse(TournamentFolders.RESULTS.toAbsolutePath());
        Files.createDirectories(parent);
        String before = given.map(folder -> folder.getFileName() + "-").orElse("");
        return NamedBySecond.make(parent, before, ".out", Clock.system(ZoneId.systemDefault()), Files::createFile);
    }

    /** Whether this process is the one without a terminal. */
    static boolean isHere() {
        return System.getProperty(WAITED_FOR) != null;
    }

    /** Lets the command that started this process end: all jars have been examined, and the tournament is recorded. */
    static void begins() {
        String file = System.getProperty(WAITED_FOR);
        if (file != null && !Path.of(file).toFile().delete()) {
            System.err.println("arena: " + file + " cannot be deleted: the command that began this waits for it");
        }
    }

    /**
     * Starts the process, and reports where it is as soon as games are played. Its refusal is reported here, and leaves
     * no file.
     *
     * @return 0, or its exit code if it ended before that
     * @throws Failed if it cannot be started
     */
    int start() {
        if (!Files.isExecutable(Path.of("/bin/sh"))) {
            throw Failed.of("error.detach.shell");
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
            out.println(language.text("run.detached", process.pid(), output));
            return 0;
        } catch (IOException e) {
            throw Failed.of(e, "error.detach", e);
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

    /** Whether the process failed before games were played. Examining many jars takes minutes, so a message says so. */
    private boolean endsBeforeItPlays(Process process, Path waitedFor, Path output) throws InterruptedException {
        for (long looks = 0; Files.exists(waitedFor); looks++) {
            if (process.waitFor(LOOK_MS, TimeUnit.MILLISECONDS)) {
                return process.exitValue() != 0;
            }
            if (looks == LOOKS_IN_SILENCE) {
                out.println(language.text("run.examining", output));
                out.flush();
            }
        }
        return false;
    }
}
