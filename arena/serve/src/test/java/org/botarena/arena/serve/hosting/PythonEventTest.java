package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An event that accepts Python treats it like a tournament: sandboxed, checked, tried, rated and refused. */
@Tag("slow")
@Timeout(240)
class PythonEventTest {
    private static final String FIRST_MOVE = """
            class Agent:
                def __init__(self, game):
                    self.game = game

                def play(self, player):
                    return self.game.moves[0]
            """;

    /** A submission of the Sorbonne's course. */
    private static final String COURSE = """
            from bitreversi import BitboardReversi
            import choice

            class AgentFirst:
                def __init__(self, board):
                    assert isinstance(board, BitboardReversi)
                    self.board = board

                def play(self, player):
                    return choice.of(self.board.valid_moves(player))
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void python() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "no Python here");
    }

    private Hosted event(String game, Map<String, String> more) {
        Map<String, String> settings =
                new HashMap<>(Map.of("game", game, "languages", "java,python", "isolation", "sandbox"));
        settings.putAll(more);
        return new Hosted(folder.resolve("evening"), settings);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private byte[] zip(String... files) throws IOException {
        TestJar zip = TestJars.jar("hand-in").withoutManifest();
        for (int i = 0; i < files.length; i += 2) {
            zip.entry(files[i], files[i + 1]);
        }
        return Files.readAllBytes(zip.intoFile(folder.resolve("hand-in.zip")));
    }

    private static JsonNode checked(Browser author, String name, byte[] bytes) throws InterruptedException {
        String id = author.upload(name, bytes).require(201).json().at("/id").asText();
        return author.await("mine", mine -> isSettled(mine.at("/uploads/0")) && isOf(mine.at("/uploads/0"), id))
                .at("/uploads/0");
    }

    private static boolean isOf(JsonNode upload, String id) {
        return upload.at("/id").asText().equals(id);
    }

    private static boolean isSettled(JsonNode upload) {
        return List.of("admitted", "refused").contains(upload.at("/state").asText());
    }

    private static String refusal(Browser author, String name, byte[] bytes) throws InterruptedException {
        JsonNode upload = checked(author, name, bytes);
        assertEquals("refused", upload.at("/state").asText(), upload.toString());
        return upload.at("/answer").asText().replaceAll("\\s+", " ");
    }

    @Test
    void oneFileAZipAndTheFormOfTheCoursePlayAgainstJavaWithoutAFault() throws Exception {
        try (Hosted event = event("reversi:size=4", Map.of())) {
            Browser organizer = event.organizer();
            assertEquals(
                    "[\"java\",\"python\"]",
                    organizer.get("").json().at("/languages").toString());
            Map<String, byte[]> files = Map.of(
                    "agent.py",
                    bytes(FIRST_MOVE),
                    "snake.zip",
                    zip("snake/agent.py", "games = ['reversi']\n" + FIRST_MOVE),
                    "Agent_3101_3102.zip",
                    zip(
                            "Agent_3101_3102/agent.py",
                            COURSE,
                            "Agent_3101_3102/choice.py",
                            "def of(moves):\n    return moves[0]\n"));
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Browser author = event.author(organizer, "by" + file.getKey().length());
                JsonNode upload = checked(author, file.getKey(), file.getValue());
                assertEquals("admitted", upload.at("/state").asText(), upload.toString());
                assertEquals("", upload.at("/warning").asText(), upload.toString());
                author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            }
            Browser java = event.author(organizer, "java");
            checked(
                    java,
                    "java.jar",
                    Files.readAllBytes(TestJars.agent(folder.resolve("jars"), "java", TestJars.FIRST_MOVE)));
            java.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            organizer.post("organize/tournament", Map.of("settings", Map.of())).require(200);
            JsonNode tournament = organizer
                    .await("", all -> all.at("/tournaments/0/state").asText().equals("finished"))
                    .at("/tournaments/0");
            assertEquals(4, tournament.at("/lines").size(), tournament.toString());
            assertFalse(java.get("mine").json().at("/games").toString().contains("\"kind\":"), "a fault");
        }
    }

    @Test
    void whatMayNotPlayIsRefusedWithItsLineAndWhatToDo() throws Exception {
        try (Hosted event = event("tictactoe", Map.of())) {
            Browser anna = event.author(event.organizer(), "anna");
            String missing = refusal(anna, "agent.py", bytes("import random\nimport numpy as np\n\n" + FIRST_MOVE));
            assertTrue(missing.contains("it imports a missing module: numpy"), missing);
            assertTrue(missing.contains("agent.<module>, line 2") && missing.contains("--python-libraries"), missing);
            String other = refusal(anna, "agent.py", bytes("games = [\"reversi\", \"pig\"]\n" + FIRST_MOVE));
            assertTrue(other.contains("It plays pig, reversi, but this event plays tictactoe"), other);
            assertTrue(refusal(anna, "my_agent.py", bytes(FIRST_MOVE)).contains("Call it agent.py"));
            String raises = refusal(anna, "agent.py", bytes(FIRST_MOVE.replace("return", "return 1 // 0 or")));
            assertTrue(raises.contains("ZeroDivisionError") && raises.contains("agent.play, line 6"), raises);
        }
    }

    @Test
    void aLibraryOfTheOrganizersIsThereForEveryAgent() throws Exception {
        Path libraries = OpenFolder.temporary("python-libraries-");
        OpenFolder.open(Files.writeString(libraries.resolve("oracle.py"), "def best(moves):\n    return moves[-1]\n"));
        try (Hosted event = event("tictactoe", Map.of("python-libraries", libraries.toString()))) {
            Browser anna = event.author(event.organizer(), "anna");
            JsonNode upload = checked(
                    anna,
                    "agent.py",
                    bytes("import oracle\n"
                            + FIRST_MOVE.replace("moves[0]", "moves and oracle.best(self.game.moves)")));
            assertEquals("admitted", upload.at("/state").asText(), upload.toString());
            assertEquals("", upload.at("/warning").asText(), upload.toString());
        } finally {
            FileUtils.deleteQuietly(libraries.toFile());
        }
    }

    @Test
    void anEventWithoutPythonSaysThatItIsTheOrganizersChoice() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser anna = event.author(event.organizer(), "anna");
            String answer = refusal(anna, "agent.py", bytes(FIRST_MOVE));
            assertTrue(answer.contains("an agent in Python") && answer.contains("--languages java,python"), answer);
        }
    }

    @Test
    void anEventThatCouldNotPlayPythonDoesNotBegin() {
        String refused = assertThrows(Failed.class, () -> event("tictactoe", Map.of("isolation", "process")))
                .getMessage();
        assertTrue(refused.contains("in a sandbox only"), refused);
    }

    @Test
    @Tag("long")
    void theHostileAgentsInPythonGetAVerdictAndDoNoHarm() throws Exception {
        List<Path> zoo;
        try (Stream<Path> files = Files.list(Path.of("../zoo/src/agents/zoo/python"))) {
            zoo = files.sorted().toList();
        }
        try (Hosted event = event("tictactoe", Map.of("move-time", "500ms"))) {
            Browser organizer = event.organizer();
            Browser keeper = event.author(organizer, "keeper");
            List<String> admitted = new ArrayList<>();
            for (Path specimen : zoo) {
                JsonNode upload = checked(keeper, "agent.py", Files.readAllBytes(specimen));
                assertFalse(upload.at("/answer").asText().contains("BREACH"), specimen + ": " + upload);
                if (upload.at("/state").asText().equals("admitted")) {
                    admitted.add(specimen.getFileName().toString());
                }
            }
            assertFalse(admitted.contains("LoopsForEverInPython.py"), admitted.toString());
            assertFalse(admitted.contains("LeavesWithCode7.py"), admitted.toString());
            assertTrue(admitted.contains("StartsAShell.py"), "what is shut off does no harm: " + admitted);
            Browser anna = event.author(organizer, "anna");
            JsonNode honest = checked(anna, "agent.py", bytes(FIRST_MOVE));
            assertEquals("admitted", honest.at("/state").asText(), honest.toString());
            assertEquals("", honest.at("/warning").asText(), honest.toString());
        }
    }
}
