package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * systemd and Slurm end a service or a job by signalling all of its processes at once. Only the arena decides when it
 * ends. Until then no agent may die of the signal, or it would lose a good game.
 */
@EnabledOnOs(OS.LINUX)
class SignalledAgentTest {
    @TempDir
    private Path folder;

    @Test
    void noAgentLosesByTheEndOfAService() throws Exception {
        assertNobodyLoses(Isolation.PROCESS);
    }

    @Test
    @NeedsSandbox
    void noAgentInTheSandboxLosesByTheEndOfAService() throws Exception {
        assertNobodyLoses(Isolation.SANDBOX);
    }

    private void assertNobodyLoses(Isolation level) throws Exception {
        Entrant agent = TestGameRunner.agent(folder, "steady", "Thread.sleep(100); " + TestJars.FIRST_MOVE);
        AtomicInteger signalled = new AtomicInteger();
        try (TestGameRunner runner =
                new TestGameRunner("tictactoe", Duration.ofSeconds(10), Duration.ofSeconds(30), level)) {
            ScheduledGame pairing = new ScheduledGame(
                    "0-signalled",
                    new Fixture(0, 1, runner.rules().start().toString(), List.of()),
                    List.of(agent, agent),
                    List.of(11L, 22L));
            GameRecord game = runner.runner().play(pairing, ply -> signalled.addAndGet(signalAll()));

            assertEquals(List.of(), game.result().faults());
            assertTrue(game.result().plies().size() >= 5, "it was played to its end");
        }
        assertTrue(signalled.get() >= 2 * 5, "both processes, at each of its plies: " + signalled);
    }

    /** Signals all processes that this JVM has started, as seen from outside of a sandbox; returns their number. */
    private static int signalAll() {
        List<String> all =
                ProcessHandle.current().descendants().map(one -> "" + one.pid()).toList();
        List<String> command = new ArrayList<>(List.of(
                "sh", "-c", "for signal in TERM HUP INT; do kill -s $signal -- \"$@\"; done 2>/dev/null", "all"));
        command.addAll(all);
        try {
            new ProcessBuilder(command).start().waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return all.size();
    }
}
