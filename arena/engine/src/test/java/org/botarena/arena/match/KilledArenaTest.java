package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.roster.Entrant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** An arena that is killed by -9 takes its children with it, including stopped ones. */
@EnabledOnOs(OS.LINUX)
class KilledArenaTest {
    /** Plays one game in which player 0 thinks forever while player 1 is stopped. */
    static final class Arena {
        private Arena() {}

        public static void main(String[] args) throws Exception {
            try (TestGameRunner runner = new TestGameRunner(
                    "tictactoe", Duration.ofMinutes(5), Duration.ofMinutes(1), Isolation.valueOf(args[1]))) {
                Entrant thinker = TestGameRunner.agent(
                        Path.of(args[0]), "thinker", "System.out.println(); while (true) { Thread.onSpinWait(); }");
                runner.play(thinker, thinker);
            }
        }
    }

    @Test
    void noChildOutlivesIt(@TempDir Path folder) throws Exception {
        assertNoneOutlivesIt(Isolation.PROCESS, folder);
    }

    @Tag("slow")
    @Test
    @NeedsSandbox
    void noSandboxOutlivesIt(@TempDir Path folder) throws Exception {
        assertNoneOutlivesIt(Isolation.SANDBOX, folder);
    }

    private static void assertNoneOutlivesIt(Isolation level, Path folder) throws Exception {
        Path temporary = OpenFolder.temporary("botarena-killed-");
        Process arena = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.io.tmpdir=" + temporary,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Arena.class.getName(),
                        folder.toString(),
                        level.name())
                .redirectErrorStream(true)
                .start();
        try {
            Eventually.isTrue(
                    () -> hosts(arena).size() == 2 && hosts(arena).stream().anyMatch(KilledArenaTest::isStopped),
                    "two hosts, one of them stopped; the arena: " + state(arena));
            List<ProcessHandle> hosts = hosts(arena);
            List<Path> groups = hosts.stream()
                    .map(host -> AgentGroup.of(host.pid()))
                    .filter(AgentGroup::isOfAnArena)
                    .toList();
            arena.destroyForcibly().waitFor();
            for (ProcessHandle host : hosts) {
                Eventually.isTrue(() -> !host.isAlive(), "host " + host.pid() + " is gone");
            }
            assertFalse(hosts.isEmpty());
            for (Path group : groups) {
                Eventually.isTrue(() -> !Files.exists(group.getParent()), "the groups of " + group + " are gone");
            }
        } finally {
            arena.descendants().forEach(ProcessHandle::destroyForcibly);
            arena.destroyForcibly();
            FileUtils.deleteQuietly(temporary.toFile());
        }
    }

    private static String state(Process arena) {
        return arena.isAlive() ? "running" : "ended with " + arena.exitValue();
    }

    private static List<ProcessHandle> hosts(Process arena) {
        return arena.descendants()
                .filter(process -> commandLine(process).contains("org.botarena.host.Host"))
                .filter(process -> !commandLine(process).contains("bwrap"))
                .toList();
    }

    private static String commandLine(ProcessHandle process) {
        return read(process, "cmdline");
    }

    private static boolean isStopped(ProcessHandle process) {
        String stat = read(process, "stat");
        Path group = AgentGroup.of(process.pid());
        if (AgentGroup.isOfAnArena(group)) {
            return AgentGroup.isFrozen(group);
        }
        return stat.substring(stat.lastIndexOf(')') + 1).startsWith(" T");
    }

    private static String read(ProcessHandle process, String file) {
        try {
            return Files.readString(Path.of("/proc", "" + process.pid(), file));
        } catch (IOException e) {
            return ""; // it has ended
        }
    }
}
