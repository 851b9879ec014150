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
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.botarena.arena.serve.DescribedApi;
import org.botarena.arena.serve.hosting.Hosted.Browser;

/**
 * Reads a server's data for people to whom a tournament is frozen: the public, and a guest without an agent.
 * Thread-safe.
 */
final class Onlookers {
    /**
     * Data that a restart changes: the time, devices, and the moves of places within ten minutes, which the ladder
     * forgets.
     */
    private static final Pattern NOW = Pattern.compile(
            "\"now\":[0-9]+,?|\"devices\":\\[[^]]*]|\"change\":-?[0-9]+|<td class=\"n\">([\u25b2\u25bc][0-9]+|\u2013)</td>");

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

    /** All data that a stream has sent. */
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

    /** All readable addresses of the API for these games and agents, except streams and zips. */
    private List<String> addresses(String name, Set<String> games, List<String> agents) {
        List<String> addresses = new ArrayList<>();
        DescribedApi.at(link).paths().properties().forEach(path -> {
            JsonNode read = path.getValue().path("get");
            JsonNode content = read.at("/responses/200/content");
            if (content.has("application/json") || content.has("image/png")) {
                String address = path.getKey();
                List<String> asked = !address.contains("{id}")
                        ? List.of(address.replace("{language}", "en"))
                        : (address.contains("agents") ? agents : games)
                                .stream().map(id -> address.replace("{id}", id)).toList();
                List<String> queries = queries(read.path("parameters").findValuesAsText("name"), name, games, agents);
                asked.forEach(one -> queries.forEach(query -> addresses.add(one + query)));
            }
        });
        assertTrue(
                addresses.stream().anyMatch(address -> address.startsWith("/api/games?limit=")), addresses::toString);
        for (String page : List.of("", "/games", "/schedule", "/screen")) {
            addresses.add("/tournaments/" + name + page);
        }
        agents.forEach(agent -> addresses.add("/tournaments/" + name + "/agents/" + agent));
        addresses.addAll(List.of("/", "/screen", "/reveal"));
        return addresses;
    }

    private static List<String> queries(List<String> parameters, String name, Set<String> games, List<String> agents) {
        List<String> queries = new ArrayList<>(List.of(""));
        if (parameters.contains("of")) {
            queries.add("?of=" + name);
        }
        if (parameters.contains("after")) {
            queries.add("?after=0.0&of=" + name);
        }
        if (parameters.contains("limit")) {
            List.of("", "&opening=0", "&fault=", "&offset=1")
                    .forEach(more -> queries.add("?limit=500&of=" + name + more));
            agents.forEach(agent -> queries.add("?limit=500&of=" + name + "&agent=" + agent));
        }
        if (parameters.contains("tournament")) {
            games.forEach(game -> queries.add("?tournament=" + name + "&id=" + game));
        }
        return queries;
    }

    private HttpResponse<String> get(String address) throws IOException, InterruptedException {
        return client.send(request(address), HttpResponse.BodyHandlers.ofString());
    }

    /**
     * All answers to the public and the guest, by request: every readable route, for what they may know of a
     * tournament, every page, and the beginning of each stream.
     */
    SortedMap<String, String> answers(String name) throws IOException, InterruptedException {
        return answers(name, known(name));
    }

    /** All answers to requests for these games. */
    private SortedMap<String, String> answers(String name, Set<String> games) throws IOException, InterruptedException {
        SortedMap<String, String> answers = new TreeMap<>();
        List<String> agents = state(name).get("standings").findValuesAsText("agent");
        List<String> addresses = addresses(name, games, agents);
        for (Browser one : List.of(new Browser(link), guest)) {
            String who = one == guest ? " by the guest" : "";
            for (String address : addresses) {
                Hosted.Answer answer = one.send(
                        HttpRequest.newBuilder(URI.create(link + address)).header("Cookie", one.cookie()));
                assertTrue(answer.status() < 500, address);
                answers.put(
                        address + who,
                        answer.status() + " " + NOW.matcher(answer.text()).replaceAll(""));
            }
            for (String of : List.of("", "event", "ladder", name)) {
                answers.put("stream " + of + who, beginning(one, of));
            }
        }
        return answers;
    }

    /** The first message of a stream. Retries while the server still counts streams that this test has closed. */
    private static String beginning(Browser one, String of) throws InterruptedException {
        String message = first(one, of);
        for (int tries = 0; message.contains("too many pages watch at once") && tries < 120; tries++) {
            Thread.sleep(500);
            message = first(one, of);
        }
        return message;
    }

    private static String first(Browser one, String of) {
        try (java.util.stream.Stream<String> lines = one.follow(of)) {
            return lines.takeWhile(line -> !line.isEmpty())
                    .map(line -> NOW.matcher(line).replaceAll(""))
                    .filter(line -> !line.startsWith("id:"))
                    .collect(Collectors.joining("\n"));
        }
    }

    /** Fails if any answer has changed. */
    void assertSame(String name, SortedMap<String, String> before) throws IOException, InterruptedException {
        SortedMap<String, String> now = answers(name);
        assertEquals(before.keySet(), now.keySet());
        before.forEach((asked, answer) -> assertEquals(answer, now.get(asked), asked));
    }

    /** Requests later games from every route, and fails if an answer reveals one or has changed. */
    void assertNothingIsShown(String name, Set<String> games) throws IOException, InterruptedException {
        answers(name, games).forEach((asked, answer) -> {
            boolean isAsked = games.stream().anyMatch(asked::contains);
            games.forEach(game -> assertFalse(answer.contains(game) && !isAsked, () -> asked + " reveals " + game));
            assertTrue(!isAsked || answer.startsWith("4"), asked);
        });
        String page = "/tournaments/" + name + "/game/";
        for (String game : games) {
            assertEquals(get(page + "none").body(), get(page + game).body(), "a shared link to a game tells nothing");
            assertEquals(404, get("/api/games/" + game + "?of=" + name).statusCode(), game);
        }
    }

    /** Fails if these bytes reveal one of the games. */
    static void assertShowsNothing(String bytes, Set<String> games) {
        games.forEach(game -> assertFalse(bytes.contains(game), () -> game + " is revealed"));
    }

    /** The number of changes that a stream has reported. */
    static long signals(String bytes) {
        return bytes.lines().filter("event: snapshot"::equals).count();
    }
}
