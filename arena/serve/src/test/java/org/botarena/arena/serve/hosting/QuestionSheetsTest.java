package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The organizer orders questions to the authors, which are made in the background and private. */
@Timeout(240)
class QuestionSheetsTest {
    @TempDir
    private Path folder;

    private static Map<String, Object> wanted(String tournament, int positions) {
        return Map.of("tournament", tournament, "positions", positions, "language", "en");
    }

    @Test
    void theSheetsOfATournamentAreForTheOrganizerOnlyAlsoWhileItIsFrozen() throws Exception {
        String name;
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            for (Browser author : List.of(anna, event.author(organizer, "bert"))) {
                author.upload(TestJars.agent(folder.resolve("jars"), "firsts", TestJars.FIRST_MOVE))
                        .require(201);
                author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            }
            organizer
                    .post("organize/tournament", Map.of("settings", Map.of("pairs", "2")))
                    .require(200);
            organizer.await("", now -> now.at("/tournaments/0/state").asText().equals("finished"));
            name = organizer.get("").json().at("/tournaments/0/name").asText();
            organizer.post("organize/freeze", Map.of("tournament", name)).require(200);
            assertEquals(
                    404, organizer.get("organize/sheets?tournament=" + name).status(), "they are not made yet");

            organizer.post("organize/sheets", wanted(name, 2)).require(200);
            JsonNode made = organizer
                    .await(
                            "organize",
                            all -> !all.at("/sheets/0/state").asText().equals("making"))
                    .at("/sheets/0");
            assertEquals("ready", made.at("/state").asText(), made::toString);
            assertEquals(8, made.at("/games").asInt(), "four of each author");
            String page = organizer
                    .get("organize/sheets?tournament=" + name)
                    .require(200)
                    .text();
            assertEquals(4, page.split("<article", -1).length - 1);
            assertTrue(page.contains("<p class=\"dim\">by anna, 2 positions</p>"), page);

            Browser assistant = organizer.add("ASSISTANT", "helper");
            assertEquals("[]", assistant.get("organize").json().at("/sheets").toString());
            for (Browser other : List.of(anna, assistant)) {
                assertEquals(
                        403, other.get("organize/sheets?tournament=" + name).status());
                assertEquals(403, other.post("organize/sheets", wanted(name, 2)).status());
            }
            assertEquals(
                    401,
                    event.browser().get("organize/sheets?tournament=" + name).status());
            assertFalse(event.browser().get("").text().contains("sheets"));
            assertEquals(
                    404,
                    organizer.get("organize/sheets?tournament=..%2F..%2Fevent").status());
            assertEquals(409, organizer.post("organize/sheets", wanted(name, 0)).status());
            assertEquals(
                    404, organizer.post("organize/sheets", wanted("other", 2)).status());
        }
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = Browser.enter(event.link(), event.access().link(1));
            JsonNode made = organizer.get("organize").json().at("/sheets/0");
            assertEquals(name, made.at("/tournament").asText(), "they stay after a restart");
            assertEquals("ready", made.at("/state").asText());
        }
    }
}
