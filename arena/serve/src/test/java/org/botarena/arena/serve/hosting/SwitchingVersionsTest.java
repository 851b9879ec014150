package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Answer;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * An author who keeps switching versions does not become a newcomer of the ladder, and gets no more games than others.
 */
@Tag("slow")
@Timeout(300)
class SwitchingVersionsTest {
    private static final String SECOND = "return game.position().moves()[game.position().moves().length - 1];";

    @TempDir
    private Path folder;

    private static int games(Hosted event, String version) {
        return event.host().ladder().view().played().getOrDefault(version, 0);
    }

    @Test
    void anUploadThatWasAVersionComesBackAsThatVersionAFewTimesAnHour() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            Browser bert = event.author(organizer, "bert");
            bert.upload(TestJars.agent(folder.resolve("bert"), "berts", TestJars.FIRST_MOVE))
                    .require(201);
            anna.upload(TestJars.agent(folder.resolve("one"), "first", TestJars.FIRST_MOVE))
                    .require(201);
            anna.await("", now -> games(event, "anna@1") >= 4);
            anna.upload(TestJars.agent(folder.resolve("two"), "second", SECOND)).require(201);
            anna.await("", now -> games(event, "anna@2") >= 4);
            int before = games(event, "anna@1");
            JsonNode uploads = anna.get("mine").json().at("/uploads");
            List<String> ids =
                    List.of(uploads.at("/0/id").asText(), uploads.at("/1/id").asText());

            int switched = 0;
            List<Long> waits = new ArrayList<>();
            for (int i = 1; i <= 60; i++) {
                Answer answer = anna.post("versions", Map.of("upload", ids.get((1 + switched) % 2)));
                if (answer.status() == 200) {
                    switched++;
                } else {
                    answer.require(429);
                    assertTrue(answer.text().contains("6 times within an hour"), answer.text());
                    assertTrue(answer.json().at("/remedy").asText().contains("next hour"), answer.text());
                }
                long begin = System.nanoTime();
                bert.get("").require(200);
                waits.add((System.nanoTime() - begin) / 1_000_000);
            }

            assertEquals(Versions.SWITCHES_AN_HOUR, switched);
            waits.sort(null);
            assertTrue(waits.get(56) < 1_000, "95 of 100 answers for an honest client: " + waits);
            JsonNode mine = anna.get("mine").json();
            assertEquals(2, mine.at("/versions").size(), "no newcomer: " + mine.at("/versions"));
            assertEquals(6, mine.at("/switchesAnHour").asInt());
            String active = mine.at("/versions/0/isActive").asBoolean() ? "anna@2" : "anna@1";
            int then = games(event, active);
            anna.await(
                    "",
                    now -> games(event, active) > Math.max(then, 3)
                            || now.at("/ladder/state").asText().equals("rests"));
            assertTrue(games(event, "anna@1") >= before, "its games before count on");
            JsonNode lines = anna.get("").json().at("/ladder/lines");
            for (JsonNode line : lines) {
                if (line.at("/name").asText().equals(active)) {
                    assertTrue(line.at("/elo").isNumber() && line.at("/games").asInt() >= 4, line.toString());
                }
            }
        }
    }
}
