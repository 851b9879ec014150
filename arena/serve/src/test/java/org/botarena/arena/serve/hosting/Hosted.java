package org.botarena.arena.serve.hosting;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.botarena.arena.serve.DescribedApi;
import org.botarena.arena.serve.hosting.casual.CasualGames;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.event.EventParts;
import org.botarena.arena.serve.hosting.event.Invitations;
import org.botarena.arena.serve.hosting.event.WebhookTarget;
import org.botarena.arena.serve.hosting.ladder.LadderHours;
import org.botarena.arena.serve.hosting.ladder.LadderState;
import org.botarena.arena.serve.hosting.people.Access;
import org.botarena.arena.serve.hosting.web.HostRoutes;
import org.botarena.arena.serve.hosting.web.UserHeader;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.listen.Binding;
import org.botarena.arena.serve.listen.WebServer;
import org.botarena.arena.serve.page.RoomLink;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.venue.Installation;

/** An event hosted for a test, with real jars and a real server on loopback. */
public final class Hosted implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(100);

    private final EventParts host;
    private final HostRoutes routes;
    private final WebServer server;
    private final Optional<String> organizer;
    private final AtomicReference<AssertionError> bugs = new AtomicReference<>();

    /** Hosts an event with these settings in addition to the usual ones. */
    public Hosted(Path folder, Map<String, String> more) {
        this(folder, more, 0);
    }

    /** Hosts an event at a port, like a restarted server. */
    Hosted(Path folder, Map<String, String> more, int port) {
        this(folder, more, port, Optional.empty(), false);
    }

    /** Hosts an event that may be behind a reverse proxy, and may show the authors' names. */
    Hosted(Path folder, Map<String, String> more, int port, Optional<UserHeader> userHeader, boolean hasRealNames) {
        this(folder, more, port, userHeader, hasRealNames, CasualGames.PATIENCE, Optional.empty());
    }

    /** Hosts an event whose games wait this long for a person. */
    static Hosted withPatience(Path folder, Duration patience) {
        return new Hosted(folder, Map.of(), 0, Optional.empty(), false, patience, Optional.empty());
    }

    /** Hosts an event that sends the news for authors to a webhook. */
    static Hosted telling(Path folder, WebhookTarget webhook) {
        return new Hosted(folder, Map.of(), 0, Optional.empty(), false, CasualGames.PATIENCE, Optional.of(webhook));
    }

    private Hosted(
            Path folder,
            Map<String, String> more,
            int port,
            Optional<UserHeader> userHeader,
            boolean hasRealNames,
            Duration patience,
            Optional<WebhookTarget> webhook) {
        Path agents = folder.resolveSibling("agents");
        if (!Files.exists(agents)) {
            TestJars.agent(agents.resolve("samples"), "random", TestJars.FIRST_MOVE);
        }
        Map<String, String> settings =
                new HashMap<>(Map.of("game", "tictactoe", "isolation", "process", "move-time", "5s", "jobs", "1"));
        settings.putAll(more);
        host = EventParts.open(
                folder,
                settings,
                new Installation(folder.getParent(), agents),
                LadderHours.of(Optional.empty(), 1000),
                webhook,
                patience);
        host.names().areReal(hasRealNames);
        RoomLink room = new RoomLink(false);
        routes = new HostRoutes(host, userHeader, room, Limits.DEFAULT);
        server = WebServer.start(
                Binding.local(port),
                Limits.DEFAULT,
                routes.streams(),
                List.of(routes, room),
                userHeader.map(UserHeader::proxy),
                address -> {},
                (request, bug) -> bugs.compareAndSet(null, new AssertionError(request + " failed", bug)));
        room.is(server.link());
        organizer = invitations().organizer().map(link -> link.replaceFirst(".*#", ""));
        host.start();
        awaitLadder();
    }

    /** Waits until the server has read the games of its ladder. */
    private void awaitLadder() {
        while (host.ladder().state() == LadderState.READS) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    EventParts host() {
        return host;
    }

    EventSettings rules() {
        return new EventSettings(host.file());
    }

    Access access() {
        return new Access(host.file());
    }

    Invitations invitations() {
        return new Invitations(host.file(), host.persons(), host.names(), server.link());
    }

    /** The address of its pages. */
    public String link() {
        return server.link();
    }

    Browser browser() {
        return new Browser(server.link());
    }

    /** The organizer's browser, signed in with their link. */
    Browser organizer() {
        Browser browser = browser();
        browser.post("enter", Map.of("link", organizer.orElseThrow())).require(200);
        return browser;
    }

    /** The browser of an author who has asked to take part and was approved. */
    Browser author(Browser organizer, String alias) {
        Browser author = browser();
        int number = author.post("join", Map.of("alias", alias))
                .require(200)
                .json()
                .at("/me/number")
                .asInt();
        organizer.post("organize/approve", Map.of("person", number)).require(200);
        return author;
    }

    /** @throws AssertionError if the server has failed, whatever it answered */
    @Override
    public void close() {
        server.close();
        routes.close();
        host.close();
        if (bugs.get() != null) {
            throw bugs.get();
        }
    }

    static JsonNode json(String text) {
        try {
            return JsonText.MAPPER.readTree(text);
        } catch (IOException e) {
            throw new AssertionError(text, e);
        }
    }

    /** A server's answer. */
    record Answer(int status, String text, Map<String, List<String>> headers) {
        JsonNode json() {
            return Hosted.json(text);
        }

        Answer require(int wanted) {
            if (status != wanted) {
                throw new AssertionError("%d, not %d: %s".formatted(status, wanted, text));
            }
            return this;
        }
    }

    /** A person's browser, which keeps its cookie. One thread. */
    static final class Browser {
        private final HttpClient client = HttpClient.newHttpClient();
        private final String link;
        private String cookie = "";

        Browser(String link) {
            this.link = link;
        }

        /** A browser signed in with a person's link. */
        static Browser enter(String link, String token) {
            Browser browser = new Browser(link);
            browser.post("enter", Map.of("link", token)).require(200);
            return browser;
        }

        /** The browser of a person added by this organizer. */
        Browser add(String role, String alias) {
            return enter(
                    link,
                    post("organize/person", Map.of("role", role, "alias", alias))
                            .require(200)
                            .json()
                            .at("/link")
                            .asText());
        }

        /** The cookie of each request. */
        String cookie() {
            return cookie;
        }

        Browser at(String other) {
            Browser same = new Browser(other);
            same.cookie = cookie;
            return same;
        }

        Answer page(String path) {
            return send(HttpRequest.newBuilder(URI.create(link + path)).GET());
        }

        Answer get(String path) {
            return send(request(path).GET());
        }

        Answer post(String path, Map<String, ?> body) {
            String json = JsonText.MAPPER.valueToTree(body).toString();
            return send(request(path).header("X-Arena", "1").POST(HttpRequest.BodyPublishers.ofString(json)), json);
        }

        Answer upload(Path jar) throws IOException {
            return upload(jar.getFileName().toString(), Files.readAllBytes(jar));
        }

        Answer upload(String name, byte[] bytes) {
            return send(request("uploads?name=" + name)
                    .header("X-Arena", "1")
                    .POST(HttpRequest.BodyPublishers.ofByteArray(bytes)));
        }

        HttpRequest.Builder request(String path) {
            return HttpRequest.newBuilder(URI.create(link + "/api/event" + (path.isEmpty() ? "" : "/" + path)))
                    .header("Cookie", cookie);
        }

        Answer send(HttpRequest.Builder request) {
            return send(request, "");
        }

        /** Its answer, which must match the API's description. */
        private Answer send(HttpRequest.Builder request, String body) {
            try {
                HttpRequest sent = request.build();
                HttpResponse<String> response = client.send(sent, HttpResponse.BodyHandlers.ofString());
                DescribedApi.at(link).check(sent, body, response);
                response.headers()
                        .firstValue("Set-Cookie")
                        .ifPresent(set -> cookie = set.substring(0, set.indexOf(';')));
                return new Answer(
                        response.statusCode(),
                        response.body(),
                        response.headers().map());
            } catch (IOException | InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        /** The lines of a stream of events, as they arrive. */
        Stream<String> follow(String of) {
            try {
                return client.send(
                                HttpRequest.newBuilder(URI.create(link + "/api/events?of=" + of))
                                        .header("Cookie", cookie)
                                        .build(),
                                HttpResponse.BodyHandlers.ofLines())
                        .body();
            } catch (IOException | InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        /** Repeats a request until its answer satisfies a condition. */
        JsonNode await(String path, Predicate<JsonNode> wanted) throws InterruptedException {
            Instant end = Instant.now().plus(PATIENCE);
            JsonNode last = get(path).json();
            while (!wanted.test(last)) {
                if (Instant.now().isAfter(end)) {
                    throw new AssertionError("it never came so: " + last.toPrettyString());
                }
                Thread.sleep(100);
                last = get(path).json();
            }
            return last;
        }
    }
}
