package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.catalogue.Language;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An incomplete manual copy of a running event is served, and reports since when data is missing. */
@Tag("slow")
@Timeout(300)
class CopiedByHandTest {
    @TempDir
    private Path folder;

    private static List<String> lost(Hosted event) {
        return event.host().lost().stream()
                .map(lost -> lost.text(Language.ENGLISH))
                .toList();
    }

    private static void without(Path copy, String... names) throws IOException {
        for (String name : names) {
            Files.deleteIfExists(copy.resolve(name));
        }
    }

    private static void half(Path file) throws IOException {
        byte[] all = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(all, all.length / 2));
    }

    @Test
    void whatIsThereIsServedAndASentenceSaysSinceWhenSomethingIsMissing() throws Exception {
        Path evening = folder.resolve("evening");
        Path early = folder.resolve("early");
        Path noLog = folder.resolve("no-log");
        Path halves = folder.resolve("halves");
        int games;
        try (Hosted event = new Hosted(evening, Map.of())) {
            FileUtils.copyDirectory(evening.toFile(), early.toFile());
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            anna.upload(TestJars.agent(folder.resolve("jars"), "first", TestJars.FIRST_MOVE))
                    .require(201);
            anna.await("", now -> now.at("/ladder/games").asInt() >= 8);
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
            games = anna.await("", now -> now.at("/ladder/state").asText().equals("paused"))
                    .at("/ladder/games")
                    .asInt();
            FileUtils.copyDirectory(evening.toFile(), noLog.toFile());
            FileUtils.copyDirectory(evening.toFile(), halves.toFile());
        }
        try (Hosted whole = new Hosted(evening, Map.of())) {
            assertEquals(List.of(), lost(whole), "after a clean end nothing is missing");
        }
        without(early, "event.db-wal", "event.db-shm");
        Files.copy(
                evening.resolve("event.changes"), early.resolve("event.changes"), StandardCopyOption.REPLACE_EXISTING);
        try (Hosted copy = new Hosted(early, Map.of())) {
            copy.browser().get("").require(200);
            copy.browser().page("/").require(200);
            assertTrue(
                    lost(copy).get(0).startsWith("event.db lacks "), lost(copy).toString());
        }
        without(noLog, "event.db-wal", "event.db-shm");
        try (Hosted copy = new Hosted(noLog, Map.of())) {
            assertEquals(1, lost(copy).size(), lost(copy).toString());
            assertTrue(lost(copy).get(0).contains("arena backup"), lost(copy).toString());
            JsonNode now = copy.browser().get("").require(200).json();
            assertFalse(now.at("/ladder/state").asText().equals("failed"), now.toString());
            Browser organizer = Browser.enter(
                    copy.link(),
                    Files.readString(noLog.resolve("organizer.txt")).strip().replaceFirst(".*#", ""));
            assertEquals(
                    lost(copy).get(0),
                    organizer.get("organize").require(200).json().at("/lost/0").asText());
        }
        half(halves.resolve("ladder/journal.jsonl"));
        without(halves.resolve("ladder"), "tournament.db", "tournament.db-wal", "tournament.db-shm");
        try (Hosted copy = new Hosted(halves, Map.of())) {
            assertEquals(1, lost(copy).size(), lost(copy).toString());
            assertTrue(
                    lost(copy).get(0).startsWith("ladder lacks everything after 20"),
                    lost(copy).toString());
            int there = copy.browser()
                    .get("")
                    .require(200)
                    .json()
                    .at("/ladder/games")
                    .asInt();
            assertTrue(0 < there && there < games, there + " of " + games);
        }
    }
}
