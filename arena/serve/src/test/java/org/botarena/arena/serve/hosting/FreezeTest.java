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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.serve.hosting.file.EventCopy;
import org.botarena.arena.serve.hosting.play.Ranking;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** While a tournament is frozen nothing that leaves the server tells what came after the freeze: looked for in the bytes. */
@Tag("slow")
@Timeout(300)
class FreezeTest {
    private static final String SLOWLY =
            "java.util.concurrent.locks.LockSupport.parkNanos(30_000_000L); " + TestJars.FIRST_MOVE;

    private final HttpClient client = HttpClient.newHttpClient();

    @TempDir
    Path folder;

    /** All that a stream has sent. */
    private final class Stream implements AutoCloseable {
        private final StringBuilder bytes = new StringBuilder();
        private final InputStream in;

        Stream(String address) throws IOException, InterruptedException {
            in = client.send(request(address), HttpResponse.BodyHandlers.ofInputStream())
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

    private static HttpRequest request(String address) {
        return HttpRequest.newBuilder(URI.create(address)).build();
    }

    /** The addresses that two descriptions of the API name, filled in with these games and agents, and the pages. */
    private List<String> addresses(Hosted event, String name, Set<String> games, List<String> agents)
            throws IOException, InterruptedException {
        List<String> addresses = new ArrayList<>();
        for (String description : List.of("/api/openapi.json", "/api/event/openapi.json")) {
            Hosted.json(get(event.link() + description).body()).get("paths").properties().stream()
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

    private static Set<String> games(Hosted event, String name) {
        return event.host().tournaments().ranking(name).games(entrant -> true, Integer.MAX_VALUE).stream()
                .map(Ranking.Ended::id)
                .collect(Collectors.toSet());
    }

    /** All that the public and somebody who plays no agent can ask for, about some games: every route that is described. */
    private String everything(Hosted event, String name, Set<String> games, Browser guest)
            throws IOException, InterruptedException {
        JsonNode state = Hosted.json(get(event.link() + "/api/state?of=" + name).body());
        List<String> agents = state.get("standings").findValuesAsText("agent");
        StringBuilder bytes = new StringBuilder();
        for (String address : addresses(event, name, games, agents)) {
            HttpResponse<String> answer = get(event.link() + address);
            assertTrue(answer.statusCode() < 500, address);
            Hosted.Answer told = guest.page(address);
            assertTrue(told.status() < 500, address);
            if (games.stream().noneMatch(address::contains)) {
                bytes.append(answer.body()).append('\n').append(told.text()).append('\n');
                games.forEach(game -> assertFalse(
                        answer.body().contains(game) || told.text().contains(game),
                        () -> address + " tells of " + game));
            } else {
                assertTrue(answer.statusCode() >= 400 && told.status() >= 400, address);
            }
        }
        for (String game : games) {
            assertEquals(
                    404,
                    get(event.link() + "/api/games/" + game + "?of=" + name).statusCode(),
                    game);
        }
        return bytes.toString();
    }

    private static void assertTellsNothing(String bytes, Set<String> games) {
        games.forEach(game -> assertFalse(bytes.contains(game), () -> game + " is told"));
    }

    private static boolean isOver(Hosted event, String name) {
        String state = event.host().tournaments().state(name);
        assertTrue(state.equals("plays") || state.equals("finished"), state);
        return state.equals("finished");
    }

    /** How often a stream has told that something has changed. */
    private static long signals(String bytes) {
        return bytes.lines().filter("event: snapshot"::equals).count();
    }

    @Test
    void aFinishedTournamentIsHiddenAsAWholeUntilItsFirstPlaceIsRevealed() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = event.organizer();
            for (String alias : List.of("anna", "bert")) {
                Browser author = event.author(organizer, alias);
                author.upload(TestJars.agent(folder.resolve(alias), alias, TestJars.FIRST_MOVE))
                        .require(201);
                author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            }
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
            organizer.await("", now -> now.at("/ladder/running").isEmpty()); // its games may have the same ids
            organizer.post("organize/tournament", Map.of("pairs", "2")).require(200);
            organizer.await("", now -> now.at("/tournaments/0/state").asText().equals("finished"));
            String name = organizer.get("").json().at("/tournaments/0/name").asText();
            Set<String> games = games(event, name);
            assertEquals(4, games.size());
            organizer.post("organize/freeze", Map.of("tournament", name)).require(200);
            assertTellsNothing(everything(event, name, games, event.browser()), games);
            for (JsonNode row : organizer.get("").json().at("/tournaments/0/lines")) {
                assertEquals(0, row.get("games").asInt(), row::toString);
            }
            organizer
                    .post("organize/reveal", Map.of("tournament", name, "places", 1))
                    .require(200);
            JsonNode revealed =
                    Hosted.json(get(event.link() + "/api/state?of=" + name).body());
            assertEquals(1, revealed.get("revealed").size());
            assertEquals(List.of(), revealed.get("recent").findValuesAsText("id"), "the projector lists no result");
            assertTellsNothing(everything(event, name, games, event.browser()), games);
            organizer
                    .post("organize/reveal", Map.of("tournament", name, "places", 2))
                    .require(200);
            assertEquals(
                    4,
                    Hosted.json(get(event.link() + "/api/state?of=" + name).body())
                            .get("recent")
                            .size());
        }
    }

    @Test
    void nothingIsToldOfWhatCameLaterAlsoAfterAKillAndARestartInTheMiddleOfTheReveal() throws Exception {
        String name;
        String before;
        Set<String> later;
        Path evening = folder.resolve("evening");
        Path killed = folder.resolve("killed");
        String secret;
        try (Hosted event = new Hosted(evening, Map.of())) {
            Browser organizer = event.organizer();
            for (String alias : List.of("anna", "bert", "carl")) {
                Browser author = event.author(organizer, alias);
                author.upload(TestJars.agent(folder.resolve(alias), alias, SLOWLY))
                        .require(201);
                author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            }
            secret = organizer
                    .post("organize/person", Map.of("role", "AUTHOR", "alias", "guest"))
                    .json()
                    .at("/link")
                    .asText();
            Browser guest = Browser.enter(event.link(), secret);
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
            organizer.await("", now -> now.at("/ladder/running").isEmpty()); // its games may have the same ids
            organizer
                    .post("organize/tournament", Map.of("pairs", "4", "why", "the final"))
                    .require(200);
            name = organizer.get("").json().at("/tournaments/0/name").asText();
            String same = name;
            organizer.await("", now -> games(event, same).size() >= 2);
            try (Stream stream = new Stream(event.link() + "/api/events?of=" + name)) {
                organizer.await("", now -> games(event, same).size() >= 4);
                organizer.post("organize/freeze", Map.of("tournament", name)).require(200);
                Thread.sleep(1000);
                assertTrue(stream.take().contains("\"state\":\"frozen\""), "the freeze itself is told");
                JsonNode frozen =
                        Hosted.json(get(event.link() + "/api/state?of=" + name).body());
                before = frozen.get("standings").toString();
                Set<String> known =
                        new java.util.HashSet<>(Hosted.json(get(event.link() + "/api/games?limit=500&of=" + name)
                                        .body())
                                .findValuesAsText("id"));
                assertTrue(known.size() >= 4 && known.size() < 24, "frozen in the middle: " + known.size());
                EventCopy.of(evening, killed);
                try (Stream signals = new Stream(event.link() + "/api/events?of=event")) {
                    while (!isOver(event, name)) {
                        Thread.sleep(100);
                    }
                    Thread.sleep(1500);
                    assertEquals(2, signals(signals.take()), "one to begin with, and no ply and no end");
                    assertEquals(0, signals(stream.take()), "nor in the stream of the tournament");
                }
                assertEquals(
                        "frozen",
                        guest.get("").json().at("/tournaments/0/state").asText());
                assertEquals(
                        "finished",
                        organizer.get("").json().at("/tournaments/0/state").asText());
                later = games(event, name);
                later.removeAll(known);
                assertFalse(later.isEmpty());
                assertTellsNothing(everything(event, name, later, guest), later);
                assertTellsNothing(stream.take(), later);
                organizer
                        .post("organize/reveal", Map.of("tournament", name, "places", 1))
                        .require(200);
                organizer
                        .post("organize/reveal", Map.of("tournament", name, "places", -1))
                        .require(400);
                JsonNode revealed =
                        Hosted.json(get(event.link() + "/api/state?of=" + name).body());
                assertEquals(1, revealed.get("revealed").size());
                assertEquals(before, revealed.get("standings").toString());
                assertTellsNothing(everything(event, name, later, guest), later);
                assertTellsNothing(stream.take(), later);
            }
        }
        try (Hosted again = new Hosted(evening, Map.of())) {
            JsonNode after =
                    Hosted.json(get(again.link() + "/api/state?of=" + name).body());
            assertEquals(1, after.get("revealed").size(), "it goes on at the same place");
            assertEquals(before, after.get("standings").toString());
            assertTellsNothing(everything(again, name, later, Browser.enter(again.link(), secret)), later);
            again.host().tournaments().thaw(name);
            assertEquals(
                    "finished",
                    Hosted.json(get(again.link() + "/api/state?of=" + name).body())
                            .at("/tournament/state")
                            .asText());
        }
        try (Hosted again = new Hosted(
                killed, Map.of())) { // the files as a kill has left them: the games go on, and nobody sees it
            Browser guest = Browser.enter(again.link(), secret);
            try (Stream signals = new Stream(again.link() + "/api/events?of=event");
                    Stream stream = new Stream(again.link() + "/api/events?of=" + name)) {
                while (!isOver(again, name)) {
                    Thread.sleep(100);
                }
                Set<String> hidden = games(again, name);
                hidden.removeAll(Set.copyOf(Hosted.json(get(again.link() + "/api/games?limit=500&of=" + name)
                                .body())
                        .findValuesAsText("id")));
                assertFalse(hidden.isEmpty());
                assertTellsNothing(everything(again, name, hidden, guest), hidden);
                assertTellsNothing(stream.take(), hidden);
                long told = signals(signals.take());
                assertTrue(told <= 3, "no ply is signalled: " + told);
            }
            assertEquals(
                    before,
                    Hosted.json(get(again.link() + "/api/state?of=" + name).body())
                            .get("standings")
                            .toString());
        }
    }

    @Test
    void aTournamentThatIsFrozenBeforeItsFirstLineIsEmptyAndNoBug() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = event.organizer();
            for (String alias : List.of("anna", "bert")) {
                Browser author = event.author(organizer, alias);
                author.upload(TestJars.agent(folder.resolve(alias), alias, SLOWLY))
                        .require(201);
                author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            }
            organizer.post("organize/tournament", Map.of()).require(200);
            String name = organizer.get("").json().at("/tournaments/0/name").asText();
            organizer.post("organize/freeze", Map.of("tournament", name)).require(200);
            while (!isOver(event, name)) {
                JsonNode now = event.browser().get("").require(200).json();
                assertTrue(now.at("/tournaments/0/isFrozen").asBoolean());
                now.at("/tournaments/0/lines")
                        .forEach(line -> assertEquals(0, line.get("games").asInt()));
                Thread.sleep(50);
            }
        }
    }
}
