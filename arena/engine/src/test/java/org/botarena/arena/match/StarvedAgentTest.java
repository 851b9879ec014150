package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Agents that keep themselves from running by threads, processes or output, and would be in time without them. Even on
 * a busy machine, time that they took themselves never counts as the machine's.
 */
@Tag("slow")
@EnabledOnOs(OS.LINUX)
class StarvedAgentTest {
    private static final String BURN = "new Thread(() -> { while (true) Thread.onSpinWait(); }).start();";
    private static final String FLOOD =
            "new Thread(() -> { while (true) System.err.println(\"x\".repeat(1000)); }).start();";
    private static final String FORK = "new ProcessBuilder(\"/bin/sh\", \"-c\", \"while :; do :; done\").start();";

    /** Four fifths of the granted time, as its own CPU time. */
    private static final String WANT = """
            var threads = java.lang.management.ManagementFactory.getThreadMXBean();
            long begin = threads.getCurrentThreadCpuTime();
            while (threads.getCurrentThreadCpuTime() - begin < 400_000_000L) Thread.onSpinWait();
            """;

    /** Wall time without its own CPU time is at least the wait, except for ticks of the kernel. */
    private static final double TICKS_MS = 25;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {BURN, FLOOD, FORK})
    void theirOwnDoingIsNotTheMachines(String starve) throws Exception {
        String name = starve.equals(BURN) ? "burner" : starve.equals(FLOOD) ? "flooder" : "forker";
        Entrant starved = TestGameRunner.agent(folder, name, starve.repeat(4) + WANT + TestJars.FIRST_MOVE);
        Entrant honest = TestGameRunner.agent(folder, "honest", TestJars.FIRST_MOVE);
        try (TestGameRunner runner =
                new TestGameRunner("tictactoe", Duration.ofMillis(500), Duration.ofSeconds(20), Isolation.PROCESS)) {
            Attempt attempt = runner.play(starved, honest).result();
            List<Evidence> measured = Stream.concat(
                            attempt.plies().stream().flatMap(ply -> ply.excused().stream()),
                            attempt.faults().stream().flatMap(fault -> fault.evidence().stream()))
                    .toList();
            assertFalse(measured.isEmpty(), "it was in time");
            for (Evidence evidence : measured) {
                assertTrue(
                        evidence.waitMs() <= evidence.wallMs() - evidence.cpuMs() + TICKS_MS,
                        () -> "more than others can have had: " + evidence);
            }
        }
    }

    @Test
    void anAgentThatStopsItselfIsLate() throws Exception {
        Entrant stopped = TestGameRunner.agent(
                folder,
                "stopped",
                "new ProcessBuilder(\"/bin/sh\", \"-c\", \"kill -s STOP $PPID\").start().waitFor(); "
                        + TestJars.FIRST_MOVE);
        Entrant honest = TestGameRunner.agent(folder, "honest", TestJars.FIRST_MOVE);
        try (TestGameRunner runner =
                new TestGameRunner("tictactoe", Duration.ofSeconds(2), Duration.ofSeconds(20), Isolation.PROCESS)) {
            GameRecord game = runner.play(stopped, honest);
            assertFalse(game.isDisturbed(), () -> "" + game.result());
            assertInstanceOf(Verdict.Late.class, game.result().faults().get(0).verdict());
        }
    }
}
