package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The view of an agent in the sandbox. Each test is an agent that tries something and prints the result. */
@NeedsSandbox
class SandboxTest {
    /** Prints "name: ok" or "name: " and the error. */
    private static final String TRY = """
            interface Attempt { Object make() throws Throwable; }
            static void attempt(String name, Attempt attempt) {
                try { System.out.println(name + ": " + attempt.make()); }
                catch (Throwable e) { System.out.println(name + ": failed " + e.getMessage()); }
            }
            """;

    @TempDir
    private static Path folder;

    private static TestGameRunner runner;
    private static Entrant honest;
    private static int agents;

    @BeforeAll
    static void open() throws IOException {
        runner = new TestGameRunner("tictactoe", Duration.ofSeconds(5), Duration.ofSeconds(20), Isolation.SANDBOX);
        honest = TestGameRunner.agent(folder, "honest", TestJars.FIRST_MOVE);
    }

    @AfterAll
    static void close() {
        runner.close();
    }

    /** The output, by name, of an agent that makes these attempts at its first move. */
    private static Map<String, String> said(String attempts) throws Exception {
        Entrant agent = TestGameRunner.agent(
                folder,
                "prober" + agents++,
                "if (game.history().length == 0) { " + attempts + " } " + TestJars.FIRST_MOVE,
                TRY);
        GameRecord game = runner.play(agent, honest);
        assertEquals(List.of(), game.result().faults(), () -> "" + game.logs());
        return game.logs()
                .get(0)
                .lines()
                .filter(line -> line.contains(": "))
                .collect(Collectors.toMap(
                        line -> line.substring(0, line.indexOf(": ")), line -> line.substring(line.indexOf(": ") + 2)));
    }

    @Test
    void aGameInTheSandboxIsNormal() throws Exception {
        GameRecord game = runner.play(honest, honest);
        assertEquals(List.of(), game.result().faults());
        assertEquals(List.of(1.0, -1.0), game.result().scores());
    }

    @Test
    void onlyJavaItsLibrariesAndTheJarAreVisible() throws Exception {
        Path mine = Files.writeString(folder.resolve("exam.txt"), "questions");
        Map<String, String> said = said("""
                for (String place : new String[] {"/", "/usr", "/etc", "/dev", "/agent", "/usr/bin", "/home", "."}) {
                    attempt(place, () -> String.join(" ", new TreeSet<>(List.of(new java.io.File(place).list()))));
                }
                for (String file : new String[] {"/etc/passwd", "/etc/hostname", "%s"}) {
                    attempt(file, () -> java.nio.file.Files.readString(java.nio.file.Path.of(file)));
                }
                attempt("processes", () -> ProcessHandle.allProcesses().count());
                attempt("number", () -> ProcessHandle.current().pid());
                attempt("environment", () -> new TreeMap<>(System.getenv()).keySet());
                attempt("host", () -> java.nio.file.Files.readString(java.nio.file.Path.of("/proc/sys/kernel/hostname")).strip());
                """.formatted(mine));
        Set<String> root = new TreeSet<>(List.of(said.get("/").split(" ")));
        root.removeIf(name -> name.startsWith("lib")
                || Set.of("etc", "nix", "gnu", "opt", "home", "var").contains(name));
        assertAll(
                said.toString(),
                () -> assertEquals(Set.of("agent", "dev", "empty", "proc", "tmp", "usr"), root),
                () -> assertTrue(said.get("/agent").matches("prober[^ ]*[.]jar"), "only its own jar"),
                () -> assertEquals("", said.get(".")),
                () -> assertEquals("null random urandom zero", said.get("/dev")),
                () -> assertEquals("prlimit", said.get("/usr/bin")),
                () -> assertTrue(said.get("/etc/passwd").startsWith("failed"), said.get("/etc/passwd")),
                () -> assertTrue(said.get("/etc/hostname").startsWith("failed")),
                () -> assertTrue(said.get("" + mine).startsWith("failed"), "the organizer's files"),
                () -> assertEquals("1", said.get("processes")),
                () -> assertEquals("1", said.get("number")),
                () -> assertTrue(said.get("host").startsWith("failed"), "the kernel's settings"),
                () -> assertEquals("[MALLOC_ARENA_MAX, PATH, PWD]", said.get("environment")));
    }

    @Test
    void noFileIsWritable() throws Exception {
        Map<String, String> said = said("""
                for (String place : new String[] {"/x", "/tmp/x", "/empty/x", "x", "/dev/x", "/agent/x", "/usr/x",
                        "/proc/self/oom_score_adj", "/proc/self/comm"}) {
                    attempt(place, () -> { new java.io.FileOutputStream(place).write('0'); return "written"; });
                }
                attempt("folder", () -> java.nio.file.Files.createDirectory(java.nio.file.Path.of("/tmp/folder")));
                attempt("link", () -> java.nio.file.Files.createSymbolicLink(
                        java.nio.file.Path.of("/tmp/link"), java.nio.file.Path.of("/")));
                """);
        assertEquals(11, said.size());
        said.forEach((place, how) -> assertTrue(how.startsWith("failed"), place + ": " + how));
    }

