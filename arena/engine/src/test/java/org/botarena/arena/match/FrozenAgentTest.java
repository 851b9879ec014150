package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.NeedsFreezer;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.timing.Deadline;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An agent without a sandbox that starts a process in its own session, where no signal to its host reaches it. */
@NeedsFreezer
class FrozenAgentTest {
    private static final Deadline DEADLINE = Deadline.of(Duration.ofSeconds(20));

    @TempDir
    private Path folder;

    @Test
    void startedProcessesRestAndEndWithTheAgent() throws Exception {
        Entrant agent = TestGameRunner.agent(folder, "founder", TestJars.FIRST_MOVE, """
                { try { new ProcessBuilder("setsid", "sh", "-c", "while :; do i=$((i + 1)); done").start(); }
                  catch (java.io.IOException e) { throw new java.io.UncheckedIOException(e); } }
                """);
        try (TestGameRunner runner = TestGameRunner.of("tictactoe")) {
            ProcessSeat seat = runner.runner().launch(agent);
            seat.ready(OptionalInt.empty());
            Path group = AgentGroup.of(seat.pid());
            assertEquals(List.of(seat.pid()), AgentGroup.processes(group));

            seat.start(0, 1, DEADLINE);
            Eventually.isTrue(() -> AgentGroup.isFrozen(group), "the group is frozen once it has answered");
            long daemon = AgentGroup.processes(group).stream()
                    .filter(pid -> pid != seat.pid())
                    .findFirst()
                    .orElseThrow();
            String before = ticks(daemon);
            Thread.sleep(100);
            assertEquals(before, ticks(daemon), "its process rests, too");

            seat.close();
            assertTrue(isGone(daemon), "it ends with its agent");
            assertFalse(Files.exists(group));
        }
    }

    @Test
    void anAgentCannotThawItselfOrLeave() throws Exception {
        Assumptions.assumeTrue(
                Machine.here().setpriv().isPresent(), "only where the arena is root has the agent another user");
        Path own = AgentGroup.of(ProcessHandle.current().pid());
        Entrant agent = TestGameRunner.agent(
                folder, "leaver", """
                for (String file : new String[] {"%1$s/cgroup.procs", group() + "/cgroup.procs", group() + "/cgroup.freeze"}) {
                    try { java.nio.file.Files.writeString(java.nio.file.Path.of(file), "0",
                            java.nio.file.StandardOpenOption.WRITE); System.out.println("written: " + file); }
                    catch (java.nio.file.AccessDeniedException e) { System.out.println("refused"); }
                }
                """.formatted(own) + TestJars.FIRST_MOVE, """
                static String group() throws Exception {
                    for (String line : java.nio.file.Files.readAllLines(java.nio.file.Path.of("/proc/self/cgroup"))) {
                        if (line.startsWith("0::")) { return "%s".replaceAll("/$", "") + line.substring(3).replaceFirst("^%s", ""); }
                    }
                    return "";
                }
                """.formatted(own, relative()));
        try (TestGameRunner runner = TestGameRunner.of("tictactoe")) {
            String log = runner.play(agent, agent).logs().get(0);
            assertTrue(log.startsWith("refused\nrefused\nrefused\n"), log);
            assertFalse(log.contains("written"), log);
        }
    }

    /** The arena's group as named in /proc, without a trailing slash. */
    private static String relative() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/cgroup")).stream()
                .filter(line -> line.startsWith("0::/"))
                .map(line -> line.substring(3).replaceAll("/$", ""))
                .findFirst()
                .orElseThrow();
    }

    /** CPU time in user and system mode. */
    private static String ticks(long pid) throws IOException {
        String[] fields = stat(pid).split(" ", -1);
        return fields[11] + " " + fields[12];
    }

    private static boolean isGone(long pid) {
        try {
            return stat(pid).startsWith("Z"); // a process that inherits it may look at it later
        } catch (IOException e) {
            return true;
        }
    }

    private static String stat(long pid) throws IOException {
        String stat = Files.readString(Path.of("/proc", "" + pid, "stat"));
        return stat.substring(stat.lastIndexOf(')') + 2);
    }
}
