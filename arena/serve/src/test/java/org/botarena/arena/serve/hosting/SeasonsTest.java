package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.api.Games;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.store.Store;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.verification.Audit;
import org.botarena.arena.verification.Receipt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A season ends with recorded standings and receipts, and the next one begins empty on the same scale. */
@Tag("slow")
@Timeout(300)
class SeasonsTest {
    @TempDir
    Path folder;

    @Test
    void theStandingsAndReceiptsOfASeasonStayAndTheLadderRestartsWithTheRatingsOfTheSamples() throws Exception {
        Path evening = folder.resolve("evening");
        JsonNode season;
        Path past = evening.resolve("seasons/1/ladder");
        try (Hosted event = new Hosted(evening, Map.of())) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            anna.upload(TestJars.agent(folder.resolve("jars"), "annas", TestJars.FIRST_MOVE))
                    .require(201);
            anna.await("", now -> now.at("/ladder/games").asInt() >= 4);
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);

            organizer
                    .post("organize/season", Map.of("name", "autumn", "why", "the holidays"))
                    .require(200);

            JsonNode over = anna.await("", now -> now.at("/seasons").size() == 1);
            season = over.at("/seasons/0");
            assertEquals("autumn", season.at("/name").asText());
            assertEquals(2, season.at("/standings").size());
            anna.await("", now -> now.at("/ladder/games").asInt() == 0);
            assertEquals(
                    season.at("/ended").asText(),
                    anna.get("").json().at("/seasonBegun").asText());
            JsonNode receipt = Hosted.json(Files.readString(evening.resolve("seasons/1/receipt.json")));
            assertEquals("autumn", receipt.at("/name").asText());
            assertEquals(season.at("/receipts"), receipt.at("/receipts"));
            assertFalse(receipt.toString().contains("anna"), "it names no author");
            try (Store store = Store.read(past)) {
                assertEquals(
                        Receipt.in(past).orElseThrow().words(),
                        season.at("/receipts/seasons~11~1ladder").asText());
                assertEquals(
                        List.of(), Audit.of(store, Games.installed(), false).damage());
            }
            organizer.post("organize/ladder", Map.of("isPaused", false)).require(200);
            anna.await("", now -> now.at("/ladder/games").asInt() >= 2);
        }
        double before = elo(season.at("/standings"));
        try (Hosted again = new Hosted(evening, Map.of())) {
            JsonNode now = again.browser().get("").require(200).json();
            assertEquals(season, now.at("/seasons/0"), "a restart changes nothing");
            assertEquals(before, elo(now.at("/ladder/lines")), "the sample is the anchor");
            assertFalse(now.at("/ladder/state").asText().equals("failed"), now.toString());
            assertTrue(now.at("/ladder/games").asInt() >= 2);
        }
    }

    private static double elo(JsonNode lines) {
        for (JsonNode line : lines) {
            if (line.at(line.has("name") ? "/name" : "/entrant").asText().equals("random")) {
                return line.at("/elo").asDouble();
            }
        }
        throw new AssertionError(lines.toPrettyString());
    }
}