    @Test
    void theNetworkIsUnreachableEvenOnThisMachine() throws Exception {
        try (ServerSocket listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Map<String, String> said = said("""
                    attempt("socket", () -> new java.net.Socket("127.0.0.1", %d));
                    attempt("server", () -> new java.net.ServerSocket(0));
                    attempt("datagram", () -> new java.net.DatagramSocket());
                    attempt("channel", () -> java.nio.channels.SocketChannel.open());
                    attempt("unix", () -> java.nio.channels.SocketChannel.open(java.net.StandardProtocolFamily.UNIX));
                    """.formatted(listener.getLocalPort()));
            assertEquals(5, said.size());
            said.forEach((what, how) -> assertTrue(how.startsWith("failed"), what + ": " + how));
            listener.setSoTimeout(100);
            assertThrows(SocketTimeoutException.class, listener::accept, "an agent connected");
        }
    }

    @Test
    void processesAndFileLocksAreRefused() throws Exception {
        Map<String, String> said = said("""
                attempt("process", () -> new ProcessBuilder("/usr/bin/prlimit").start());
                attempt("lock", () -> java.nio.channels.FileChannel.open(java.nio.file.Path.of("/dev/null"),
                        java.nio.file.StandardOpenOption.WRITE).lock());
                attempt("watch", () -> java.nio.file.FileSystems.getDefault().newWatchService());
                """);
        assertEquals(3, said.size());
        said.forEach((what, how) -> assertTrue(how.startsWith("failed"), what + ": " + how));
    }

    @Test
    void honestAgentsFindWhatTheyNeed() throws Exception {
        Map<String, String> said = said("""
                attempt("threads", () -> { Thread[] all = new Thread[16];
                        for (int i = 0; i < 16; i++) { all[i] = new Thread(() -> {}); all[i].start(); }
                        for (Thread each : all) { each.join(); } return "ok"; });
                attempt("streams", () -> java.util.stream.LongStream.range(0, 1000).parallel().sum());
                attempt("random", () -> new java.security.SecureRandom().nextInt() | 1);
                attempt("digest", () -> java.security.MessageDigest.getInstance("SHA-256").digest().length);
                attempt("own data", () -> getClass().getResourceAsStream("/META-INF/MANIFEST.MF").read());
                attempt("jar", () -> new java.util.zip.ZipFile(
                        getClass().getProtectionDomain().getCodeSource().getLocation().getPath()).size());
                """);
        assertEquals(6, said.size());
        said.forEach((what, how) -> assertFalse(how.startsWith("failed"), what + ": " + how));
    }

    /** Seen from outside, because the sandbox has no list of them: those open when the process was last seen. */
    @Test
    void onlyDescriptorsOfTheJvmAreOpen() throws Exception {
        Entrant agent = TestGameRunner.agent(folder, "sleeper", "Thread.sleep(300); " + TestJars.FIRST_MOVE);
        Map<Long, List<String>> open = new HashMap<>();
        CompletableFuture<GameRecord> game = new CompletableFuture<>();
        Thread player = new Thread(() -> game.completeAsync(() -> play(agent), Runnable::run));
        player.start();
        while (!game.isDone()) {
            ProcessHandle.allProcesses()
                    .filter(process -> isJvmOf(process, "sleeper"))
                    .forEach(process -> descriptors(process).ifPresent(found -> open.put(process.pid(), found)));
        }
        player.join();
        assertEquals(List.of(), game.get().result().faults());
        assertFalse(open.isEmpty());
        assertEquals(
                List.of(),
                open.values().stream()
                        .flatMap(List::stream)
                        .filter(file -> !file.matches(
                                "pipe:.*|socket:.*|.*[.]so[.0-9]*|.*[.]jar|.*[.]jsa|.*/modules|.*/java[.]security"
                                        + "|/proc/.*|/dev/u?random"))
                        .toList());
    }

    private static GameRecord play(Entrant agent) {
        try {
            return runner.play(agent, honest);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isJvmOf(ProcessHandle process, String agent) {
        ProcessHandle.Info info = process.info();
        return info.command().filter(command -> command.endsWith("/java")).isPresent()
                && info.arguments()
                        .filter(words -> List.of(words).stream().anyMatch(word -> word.startsWith("/agent/" + agent)))
                        .isPresent();
    }

    /** Empty if the process has just ended or closed one of them. */
    private static Optional<List<String>> descriptors(ProcessHandle process) {
        List<String> found = new ArrayList<>();
        try (Stream<Path> each = Files.list(Path.of("/proc", "" + process.pid(), "fd"))) {
            for (Path descriptor : each.toList()) {
                found.add(Files.readSymbolicLink(descriptor).toString());
            }
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
        return Optional.of(found).filter(any -> !any.isEmpty());
    }

    @Test
    void noAgentLosesIfBubblewrapDisappears(@TempDir Path place) throws Exception {
        Machine machine = Machine.here();
        Path link = Files.createSymbolicLink(
                place.resolve("bwrap"), machine.bubblewrap().orElseThrow());
        Machine fragile = new Machine(
                machine.isLinux(),
                machine.cores(),
                machine.shell(),
                machine.setsid(),
                machine.taskset(),
                machine.prlimit(),
                machine.setpriv(),
                Optional.of(link),
                machine.freezer());
        try (TestGameRunner fragileTable = new TestGameRunner(
                fragile,
                GameJars.none(),
                "tictactoe",
                Duration.ofSeconds(5),
                Duration.ofSeconds(20),
                Isolation.SANDBOX)) {
            assertEquals(List.of(), fragileTable.play(honest, honest).result().faults());
            Files.delete(link);
            GameRecord spoilt = fragileTable.play(honest, honest);
            assertEquals(List.of(), spoilt.result().faults());
            assertEquals(List.of(), spoilt.result().scores());
            assertTrue(
                    spoilt.result().voided().orElseThrow().toString().contains("did not start"),
                    spoilt.result()::toString);
        }
    }
}
