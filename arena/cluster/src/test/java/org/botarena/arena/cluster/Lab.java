package org.botarena.arena.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.store.Store;

/** A cluster of real processes on this machine, from the build's assembled installation. One thread. */
final class Lab implements AutoCloseable {
    /** The path of the assembled installation. */
    static final String PROPERTY = "arena.cluster";

    /** The {@link #games(String)} of a tournament of this length on this machine, which are the same in every lab. */
    private static final Map<Integer, Map<String, String>> PLAYED_HERE = new HashMap<>();

    private final Path folder;
    private final int port;
    private final List<Process> started = new ArrayList<>();
    private final Set<ProcessHandle> seen = new LinkedHashSet<>();
    private int games = 12;

    /** The result of a command. */
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

    /** A lab in a folder of its own, at a port that is free. */
    static Lab open() throws IOException {
        assumeTrue(System.getProperty(PROPERTY) != null, "the installation is not assembled yet");
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return new Lab(OpenFolder.temporary("botarena-lab-"), socket.getLocalPort());
        }
    }

    /** The lab's folder. */
    Path folder() {
        return folder;
    }

    /** The build's assembled installation. */
    static Path installation() {
        return Path.of(System.getProperty(PROPERTY));
    }

    /** Starts a command, whose output goes to a file with this name. */
    Process start(String name, String... arguments) throws IOException {
        return start(installation(), Map.of(), name, arguments);
    }

    /** Starts a command of an installation with additional environment variables. */
    Process start(Path installation, Map<String, String> environment, String name, String... arguments)
            throws IOException {
        List<String> command =
                new ArrayList<>(List.of(installation.resolve("bin/arena").toString()));
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name).toFile());
        builder.environment().put("XDG_CONFIG_HOME", folder.resolve("config").toString());
        builder.environment().putAll(environment);
        Process process = builder.start();
        started.add(process);
        return process;
    }

    /** Runs a command to its end. */
    Done run(String name, String... arguments) throws IOException, InterruptedException {
        return end(start(name, arguments), name);
    }

    /** Waits for its end. */
    Done end(Process process, String name) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        assertTrue(process.waitFor(500, TimeUnit.SECONDS), () -> name + " does not end: " + said(name));
        return new Done(process.exitValue(), said(name), (System.nanoTime() - begin) / 1e9);
    }

    String said(String name) {
        try {
            return Files.readString(folder.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts a master, and returns when it listens. */
    Process master() throws IOException, InterruptedException {
        Process master = start("master", "cluster", "start", "--host", "127.0.0.1", "--port", "" + port);
        await("the master", () -> said("master").contains("Play "));
        return master;
    }

    /** Starts a worker, by default with one lane, and returns when it has joined. */
    Process worker(String name, String... more) throws IOException, InterruptedException {
        Process worker = start(name, joining(name, more));
        await("worker " + name, () -> said(name).contains("Folder "));
        return worker;
    }

    /** The command of such a worker. */
    String[] joining(String name, String... more) {
        List<String> all = new ArrayList<>(List.of("worker", "--join", url(), "--isolation", "process"));
        all.addAll(List.of("--work", work(name)));
        all.addAll(Arrays.asList(more));
        if (!all.contains("--lanes")) {
            all.addAll(List.of("--lanes", "1"));
        }
        return all.toArray(String[]::new);
    }

    /** The worker's name in the results. */
    String name(String worker) throws IOException {
        return InetAddress.getLocalHost().getHostName() + "/" + worker + ".work";
    }

    /** The worker's folder, within one that agents of other users can enter. */
    String work(String name) {
        return folder.resolve(name + ".work").toString();
    }

    /** Sets the number of games of later tournaments, for tests in which their distribution does not matter. */
    void playOnly(int few) {
        games = few;
    }

    /** The command of a tournament of twelve games, or of the set number, in a folder; on this machine by default. */
    String[] tournament(String out, String... more) {
        List<String> all = new ArrayList<>(List.of(
                "run", "random", "flat", "--game", "tictactoe", "--move-time", "300ms", "--seed", "7", "--isolation"));
        all.addAll(List.of("process", "--pairs", "" + games / 2, "--out", out));
        all.addAll(Arrays.asList(more));
        return all.toArray(String[]::new);
    }

    /** The command of such a tournament on the cluster. */
    String[] far(String out) {
        return tournament(out, "--cluster", url());
    }

    /** The start and the seeds of each game with a result in a folder, by id. */
    Map<String, String> games(String out) {
        Map<String, String> games = new TreeMap<>();
        try (Store store = Store.read(folder.resolve(out))) {
            store.games()
                    .each(game -> assertEquals(
                            null, games.put(game.id(), StableJson.text(game.bare(Optional.empty()))), "twice"));
        }
        return games;
    }

    /** The number of games of a folder by worker. */
    Map<String, Integer> played(String out) {
        Map<String, Integer> played = new TreeMap<>();
        try (Store store = Store.read(folder.resolve(out))) {
            store.games()
                    .each(game ->
                            played.merge(game.result().worker().orElseThrow().name(), 1, Integer::sum));
        }
        return played;
    }

    /** Asserts that a folder has the games that the same command plays on this machine, complete and once. */
    void assertAsPlayedHere(String out) throws IOException, InterruptedException {
        if (!PLAYED_HERE.containsKey(games)) {
            assertEquals(0, run("local", tournament("here")).code());
            PLAYED_HERE.put(games, games("here"));
        }
        assertEquals(games, games(out).size());
        assertEquals(PLAYED_HERE.get(games), games(out));
        Done verified = run("verify", "verify", out);
        assertEquals(0, verified.code(), verified.said());
    }

    /** Waits for the first games in a folder. */
    void awaitGame(String out) throws InterruptedException {
        await("the first game of " + out, () -> ended(out) > 0);
    }

    /** The number of ended games in a folder, from its journal during play. */
    long ended(String out) {
        try {
            Path journal = folder.resolve(out).resolve("journal.jsonl");
            return !Files.exists(journal)
                    ? 0
                    : Files.readString(journal)
                            .lines()
                            .filter(line -> line.contains("\"kind\":\"attempt\""))
                            .count();
        } catch (IOException e) {
            return 0; // It is read again.
        }
    }

    /** Sends a signal to a process and all of its descendants. */
    void signal(String signal, Process to) throws IOException, InterruptedException {
        look();
        List<String> command = new ArrayList<>(List.of("kill", "-" + signal, "" + to.pid()));
        to.descendants().forEach(child -> command.add("" + child.pid()));
        int code = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        assertTrue(code <= 1, "some of them may have ended by themselves: kill exits with " + code);
    }

    void await(String what, BooleanSupplier holds) throws InterruptedException {
        for (int i = 0; !holds.getAsBoolean(); i++) {
            assertTrue(i < 900, () -> "waited too long for " + what);
            TimeUnit.MILLISECONDS.sleep(100);
            look();
        }
    }

    /** The processes that currently play on a worker. */
    Set<ProcessHandle> players(Process worker) {
        look();
        Set<ProcessHandle> players = new HashSet<>();
        worker.children().filter(ProcessHandle::isAlive).forEach(players::add);
        return players;
    }

    private void look() {
        started.forEach(process -> process.descendants().forEach(seen::add));
    }

    /** Kills the direct child processes; their own children must end by themselves. */
    void kill() {
        look();
        started.forEach(Process::destroyForcibly);
    }

    /** Asserts that all started processes end within this time. */
    void assertNoProcessIsLeft(long seconds) throws InterruptedException {
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
        FileUtils.deleteQuietly(folder.toFile());
    }
}
