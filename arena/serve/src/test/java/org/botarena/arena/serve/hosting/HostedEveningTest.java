package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A complete evening, from the first upload to the grades, over HTTP. */
@Tag("slow")
@Timeout(300)
class HostedEveningTest {
    @TempDir
    Path folder;

    @Test
    void authorsHandInTheLadderRanksThemATournamentIsFrozenAndRevealedAProtestSettledAndGradesGoBack()
            throws IOException, InterruptedException {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            Browser bert = event.author(organizer, "bert");
            Path jars = folder.resolve("jars");

            Path first = TestJars.agent(jars, "annas", TestJars.FIRST_MOVE);
            JsonNode receipt = anna.upload(first).require(201).json();
            assertEquals(64, receipt.at("/sha256").asText().length());
            assertEquals(
                    receipt.at("/id").asText(),
                    anna.upload(first).require(201).json().at("/id").asText(),
                    "sent again it is the same upload");
            bert.upload(TestJars.agent(
                            jars, "berts", "return game.position().moves()[game.position().moves().length - 1];"))
                    .require(201);
            bert.upload("broken.jar", new byte[] {1, 2, 3}).require(201);

            anna.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            JsonNode berts = bert.await(
                    "mine",
                    mine -> mine.at("/versions/0/isActive").asBoolean()
                            && mine.at("/uploads/0/state").asText().equals("refused"));
            assertTrue(berts.at("/uploads/0/answer").asText().contains("broken.jar"), berts.toPrettyString());
            assertEquals(1, berts.at("/versions").size());
            assertFalse(berts.toString().contains(folder.toString()), "no path of this machine");

            bert.await(
                    "",
                    now -> now.at("/ladder/games").asInt() >= 12
                            && now.at("/ladder/lines")
                                    .findValuesAsText("name")
                                    .containsAll(List.of("anna@1", "bert@1", "random")));

            organizer
                    .post(
                            "organize/tournament",
                            Map.of("settings", Map.of("pairs", "2", "with", "random"), "why", "the final"))
                    .require(200);
            JsonNode over = bert.await(
                    "", now -> now.at("/tournaments/0/state").asText().equals("finished"));
            String name = over.at("/tournaments/0/name").asText();
            assertFalse(over.at("/tournaments/0/isFrozen").asBoolean());
            organizer.post("organize/freeze", Map.of("tournament", name)).require(200);
            assertTrue(bert.get("").json().at("/tournaments/0/isFrozen").asBoolean());
            organizer
                    .post("organize/reveal", Map.of("tournament", name, "places", 1))
                    .require(200);
            assertEquals(1, bert.get("").json().at("/tournaments/0/revealed").size());
            organizer.post("organize/thaw", Map.of("tournament", name)).require(200);
            assertFalse(bert.get("").json().at("/tournaments/0/isFrozen").asBoolean());

            JsonNode game = anna.get("mine").json().at("/games/0");
            anna.post(
                            "protests",
                            Map.of(
                                    "tournament",
                                    name,
                                    "game",
                                    game.at("/id").asText(),
                                    "reason",
                                    "the light flickered"))
                    .require(200);
            String protest =
                    organizer.get("organize").json().at("/protests/0/id").asText();
            organizer
                    .post("organize/replay", Map.of("protest", protest, "times", 1))
                    .require(200);
            JsonNode replayed = organizer.await(
                    "organize", now -> now.at("/protests/0/state").asText().equals("replayed"));
            assertTrue(
                    replayed.at("/protests/0/found").asText().contains("places: none would change"),
                    replayed.at("/protests/0").toString());
            organizer
                    .post("organize/reject", Map.of("protest", protest, "why", "it ends alike"))
                    .require(200);
            assertEquals(
                    "it ends alike",
                    anna.get("mine").json().at("/protests/0/answer").asText());

            String sheet = "Identifier,Full name,Grade\r\nParticipant 7,another student,\r\n";
            JsonNode filled = marks(organizer, name, sheet);
            assertEquals(sheet, sheet(filled));
            String own = sheet(marks(organizer, name, ""));
            assertTrue(own.matches("\uFEFFID number,Full name,Email address,Grade\r\n(,(anna|bert),,10\r\n)+"), own);
            assertEquals("absent: another student", filled.at("/notes/1").asText(), filled.toString());
            List<String> done = organizer.get("organize").json().at("/actions").findValuesAsText("what");
            assertTrue(done.stream().anyMatch(what -> what.startsWith("rejected the protest")), done.toString());
        }
    }

    private static JsonNode marks(Browser organizer, String tournament, String sheet) {
        return organizer
                .post(
                        "organize/marks",
                        Map.of("tournament", tournament, "rules", "0.01 vs random -> 10", "sheet", sheet))
                .require(200)
                .json();
    }

    private static String sheet(JsonNode filled) {
        return new String(Base64.getDecoder().decode(filled.at("/sheet").asText()), StandardCharsets.UTF_8);
    }
}
