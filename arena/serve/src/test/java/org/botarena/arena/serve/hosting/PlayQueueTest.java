package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Places to play against an agent cannot be blocked: others wait in a queue, and an idle game ends. */
@Tag("slow")
@Timeout(120)
class PlayQueueTest {
    private static final Map<String, Object> GAME =
            Map.of("game", "tictactoe", "opponent", "random", "seat", 0, "minutes", 30);

    @TempDir
    private Path folder;

    private static JsonNode awaitTurn(Browser person) throws InterruptedException {
        return person.await("play", play -> play.at("/state/phase").asText().equals("person"));
    }

    private static int place(Browser person) {
        return person.get("play").require(200).json().at("/place").asInt();
    }

    /** The maximum number of people who play at a time, each in a game. */
    private static List<Browser> fillAllPlaces(Hosted event, Browser organizer) throws InterruptedException {
        List<Browser> playing = new ArrayList<>();
        for (int i = 0; i < event.host().ladder().visitors().plan().visitors(); i++) {
            Browser one = event.author(organizer, "holder " + i);
            one.post("play", GAME).require(200);
            awaitTurn(one);
            playing.add(one);
        }
        return playing;
    }

    @Test
    void theNextInTheQueuePlaysWhenAPlaceIsFree() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            Browser organizer = event.organizer();
            List<Browser> holders = fillAllPlaces(event, organizer);
            Browser anna = event.author(organizer, "anna");
            Browser bert = event.author(organizer, "bert");
            Browser carl = event.author(organizer, "carl");
            for (Browser each : List.of(anna, bert, carl)) {
                each.post("play", GAME).require(200);
            }
            assertEquals(List.of(1, 2, 3), List.of(place(anna), place(bert), place(carl)));
            bert.post("play/end", Map.of()).require(200);
            assertEquals(List.of(1, 0, 2), List.of(place(anna), place(bert), place(carl)), "bert has left the queue");
            holders.get(0).post("play", GAME).require(200);
            awaitTurn(anna);
            assertEquals(0, place(anna));
            assertEquals(1, place(carl));
            assertEquals(2, place(holders.get(0)), "another game of the same person waits behind the others");
            anna.post("play/end", Map.of()).require(200);
            awaitTurn(carl);
        }
    }

    @Test
    void anIdleGameEndsAlsoWithTimeOnItsClockAndTheNextBegins() throws Exception {
        try (Hosted event = Hosted.withPatience(folder.resolve("event"), Duration.ofSeconds(2))) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            List<Browser> holders = fillAllPlaces(event, organizer);
            anna.post("play", GAME).require(200);
            awaitTurn(anna);
            JsonNode ended = holders.get(0).get("play").json();
            assertEquals("left", ended.at("/state/outcome/kind").asText(), ended.toString());
            assertTrue(ended.at("/place").isNull());
        }
    }
}
