package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.store.Store;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A set of games is played again in pairs; the journal records it first, and all results count or none. */
@Tag("slow")
@Timeout(300)
class RerunSetTest {
    private static final String RULES = "0.01 vs random -> 10";

    @TempDir
    Path folder;

    /** Fails while the file exists, and plays otherwise. */
    private String failingWith(Path file) {
        return "if (java.nio.file.Files.exists(java.nio.file.Path.of(\"%s\"))) throw new IllegalStateException(\"no disk\"); "
                        .formatted(file)
                + TestJars.FIRST_MOVE;
    }

    private static JsonNode set(Browser organizer, String state) throws InterruptedException {
        return organizer
                .await("organize", now -> now.at("/reruns/0/state").asText().equals(state))
                .at("/reruns/0");
    }

    private static long chosen(Path cup) throws Exception {
        try (Stream<String> lines = Files.lines(cup.resolve("journal.jsonl"))) {
            return lines.filter(line -> line.contains("\"kind\":\"chosen\"")).count();
        }
    }

    @Test
    void theGamesOfAFaultArePlayedAgainInPairsAndAcceptedAsAWhole() throws Exception {
        Path evening = folder.resolve("evening");
        Path broken = folder.resolve("broken");
        Files.setPosixFilePermissions(
                folder, PosixFilePermissions.fromString("rwxr-xr-x")); // agents run as another user
        try (Hosted event = new Hosted(evening, Map.of())) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            Browser bert = event.author(organizer, "bert");
            anna.upload(TestJars.agent(folder.resolve("jars"), "annas", failingWith(broken)))
                    .require(201);
            bert.upload(TestJars.agent(
                            folder.resolve("jars"),
                            "berts",
                            "return game.position().moves()[1 % game.position().moves().length];"))
                    .require(201);
            for (Browser author : List.of(anna, bert)) {
                author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            }
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
            Files.createFile(broken);
            organizer
                    .post("organize/tournament", Map.of("settings", Map.of("pairs", "1", "with", "random")))
                    .require(200);
            String name = organizer
                    .await("", now -> now.at("/tournaments/0/state").asText().equals("finished"))
                    .at("/tournaments/0/name")
                    .asText();
            Path cup = evening.resolve("tournaments").resolve(name);
            Files.delete(broken);

            assertEquals(
                    409,
                    organizer
                            .post("organize/reruns", Map.of("tournament", name, "fault", "late"))
                            .status(),
                    "no agent was late");
            assertEquals(0, chosen(cup));
            organizer
                    .post(
                            "organize/reruns",
                            Map.of("tournament", name, "fault", "any", "author", "anna", "rules", RULES))
                    .require(200);
            assertEquals(1, chosen(cup), "the choice is recorded at once");
            JsonNode played = set(organizer, "played");
            assertEquals(4, played.get("games").asInt(), "two pairs of anna's");
            assertTrue(played.get("found").asText().contains("mark of anna@1 10, not "), played::toString);
            organizer
                    .post(
                            "organize/reject-reruns",
                            Map.of("set", played.get("id").asText(), "why", "a test"))
                    .require(200);
            assertEquals(
                    409,
                    organizer
                            .post(
                                    "organize/accept-reruns",
                                    Map.of("set", played.get("id").asText(), "why", "late"))
                            .status());
            assertEquals(4, failed(event, name), "the recorded results stay");

            organizer
                    .post("organize/reruns", Map.of("tournament", name, "author", "anna@1"))
                    .require(200);
            played = set(organizer, "played");
            organizer
                    .post(
                            "organize/accept-reruns",
                            Map.of("set", played.get("id").asText(), "why", "the disk was full"))
                    .require(200);
            organizer.await("", now -> failed(event, name) == 0); // all of them count
            try (Store store = Store.read(cup)) {
                assertEquals(
                        List.of(), Audit.of(store, Games.installed(), false).damage());
            }
        }
    }

    @Test
    void aSetResumesWhenTheServerIsStartedAgain() throws Exception {
        Path evening = folder.resolve("evening");
        Path slow = folder.resolve("slow");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        String waits =
                "if (java.nio.file.Files.exists(java.nio.file.Path.of(\"%s\"))) Thread.sleep(1500); ".formatted(slow);
        Browser organizer;
        try (Hosted event = new Hosted(evening, Map.of())) {
            organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            anna.upload(TestJars.agent(
                            folder.resolve("jars"),
                            "annas",
                            "try { %s } catch (Exception e) { throw new IllegalStateException(e); } ".formatted(waits)
                                    + TestJars.FIRST_MOVE))
                    .require(201);
            Browser bert = event.author(organizer, "bert");
            bert.upload(TestJars.agent(folder.resolve("jars"), "berts", TestJars.FIRST_MOVE))
                    .require(201);
            for (Browser author : List.of(anna, bert)) {
                author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            }
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
            organizer
                    .post("organize/tournament", Map.of("settings", Map.of("pairs", "1", "with", "random")))
                    .require(200);
            String name = organizer
                    .await("", now -> now.at("/tournaments/0/state").asText().equals("finished"))
                    .at("/tournaments/0/name")
                    .asText();
            Files.createFile(slow);
            organizer
                    .post("organize/reruns", Map.of("tournament", name, "author", "anna"))
                    .require(200);
            Thread.sleep(2_000); // a game of some seconds is being played again
            assertEquals("playing", set(organizer, "playing").get("state").asText());
        }
        Files.delete(slow);
        try (Hosted again = new Hosted(evening, Map.of())) {
            assertEquals(
                    4, set(organizer.at(again.link()), "played").get("games").asInt());
        }
    }

    private static long failed(Hosted event, String name) {
        return event.host().tournaments().view(name).games(entrant -> entrant.startsWith("anna"), 100).stream()
                .filter(game -> !game.first().faults().isEmpty()
                        || !game.second().faults().isEmpty())
                .count();
    }
}
