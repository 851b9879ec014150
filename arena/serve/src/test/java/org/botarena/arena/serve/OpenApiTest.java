package org.botarena.arena.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.botarena.arena.record.GameRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The API answers exactly as its document describes: {@link ServedPage} checks each answer. */
@Timeout(120)
class OpenApiTest {
    @TempDir
    private Path folder;

    @Test
    void everyRouteAnswersAsItIsDescribed() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 3, "anna", "bert", "late");
                ServedPage page = new ServedPage(folder.resolve("cup"));
                ServedPage.Reader reader = page.read("")) {
            DescribedApi api = DescribedApi.at(page.link());
            List<String> first = reader.next();
            assertEquals("snapshot", first.get(1));
            api.check("Snapshot", first.get(2));
            for (int i = 0; i < 4; i++) {
                cup.play();
            }
            GameRecord live = cup.draw();
            cup.begin(live);
            JsonNode state = page.await(now -> now.at("/tournament/done").asInt() == 7
                    && now.get("playing").size() == 1);
            List<String> news = reader.next();
            assertEquals("news", news.get(1));
            api.check("Changes", news.get(2));

            page.get("/api/state?after=" + first.get(0));
            page.get("/api/games?limit=3&offset=1&opening=0&fault=");
            page.get("/api/games/" + live.id());
            page.get("/api/games/" + live.id() + "/picture.png");
            for (String id : page.json("/api/games").get("games").findValuesAsText("id")) {
                page.get("/api/games/" + id);
            }
            page.get("/api/agents/" + state.at("/standings/0/agent").asText());
            page.get("/api/texts/fr");
            page.get("/api/link");
            page.get("/api/openapi.json");
            page.get("/api/games/nothing");

            Set<String> asked = new TreeSet<>(api.answered());
            asked.add("get /api/events");
            assertEquals(api.routes(), asked);
        }
    }

    @Test
    void aFieldThatIsNotDescribedIsFound() throws Exception {
        new RunningCup(folder.resolve("cup"), 1, "anna", "bert").close();
        try (ServedPage page = new ServedPage(folder.resolve("cup"))) {
            DescribedApi api = DescribedApi.at(page.link());
            api.check("RoomLink.Link", "{\"link\": \"\"}");
            for (String other : List.of("{\"link\": \"\", \"more\": 1}", "{}", "{\"link\": null}", "{\"link\": 7}")) {
                assertThrows(AssertionError.class, () -> api.check("RoomLink.Link", other), other);
            }
        }
    }

    @Test
    void whatTheRecordsSayIsInTheDocument() throws Exception {
        new RunningCup(folder.resolve("cup"), 1, "anna", "bert").close();
        try (ServedPage page = new ServedPage(folder.resolve("cup"))) {
            JsonNode document = page.json("/api/openapi.json");
            for (Map.Entry<String, String> each : Map.of(
                            "/components/schemas/Snapshot/properties/tournament/$ref",
                            "#/components/schemas/TournamentFacts",
                            "/components/schemas/Snapshot/properties/cells/items/$ref",
                            "#/components/schemas/Cell",
                            "/components/schemas/Snapshot/properties/standings/items/$ref",
                            "#/components/schemas/Row.Line",
                            "/components/schemas/TournamentFacts/properties/state/enum/0",
                            "running",
                            "/components/schemas/Changes/required/0",
                            "now",
                            "/paths/~1api~1games/get/parameters/5/schema/maximum",
                            "500",
                            "/paths/~1api~1games~1{id}/get/parameters/0/in",
                            "path")
                    .entrySet()) {
                assertEquals(each.getValue(), document.at(each.getKey()).asText(), each.getKey());
            }
        }
    }
}
