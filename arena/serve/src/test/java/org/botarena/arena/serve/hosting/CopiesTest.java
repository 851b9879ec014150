package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.serve.hosting.file.EventCopies;
import org.botarena.arena.serve.hosting.file.EventCopy;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The copies that a server makes of its event are complete events. */
@Tag("slow")
@Timeout(300)
class CopiesTest {
    @TempDir
    Path folder;

    private static List<String> table(JsonNode event, String of) {
        return event.at(of).findValuesAsText("name");
    }

    /** The place, games and rating of each. */
    private static List<String> ranks(JsonNode rows) {
        List<String> ranks = new ArrayList<>();
        rows.forEach(row -> ranks.add(
                "%s %s %s %s".formatted(row.get("place"), row.get("name"), row.get("games"), row.get("elo"))));
        return ranks;
    }

    /** Whether the table includes all finished games; it is computed at most once a second. */
    private static boolean isSettled(JsonNode event) {
        int sides = 0;
        boolean areRated = true;
        for (JsonNode row : event.at("/ladder/lines")) {
            sides += row.get("games").asInt();
            areRated &= row.get("games").asInt() == 0 || !row.get("elo").isNull();
        }
        boolean isPlaying = !event.at("/ladder/running").isEmpty();
        return areRated && !isPlaying && sides == 2 * event.at("/ladder/games").asInt();
    }

    @Test
    void aCopyOfARunningEventServesTheSameLinksLadderFreezeAndQueue() throws Exception {
        Path evening = folder.resolve("evening");
        Path copies = EventCopies.folder(evening);
        JsonNode before;
        Browser anna;
        String link;
        try (Hosted event = new Hosted(evening, Map.of())) {
            Browser organizer = event.organizer();
            anna = event.author(organizer, "anna");
            Browser bert = event.author(organizer, "bert");
            for (Browser author : List.of(anna, bert)) {
                author.upload(TestJars.agent(folder.resolve("" + author.hashCode()), "first", TestJars.FIRST_MOVE))
                        .require(201);
                author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            }
            link = organizer
                    .post(
                            "organize/link",
                            Map.of(
                                    "person",
                                    bert.get("").json().at("/me/number").asInt()))
                    .require(200)
                    .json()
                    .at("/link")
                    .asText();
            organizer
                    .post("organize/tournament", Map.of("settings", Map.of(), "why", "the final"))
                    .require(200);
            JsonNode over = anna.await(
                    "", now -> now.at("/tournaments/0/state").asText().equals("finished"));
            String name = over.at("/tournaments/0/name").asText();
            organizer.post("organize/freeze", Map.of("tournament", name)).require(200);
            organizer
                    .post("organize/reveal", Map.of("tournament", name, "places", 1))
                    .require(200);
            anna.await("", now -> now.at("/ladder/games").asInt() >= 2);
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
            anna.await("", now -> now.at("/ladder/state").asText().equals("paused"));
            before = anna.await("", CopiesTest::isSettled);
            Files.writeString(copies, "a file in the way");
            assertThrows(Failed.class, () -> event.host().copies().look());
            Files.delete(copies);
            event.host().copies().look();
            assertTrue(Files.exists(copies.resolve("copy-1.verified")));
            event.host().copies().look();
            assertFalse(Files.exists(copies.resolve("copy-2")), "nothing is new");
            bert.post("alias", Map.of("alias", "bertram")).require(200);
        }
        Failed refused = assertThrows(Failed.class, () -> EventCopy.of(evening, copies.resolve("copy-1")));
        assertTrue(refused.getMessage().contains("something is there already"), refused.getMessage());
        try (Hosted restored = new Hosted(copies.resolve("copy-1"), Map.of())) {
            Browser same = anna.at(restored.link());
            JsonNode after = same.get("").require(200).json();
            assertEquals("anna", after.at("/me/alias").asText(), "who was let in is let in");
            restored.browser().post("enter", Map.of("link", link)).require(200);
            assertEquals(ranks(before.at("/ladder/lines")), ranks(after.at("/ladder/lines")));
            assertTrue(after.at("/tournaments/0/isFrozen").asBoolean());
            assertEquals(ranks(before.at("/tournaments/0/revealed")), ranks(after.at("/tournaments/0/revealed")));
            assertEquals(table(before, "/tournaments/0/lines"), table(after, "/tournaments/0/lines"));
        }
    }

    @Test
    void aLaterArenaCopiesTheEventFirstAndNamesTheWayBack() throws Exception {
        Path evening = folder.resolve("evening");
        try (Hosted event = new Hosted(evening, Map.of())) {
            assertTrue(event.host().copied().isEmpty());
            event.author(event.organizer(), "anna");
        }
        try (EventFile file = EventFile.open(evening, Clock.systemUTC())) {
            file.servedBy("0.9");
        }
        Path copy;
        try (Hosted event = new Hosted(evening, Map.of())) {
            String told = event.host().copied().orElseThrow();
            assertTrue(told.contains("arena 0.9") && told.contains("arena host"), told);
            try (var copies = Files.list(EventCopies.folder(evening))) {
                copy = copies.findFirst().orElseThrow();
            }
            assertTrue(told.contains(copy.toString()), told);
        }
        try (EventFile file = EventFile.open(copy, Clock.systemUTC())) {
            assertEquals(1, file.number("SELECT count(*) FROM person WHERE alias = 'anna'"));
        }
        try (Hosted event = new Hosted(evening, Map.of())) {
            assertTrue(event.host().copied().isEmpty(), "once");
        }
    }
}
