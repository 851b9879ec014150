package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.net.ssl.SSLHandshakeException;
import org.botarena.arena.serve.listen.TestCertificate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An event with {@code --tls}, over connections like those of browsers. */
@Tag("slow")
@Timeout(240)
class EncryptedEventTest {
    @TempDir
    Path folder;

    private static HttpRequest.Builder request(String link, String path) {
        return HttpRequest.newBuilder(URI.create(link + path));
    }

    @Test
    void onlyAClientThatTrustsTheCertificateGetsAnAnswer() throws Exception {
        TestCertificate certificate = TestCertificate.of(folder, "arena");
        try (ServingProcess server = ServingProcess.hosting(
                folder,
                "tictactoe",
                0,
                "--tls",
                certificate.chain().toString(),
                certificate.key().toString())) {
            String link = server.link();
            assertTrue(link.startsWith("https://127.0.0.1:"), link);
            HttpClient trusting =
                    HttpClient.newBuilder().sslContext(certificate.trusted()).build();
            HttpResponse<String> entered = trusting.send(
                    request(link, "/api/event/enter")
                            .header("X-Arena", "1")
                            .header("Origin", link)
                            .POST(HttpRequest.BodyPublishers.ofString("{\"link\": \"%s\"}".formatted(server.secret())))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            assertEquals(200, entered.statusCode(), entered.body());
            String cookie = entered.headers().firstValue("Set-Cookie").orElseThrow();
            for (String wanted : List.of("Secure", "HttpOnly", "SameSite=Strict")) {
                assertTrue(cookie.contains(wanted), cookie);
            }
            HttpRequest.Builder stream =
                    request(link, "/api/events?of=event").header("Cookie", cookie.substring(0, cookie.indexOf(';')));
            try (Stream<String> lines = trusting.send(stream.build(), HttpResponse.BodyHandlers.ofLines())
                    .body()) {
                assertTrue(lines.findFirst().orElseThrow().startsWith("retry:"));
            }
            assertThrows(SSLHandshakeException.class, () -> ask(link), "no known authority has signed it");
            assertThrows(IOException.class, () -> ask(link.replace("https:", "http:")), "nothing is sent unencrypted");
        }
    }

    private static void ask(String link) throws IOException, InterruptedException {
        HttpClient.newHttpClient().send(request(link, "/").build(), HttpResponse.BodyHandlers.ofString());
    }
}
