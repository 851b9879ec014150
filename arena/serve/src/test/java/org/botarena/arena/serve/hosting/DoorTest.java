package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Answer;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.serve.hosting.entry.EventSettings.Door;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The organizer chooses how people come to take part: by a list, by approval, or through an open door until a time. */
@Timeout(120)
class DoorTest {
    @TempDir
    Path folder;

    private static String join(Browser browser, String alias) {
        return browser.post("join", Map.of("alias", alias))
                .require(200)
                .json()
                .at("/me/state")
                .asText();
    }

    private static Answer door(Browser organizer, Map<String, String> body) {
        return organizer.post("organize/door", body);
    }

    @Test
    void anOpenDoorLetsPeopleInAtOnceAndAfterItsTimeTheyWait() {
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            Browser organizer = event.organizer();
            Browser early = event.browser();
            assertEquals("waiting", join(early, "early"));
            assertEquals("approval", early.get("").json().at("/door").asText());

            assertEquals(400, door(organizer, Map.of("door", "OPEN")).status());
            assertEquals(
                    400,
                    door(organizer, Map.of("door", "OPEN", "until", "2020-01-01T00:00:00Z"))
                            .status());
            door(organizer, Map.of("door", "OPEN", "until", "2100-01-01T00:00:00Z"))
                    .require(200);
            JsonNode open = event.browser().get("").json();
            assertEquals("open", open.at("/door").asText());
            assertEquals("2100-01-01T00:00:00Z", open.at("/doorUntil").asText());
            assertEquals(
                    "approved", early.get("mine").json().at("/me/state").asText(), "those who waited come in, too");
            Browser anna = event.browser();
            assertEquals("approved", join(anna, "anna"));
            anna.upload("one.jar", new byte[] {1}).require(201);

            event.rules().openDoor(Instant.now().minusSeconds(1));
            assertEquals("approval", anna.get("").json().at("/door").asText());
            assertTrue(anna.get("").json().at("/doorUntil").isNull());
            assertEquals("waiting", join(event.browser(), "late"));
            assertTrue(
                    organizer.get("organize").text().contains("opened the door until 2100-01-01T00:00:00Z"),
                    "the choice is recorded");
        }
    }

    @Test
    void aPersonWhoWaitsMayFetchTheProjectAndHandsInOnceApproved() {
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            Browser organizer = event.organizer();
            Browser anna = event.browser();
            assertEquals("waiting", join(anna, "anna"));
            int number = anna.get("mine").require(200).json().at("/me/number").asInt();
            assertNotEquals(403, anna.get("mine/kit?at=" + event.link()).status());
            assertEquals(403, anna.upload("one.jar", new byte[] {1}).status());
            organizer.post("organize/approve", Map.of("person", number)).require(200);
            anna.upload("one.jar", new byte[] {1}).require(201);
            organizer
                    .post("organize/refuse", Map.of("person", number, "why", "a test"))
                    .require(200);
            assertEquals(403, anna.get("mine/kit?at=" + event.link()).status());
        }
    }

    @Test
    void aListShutsTheDoorUnlessTheOrganizerHasChosenOtherwise() throws IOException {
        Path list = Files.writeString(folder.resolve("class.csv"), "name,email,id\nAnna Lee,anna@x.example,1\n");
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            event.invitations().authors(list);
            assertEquals("listed", event.browser().get("").json().at("/door").asText());
            assertEquals(
                    403, event.browser().post("join", Map.of("alias", "eve")).status());
            door(event.organizer(), Map.of("door", "APPROVAL")).require(200);
            assertEquals("waiting", join(event.browser(), "eve"));
            event.invitations().authors(list);
            assertEquals(Door.APPROVAL, event.rules().door(), "as when the server starts again");
        }
    }
}
