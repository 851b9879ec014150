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

/** Protests and similarities, which only the organizer sees and decides, and which survive a restart. */
@Tag("slow")
@Timeout(240)
class ProtestAndLikenessTest {
    private static final String SEARCH = """
            long best = game.position().moves()[0]; double most = -1e9; int seat = player;
            for (long move : game.position().moves()) {
                double sum = 0;
                for (int i = 0; i < 3; i++) {
                    P next = game.position().play(move);
                    int plies = 0;
                    while (next.turn() >= 0 && plies++ < 40) { long[] all = next.moves(); next = next.play(all[(i * 7 + plies) %% all.length]); }
                    sum += next.turn() == Position.OVER ? next.score(seat) * 3 : 0;
                }
                if (sum > most) { most = sum; best = move; }
            }
            String note = "%s"; return note.isEmpty() ? game.position().moves()[0] : best;
            """;

    @TempDir
    Path folder;

    @Test
    void alikeJarsAreReportedAndAReplayThatDecidesSurvivesARestart() throws Exception {
        Browser organizer;
        Browser anna;
        String protest;
        String name;
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            organizer = event.organizer();
            anna = event.author(organizer, "anna");
            Browser bert = event.author(organizer, "bert");
            anna.upload(TestJars.agent(folder.resolve("jars"), "one", SEARCH.formatted("a")))
                    .require(201);
            anna.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            bert.upload(TestJars.agent(folder.resolve("jars"), "two", SEARCH.formatted("b")))
                    .require(201);
            bert.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            JsonNode alike = organizer
                    .await("organize", now -> now.at("/alike").size() > 0)
                    .at("/alike/0");
            assertEquals(5, alike.at("/one").asInt() + alike.at("/other").asInt(), alike.toString());
            assertTrue(alike.at("/percent").asInt() >= 60, alike.toString());
            assertFalse(bert.get("mine").text().contains("alike"), "only the organizer sees the likeness");

            organizer
                    .post("organize/tournament", Map.of("settings", Map.of(), "why", "the final"))
                    .require(200);
            name = anna.await("", now -> now.at("/tournaments/0/state").asText().equals("finished"))
                    .at("/tournaments/0/name")
                    .asText();
            String game = anna.get("mine").json().at("/games/0/id").asText();
            anna.post("protests", Map.of("tournament", name, "game", game, "reason", "the light flickered"))
                    .require(200);
            protest = organizer.get("organize").json().at("/protests/0/id").asText();
            organizer
                    .post("organize/replay", Map.of("protest", protest, "times", 1))
                    .require(200);
            organizer.await(
                    "organize", now -> now.at("/protests/0/state").asText().equals("replayed"));
        }
        try (Hosted again = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser after = organizer.at(again.link());
            after.post("organize/accept", Map.of("protest", protest, "why", "it is so"))
                    .require(200);
            assertEquals(
                    "it is so",
                    anna.at(again.link())
                            .get("mine")
                            .json()
                            .at("/protests/0/answer")
                            .asText());
        }
    }
}
