package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The last byte of an upload decides whether it is in time; the organizer sets and sees a grace for it. */
@Timeout(60)
class LastByteTest {
    @TempDir
    private Path folder;

    private Hosted event;
    private Browser organizer;
    private Browser anna;

    @BeforeEach
    void open() {
        event = new Hosted(folder.resolve("event"), Map.of());
        organizer = event.organizer();
        anna = event.author(organizer, "anna");
    }

    @AfterEach
    void close() {
        event.close();
    }

    private interface Meanwhile {
        void happens() throws InterruptedException;
    }

    /** The answer to an upload of two bytes, with an action between them. */
    private String upload(Meanwhile meanwhile) throws IOException, InterruptedException {
        URI link = URI.create(event.link());
        String cookie =
                anna.request("mine").build().headers().firstValue("Cookie").orElseThrow();
        try (Socket socket = new Socket(link.getHost(), link.getPort())) {
            String begin = "POST /api/event/uploads?name=a.jar HTTP/1.1\r\nHost: %s\r\nX-Arena: 1\r\nCookie: %s\r\n"
                            .formatted(link.getAuthority(), cookie)
                    + "Connection: close\r\nContent-Length: 2\r\n\r\nP";
            socket.getOutputStream().write(begin.getBytes(StandardCharsets.UTF_8));
            Thread.sleep(500); // The server has received the beginning.
            meanwhile.happens();
            socket.getOutputStream().write('K');
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void assertTaken(String answer) {
        assertTrue(answer.startsWith("HTTP/1.1 201"), answer);
    }

    private void assertTooLate(String answer) {
        assertTrue(answer.startsWith("HTTP/1.1 403") && answer.contains("the submission time has ended"), answer);
        assertEquals(0, anna.get("mine").json().at("/uploads").size());
    }

    private void grace(int seconds) {
        organizer.post("organize/grace", Map.of("seconds", seconds)).require(200);
    }

    @Test
    void anUploadBegunInTimeMayEndWithinTheGrace() throws Exception {
        assertEquals(60, organizer.get("organize").json().at("/graceSeconds").asInt());
        assertTaken(upload(() -> organizer.post("organize/close", Map.of()).require(200)));
        assertEquals(403, anna.upload("b.jar", new byte[] {1}).status(), "one begun after the end is refused");
    }

    @Test
    void anUploadThatEndsAfterTheGraceIsRefused() throws Exception {
        grace(0);
        assertTooLate(upload(() -> organizer.post("organize/close", Map.of()).require(200)));
    }

    @Test
    void theDeadlineCountsAsTheOrganizerDoes() throws Exception {
        grace(1);
        assertTooLate(upload(() -> {
            organizer
                    .post("organize/open", Map.of("deadline", Instant.now().toString()))
                    .require(200);
            Thread.sleep(1500);
        }));
        grace(60);
        organizer.post("organize/open", Map.of()).require(200);
        assertTaken(upload(() -> organizer
                .post("organize/open", Map.of("deadline", Instant.now().toString()))
                .require(200)));
    }

    @Test
    void anAuthorsOwnDeadlineCountsInItsPlace() throws Exception {
        grace(0);
        int number = anna.get("mine").json().at("/me/number").asInt();
        assertTaken(upload(() -> {
            organizer
                    .post("organize/deadline", Map.of("person", number, "deadline", "2100-01-01T00:00:00Z"))
                    .require(200);
            organizer.post("organize/close", Map.of()).require(200);
        }));
    }

    @Test
    void theGraceIsWithinBounds() {
        assertEquals(
                400, organizer.post("organize/grace", Map.of("seconds", -1)).status());
        assertEquals(
                400, organizer.post("organize/grace", Map.of("seconds", 3601)).status());
        assertEquals(403, anna.post("organize/grace", Map.of("seconds", 10)).status());
        grace(90);
        assertEquals(90, organizer.get("organize").json().at("/graceSeconds").asInt());
    }
}
