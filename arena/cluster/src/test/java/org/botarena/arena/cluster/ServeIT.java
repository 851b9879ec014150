package org.botarena.arena.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.botarena.arena.cluster.Lab.Done;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.JsonText;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Browser pages of a cluster's games: a run that is followed, and the tournaments of an event. */
@Timeout(600)
class ServeIT {
    @AutoClose
    private Lab lab;

    @BeforeEach
    void open() throws IOException {
        lab = Lab.open();
    }

    /** A person's browser. One thread. */
    private static final class Browser {
        private final HttpClient client = HttpClient.newHttpClient();
        private final String link;
        private String cookie = "";

        Browser(String link) {
            this.link = link;
        }

        JsonNode get(String path) {
            return send(200, request(path).GET());
        }

        JsonNode post(int status, String path, Map<String, ?> body) {
            return send(
                    status,
                    post(path, JsonText.MAPPER.valueToTree(body).toString().getBytes(StandardCharsets.UTF_8)));
        }

        JsonNode upload(Path jar) throws IOException {
            return send(201, post("/api/event/uploads?name=" + jar.getFileName(), Files.readAllBytes(jar)));
        }

        private HttpRequest.Builder post(String path, byte[] body) {
            return request(path).header("X-Arena", "1").POST(HttpRequest.BodyPublishers.ofByteArray(body));
        }

        private HttpRequest.Builder request(String path) {
            return HttpRequest.newBuilder(URI.create(link + path)).header("Cookie", cookie);
        }

