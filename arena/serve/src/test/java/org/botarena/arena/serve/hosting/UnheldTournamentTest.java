package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.botarena.arena.serve.hosting.Hosted.Answer;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A tournament that cannot be held gives the reason, and does not hinder others. */
@Timeout(300)
class UnheldTournamentTest {
    private static final int TRIES = 6;

    @TempDir
    private Path folder;

    @Test
    void itsNameIsNotThatOfTheNextThoughItBeginsInTheSameSecond() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = event.organizer();
            for (String alias : List.of("anna", "bert")) {
                Browser author = event.author(organizer, alias);
                author.upload(TestJars.agent(folder.resolve(alias), alias, TestJars.FIRST_MOVE))
                        .require(201);
                author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            }
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);

            for (int i = 0; i < TRIES; i++) {
                organizer
                        .post("organize/tournament", Map.of("settings", Map.of("format", "nonsense")))
                        .require(200);
                organizer.await(
                        "",
                        now -> now.at("/tournaments/0/failure")
                                .asText()
                                .startsWith("--format: there is no 'nonsense'"));
            }
            organizer
                    .post("organize/tournament", Map.of("settings", Map.of("pairs", "1")))
                    .require(200);
            JsonNode all = organizer
                    .await("", now -> now.at("/tournaments/0/state").asText().equals("finished"))
                    .at("/tournaments");

            Set<String> names = new HashSet<>();
            all.forEach(one -> names.add(one.at("/name").asText()));
            assertEquals(TRIES + 1, names.size());
            assertTrue(all.at("/0/lines/0/games").asInt() > 0, all.toPrettyString());
        }
    }

    @Test
    void howAgentsRunIsNotAnOptionOfATournament() {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Answer answer =
                    event.organizer().post("organize/tournament", Map.of("settings", Map.of("isolation", "process")));
            assertEquals(409, answer.status());
            assertTrue(
                    answer.text()
                            .contains(
                                    "no option 'isolation', it has title, format, decide, against, rounds, top-seeds, final"),
                    answer.text());
        }
    }
}
