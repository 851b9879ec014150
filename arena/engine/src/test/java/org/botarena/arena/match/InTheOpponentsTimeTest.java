package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.timing.accounting.ResourceUse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** An agent that tries to think in its opponent's time: it cannot, and if it can, the runner reports it. */
@EnabledOnOs(OS.LINUX)
class InTheOpponentsTimeTest {
    /** The opponent takes three moves at most. */
    private static final int OPPONENT_MS = 400;

    @TempDir
    private Path folder;

    private List<Double> idleCpuMs(Machine machine, Isolation level) throws IOException, InterruptedException {
        Entrant ponderer = TestGameRunner.agent(
                folder,
                "ponderer",
                TestJars.FIRST_MOVE,
                "{ Thread t = new Thread(() -> { while (true) { Thread.onSpinWait(); } }); t.setDaemon(true); t.start(); }");
        Entrant slow = TestGameRunner.agent(
                folder, "slow", "Thread.sleep(%d); %s".formatted(OPPONENT_MS, TestJars.FIRST_MOVE));
        try (TestGameRunner runner = new TestGameRunner(
                machine, GameJars.none(), "tictactoe", Duration.ofSeconds(5), Duration.ofSeconds(20), level)) {
            Attempt result = runner.play(ponderer, slow).result();
            assertEquals(List.of(), result.faults());
            assertEquals(2, result.footprints().size());
            return result.footprints().stream().map(ResourceUse::idleCpuMs).toList();
        }
    }

    /**
     * Allows one violation in three games: if the core goes to another process between an answer and the stop, that
     * time counts as used.
     */
    private void assertRests(Machine machine, Isolation level) throws IOException, InterruptedException {
        List<List<Double>> games = new ArrayList<>();
        boolean isResting = false;
        while (!isResting && games.size() < 3) {
            List<Double> idle = idleCpuMs(machine, level);
            games.add(idle);
            isResting = idle.stream().allMatch(ms -> ms < OPPONENT_MS / 4.0);
        }
        assertTrue(isResting, games::toString);
    }

    @Test
    void aStoppedAgentUsesNoTime() throws Exception {
        assertRests(Machine.here(), Isolation.PROCESS);
    }

    @Test
    void anAgentStoppedBySignalsUsesNoTime() throws Exception {
        assertRests(Machine.here().withoutFreezer(), Isolation.PROCESS);
    }

    @Test
    @NeedsSandbox
    void aStoppedAgentInTheSandboxUsesNoTime() throws Exception {
        assertRests(Machine.here(), Isolation.SANDBOX);
    }

    @Test
    void withoutStoppingTheUsedTimeIsMeasured() throws Exception {
        List<Double> idle = idleCpuMs(Machine.here().withoutShell(), Isolation.PROCESS);
        assertTrue(idle.get(0) > OPPONENT_MS / 4.0, idle::toString);
        assertTrue(idle.get(1) < OPPONENT_MS / 4.0, idle::toString);
    }

    @Test
    void remainingThreadsAndUsedMemoryAreReported() throws Exception {
        Entrant agent = TestGameRunner.agent(folder, "leaver", TestJars.FIRST_MOVE, """
                static final byte[] HELD = new byte[100 << 20];
                { Thread t = new Thread(() -> { while (true) { java.util.concurrent.locks.LockSupport.park(); } }, "left-behind");
                  t.setDaemon(true); t.start(); java.util.Arrays.fill(HELD, (byte) 1); }
                """);
        try (TestGameRunner runner = TestGameRunner.of("tictactoe")) {
            ResourceUse footprint =
                    runner.play(agent, agent).result().footprints().get(0);
            assertEquals(List.of("left-behind"), footprint.threads());
            assertTrue(footprint.peakMemoryKiB() > 100 << 10, footprint::toString);
            assertTrue(footprint.peakMemoryKiB() < 400 << 10, footprint::toString);
        }
    }
}
