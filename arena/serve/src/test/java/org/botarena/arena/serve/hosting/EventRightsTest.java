package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A request without the necessary rights gets a clear answer, and nothing else. */
@Timeout(120)
class EventRightsTest {
    @TempDir
    Path folder;

    @Test
    void foreignDataIsRefused() throws IOException {
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            Browser stranger = event.browser();

            assertEquals(401, stranger.get("mine").status());
            assertEquals(403, anna.get("organize").status());
            assertEquals(403, anna.post("organize/close", Map.of()).status());
            assertEquals(
                    403, stranger.post("enter", Map.of("link", "x".repeat(22))).status());
            assertEquals(409, stranger.post("join", Map.of("alias", "ANNA")).status());
            assertEquals(409, stranger.post("join", Map.of("alias", "<b>anna")).status());
            assertEquals(400, stranger.post("join", Map.of()).status());
            assertEquals(
                    403,
                    anna.send(anna.request("alias").POST(HttpRequest.BodyPublishers.ofString("{\"alias\":\"eve\"}")))
                            .status(),
                    "a form of another site cannot send the header");
            assertEquals(
                    403,
                    anna.send(anna.request("alias")
                                    .header("X-Arena", "1")
                                    .header("Origin", "https://elsewhere.example")
                                    .POST(HttpRequest.BodyPublishers.ofString("{\"alias\":\"eve\"}")))
                            .status());
            assertEquals(
                    400,
                    anna.send(anna.request("alias")
                                    .header("X-Arena", "1")
                                    .POST(HttpRequest.BodyPublishers.ofString("[[[[")))
                            .status());
            assertEquals(
                    404,
                    anna.post("versions", Map.of("upload", "../../etc/passwd")).status());
            assertEquals(
                    404,
                    anna.post("protests", Map.of("tournament", "..", "game", "1", "reason", "x"))
                            .status());

            anna.upload("..%2F..%2Fevil.jar", new byte[] {1}).require(201);
            try (Stream<Path> files = Files.list(folder)) {
                assertTrue(files.noneMatch(file -> file.endsWith("evil.jar")));
            }

            organizer.post("organize/close", Map.of("why", "it is late")).require(200);
            assertEquals(403, anna.upload("late.jar", new byte[] {2}).status());
            int number = anna.get("mine").json().at("/me/number").asInt();
            organizer
                    .post("organize/deadline", Map.of("person", number, "deadline", "2100-01-01T00:00:00Z"))
                    .require(200);
            anna.upload("late.jar", new byte[] {2}).require(201);
            assertFalse(event.browser().get("").text().contains("2100"), "only the author's own page shows it");
            Browser assistant = organizer.add("ASSISTANT", "helper");
            String seen = assistant.get("organize").require(200).text();
            assertFalse(seen.contains("2100") || seen.contains("it is late"), seen);
            assertTrue(
                    organizer.get("organize").text().contains("it is late"), "the action is recorded with its reason");
            for (String action : List.of("close", "withdraw", "link", "person", "marks", "deadline")) {
                assertEquals(
                        403,
                        assistant
                                .post("organize/" + action, Map.of("person", number))
                                .status(),
                        action);
            }
        }
    }

    @Test
    void aLinkIsSpentByNoGetServesSeveralDevicesAndEndsWithItsSuccessor() {
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            Browser organizer = event.organizer();
            String first = link(organizer, "");
            event.browser().page("/enter").require(200);
            Browser phone = event.browser();
            Browser laptop = event.browser();
            phone.post("enter", Map.of("link", first)).require(200);
            laptop.post("enter", Map.of("link", first)).require(200);
            List<String> devices = phone.get("mine").json().at("/devices").findValuesAsText("id");
            assertEquals(2, devices.size());
            phone.post("devices/end", Map.of("id", devices.get(0))).require(200);
            assertEquals(401, laptop.get("mine").status());

            int number = phone.get("mine").json().at("/me/number").asInt();
            String second = organizer
                    .post("organize/link", Map.of("person", number))
                    .require(200)
                    .json()
                    .at("/link")
                    .asText();
            assertEquals(
                    403, event.browser().post("enter", Map.of("link", first)).status());
            event.browser().post("enter", Map.of("link", second)).require(200);
        }
    }

    @Test
    void sixtyAuthorsBehindOneAddressAreTheNormalCaseAndOneWhoAsksWithoutEndIsNot() {
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            Browser organizer = event.organizer();
            List<Browser> room = Stream.generate(event::browser).limit(60).toList();
            for (int i = 0; i < room.size(); i++) {
                room.get(i)
                        .post("enter", Map.of("link", link(organizer, "author-" + i)))
                        .require(200);
            }
            for (Browser author : room) {
                for (int i = 0; i < 5; i++) {
                    author.get("mine").require(200);
                }
            }
            Browser greedy = room.get(0);
            boolean isStopped = false;
            for (int i = 0; i < 400 && !isStopped; i++) {
                isStopped = greedy.get("mine").status() == 429;
            }
            assertTrue(isStopped);
            room.get(1).get("mine").require(200);
        }
    }

    @Test
    @Tag("slow")
    void noAuthorFillsTheDisk() {
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            Browser anna = event.browser();
            anna.post("enter", Map.of("link", link(event.organizer(), "anna"))).require(200);
            for (int i = 0; i < 30; i++) {
                anna.upload("again.jar", new byte[] {(byte) i}).require(201);
            }
            assertEquals(429, anna.upload("again.jar", new byte[] {99}).status());
        }
    }

    private static String link(Browser organizer, String alias) {
        return organizer
                .post("organize/person", Map.of("role", "AUTHOR", "alias", alias))
                .require(200)
                .json()
                .at("/link")
                .asText();
    }
}
