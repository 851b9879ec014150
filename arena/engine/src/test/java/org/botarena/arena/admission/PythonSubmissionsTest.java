package org.botarena.arena.admission;

import static org.botarena.arena.admission.Examination.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Python is handed in as agent.py in a folder or a zip, at whatever depth; other Python gets advice for Python. */
class PythonSubmissionsTest {
    @TempDir
    Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    private Path author(String... files) throws Exception {
        for (String name : files) {
            Path file = folder.resolve("anna").resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, "x = 1\n");
        }
        return folder.resolve("anna");
    }

    private Path zip(String... files) {
        TestJar zip = TestJars.jar("anna").withoutManifest();
        List.of(files).forEach(name -> zip.entry(name, "x = 1\n"));
        return zip.intoFile(folder.resolve("anna.zip"));
    }

    private void assertIsPython(Path submission) {
        assertInstanceOf(Program.Script.class, examination.admitted(submission).program());
    }

    @Test
    void aSubfolderWithAgentPyPlaysUnzippedAsItDoesZipped() throws Exception {
        assertIsPython(zip("Snake/agent.py", "Snake/reversi.py"));
        assertIsPython(author("Snake/agent.py", "Snake/reversi.py", "minutes.txt"));
        assertEquals(
                "agent.py", examination.admitted(author("deep/er/agent.py")).agentClass());
    }

    @Test
    void anotherNameIsToBeAgentPy() throws Exception {
        for (String name : List.of("Agent_LEE_OTT.py", "my_agent.py", "Agent.py", "snake/bot.py")) {
            assertSays(examination.refused(zip(name)), "Python without an agent.py", name, "Call it agent.py");
        }
        assertSays(examination.refused(author("my_agent.py")), "my_agent.py", "Call it agent.py");
        assertSays(
                examination.refused(folder.resolve("anna/my_agent.py")), "Call it agent.py", "--languages java,python");
    }

    private Admitted listing(String lines) {
        return examination.admitted(TestJars.jar("anna")
                .withoutManifest()
                .entry("snake/agent.py", lines + "\nclass Agent: pass\n")
                .intoFile(folder.resolve("anna.zip")));
    }

    private List<String> played(Admitted agent) {
        return Games.installed().all().stream()
                .filter(agent::plays)
                .map(GameType::name)
                .toList();
    }

    @Test
    void aListAtTheLeftMarginSaysWhichGamesItPlays() {
        assertEquals(List.of("tictactoe"), played(listing("games = ['tictactoe']")));
        assertEquals(
                List.of("hexapawn", "tictactoe"),
                played(listing("import random\ngames = [  # two\n    \"tictactoe\",  # small\n    'hexapawn',\n]")));
        List<String> all = played(listing(""));
        assertTrue(all.size() > 10, "without a list any game");
        for (String none :
                List.of("games = []", "games = find()", "games = [one, 'pig']", "if True:\n    games = ['pig']")) {
            assertEquals(all, played(listing(none)), none);
        }
    }

    @Test
    void aGameThatDoesNotExistIsRefusedWithThoseThatDo() throws Exception {
        Path chess = TestJars.jar("anna")
                .withoutManifest()
                .entry("agent.py", "games = ('chess', 'reversi')\n")
                .intoFile(folder.resolve("anna.zip"));
        assertSays(examination.refused(chess), "its game is unknown here", "games = [\"chess\"]", "reversi");
    }

    @Test
    void aNotebookIsToBeSavedAsAgentPy() throws Exception {
        assertSays(examination.refused(zip("agent.ipynb")), "a notebook", "call it agent.py");
    }

    @Test
    void agentPyMixedWithJavaMustMoveToItsOwnFolder() throws Exception {
        assertSays(
                examination.refused(zip("bot/agent.py", "bot/notes.class.txt")),
                "agent.py is not in its own folder or zip",
                "without any .java, .class or .jar");
    }
}
