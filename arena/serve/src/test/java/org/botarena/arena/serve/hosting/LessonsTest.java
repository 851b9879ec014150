package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Authors see the losing move of their games, download a test of it, and play on from there. */
@Tag("slow")
@Timeout(300)
class LessonsTest {
    static final String LAST_MOVE = "long[] moves = game.position().moves(); return moves[moves.length - 1];";

    @TempDir
    private Path folder;

    static boolean isTold(JsonNode mine) {
        return mine.at("/games").findValues("lesson").stream().anyMatch(JsonNode::isObject);
    }

    private static JsonNode lost(JsonNode mine) {
        for (JsonNode game : mine.at("/games")) {
            if (game.get("lesson").isObject()
                    && !game.at("/lesson/move").asText().isEmpty()) {
                return game;
            }
        }
        throw new AssertionError("no game was lost by a move: " + mine.toPrettyString());
    }

    static String author(Hosted event, String alias) {
        return event.organizer()
                .post("organize/person", Map.of("role", "AUTHOR", "alias", alias))
                .require(200)
                .json()
                .at("/link")
                .asText();
    }

    @Test
    void whereAGameWasLostIsFoundByItself() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Hosted.Browser anna = Hosted.Browser.enter(event.link(), author(event, "anna"));
            anna.upload(TestJars.agent(folder.resolve("jars"), "last", LAST_MOVE))
                    .require(201);
            JsonNode game = lost(anna.await("mine", LessonsTest::isTold));
            JsonNode lesson = game.get("lesson");
            assertEquals(game.get("own"), lesson.get("seat"));
            assertTrue(lesson.get("isExact").asBoolean(), "tic-tac-toe is solved");
            String query = "?id=" + game.get("id").asText();
            JsonNode explained = anna.get("mine/explanation" + query).json();
            assertEquals(explained.get("lostAt"), lesson.get("ply"), "the same judges");

            Hosted.Answer test = anna.get("mine/explanation/test" + query).require(200);
            assertTrue(test.text().contains("void playsSomethingBetter()"), test::text);
            assertTrue(test.text().contains("\"" + TestJars.className("last") + "\""), "with the class of the agent");

            int ply = lesson.get("ply").asInt();
            Map<String, Object> from =
                    Map.of("tournament", "", "id", game.get("id").asText(), "ply", ply);
            Map<String, Object> wish = Map.of(
                    "game",
                    "tictactoe",
                    "opponent",
                    "random",
                    "seat",
                    lesson.get("seat").asInt(),
                    "minutes",
                    0,
                    "from",
                    from);
            anna.post("play", wish).require(200);
            JsonNode play =
                    anna.await("play", now -> now.at("/state/phase").asText().equals("person"));
            assertEquals(9 - ply, play.at("/state/moves").size(), "it begins where the move was to be made");

            Hosted.Browser bert = Hosted.Browser.enter(event.link(), author(event, "bert"));
            assertEquals(404, bert.post("play", wish).status(), "another's game");
            assertEquals(404, bert.get("mine/explanation/test" + query).status());
        }
    }
}
