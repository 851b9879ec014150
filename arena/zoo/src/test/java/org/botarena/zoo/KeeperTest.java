package org.botarena.zoo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.process.enclosure.Isolation;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Tests the suite with programs that succeed because nothing prevents them. */
@Tag("slow")
@EnabledOnOs(OS.LINUX)
class KeeperTest {
    private static final String HONEST = "// tries: something\n// expect: plays\n";
    private static final String MOVE = "return game.position().moves()[0];";
    private static Zoo zoo;

    @BeforeAll
    static void open() throws Exception {
        zoo = new Zoo();
    }

    @AfterAll
    static void close() throws Exception {
        zoo.close();
    }

    private static List<String> wrongs(String label, String body) throws Exception {
        return seen(label, body).wrongs();
    }

    private static Observation seen(String label, String body) throws Exception {
        String source = label + """
                package zoo.test;
                import java.nio.file.*;
                import org.botarena.api.*;
                import org.botarena.game.tictactoe.TicTacToe;
                public class Suspect extends Agent<TicTacToe> {
                    public Suspect(Game<TicTacToe> game) { super(game); }
                    @Override public long play(int player) throws Exception { %s }
                }
                """.formatted(body);
        Specimen specimen = new Specimen("test", "Suspect", source, Label.of(source));
        return zoo.show(specimen, Isolation.PROCESS);
    }

    private static List<String> wrongs(String body) throws Exception {
        return wrongs(HONEST, body);
    }

    private static void assertNoticed(List<String> wrongs, String what) {
        assertTrue(wrongs.stream().anyMatch(wrong -> wrong.contains(what)), () -> what + " in " + wrongs);
    }

    @Test
    void anHonestAgentIsNotSuspected() throws Exception {
        assertEquals(List.of(), wrongs(MOVE));
    }

    @Test
    void aDifferentVerdictIsWrong() throws Exception {
        assertNoticed(wrongs("return 77;"), "it is 'illegal: the move 77 is not legal'");
        assertNoticed(
                wrongs("// tries: something\n// expect: crashed: exit code 3\n", "System.exit(4); return 0;"),
                "exit code 4");
    }

    @Test
    void anAgentThatReportsSuccessIsFound() throws Exception {
        assertNoticed(wrongs("System.out.println(\"BREACH it did\"); " + MOVE), "it says: BREACH it did");
    }

    @Test
    void readResultsAreFound() throws Exception {
        assertNoticed(
                wrongs("System.out.println(Files.readString(Path.of(game.options().get(\"results\")))); " + MOVE),
                "the results were read");
    }

    @Test
    void aReachedServiceIsFound() throws Exception {
        String connect = "new java.net.Socket(\"127.0.0.1\", Integer.parseInt(game.options().get(\"port\"))).close(); ";
        assertNoticed(wrongs(connect + MOVE), "a service on the loopback interface was reached");
    }

    /** Makes a file as soon as another one exists. */
    private static void onceThereIs(Path awaited, Path made) {
        Thread other = new Thread(() -> {
            while (!Files.exists(awaited)) {
                Thread.onSpinWait();
            }
            try {
                Files.writeString(made, "");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        other.setDaemon(true);
        other.start();
    }

    /** A file that an agent can make, with a name that only this test knows and that does not count as a trace. */
    private static Path mark(String name) {
        return Path.of("/tmp/keeper-%d-%s".formatted(ProcessHandle.current().pid(), name));
    }

    /**
     * The sweep removes files of the agent's user. This file belongs to the test, is made during the game, and is in a
     * folder that no other code checks.
     */
    @Test
    void aFileThatStays() throws Exception {
        Path left =
                zoo.cage(Isolation.PROCESS, Label.of(HONEST).clock()).folder().resolve("stays");
        Path played = mark("played");
        onceThereIs(played, left);
        String play =
                "Path mark = Path.of(\"%s\"); if (!Files.exists(mark)) { Files.createFile(mark); Thread.sleep(100); } "
                        .formatted(played);
        try {
            assertNoticed(wrongs(play + MOVE), "left file " + left);
        } finally {
            Files.deleteIfExists(left);
            Files.deleteIfExists(played);
        }
    }

    /** Simulates a machine that delayed a process once. The agent's own files do not outlive its game. */
    @Test
    void aVerdictThatIsWrongOnceIsReportedButDoesNotCount() throws Exception {
        Path shown = mark("shown");
        Path played = mark("played-once");
        onceThereIs(played, shown);
        String play = """
                if (!Files.exists(Path.of("%s"))) { Files.createFile(Path.of("%s")); Thread.sleep(100); return 77; }
                """.formatted(shown, played);
        try {
            Observation seen = seen(HONEST, play + MOVE);
            assertEquals(List.of(), seen.wrongs());
            assertNoticed(seen.before(), "it is 'illegal: the move 77 is not legal'");
        } finally {
            Files.deleteIfExists(shown);
            Files.deleteIfExists(played);
        }
    }

    @Test
    void aGroundWithoutAPromiseIsNotTried() throws Exception {
        String source = "// tries: something\n// sandbox: plays\nthis does not even compile";
        Observation seen = zoo.show(new Specimen("test", "Unpromised", source, Label.of(source)), Isolation.PROCESS);
        assertFalse(seen.isPromised());
        assertEquals("-", seen.cell());
    }
}
