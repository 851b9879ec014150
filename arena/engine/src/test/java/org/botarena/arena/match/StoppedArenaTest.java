package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The arena is stopped in the middle of a game (a laptop's lid, a debugger, Ctrl-Z) and resumed. */
@EnabledOnOs(OS.LINUX)
class StoppedArenaTest {
    private static final String ASKED = "asked";

    /** Plays one game of agents that take half a second per move, and prints the result. */
    static final class Arena {
        private Arena() {}

        public static void main(String[] args) throws Exception {
            try (TestGameRunner runner =
                    new TestGameRunner("tictactoe", Duration.ofSeconds(5), Duration.ofSeconds(30), Isolation.PROCESS)) {
                Entrant slow =
                        TestGameRunner.agent(Path.of(args[0]), "slow", "Thread.sleep(500); " + TestJars.FIRST_MOVE);
                runner.play(slow, slow); // warms up, and notifies the test when the next one begins
                System.out.println(ASKED);
                GameRecord game = runner.play(slow, slow);
                System.out.printf(
                        "%s %s %s%n",
                        game.result().faults(),
                        game.result().scores(),
                        game.result().plies().stream()
                                .anyMatch(ply -> ply.excused().isPresent()));
            }
        }
    }

    @Tag("slow")
    @Test
    void noAgentLosesByAStoppedArena(@TempDir Path folder) throws Exception {
        Path temporary = OpenFolder.temporary("botarena-stopped-");
        Process arena = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.io.tmpdir=" + temporary,
                        "-Dslf4j.internal.verbosity=ERROR",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Arena.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader said = arena.inputReader()) {
            String line = said.readLine();
            while (line != null && !line.equals(ASKED)) {
                line = said.readLine();
            }
            assertEquals(ASKED, line);
            Thread.sleep(1500); // sometime during the second or third move
            signal("STOP", arena);
            Thread.sleep(10_000);
            signal("CONT", arena);
            line = said.readLine();
            assertEquals("[] [1.0, -1.0] true", line);
            assertTrue(arena.waitFor() == 0);
        } finally {
            signal("CONT", arena);
            arena.descendants().forEach(ProcessHandle::destroyForcibly);
            arena.destroyForcibly();
            FileUtils.deleteQuietly(temporary.toFile());
        }
    }

    private static void signal(String name, Process process) throws Exception {
        new ProcessBuilder(List.of("sh", "-c", "kill -s %s %d".formatted(name, process.pid())))
                .start()
                .waitFor();
    }
}
