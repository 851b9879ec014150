package org.botarena.arena.serve.submit;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.ConnectException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;

/** Calls the server of an event for an author. One thread. */
final class EventClient {
    private final HttpClient client = HttpClient.newBuilder()
            .cookieHandler(new CookieManager())
            .connectTimeout(Duration.ofSeconds(10))
            .build();
    private final URI server;
    private final String token;
    private final Language language;

    /**
     * Uses a link.
     *
     * @throws Failed if it is invalid
     */
    EventClient(String link, Language language) {
        this.language = language;
        try {
            URI uri = URI.create(link);
            if (uri.getHost() == null || uri.getFragment() == null) {
                throw new IllegalArgumentException("no server or nothing behind #");
            }
            server = new URI(uri.getScheme(), null, uri.getHost(), uri.getPort(), "/api/event/", null, null);
            token = uri.getFragment();
        } catch (IllegalArgumentException | java.net.URISyntaxException e) {
            throw new Failed(
                    "the link that you were sent looks like http://arena.example:8080/enter#AbC…; this one does not (%s)"
                            .formatted(e.getMessage()),
                    e);
        }
    }

    void enter() throws InterruptedException {
        post("enter", JsonText.MAPPER.valueToTree(Map.of("link", token)).toString());
    }

    JsonNode upload(Path jar) throws InterruptedException {
        try {
            String name = URLEncoder.encode(jar.getFileName().toString(), StandardCharsets.UTF_8);
            return post("uploads?name=" + name + "&", BodyPublishers.ofFile(jar));
        } catch (IOException e) {
            throw new Failed("%s cannot be read: %s".formatted(jar, ResultsException.why(e)), e);
        }
    }

    JsonNode mine() throws InterruptedException {
        return send(HttpRequest.newBuilder(uri("mine?")).GET());
    }

    /** Signs this device out; the author's others stay signed in. */
    void leave() throws InterruptedException {
        post("leave", "{}");
    }

    private JsonNode post(String path, String body) throws InterruptedException {
        return post(path + "?", BodyPublishers.ofString(body));
    }

    private JsonNode post(String path, BodyPublisher body) throws InterruptedException {
        return send(HttpRequest.newBuilder(uri(path)).header("X-Arena", "1").POST(body));
    }

    private URI uri(String path) {
        return server.resolve(path + "language=" + language.code());
    }

    private JsonNode send(HttpRequest.Builder request) throws InterruptedException {
        try {
            HttpResponse<String> response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            JsonNode answer = JsonText.MAPPER.readTree(response.body());
            if (response.statusCode() >= 300) {
                throw new Failed("%s: %s"
                        .formatted(
                                answer.path("problem").asText(),
                                answer.path("remedy").asText()));
            }
            return answer;
        } catch (IOException e) {
            throw new Failed(
                    "%s does not answer as an arena does (%s): is the address right, and the server up?"
                            .formatted(
                                    server.resolve("/"),
                                    e instanceof ConnectException ? "no connection" : ResultsException.why(e)),
                    e);
        }
    }
}
