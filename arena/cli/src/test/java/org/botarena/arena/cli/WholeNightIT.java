package org.botarena.arena.cli;

import static org.botarena.arena.cli.ResumeIT.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A tournament of twelve in each format, over one night: the arena is killed, a jar comes late, another one is
 * replaced, and in the morning an author has a question.
 */
@EnabledOnOs(OS.LINUX)
class WholeNightIT {
    /** From the third ply on, the agent sleeps through its time. */
    private static final String SLEEPS = "if (game.position().moves().length < 7) { Thread.sleep(3000); } ";

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path folder;

    private Workplace work() {
        return new Workplace(folder);
    }

    /** Eleven samples with options, an author's jar, and latecomers. */
    private void configure(String... more) throws IOException {
        ObjectNode config = JSON.createObjectNode();
        config.put("game", "tictactoe");
        config.put("move-time", "1s");
        config.put("fresh", "pair");
        config.put("isolation", "process");
        config.put("out", "cup");
        ArrayNode entrants = config.putArray("entrants");
        entrants.addObject().put("path", "random");
        entrants.addObject().put("path", "flat").putObject("options").put("rounds", 5);
        for (int simulations = 10; simulations <= 90; simulations += 10) {
            entrants.addObject()
                    .put("path", "uct")
                    .put("name", "uct%d".formatted(simulations))
                    .putObject("options")
                    .put("simulations", simulations);
        }
        entrants.addObject().put("path", "agents/pupil.jar");
        for (String name : more) {
            entrants.addObject().put("path", "agents/" + name + ".jar");
        }
        JSON.writeValue(folder.resolve("cup.json").toFile(), config);
    }

    private void killedAfter(int games, List<String> format) throws Exception {
        List<String> command = new ArrayList<>(List.of("run", "--config", "cup.json"));
        command.addAll(format);
        int before = records().size();
        ArenaProcess arena = ArenaProcess.start(work(), command.toArray(String[]::new));
        arena.awaitGames(cup(), before + games);
        arena.end("KILL");
    }

    private Played cup() {
        return new Played(folder.resolve("cup"));
    }

    private List<JsonNode> records() throws IOException {
        return cup().games();
    }

    @Tag("slow")
    @Test
    void aSwissTournamentWithAFinalIsKilledTwiceGetsALateAndANewJarAndStillAnswers() throws Exception {
        isAWholeNight("--format swiss --rounds 3 --final 2");
    }

    @Tag("full")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "--format round-robin",
                "--format gauntlet --against random,flat:rounds=5",
                "--format swiss --rounds 4",
                "--format knockout",
                "--format ladder"
            })
    void everyOtherFormatDoesTheSame(String words) throws Exception {
        isAWholeNight(words);
    }

    private void isAWholeNight(String words) throws Exception {
        List<String> format = List.of(words.split(" "));
        work().agent("pupil", SLEEPS + TestJars.FIRST_MOVE);
        configure();
        killedAfter(3, format);
        assertSays(work().arena("status", "cup"), "arena resume continues it");

        work().agent("newcomer", TestJars.FIRST_MOVE);
        work().agent("pupil", "if (player > 9) { return 0; } " + SLEEPS + TestJars.FIRST_MOVE);
        configure("newcomer");
        List<String> joining = new ArrayList<>(format);
        if (words.contains("swiss")) {
            joining.addAll(List.of("--late-points", "newcomer=0"));
        }
        List<String> replacing = new ArrayList<>(joining);
        replacing.addAll(List.of("--replace", "pupil"));
        killedAfter(3, replacing);
        List<String> command = new ArrayList<>(List.of("run", "--config", "cup.json"));
        command.addAll(joining);
        assertSays(work().arena(command.toArray(String[]::new)), "Resumes", "points", "pupil", "newcomer");
        assertSays(work().arena("verify", "cup"), "all is well", "13 entrants");
        assertSays(work().arena("status", "cup"), "finished");
        questions();
    }

    private void questions() throws Exception {
        JsonNode results = JSON.readTree(folder.resolve("cup/results.json").toFile());
        JsonNode standings = results.get("standings");
        assertEquals(13, standings.size());
        JsonNode winner = standings.get(0);
        assertEquals(1, winner.get("place").asInt(), "who won");
        JsonNode rating = winner.get("rating");
        boolean isSpotless = rating.get("interval").asText().equals("at-least");
        assertTrue(
                isSpotless
                        || rating.get("eloLow").asDouble()
                                < rating.get("eloHigh").asDouble(),
                "how sure that is: " + rating);
        JsonNode pupil = StreamSupport.stream(standings.spliterator(), false)
                .filter(row -> row.get("entrant").asText().equals("pupil"))
                .findFirst()
                .orElseThrow();
        assertTrue(pupil.at("/faults/late").asInt() > 0, "who was late: " + pupil);
        List<JsonNode> games = records();
        assertEquals(
                games.size(),
                games.stream().map(game -> game.get("id").asText()).distinct().count());
        JsonNode lost = games.stream()
                .filter(game -> game.toString().contains("\"late\""))
                .findFirst()
                .orElseThrow();
        String id = lost.get("id").asText();
        assertSays(work().arena("replay", "cup", id), "late");
        assertSays(work().arena("explain", "cup", id), "pupil");
        String page = Files.readString(folder.resolve("cup/report.html"));
        assertTrue(page.contains("pupil") && page.contains("late"));
    }
}
