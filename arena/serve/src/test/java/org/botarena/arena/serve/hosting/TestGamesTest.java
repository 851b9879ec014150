package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An author requests games that do not count, and reads their agent's output in all of its games. */
@Tag("slow")
@Timeout(240)
class TestGamesTest {
    @TempDir
    Path folder;

    private static Map<String, String> against(String version, String opponent) {
        return Map.of("version", version, "opponent", opponent);
    }

    private static void assistantTestsWhateverPlays(Browser organizer) throws Exception {
        Browser assistant = organizer.add("ASSISTANT", "helper");
        assertEquals(
                "[\"anna@1\",\"bert@1\"]",
                assistant.get("play").require(200).json().at("/testable").toString());
        assistant.post("tests", against("anna@1", "bert@1")).require(200);
        String tests = assistant
                .await(
                        "play",
                        play -> play.at("/tests/0/state").asText().equals("played")
                                && play.at("/tests/1/state").asText().equals("played"))
                .at("/tests")
                .toString();
        assertTrue(tests.contains("threw"), tests);
        assertFalse(tests.contains("secret") || tests.contains("private cause"), "an author's private output");
    }

    @Test
    void theyArePlayedFromBothSidesWithOutputOnlyForTheirAuthorAndAreNotRanked() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            Browser bert = event.author(organizer, "bert");
            anna.upload(TestJars.agent(
                            folder.resolve("jars"),
                            "annas",
                            "System.out.println(\"secret of anna\"); return game.position().moves()[0];"))
                    .require(201);
            bert.upload(TestJars.agent(
                            folder.resolve("jars"),
                            "berts",
                            "System.out.println(\"secret of bert\"); if (game.history().length > 2)"
                                    + " throw new IllegalStateException(\"private cause\");"
                                    + " return game.position().moves()[game.position().moves().length - 1];"))
                    .require(201);
            anna.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            bert.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            bert.post("opened", Map.of("isOpened", true)).require(200);
            assertEquals(409, anna.post("tests", against("bert@1", "random")).status(), "it is not hers");
            assertEquals(409, bert.post("tests", against("bert@1", "anna@1")).status(), "it is not opened");

            anna.post("tests", against("anna@1", "bert@1")).require(200);
            JsonNode tests = anna.await(
                            "play",
                            play -> play.at("/tests/0/state").asText().equals("played")
                                    && play.at("/tests/1/state").asText().equals("played"))
                    .at("/tests");
            assertEquals("bert@1", tests.at("/0/first").asText());
            assertEquals("anna@1", tests.at("/1/first").asText());
            assertEquals("threw", tests.at("/1/game/faults/0/kind").asText(), tests.toString());
            assertTrue(tests.at("/1/game/output").asText().contains("secret of anna"), tests.toString());
            assertFalse(tests.toString().contains("secret of bert"), "another's output");
            assertFalse(tests.toString().contains("private cause"), "another's reason");
            assertEquals("[]", bert.get("play").json().at("/tests").toString());

            JsonNode mine = bert.await(
                    "mine",
                    one -> one.at("/games").findValuesAsText("first").toString().contains("anna"));
            String id = "";
            for (JsonNode game : mine.at("/games")) {
                id = game.toString().contains("anna@1") ? game.at("/id").asText() : id;
            }
            String own = bert.get("mine/game?tournament=&id=" + id).require(200).text();
            assertTrue(own.contains("secret of bert") && own.contains("private cause"), own);
            String hers =
                    anna.get("mine/game?tournament=&id=" + id).require(200).text();
            assertFalse(hers.contains("secret of bert") || hers.contains("private cause"), hers);
            assistantTestsWhateverPlays(organizer);
            Browser carl = event.author(organizer, "carl");
            assertEquals(404, carl.get("mine/game?tournament=&id=" + id).status());
            assertEquals(404, bert.get("mine/game?tournament=../x&id=" + id).status());
            for (int i = 0; i < 5; i++) {
                anna.post("tests", against("anna@1", "random"));
            }
            assertEquals(409, anna.post("tests", against("anna@1", "random")).status(), "enough wait");
        }
    }
}
