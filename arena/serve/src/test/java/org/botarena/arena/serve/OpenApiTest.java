package org.botarena.arena.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.JsonText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The API answers what its description says, and nothing else. */
@Timeout(120)
class OpenApiTest {
    @TempDir
    private Path folder;

    private static void assertIs(JsonNode description, String schema, JsonNode answer) {
        ObjectNode root = JsonText.MAPPER.createObjectNode().put("$ref", "#/components/schemas/" + schema);
        root.set("components", description.get("components"));
        JsonSchema checker =
                JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(root);
        assertEquals(Set.of(), checker.validate(answer), schema);
    }

    @Test
    void everyAnswerIsAsItIsDescribed() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 3, "anna", "bert", "late");
                ServedPage page = new ServedPage(folder.resolve("cup"));
                ServedPage.Reader reader = page.read("")) {
            JsonNode description = page.json("/api/openapi.json");
            List<String> first = reader.next();
            assertIs(description, "State", JsonText.MAPPER.readTree(first.get(2)));
            for (int i = 0; i < 4; i++) {
                cup.play();
            }
            GameRecord live = cup.draw();
            cup.begin(live);
            JsonNode state = page.await(now -> now.at("/tournament/done").asInt() == 7
                    && now.get("playing").size() == 1);
            assertIs(description, "State", state);
            assertIs(description, "Messages", page.json("/api/state?after=" + first.get(0)));
            assertIs(description, "Games", page.json("/api/games?limit=3"));
            assertIs(description, "WholeGame", page.json("/api/games/" + live.id()));
            for (JsonNode game : page.json("/api/games").get("games")) {
                assertIs(
                        description,
                        "WholeGame",
                        page.json("/api/games/" + game.get("id").asText()));
            }
            assertIs(
                    description,
                    "Agent",
                    page.json("/api/agents/" + state.at("/standings/0/agent").asText()));
            assertIs(description, "Texts", page.json("/api/texts/fr"));
            assertIs(description, "Link", page.json("/api/link"));
            assertIs(description, "Problem", page.json("/api/games/nothing"));
        }
    }

    @Test
    void everyAddressIsDescribed() throws Exception {
        new RunningCup(folder.resolve("cup"), 1, "anna", "bert").close();
        try (ServedPage page = new ServedPage(folder.resolve("cup"))) {
            Set<String> described = new TreeSet<>();
            page.json("/api/openapi.json").get("paths").fieldNames().forEachRemaining(described::add);
            List<String> missing = new ArrayList<>();
            for (String address : described) {
                if (!address.equals("/api/events")
                        && page.get(address.replace("{language}", "en").replace("{id}", "x"))
                                .body()
                                .contains("nothing at this address")) {
                    missing.add(address);
                }
            }
            assertEquals(List.of(), missing, "described, and not there");
            assertTrue(described.contains("/api/state"));
        }
    }
}
