package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.botarena.game.reversi.Reversi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A version replaces another one, whose rating is kept. */
@Tag("slow")
@Timeout(150)
class NewVersionTest {
    private static final String LAST_MOVE = "long[] moves = game.position().moves(); return moves[moves.length - 1];";

    @TempDir
    private Path folder;

    @Test
    void theAgentsPageTellsTheRatingOfEachVersionByItsNumberOnly() throws Exception {
        Path jars = folder.resolve("jars");
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            anna.upload(TestJars.agent(jars, "first", TestJars.FIRST_MOVE)).require(201);
            anna.await("", now -> played(now, "anna@1") >= 4);
            anna.post("alias", Map.of("alias", "hanna")).require(200);
            anna.upload(TestJars.agent(jars, "second", LAST_MOVE)).require(201);
            anna.await("", now -> played(now, "hanna@2") >= 2);

            JsonNode agent = agent(anna, "hanna@2");
            assertEquals(2, agent.at("/versions").size(), agent.toString());
            assertEquals(2, agent.at("/versions/0/number").asInt());
            assertTrue(agent.at("/versions/0/plays").asBoolean());
            assertEquals(1, agent.at("/versions/1/number").asInt());
            assertTrue(agent.at("/versions/1/games").asInt() >= 4, agent.toString());
            assertTrue(agent.at("/versions/1/elo").isNumber(), agent.toString());
            assertTrue(!agent.toString().contains("anna@1"), "what it was called may be hidden by now");
            assertEquals(0, agent(anna, "random").at("/versions").size());
        }
    }

    @Test
    void anUploadForAnotherGameIsRefusedAndNotFirstCalledAdmitted() throws Exception {
        Path jar = TestJars.agentFor(folder.resolve("jars"), "discs", Reversi.class, TestJars.FIRST_MOVE);
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser anna = event.author(event.organizer(), "anna");
            anna.upload(jar).require(201);
            JsonNode mine = anna.await(
                    "mine", now -> now.at("/uploads/0/state").asText().equals("refused"));
            assertEquals(
                    "discs.jar: REFUSED\n  It plays reversi, but this event plays tictactoe: submit an agent for this game.",
                    mine.at("/uploads/0/answer").asText());
        }
    }

    private static int played(JsonNode event, String entrant) {
        for (JsonNode line : event.at("/ladder/lines")) {
            if (line.at("/name").asText().equals(entrant)) {
                return line.at("/games").asInt();
            }
        }
        return 0;
    }

    private static JsonNode agent(Browser somebody, String name) throws InterruptedException {
        for (int i = 0; i < 200; i++) {
            for (JsonNode row : somebody.page("/api/state?of=ladder").json().at("/standings")) {
                if (row.at("/name").asText().equals(name)) {
                    return somebody.page("/api/agents/%s?of=ladder"
                                    .formatted(row.at("/agent").asText()))
                            .require(200)
                            .json();
                }
            }
            Thread.sleep(100);
        }
        throw new AssertionError(name + " is not in the ladder");
    }
}
