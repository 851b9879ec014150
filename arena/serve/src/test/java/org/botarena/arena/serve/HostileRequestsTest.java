package org.botarena.arena.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.text.JsonText;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Invalid requests get a clear answer, and every answer has the headers that protect a reader. */
@Timeout(60)
class HostileRequestsTest {
    @TempDir
    private static Path folder;

    private static RunningCup cup;
    private static ServedPage page;

    @BeforeAll
    static void begin() {
        cup = new RunningCup(folder.resolve("cup"), 2, "anna", "bert\u202e<img src=x onerror=alert(1)>");
        page = new ServedPage(folder.resolve("cup"));
    }

    @AfterAll
    static void end() {
        page.close();
        cup.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/screen", "/api/state", "/api/nothing", "/files/x/main.js", "/nothing", "/files/link.svg"})
    void everyAnswerBearsTheHeaders(String address) throws Exception {
        HttpResponse<String> answer = page.get(address);
        String policy = answer.headers().firstValue("Content-Security-Policy").orElse("");
        assertTrue(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), policy);
        assertFalse(policy.contains("unsafe"), policy);
        assertEquals(
                "nosniff", answer.headers().firstValue("X-Content-Type-Options").orElse(""));
        assertEquals(
                "no-referrer", answer.headers().firstValue("Referrer-Policy").orElse(""));
        assertTrue(answer.headers().firstValue("Server").isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "/files/../state, 404",
        "/files/%2e%2e/%2e%2e/etc/passwd, 400",
        "/files/..%2f..%2fetc%2fpasswd, 404",
        "/files/x/openapi.json, 404",
        "/api/games/..%2F..%2Fjournal.jsonl, 404",
        "/api/games/nothing, 404",
        "/api/games?limit=0, 400",
        "/api/games?limit=99999999999999, 400",
        "/api/games?offset=-1, 400",
        "/api/games?opening=1e9, 400",
        "/api/games?agent=nobody, 404",
        "/api/games/0000-a?language=de, 400",
        "/api/agents/%00, 400",
        "/api/texts/klingon, 400",
        "/nowhere, 404"
    })
    void aMissingOrWrongAddressIsReported(String address, int status) throws Exception {
        String answer = page.raw("GET %s HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".formatted(address));
        assertTrue(answer.startsWith("HTTP/1.1 " + status), answer);
        var problem = JsonText.MAPPER.readTree(answer.substring(answer.indexOf("\r\n\r\n") + 4));
        assertEquals(status, problem.get("status").asInt(), answer);
        assertFalse(problem.get("problem").asText().isEmpty(), answer);
        assertFalse(problem.get("remedy").asText().isEmpty(), answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH"})
    void nothingCanBeChanged(String method) throws Exception {
        assertEquals(405, page.ask(method, "/api/state", "x").statusCode());
        assertTrue(List.of(404, 405, 413)
                .contains(page.ask(method, "/api/games", "x".repeat(400_000)).statusCode()));
    }

    /** Closing a connection while its client still sends loses the answer, about once in twenty requests. */
    @Test
    void aBodyThatIsTooLargeIsRefusedEachTimeAndItsConnectionStays() throws Exception {
        for (int i = 0; i < 200; i++) {
            HttpResponse<String> refused = page.ask("POST", "/api/games", "x".repeat(400_000));
            assertEquals(413, refused.statusCode());
            assertTrue(refused.headers().firstValue("Connection").isEmpty(), "the next request needs no other one");
        }
    }

    @Test
    void invalidHttpIsAnswered() throws Exception {
        assertTrue(page.raw("hello\r\n\r\n").startsWith("HTTP/1.1 400"));
        String longHeader = page.raw("GET / HTTP/1.1\r\nHost: here\r\nX: " + "x".repeat(20_000) + "\r\n\r\n");
        assertTrue(longHeader.startsWith("HTTP/1.1 431"), longHeader);
        assertEquals(200, page.get("/api/state").statusCode());
    }

    @Test
    void aNameReachesNoPageAsMarkupAndTurnsNoWriting() throws Exception {
        String state = page.get("/api/state").body();
        assertTrue(state.contains("<img src=x"), "told as it is, in JSON");
        assertFalse(state.contains("\u202e"));
        assertTrue(state.contains("\\\\u202e"), "made visible");
        assertEquals(
                "application/json;charset=utf-8",
                page.get("/api/state")
                        .headers()
                        .firstValue("Content-Type")
                        .orElse("")
                        .replace(" ", ""));
        String standings = page.get("/").body();
        assertFalse(standings.contains("<img src=x"));
        assertFalse(standings.contains("\u202e"));
        assertTrue(standings.contains("&lt;img src=x"), "written as text");
    }

    @Test
    void aPageSpeaksTheLanguageOfItsReader() throws Exception {
        assertTrue(page.get("/", "Accept-Language", "fr-CH, fr;q=0.9, en;q=0.8")
                .body()
                .contains("<html lang=\"fr\""));
        assertTrue(page.get("/", "Accept-Language", "de, en;q=0.5").body().contains("<html lang=\"en\""));
        assertTrue(page.get("/", "Accept-Language", "!!").body().contains("<html lang=\"en\""));
    }

    @Test
    void aFileIsSentOnceUntilItIsAnother() throws Exception {
        Matcher script = Pattern.compile("src=\"(/files/[0-9a-f]{16}/main.js)\"")
                .matcher(page.get("/").body());
        assertTrue(script.find());
        HttpResponse<String> file = page.get(script.group(1));
        assertTrue(file.headers().firstValue("Cache-Control").orElse("").contains("immutable"));
        assertTrue(file.headers().firstValue("Content-Type").orElse("").startsWith("text/javascript"));
        assertEquals(
                "no-cache",
                page.get("/files/earlier/main.js")
                        .headers()
                        .firstValue("Cache-Control")
                        .orElse(""));
    }
}
