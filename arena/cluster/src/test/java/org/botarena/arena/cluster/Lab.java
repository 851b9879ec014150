package org.botarena.arena.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** A cluster of real processes on this machine, from the installation that the build has assembled. One thread. */
final class Lab implements AutoCloseable {
    /** Where the installation is, once it is assembled. */
    static final String PROPERTY = "arena.cluster";

    private final Path folder;
    private final int port;
    private final List<Process> started = new ArrayList<>();
    private final Set<ProcessHandle> seen = new LinkedHashSet<>();

    /** What a command did. */
    record Done(int code, String said, double seconds) {}

    /**
     * A lab without processes.
     *
     * @param port of its master
     */
    Lab(Path folder, int port) {
        this.folder = folder;
        this.port = port;
    }

    String url() {
        return "spark://127.0.0.1:" + port;
    }

    /** Starts a command; its output goes to a file of that name. */
    Process start(String name, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty(PROPERTY), "bin", "arena").toString()));
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name).toFile());
        builder.environment().put("XDG_CONFIG_HOME", folder.resolve("config").toString());
        Process process = builder.start();
        started.add(process);
        return process;
    }

    /** Runs one to its end. */
    Done run(String name, String... arguments) throws IOException, InterruptedException {
        return end(start(name, arguments), name);
    }

    /** Waits for its end. */
    Done end(Process process, String name) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        assertTrue(process.waitFor(150, TimeUnit.SECONDS), () -> name + " does not end: " + said(name));
        return new Done(process.exitValue(), said(name), (System.nanoTime() - begin) / 1e9);
    }

    String said(String name) {
        try {
            return Files.readString(folder.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The master, once it listens. */
    Process master() throws IOException, InterruptedException {
        Process master = start("master", "cluster", "start", "--host", "127.0.0.1", "--port", "" + port);
        await("the master", () -> said("master").contains("Play "));
        return master;
    }

    /** A worker with one lane, once it has joined. */
    Process worker(String name) throws IOException, InterruptedException {
        Process worker =
                start(name, "worker", "--join", url(), "--isolation", "process", "--lanes", "1", "--work", work(name));
        await("worker " + name, () -> said(name).contains("Folder "));
        return worker;
    }

    /** Its folder, in one that agents of other users can enter. */
    private String work(String name) {
        return folder.resolve(name + ".work").toString();
    }

    void await(String what, BooleanSupplier holds) throws InterruptedException {
        for (int i = 0; !holds.getAsBoolean(); i++) {
            assertTrue(i < 900, () -> "waited too long for " + what);
            TimeUnit.MILLISECONDS.sleep(100);
            look();
        }
    }

    /** Those who play on a worker now. */
    Set<ProcessHandle> players(Process worker) {
        look();
        Set<ProcessHandle> players = new HashSet<>();
        worker.children().filter(ProcessHandle::isAlive).forEach(players::add);
        return players;
    }

    private void look() {
        started.forEach(process -> process.descendants().forEach(seen::add));
    }

    /** Kills whom it has started itself: what those have started is left to them. */
    void kill() {
        look();
        started.forEach(Process::destroyForcibly);
    }

    /** All that was ever started ends within this time. */
    void assertNobodyIsLeft(long seconds) throws InterruptedException {
        look();
        for (int i = 0; seen.stream().anyMatch(ProcessHandle::isAlive) && i < seconds * 10; i++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertEquals(
                List.of(),
                seen.stream()
                        .filter(ProcessHandle::isAlive)
                        .map(left ->
                                left.pid() + " " + left.info().commandLine().orElse("?"))
                        .toList());
    }

    @Override
    public void close() {
        look();
        started.forEach(Process::destroyForcibly);
        seen.forEach(ProcessHandle::destroyForcibly);
    }
}