        private JsonNode send(int status, HttpRequest.Builder request) {
            try {
                var answer = client.send(request.build(), BodyHandlers.ofString());
                answer.headers().firstValue("Set-Cookie").ifPresent(set -> cookie = set.substring(0, set.indexOf(';')));
                assertEquals(status, answer.statusCode(), answer.body());
                return JsonText.MAPPER.readTree(answer.body());
            } catch (IOException | InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        JsonNode await(String path, Predicate<JsonNode> wanted) throws InterruptedException {
            JsonNode last = get(path);
            for (int i = 0; !wanted.test(last); i++) {
                assertTrue(i < 1800, "it never came so: " + last.toPrettyString());
                TimeUnit.MILLISECONDS.sleep(50);
                last = get(path);
            }
            return last;
        }
    }

    /** Whether more than the start of a current game is known. */
    private static boolean hasPlies(JsonNode state) {
        return state.at("/playing").findValues("plies").stream().anyMatch(plies -> plies.asInt() > 1);
    }

    /** The page of a server, as soon as it prints its address. */
    private String page(String name) throws InterruptedException {
        lab.await(name, () -> lab.said(name).contains("Stop it with Ctrl-C"));
        return lab.said(name)
                .lines()
                .filter(line -> line.startsWith("The page"))
                .findFirst()
                .orElseThrow()
                .replaceFirst(".* ", "")
                .replaceFirst("/$", "");
    }

    @Test
    @Tag("slow")
    void aFollowerOfAClusterRunSeesThePliesOfItsCurrentGames() throws IOException, InterruptedException {
        lab.master();
        lab.worker("one");
        Process organizer = lab.start("run", lab.far("there"));
        lab.awaitGame("there");
        lab.start("serve", "serve", "there", "--port", "0");
        Browser browser = new Browser(page("serve"));
        browser.await("/api/state", ServeIT::hasPlies);
        Done done = lab.end(organizer, "run");

        assertEquals(0, done.code(), done.said());
        browser.await(
                "/api/state",
                state ->
                        state.at("/recent/0").isObject() && state.at("/playing").isEmpty());
        lab.assertAsPlayedHere("there");
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }

    private Browser author(Browser organizer, String alias) {
        Browser author = new Browser(organizer.link);
        int number = author.post(200, "/api/event/join", Map.of("alias", alias))
                .at("/me/number")
                .asInt();
        organizer.post(200, "/api/event/organize/approve", Map.of("person", number));
        return author;
    }

    @Test
    @Tag("full")
    @NeedsSandbox
    void theTournamentsOfAnEventArePlayedOnAClusterOneAfterTheOther() throws IOException, InterruptedException {
        Process master = lab.master();
        Path samples = Files.createDirectories(lab.folder().resolve("agents/samples"));
        TestJars.agent(samples, "random", TestJars.FIRST_MOVE);
        lab.start(
                "serve",
                "host",
                "evening",
                "--port",
                "0",
                "--game",
                "tictactoe",
                "--hours",
                "00:00-00:01",
                "--cluster",
                lab.url());
        String link = page("serve");
        Browser organizer = new Browser(link);
        String token = Files.readString(lab.folder().resolve("evening/organizer.txt"))
                .strip()
                .replaceFirst(".*#", "");
        organizer.post(200, "/api/event/enter", Map.of("link", token));
        for (String name : new String[] {"anna", "bert"}) {
            Browser author = author(organizer, name);
            author.upload(
                    TestJars.agent(lab.folder().resolve("jars"), name, "Thread.sleep(400); " + TestJars.FIRST_MOVE));
            author.await(
                    "/api/event/mine", mine -> mine.at("/versions/0/isActive").asBoolean());
        }

        String begin = "/api/event/organize/tournament";
        organizer.post(200, begin, Map.of("settings", Map.of("pairs", "2")));
        JsonNode waiting = organizer.await(
                "/api/event",
                event -> !event.at("/tournaments/0/state").asText().equals("plays"));
        assertTrue(waiting.at("/tournaments/0/failure").asText().contains("no worker has joined"), waiting.toString());
        lab.start("one", "worker", "--join", lab.url(), "--lanes", "1", "--work", lab.work("one"));
        lab.await("worker one", () -> lab.said("one").contains("Folder "));
        String first = waiting.at("/tournaments/0/name").asText();
        organizer.post(200, "/api/event/organize/resume", Map.of("tournament", first));
        organizer.await("/api/state?of=" + first, ServeIT::hasPlies);
        awaitEnd(organizer, first);

        organizer.post(200, begin, Map.of("settings", Map.of("pairs", "1")));
        JsonNode second =
                organizer.await("/api/event", event -> event.at("/tournaments").size() == 2);
        awaitEnd(organizer, second.at("/tournaments/0/name").asText());
        for (JsonNode each : second.at("/tournaments")) {
            String folder = "evening/tournaments/" + each.at("/name").asText();
            assertEquals(1, lab.played(folder).size(), folder);
            assertTrue(lab.played(folder).containsKey(lab.name("one")), folder);
            Done verified = lab.run("verify", "verify", folder);
            assertEquals(0, verified.code(), verified.said());
        }

        master.destroyForcibly().waitFor();
        JsonNode refused = organizer.post(409, begin, Map.of("settings", Map.of("pairs", "1")));
        assertTrue(refused.toString().contains("no master answers"), refused.toString());
        assertEquals(2, organizer.get("/api/event").at("/tournaments").size());
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }

    private static void awaitEnd(Browser organizer, String name) throws InterruptedException {
        organizer.await("/api/event", event -> {
            for (JsonNode each : event.at("/tournaments")) {
                if (each.at("/name").asText().equals(name)) {
                    return each.at("/state").asText().equals("finished");
                }
            }
            return false;
        });
    }

    @Test
    @Tag("slow")
    void uploadsPlayOnOtherMachinesOnlyInASandbox() throws IOException, InterruptedException {
        lab.master();
        Done done = lab.run("serve", "host", "evening", "--isolation", "process", "--cluster", lab.url());
        assertTrue(done.code() == 1 && done.said().contains("only play on other machines in a sandbox"), done.said());
        lab.kill();
        lab.assertNoProcessIsLeft(40);
    }
}
