package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.Order;
import org.botarena.arena.news.News;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.store.Settings;
import org.botarena.arena.store.Store;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.tournament.PlayedInProcess;
import org.botarena.arena.venue.Installation;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A server that was killed starts at once, whatever its ladder's index needs. Until the games are read, its pages show
 * the last known standings and say so.
 */
@Tag("slow")
@Timeout(300)
class LastStandingsTest {
    private static final String SENTENCE = "index is being read or made again";

    /** Their news lack the moves, so that each game is looked up in the store, which takes seconds. */
    private static final int GAMES = 600;

    @TempDir
    static Path killed;

    private static JsonNode before;
    private static Browser anna;

    @TempDir
    Path folder;

    private static ServingProcess server(Path folder) throws IOException {
        return ServingProcess.hosting(folder, "tictactoe", 0, "--move-time", "5s");
    }

    private static Path ladder(Path folder) {
        return folder.resolve("evening/ladder");
    }

    /** Plays a few games on a server, kills the next one, and adds many games. */
    @BeforeAll
    static void killAServerAndAddGames() throws Exception {
        try (ServingProcess server = server(killed)) {
            Browser organizer = server.organizer(server.link());
            anna = organizer.add("AUTHOR", "anna");
            anna.upload(TestJars.agent(killed.resolve("jars"), "annas", TestJars.FIRST_MOVE))
                    .require(201);
            anna.await("", now -> now.at("/ladder/games").asInt() >= 4);
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
        }
        try (ServingProcess server = server(killed)) {
            before = new Browser(server.link())
                    .await("", now -> now.at("/ladder/state").asText().equals("paused"))
                    .at("/ladder/lines");
            server.kill();
        }
        addGames(ladder(killed));
    }

    private static void addGames(Path ladder) {
        Installation installation = new Installation(killed, killed.resolve("agents"));
        Map<String, Path> joining = Stream.of("second", "third", "fourth", "fifth")
                .collect(Collectors.toMap(
                        name -> name, name -> TestJars.agent(killed.resolve("jars"), name, TestJars.FIRST_MOVE)));
        AtomicInteger ended = new AtomicInteger();
        try (Event event = Event.open(
                Order.of(
                        new Settings(Map.of("out", ladder.toString(), "yes", "true")).naming(joining),
                        installation,
                        Clock.systemUTC()),
                installation)) {
            event.leaveReport();
            event.playAt((venue, terms, jobs) -> new PlayedInProcess(terms.rules()));
            event.listen(told -> {
                if (told.news() instanceof News.GameEnded && ended.incrementAndGet() == GAMES) {
                    event.finish();
                }
            });
            event.play(Optional.empty());
        }
    }

    @Test
    void withoutItsIndex() throws Exception {
        FileUtils.copyDirectory(killed.toFile(), folder.toFile());
        for (String suffix : List.of("", "-wal", "-shm")) {
            Files.deleteIfExists(ladder(folder).resolve("tournament.db" + suffix));
        }
        assertLastStandingsThenNew();
    }

    @Test
    void withADamagedIndex() throws Exception {
        FileUtils.copyDirectory(killed.toFile(), folder.toFile());
        Path index = ladder(folder).resolve("tournament.db");
        byte[] bytes = Files.readAllBytes(index);
        Arrays.fill(bytes, bytes.length / 4, bytes.length / 2, (byte) 7);
        Files.write(index, bytes);
        assertLastStandingsThenNew();
    }

    private void assertLastStandingsThenNew() throws Exception {
        try (ServingProcess server = server(folder)) {
            String link = server.link();
            Browser guest = new Browser(link);
            JsonNode ladder = guest.get("").require(200).json().at("/ladder");
            String first = guest.page("/").require(200).text();
            String live = guest.page("/ladder").require(200).text();
            guest.page("/screen").require(200);
            JsonNode rating = anna.at(link).get("mine").require(200).json().at("/ratings/0");
            JsonNode later = guest.get("").require(200).json().at("/ladder");

            assertEquals("reads", ladder.at("/state").asText());
            assertEquals(lines(before, "name"), lines(ladder.at("/last/lines"), "entrant"));
            assertEquals(0, ladder.at("/lines").size());
            assertTrue(first.contains(SENTENCE), first);
            assertTrue(live.contains(SENTENCE) && live.contains("anna@1"), live);
            JsonNode line = before.get(before.at("/0/name").asText().equals("anna@1") ? 0 : 1);
            for (String part : List.of("games", "elo", "eloLow", "eloHigh")) {
                assertEquals(line.get(part), rating.get(part), part);
            }
            assertEquals(ladder, later, "all answers came before the games were read");

            JsonNode now = guest.await(
                            "",
                            event -> event.at("/ladder/last").isNull()
                                    && !event.at("/ladder/state").asText().equals("reads"))
                    .at("/ladder");
            assertEquals("paused", now.at("/state").asText());
            assertTrue(now.at("/games").asInt() >= GAMES, now.toString());
            assertEquals(before.size() + 4, now.at("/lines").size());
            assertFalse(guest.page("/").require(200).text().contains(SENTENCE));
            assertTrue(guest.page("/ladder").require(200).text().contains("main.js"));
        }
        try (Store store = Store.open(ladder(folder))) {
            assertEquals(List.of(), store.notes(), "the index was made in its place");
        }
    }

    /** The entrants in order, with their games and ratings. */
    private static List<String> lines(JsonNode table, String name) {
        List<String> lines = new ArrayList<>();
        table.forEach(line ->
                lines.add("%s %s %s".formatted(line.at("/" + name).asText(), line.at("/games"), line.at("/elo"))));
        return lines;
    }
}
