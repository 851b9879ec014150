package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A tournament whose end comes before it is over. */
@DisabledOnOs(OS.WINDOWS)
class StoppedRunIT {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
    }

    @Test
    void somebodyWhoReadsTheFirstLineAloneGetsAllTheResults() throws Exception {
        work.twoAgents();
        String command = String.join(
                " ", Workplace.command("run", "--game", "tictactoe", "--out", "out", "--isolation=process"));
        work.shell().script("{ %s; echo $? >code; } 2>&1 | head -n 1".formatted(command));
        assertEquals("0", Files.readString(folder.resolve("code")).strip());
        assertEquals(
                2, json(folder.resolve("out/results.json")).at("/games/played").asInt());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void controlCKeepsWhatHasEndedAndLeavesNoProcess() throws Exception {
        Process arena = startLongTournament();
        awaitGames(2);
        signal("INT", arena);
        assertTrue(arena.waitFor(1, TimeUnit.MINUTES));
        assertEquals(130, arena.exitValue());
        JsonNode results = json(folder.resolve("out/results.json"));
        assertTrue(results.get("interrupted").asBoolean());
        assertEquals(
                games(folder.resolve("out")).size(), results.at("/games/played").asInt());
        assertEquals(List.of(), hosts());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void killedTheArenaLeavesNoProcessEither() throws Exception {
        Process arena = startLongTournament();
        awaitGames(1);
        signal("KILL", arena);
        assertTrue(arena.waitFor(1, TimeUnit.MINUTES));
        for (int i = 0; i < 100 && !hosts().isEmpty(); i++) {
            Thread.sleep(100);
        }
        assertEquals(List.of(), hosts());
    }

    /** In a session and a process group of its own, as a terminal would start it. */
    private Process startLongTournament() throws IOException {
        work.agent("first", "Thread.sleep(50); " + TestJars.FIRST_MOVE);
        work.agent("other", "Thread.sleep(50); " + TestJars.FIRST_MOVE);
        // A build in the background of a script ignores Ctrl-C, and so would all that it starts.
        List<String> command = new ArrayList<>(List.of("setsid", "env", "--default-signal=INT"));
        command.addAll(Workplace.command("run", "--game", "tictactoe", "--pairs", "1000", "--out", "out"));
        command.addAll(List.of("--yes", "--isolation=process"));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().put("BOTARENA_CACHE", Workplace.CACHE.toString());
        builder.environment().put("BOTARENA_JAVA_OPTIONS", Workplace.QUICKLY);
        return builder.redirectErrorStream(true)
                .redirectOutput(folder.resolve("said.txt").toFile())
                .start();
    }

    private void awaitGames(int number) throws Exception {
        Path file = folder.resolve("out/games.jsonl");
        for (int i = 0; i < 600; i++) {
            if (Files.exists(file) && Files.readAllLines(file).size() >= number) {
                return;
            }
            Thread.sleep(100);
        }
        throw new AssertionError("no game ends: " + Files.readString(folder.resolve("said.txt")));
    }

    private static void signal(String name, Process group) throws Exception {
        new ProcessBuilder("sh", "-c", "kill -s %s -- -%d".formatted(name, group.pid()))
                .start()
                .waitFor();
    }

    /** The processes that run from this test's cache folder. */
    private static List<String> hosts() {
        return ProcessHandle.allProcesses()
                .flatMap(process -> process.info().commandLine().stream())
                .filter(line -> line.contains(Workplace.CACHE + "/host-"))
                .toList();
    }

    private static List<JsonNode> games(Path results) throws IOException {
        List<JsonNode> games = new ArrayList<>();
        for (String line : Files.readAllLines(results.resolve("games.jsonl"))) {
            games.add(MAPPER.readTree(line));
        }
        return games;
    }

    private static JsonNode json(Path file) throws IOException {
        return MAPPER.readTree(Files.readString(file));
    }
}
