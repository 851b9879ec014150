package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.botarena.arena.serve.hosting.Hosted.Browser;

/** Reads what a server sends to the people for whom a tournament is frozen: the public, and a guest without an agent. Thread-safe. */
final class Onlookers {
    private final HttpClient client = HttpClient.newHttpClient();
    private final String link;
    private final Browser guest;

    /**
     * The onlookers of a server.
     *
     * @param guest a person without an agent, or a browser that has not entered
     */
    Onlookers(String link, Browser guest) {
        this.link = link;
        this.guest = guest.at(link);
    }

    /** All that a stream has sent. */
    final class Stream implements AutoCloseable {
        private final StringBuilder bytes = new StringBuilder();
        private final InputStream in;

        private Stream(String of) throws IOException, InterruptedException {
            in = client.send(request("/api/events?of=" + of), HttpResponse.BodyHandlers.ofInputStream())
                    .body();
            Thread reader = new Thread(this::read);
            reader.setDaemon(true);
            reader.start();
        }

        private void read() {
            byte[] block = new byte[1 << 16];
            try {
                for (int read = in.read(block); read >= 0; read = in.read(block)) {
                    synchronized (bytes) {
                        bytes.append(new String(block, 0, read, StandardCharsets.ISO_8859_1));
                    }
                }
            } catch (IOException e) {
                // The server has closed it.
            }
        }

        /** The text that arrived since the last call. */
        String take() {
            synchronized (bytes) {
                String all = bytes.toString();
                bytes.setLength(0);
                return all;
            }
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }

    /** The public's stream: that of the event, or of a tournament. */
    Stream follow(String of) throws IOException, InterruptedException {
        return new Stream(of);
    }

    private HttpRequest request(String address) {
        return HttpRequest.newBuilder(URI.create(link + address)).build();
    }

    /** The state on the public page of a tournament. */
    JsonNode state(String name) throws IOException, InterruptedException {
        return Hosted.json(get("/api/state?of=" + name).body());
    }

    /** The ids of the games of a tournament that the public knows. */
    Set<String> known(String name) throws IOException, InterruptedException {
        return new HashSet<>(
                Hosted.json(get("/api/games?limit=500&of=" + name).body()).findValuesAsText("id"));
    }

    /** The addresses that two descriptions of the API name, filled in with these games and agents, and the pages. */
    private List<String> addresses(String name, Set<String> games, List<String> agents)
            throws IOException, InterruptedException {
        List<String> addresses = new ArrayList<>();
        for (String description : List.of("/api/openapi.json", "/api/event/openapi.json")) {
            Hosted.json(get(description).body()).get("paths").properties().stream()
                    .filter(path -> path.getValue().has("get"))
                    .map(Map.Entry::getKey)
                    .filter(path -> !path.equals("/api/events"))
                    .forEach(path -> {
                        for (String of : path.contains("{id}")
                                ? List.of("?of=" + name)
                                : List.of("", "?of=" + name, "?after=0.0&of=" + name, "?limit=500&of=" + name)) {
                            if (path.contains("{id}")) {
                                (path.contains("agents") ? agents : List.copyOf(games))
                                        .forEach(id -> addresses.add(path.replace("{id}", id) + of));
                            } else {
                                addresses.add(path.replace("{language}", "en") + of);
                            }
                        }
                    });
        }
        games.forEach(game -> addresses.add("/api/event/mine/game?tournament=%s&id=%s".formatted(name, game)));
        for (String page : List.of("", "/games", "/schedule", "/screen")) {
            addresses.add("/tournaments/" + name + page);
        }
        addresses.addAll(List.of("/", "/screen", "/reveal"));
        return addresses;
    }

    private HttpResponse<String> get(String address) throws IOException, InterruptedException {
        return client.send(request(address), HttpResponse.BodyHandlers.ofString());
    }

    /** Asks every route that is described for these games, and fails if anything tells of one. */
    void assertNothingIsTold(String name, Set<String> games) throws IOException, InterruptedException {
        List<String> agents = state(name).get("standings").findValuesAsText("agent");
        for (String address : addresses(name, games, agents)) {
            HttpResponse<String> answer = get(address);
            assertTrue(answer.statusCode() < 500, address);
            Hosted.Answer told = guest.page(address);
            assertTrue(told.status() < 500, address);
            if (games.stream().noneMatch(address::contains)) {
                games.forEach(game -> assertFalse(
                        answer.body().contains(game) || told.text().contains(game),
                        () -> address + " tells of " + game));
            } else {
                assertTrue(answer.statusCode() >= 400 && told.status() >= 400, address);
            }
        }
        for (String game : games) {
            assertEquals(404, get("/api/games/" + game + "?of=" + name).statusCode(), game);
        }
    }

    /** Fails if these bytes tell of one of the games. */
    static void assertTellsNothing(String bytes, Set<String> games) {
        games.forEach(game -> assertFalse(bytes.contains(game), () -> game + " is told"));
    }

    /** The number of changes that a stream has reported. */
    static long signals(String bytes) {
        return bytes.lines().filter("event: snapshot"::equals).count();
    }
}
