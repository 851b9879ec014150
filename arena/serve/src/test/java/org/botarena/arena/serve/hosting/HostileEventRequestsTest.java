package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.botarena.arena.serve.hosting.Hosted.Answer;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A dishonest request to a hosted event gets an answer with the error and a remedy, and leaves nothing behind. */
@Timeout(120)
class HostileEventRequestsTest {
    @TempDir
    private static Path folder;

    private static Hosted event;
    private static Browser organizer;
    private static Browser anna;

    @BeforeAll
    static void begin() {
        event = new Hosted(folder.resolve("event"), Map.of());
        organizer = event.organizer();
        anna = event.author(organizer, "anna");
    }

    @AfterAll
    static void end() {
        event.close();
    }

    @AfterEach
    void nothingIsLeftAndTheEventContinues() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            assertEquals(
                    List.of(),
                    files.filter(file -> file.toString().endsWith(".part")
                                    || file.getFileName().toString().contains("evil"))
                            .toList());
        }
        assertEquals(0, anna.get("mine").require(200).json().at("/uploads").size());
        assertEquals("anna", anna.get("mine").json().at("/me/alias").asText());
    }

    /** Asserts the status, the problem and a remedy. */
    private static void assertRefused(int status, String problem, Answer answer) {
        assertEquals(status, answer.status(), answer.text());
        assertTrue(answer.json().at("/problem").asText().contains(problem), answer.text());
        assertFalse(answer.json().at("/remedy").asText().isEmpty(), answer.text());
        assertFalse(answer.text().contains("java"), answer.text());
    }

    private static Answer send(Browser browser, String path, String body) {
        return browser.send(browser.request(path).header("X-Arena", "1").POST(BodyPublishers.ofString(body)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "alias; [[[[; not JSON",
                "alias; ; not a JSON object",
                "alias; [1, 2]; not a JSON object",
                "alias; {}; 'alias' is empty",
                "alias; {\"alias\": 7}; 'alias' is not a text",
                "alias; {\"alias\": {\"$ne\": 1}}; 'alias' is not a text",
                "opened; {\"isOpened\": \"yes\"}; 'isOpened' is neither true nor false",
                "play/move; {\"ply\": \"0\", \"move\": \"1\"}; 'ply' is not a whole number",
                "play/move; {\"ply\": 1e99, \"move\": \"1\"}; 'ply' is not a whole number",
                "play; {\"game\": \"tictactoe\", \"seat\": 99999999999}; is",
            })
    void aBodyOfTheWrongShapeOrTypeIsNamed(String path, String body, String problem) {
        assertRefused(400, problem, send(anna, path, body == null ? "" : body));
    }

    @ParameterizedTest
    @ValueSource(ints = {99_999, -1, Integer.MIN_VALUE})
    void anUnknownNumberIsNamed(int number) {
        assertRefused(
                404,
                "no person has that number",
                organizer.post("organize/withdraw", Map.of("person", number, "why", "x")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"../../etc/passwd", "..", "%2e%2e", "' OR 1=1 --", "\u202e\u0000x", "<script>"})
    void anIdThatLeadsElsewhereIsUnknown(String id) {
        assertRefused(404, "no such upload", anna.post("versions", Map.of("upload", id)));
        assertRefused(404, "no such device", anna.post("devices/end", Map.of("id", id)));
        assertRefused(404, "no such game", anna.post("protests", Map.of("tournament", id, "game", id, "reason", "x")));
        assertRefused(
                404, "the tournament does not exist", organizer.post("organize/freeze", Map.of("tournament", id)));
        assertRefused(
                404,
                "the protest does not exist",
                organizer.post("organize/reject", Map.of("protest", id, "why", "x")));
    }

    @Test
    void anAddressOutsideTheFolderIsRefused() throws IOException {
        for (String path : List.of(
                "/api/event/../../event.db",
                "/files/..%2f..%2fevent.db",
                "/files/%2e%2e/%2e%2e/event.db",
                "//event.db")) {
            String answer = raw("GET " + path + " HTTP/1.1\r\nHost: HERE\r\nConnection: close\r\n\r\n");
            assertTrue(answer.matches("(?s)HTTP/1.1 (400|404) .*\"remedy\".*"), path + ": " + answer);
            assertFalse(answer.contains("SQLite"), path);
        }
    }

    @Test
    void aWrongOrLongTokenIsRejected() throws IOException {
        for (String token : List.of("x", "x".repeat(22), "' OR ''='", "../organizer", "\u0000")) {
            assertRefused(403, "this link is not valid", event.browser().post("enter", Map.of("link", token)));
        }
        assertRefused(400, "too long", event.browser().post("enter", Map.of("link", "x".repeat(3000))));
        for (String cookie : List.of("arena=x", "arena=" + "x".repeat(2000), "arena=;arena=", "=;;=")) {
            String answer = raw("GET /api/event/mine HTTP/1.1\r\nHost: HERE\r\nConnection: close\r\nCookie: " + cookie
                    + "\r\n\r\n");
            assertTrue(answer.matches("(?s)HTTP/1.1 (400|401) .*\"remedy\".*"), cookie + ": " + answer);
        }
    }

    @Test
    void anotherSiteChangesNothing() {
        for (String[] header : new String[][] {
            {"X-Other", "1"}, {"Origin", "https://evil.example"}, {"Origin", "null"}, {"Sec-Fetch-Site", "cross-site"}
        }) {
            HttpRequest.Builder request = anna.request("alias");
            if (!header[0].equals("X-Other")) {
                request.header("X-Arena", "1");
            }
            assertRefused(
                    403,
                    "another site",
                    anna.send(request.header(header[0], header[1])
                            .POST(BodyPublishers.ofString("{\"alias\": \"eve\"}"))));
        }
    }

    @Test
    void aFormInThePlaceOfAFileIsRefusedWhetherItIsWholeOrNot() {
        for (String type : List.of("multipart/form-data; boundary=b", "multipart/form-data", "MULTIPART/mixed;;;")) {
            for (String body : List.of(
                    "--b\r\nContent-Disposition: form-data; name=f; filename=evil.jar\r\n\r\nPK\r\n--b--\r\n",
                    "--b\r\nContent-Disp",
                    "")) {
                assertRefused(
                        415,
                        "a form",
                        anna.send(anna.request("uploads?name=evil.jar")
                                .header("X-Arena", "1")
                                .header("Content-Type", type)
                                .POST(BodyPublishers.ofString(body))));
            }
        }
    }

    @Test
    void whatIsTooLargeIsRefusedWhileItComesAndLeavesNothing() {
        InputStream endless =
                new SequenceInputStream(Collections.enumeration(Collections.nCopies(65 << 6, new byte[1 << 14]).stream()
                        .<InputStream>map(java.io.ByteArrayInputStream::new)
                        .toList()));
        assertRefused(
                413,
                "64 MiB",
                anna.send(anna.request("uploads?name=evil.jar")
                        .header("X-Arena", "1")
                        .POST(BodyPublishers.ofInputStream(() -> endless))));
        assertRefused(413, "too large", send(anna, "alias", "{\"alias\": \"" + "x".repeat(300 << 10) + "\"}"));
        assertRefused(400, "too long", send(anna, "alias", "{\"alias\": \"" + "x".repeat(3000) + "\"}"));
    }

    @Test
    void anUploadThatIsCutOffLeavesNothing() throws IOException {
        String answer = raw("POST /api/event/uploads?name=evil.jar HTTP/1.1\r\nHost: HERE\r\nContent-Length: 100000\r\n"
                + "X-Arena: 1\r\n\r\nPK");
        assertTrue(answer.isEmpty() || answer.matches("(?s)HTTP/1.1 4.*"), answer);
    }

    /** The answer to these bytes, after which nothing more is sent. */
    private static String raw(String request) throws IOException {
        URI link = URI.create(event.link());
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(link.getHost(), link.getPort()));
            socket.setSoTimeout(20_000);
            socket.getOutputStream()
                    .write(request.replace("HERE", link.getAuthority()).getBytes(StandardCharsets.UTF_8));
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
