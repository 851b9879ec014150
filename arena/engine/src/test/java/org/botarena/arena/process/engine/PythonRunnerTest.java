package org.botarena.arena.process.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The runner of Python agents finds {@code agent.py} and its modules anywhere in a zip. */
class PythonRunnerTest {
    private static final Path PYTHON = Path.of("/usr/bin/python3");

    private static final String AGENT = """
            import opening
            from openings import book

            class Agent:
                def __init__(self, game):
                    self.move = opening.MOVE + book.MOVE

                def play(self, player):
                    return self.move
            """;

    @TempDir
    Path folder;

    /** The runner's answers when the agent in this zip is asked for a move. */
    private List<String> answers(Path zip) throws Exception {
        return answers(zip, "");
    }

    private List<String> answers(Path zip, String more, String... libraries) throws Exception {
        assumeTrue(Files.isExecutable(PYTHON), "no Python here");
        for (String file : List.of("runner.py", "bitreversi.py")) {
            try (InputStream in = EngineDescriptor.class.getResourceAsStream(file)) {
                Files.write(folder.resolve(file), in.readAllBytes());
            }
        }
        List<String> command = new ArrayList<>(List.of(PYTHON.toString(), "-I", "-S", "-B"));
        command.add(folder.resolve("runner.py").toString());
        command.add(zip.toString());
        command.addAll(List.of(libraries));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.outputWriter(StandardCharsets.UTF_8)
                .append("game tictactoe\nseat 0\nstart\nposition .\nmoves a1 b2\n" + more + "move 7\n")
                .close();
        return process.inputReader(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void theAgentsCommentComesBeforeItsMove() throws Exception {
        Path zip = TestJars.jar("says").withoutManifest().entry("agent.py", """
                        class Agent:
                            def __init__(self, game):
                                self.game = game

                            def play(self, player):
                                self.game.say(-1, "b2")
                                self.game.say(0.5, "a1\\n b2")
                                return "a1"
                        """).intoFile(folder.resolve("says.zip"));
        assertEquals(List.of("ready 1", "say 0.5 a1 b2", "7 a1"), answers(zip));
    }

    @Test
    void anAgentSeesTheClocksAndTheLimitPerMove() throws Exception {
        Path zip = TestJars.jar("clocked")
                .withoutManifest()
                .entry("agent.py", """
                        class Agent:
                            def __init__(self, game):
                                self.game = game

                            def play(self, player):
                                game = self.game
                                return "%s,%s,%d,%.0f" % (game.clocks, game.increment, game.time_left() > 39, game.move_time())
                        """)
                .intoFile(folder.resolve("clocked.zip"));
        assertEquals(
                List.of("ready 1", "7 [40.0, 60.0],1.0,1,3"),
                answers(zip, "clocks 40000 60000\nincrement 1000\ntime 40000\n"));
        assertEquals(List.of("ready 1", "7 [],0.0,0,2"), answers(zip, "time 2000\n"));
    }

    @Test
    void additionalLibrariesComeAfterTheAgentsOwnModules() throws Exception {
        Path libraries = Files.createDirectories(folder.resolve("libraries"));
        Files.writeString(libraries.resolve("opening.py"), "MOVE = 'z'");
        Files.writeString(libraries.resolve("numbers2.py"), "MOVE = '2'");
        Path zip = TestJars.jar("agent")
                .withoutManifest()
                .entry("agent.py", AGENT.replace("from openings import book", "import numbers2 as book"))
                .entry("opening.py", "MOVE = 'b'")
                .intoFile(folder.resolve("agent.zip"));
        assertEquals(List.of("ready 1", "7 b2"), answers(zip, "", libraries.toString()));
        assertEquals(
                "threw ModuleNotFoundError: No module named 'numbers2'\tat agent.<module>(agent.py:2)",
                answers(zip).get(0));
    }

    private Path zip(String before, String separator) throws IOException {
        return TestJars.jar("agent")
                .withoutManifest()
                .entry(before + "agent.py", AGENT)
                .entry(before + "opening.py", "MOVE = 'b'")
                .entry(before + "openings" + separator + "__init__.py", "")
                .entry(before + "openings" + separator + "book.py", "MOVE = '2'")
                .intoFile(folder.resolve("agent.zip"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "snake\\", "my\\snake\\"})
    void backslashesDivideFoldersToo(String before) throws Exception {
        assertEquals(List.of("ready 1", "7 b2"), answers(zip(before, "\\")));
    }

    @Test
    void slashesSeparateFolders() throws Exception {
        assertEquals(List.of("ready 1", "7 b2"), answers(zip("snake/", "/")));
    }
}
