package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.JsonText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What is asked of a hosted event is answered as {@code /api/event/openapi.json} describes it. */
@Tag("slow")
@Timeout(200)
class EventApiTest {
    @TempDir
    private Path folder;

    private static void assertIs(JsonNode description, String schema, JsonNode answer) {
        ObjectNode root = JsonText.MAPPER.createObjectNode().put("$ref", "#/components/schemas/" + schema);
        root.set("components", description.get("components"));
        assertEquals(
                Set.of(),
                JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                        .getSchema(root)
                        .validate(answer),
                schema);
    }

    @Test
    void theLadderHasAPageBeforeItsFirstGame() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            for (String page : List.of("/ladder", "/ladder/games", "/screen")) {
                String text = event.browser().page(page).require(200).text();
                assertTrue(text.contains("Nothing has been played yet"), text);
            }
            event.browser().page("/tournaments/nothing").require(404);
        }
    }

    @Test
    void everyAddressIsThereAndEveryAnswerIsAsItIsDescribed() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            JsonNode description = anna.get("openapi.json").require(200).json();
            List<String> missing = new ArrayList<>();
            description.get("paths").properties().forEach(path -> {
                String address = path.getKey().replaceFirst("^/api/event/?", "");
                Hosted.Answer answer = path.getValue().has("get")
                        ? anna.get(address)
                        : event.browser().post(address, Map.of());
                if (answer.text().contains("nothing at this address") || answer.status() == 405) {
                    missing.add(path.getKey());
                }
            });
            assertEquals(List.of(), missing, "described, and not there");
            assertIs(
                    description,
                    "Upload",
                    anna.upload(TestJars.agent(folder.resolve("jars"), "annas", TestJars.FIRST_MOVE))
                            .require(201)
                            .json());
            anna.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            anna.await(
                    "",
                    now -> now.at("/ladder/lines").size() == 2
                            && now.at("/ladder/games").asInt() > 0);
            assertIs(description, "Event", anna.get("").json());
            assertIs(description, "Mine", anna.get("mine").json());
            anna.post("tests", Map.of("version", "anna@1", "opponent", "random"))
                    .require(200);
            JsonNode played =
                    anna.await("play", now -> now.at("/tests/0/state").asText().equals("played"));
            assertIs(description, "Play", played);
            anna.post("play", Map.of("game", "tictactoe", "opponent", "random", "seat", 0, "minutes", 0))
                    .require(200);
            assertIs(
                    description,
                    "Play",
                    anna.await("play", now -> now.at("/state/moves").size() > 0));
            String id = anna.get("mine").json().at("/games/0/id").asText();
            assertIs(description, "OwnGame", anna.get("mine/game?id=" + id).json());
            assertIs(description, "Organize", organizer.get("organize").json());
            assertIs(
                    description,
                    "Link",
                    organizer
                            .post("organize/person", Map.of("role", "AUTHOR", "alias", "bert"))
                            .json());
            assertIs(description, "Problem", anna.get("organize").json());
            assertFalse(description.toString().contains(folder.toString()));
        }
    }
}
