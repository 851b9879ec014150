package org.botarena.arena.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** An arena in a separate session and process group, as in a terminal, until a signal ends it. */
final class ArenaProcess {
    private final Process process;
    private final Path said;

    private ArenaProcess(Process process, Path said) {
        this.process = process;
        this.said = said;
    }

    /** Starts a command in a workplace; for Linux. */
    static ArenaProcess start(Workplace work, String... arguments) throws IOException {
        // A script's background job ignores Ctrl-C, and so would all its child processes.
        List<String> command = new ArrayList<>(List.of("setsid", "env", "--default-signal=INT"));
        command.addAll(Workplace.command(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(work.folder().toFile());
        builder.environment().put("BOTARENA_CACHE", Workplace.CACHE.toString());
        builder.environment().put("BOTARENA_JAVA_OPTIONS", Workplace.QUICKLY);
        Path said = work.folder().resolve("said.txt");
        return new ArenaProcess(
                builder.redirectErrorStream(true).redirectOutput(said.toFile()).start(), said);
    }

    /** Waits until a tournament has recorded a number of games. */
    void awaitGames(Played tournament, int games) throws IOException, InterruptedException {
        for (int i = 0; tournament.ended() < games; i++) {
            if (i == 3_000 || !process.isAlive()) {
                throw new AssertionError("no game ends: " + Files.readString(said));
            }
            Thread.sleep(20);
        }
    }

    /** Its output so far. */
    String said() throws IOException {
        return Files.readString(said);
    }

    /** Waits for a child process with this word on its command line, and returns all child processes. */
    List<ProcessHandle> awaitChild(String word) throws IOException, InterruptedException {
        for (int i = 0; ; i++) {
            List<ProcessHandle> children = process.descendants().toList();
            if (children.stream().anyMatch(child -> isCalled(child, word))) {
                return children;
            }
            if (i == 3_000 || !process.isAlive()) {
                throw new AssertionError("it starts no %s: %s".formatted(word, Files.readString(said)));
            }
            Thread.sleep(20);
        }
    }

    private static boolean isCalled(ProcessHandle child, String word) {
        return child.info()
                        .command()
                        .filter(command -> command.endsWith("java"))
                        .isPresent()
                && child.info()
                        .commandLine()
                        .filter(line -> line.contains(word))
                        .isPresent();
    }

    /** Sends its group a signal: {@code INT}, {@code KILL}. */
    void signal(String signal) throws IOException, InterruptedException {
        new ProcessBuilder("sh", "-c", "kill -s %s -- -%d".formatted(signal, process.pid()))
                .start()
                .waitFor();
    }

    /** Waits until it has printed a text. */
    void awaitSaid(String text, Duration most) throws IOException, InterruptedException {
        for (long end = System.nanoTime() + most.toNanos(); !said().contains(text); Thread.sleep(20)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("it does not say '%s' within %s: %s".formatted(text, most, said()));
            }
        }
    }

    /** Sends its group a signal, waits for its end, and returns its exit code. */
    int end(String signal) throws IOException, InterruptedException {
        signal(signal);
        if (!process.waitFor(1, TimeUnit.MINUTES)) {
            throw new AssertionError("it continues: " + Files.readString(said));
        }
        return process.exitValue();
    }
}
