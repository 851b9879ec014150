package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.timing.Deadline;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The cores of an agent's process: it begins on the referee's core, starts up on a core with room, and plays on its
 * game's core.
 */
@NeedsSandbox
class CoresTest {
    @TempDir
    private Path folder;

    private void comesUpOnTheGamesCore(Isolation level) throws IOException, InterruptedException {
        Machine machine = Machine.here();
        Assumptions.assumeTrue(
                machine.taskset().isPresent() && machine.cores().size() > 1,
                "there is one core, or nothing to pin with");
        int referee = machine.cores().get(0);
        Entrant agent = TestGameRunner.agent(folder, "first", TestJars.FIRST_MOVE);
        try (TestGameRunner runner =
                new TestGameRunner("tictactoe", Duration.ofSeconds(5), Duration.ofSeconds(20), level)) {
            OptionalInt core = runner.runner().gameCore();
            ProcessSeat seat = runner.runner().launch(agent);
            Eventually.isTrue(() -> cores(seat).equals("" + referee), "it begins on the referee's core");

            Eventually.isTrue(() -> coresOnceHastened(seat, core).equals("" + core.getAsInt()), "it continues there");

            seat.ready(core);
            for (Path thread : threads(seat.pid())) {
                Eventually.isTrue(() -> allowed(thread).equals("" + core.getAsInt()), "there all its threads play");
            }
            seat.warmUpOn(OptionalInt.of(referee));
            seat.start(0, 1, Deadline.of(Duration.ofSeconds(20)));
            assertEquals("" + core.getAsInt(), cores(seat), "a host that is up is not moved any more");
            seat.close();
        }
    }

    @Test
    void anAgentInTheSandbox() throws Exception {
        comesUpOnTheGamesCore(Isolation.SANDBOX);
    }

    @Test
    void anAgentInAProcess() throws Exception {
        comesUpOnTheGamesCore(Isolation.PROCESS);
    }

    /** Tries repeatedly: the process that becomes the JVM may move itself again, or have no child yet. */
    private static String coresOnceHastened(ProcessSeat seat, OptionalInt core) {
        try {
            seat.warmUpOn(core);
            return cores(seat);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The cores of the JVM, or of the process that will become it. */
    private static String cores(ProcessSeat seat) {
        long pid = ProcessHandle.of(seat.pid())
                .flatMap(process -> process.children().findFirst())
                .map(ProcessHandle::pid)
                .orElse(seat.pid());
        return allowed(Path.of("/proc", "" + pid));
    }

    private static List<Path> threads(long pid) throws IOException {
        try (var tasks = Files.list(Path.of("/proc", "" + pid, "task"))) {
            return tasks.toList();
        }
    }

    private static String allowed(Path process) {
        try {
            return Files.readAllLines(process.resolve("status")).stream()
                    .filter(line -> line.startsWith("Cpus_allowed_list:"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse("");
        } catch (NoSuchFileException e) {
            return "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
