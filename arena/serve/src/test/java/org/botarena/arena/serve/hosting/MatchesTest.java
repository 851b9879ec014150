package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The organizer starts a match with a sequential test, in the server's process. */
@Timeout(240)
class MatchesTest {
    private static final String SLOW = "Thread.sleep(100); " + TestJars.FIRST_MOVE;

    @TempDir
    private Path folder;

    private static Map<String, Object> match(String first, String second, String test) {
        return Map.of("first", first, "second", second, "test", test, "pairs", 1000);
    }

    private void plays(Browser author, String name, String code) throws IOException, InterruptedException {
        author.upload(TestJars.agent(folder.resolve("jars"), name, code)).require(201);
        author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
    }

    private static JsonNode awaitMatch(Browser organizer, String state, int games) throws InterruptedException {
        return organizer
                .await("organize", all -> {
                    JsonNode match = all.at("/matches/0");
                    return match.at("/state").asText().equals(state) && games(match) >= games;
                })
                .at("/matches/0");
    }

    private static int games(JsonNode match) {
        return match.at("/result/wins").asInt()
                + match.at("/result/draws").asInt()
                + match.at("/result/losses").asInt();
    }

    @Test
    void itEndsOnceItsTestHasDecided() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = event.organizer();
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
            Browser anna = event.author(organizer, "anna");
            plays(anna, "annas", TestJars.FIRST_MOVE);
            plays(
                    event.author(organizer, "bert"),
                    "berts",
                    "if (game.history().length > 2) throw new IllegalStateException(\"private cause\");"
                            + " return game.position().moves()[game.position().moves().length - 1];");
            assertEquals(
                    "[\"anna@1\",\"bert@1\",\"random\"]",
                    organizer.get("organize").json().at("/entrants").toString());

            organizer.post("organize/match", match("anna@1", "bert@1", "0,200")).require(200);
            JsonNode result = awaitMatch(organizer, "finished", 1).at("/result");
            assertEquals("h1", result.at("/sprt/verdict").asText(), result.toPrettyString());
            assertTrue(
                    result.at("/sprt/llr").asDouble()
                            >= result.at("/sprt/upper").asDouble(),
                    result.toPrettyString());
            assertTrue(result.at("/eloLow").asDouble() > 0, result.toPrettyString());
            assertEquals(
                    result.at("/wins").asInt(), result.at("/faults/1/threw").asInt(), "the second always throws");
            String actions = organizer.get("organize").json().at("/actions").toString();
            assertTrue(actions.contains("began a match of anna@1 against bert@1"), actions);

            assertEquals(
                    403,
                    anna.post("organize/match", match("anna@1", "bert@1", "0,50"))
                            .status());
            Browser assistant = organizer.add("ASSISTANT", "helper");
            assertEquals("[]", assistant.get("organize").json().at("/matches").toString());
            for (Map<String, Object> wrong : List.of(
                    match("anna@1", "anna@1", "0,50"),
                    match("anna@1", "carl@1", "0,50"),
                    match("anna@1", "../x", "0,50"),
                    match("anna@1", "bert@1", "50,0"))) {
                assertEquals(409, organizer.post("organize/match", wrong).status(), wrong.toString());
            }
        }
    }

    @Test
    void itIsStoppedAndAnInterruptedOneSaysSoAfterTheRestart() throws Exception {
        JsonNode before;
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = event.organizer();
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
            plays(event.author(organizer, "anna"), "annas", SLOW);

            organizer.post("organize/match", match("anna@1", "random", "0,1")).require(200);
            assertEquals(
                    409,
                    organizer
                            .post("organize/match", match("random", "anna@1", "0,1"))
                            .status(),
                    "one at a time");
            JsonNode playing = awaitMatch(organizer, "plays", 2);
            assertEquals("null", playing.at("/result/sprt/verdict").toString());
            organizer.post("organize/stop-match", Map.of()).require(200);
            JsonNode stopped = awaitMatch(organizer, "stopped", 2);
            assertTrue(stopped.at("/result/interrupted").asBoolean(), stopped.toPrettyString());

            organizer.post("organize/match", match("random", "anna@1", "0,1")).require(200);
            before = awaitMatch(organizer, "plays", 1);
        }
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = Browser.enter(event.link(), event.access().link(1));
            JsonNode matches = organizer.get("organize").require(200).json().at("/matches");
            assertEquals("interrupted", matches.at("/0/state").asText(), matches.toPrettyString());
            assertTrue(games(matches.at("/0")) >= games(before), matches.toPrettyString());
            assertEquals("stopped", matches.at("/1/state").asText(), matches.toPrettyString());
            organizer.post("organize/match", match("anna@1", "random", "0,1")).require(200);
            assertEquals(
                    "plays",
                    organizer.get("organize").json().at("/matches/0/state").asText());
        }
    }
}
