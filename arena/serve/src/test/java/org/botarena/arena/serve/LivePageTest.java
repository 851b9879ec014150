package org.botarena.arena.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.news.News;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.catalogue.Sentence;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The page of a running tournament. */
@Timeout(120)
class LivePageTest {
    @TempDir
    private Path folder;

    private static JsonNode game(JsonNode state, GameRecord game) {
        for (JsonNode one : state.get("playing")) {
            if (one.get("id").asText().equals(game.id())) {
                return one;
            }
        }
        return JsonText.MAPPER.missingNode();
    }

    @Test
    void aMoveIsOnTheBoardBeforeItsGameHasEnded() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 3, "anna", "bert", "carl");
                ServedPage page = new ServedPage(folder.resolve("cup"))) {
            GameRecord game = cup.draw();
            cup.begin(game);
            JsonNode begun = game(page.await(state -> !game(state, game).isMissingNode()), game);
            cup.ply(game, begun.get("plies").asInt());
            JsonNode moved = game(
                    page.await(state -> game(state, game).path("plies").asInt()
                            > begun.get("plies").asInt()),
                    game);
            assertNotEquals(begun.get("picture"), moved.get("picture"));
            assertEquals(
                    game.result().plies().get(begun.get("plies").asInt()).move(),
                    moved.get("move").asText());
            JsonNode whole = page.json("/api/games/" + game.id());
            assertTrue(whole.get("isLive").asBoolean());
            assertEquals(
                    moved.get("plies").asInt() + 1,
                    whole.at("/game/pictures").size(),
                    "one can step back to the start");
        }
    }

    @Test
    void aSharedLinkNamesPlayersAndResultAndHasAPictureOfTheGame() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, "anna", "bert", "carl");
                ServedPage page = new ServedPage(folder.resolve("cup"))) {
            cup.play();
            JsonNode game = page.await(state -> !state.get("recent").isEmpty()).at("/recent/0");
            String id = game.get("id").asText();
            String shared = page.get("/game/" + id).body();
            String names = page.json("/api/state").get("standings").findValuesAsText("name").stream()
                    .filter(name -> shared.matches("(?s).*og:title\" content=\"[^\"]*" + name + "[^>]*>.*"))
                    .sorted()
                    .toList()
                    .toString();
            assertEquals(2, names.split(",", -1).length, names);
            assertTrue(shared.matches("(?s).*og:description\" content=\"[^\"]* \u00b7 [0-9.]+ : [0-9.]+\".*"), shared);
            assertTrue(shared.contains("<meta property=\"og:type\" content=\"website\">"), shared);
            String image = shared.replaceFirst("(?s).*og:image\" content=\"([^\"]*)\".*", "$1");
            assertEquals(page.link() + "/api/games/" + id + "/picture.png", image);
            assertEquals(560, ImageIO.read(URI.create(image).toURL()).getWidth());
            assertEquals(404, page.get("/api/games/none/picture.png").statusCode());
            String unknown = page.get("/game/none").body();
            assertTrue(unknown.contains("og:title") && !unknown.contains("og:image"), unknown);
            String agent = page.json("/api/state").at("/standings/0/agent").asText();
            assertTrue(page.get("/agents/" + agent).body().contains("og:description"), agent);
        }
    }

    @Test
    void whoHasPlayedNothingHasNoElo() throws Exception {
        new RunningCup(folder.resolve("cup"), 1, "anna", "bert", "carl").close();
        try (ServedPage page = new ServedPage(folder.resolve("cup"))) {
            List<String> unrated = new ArrayList<>();
            for (JsonNode row : page.await(state -> true).get("standings")) {
                assertEquals(row.get("games").asInt() == 0, row.get("elo").isNull(), row::toString);
                if (row.get("elo").isNull()) {
                    unrated.add(row.get("name").asText());
                }
            }
            assertEquals(1, unrated.size(), unrated::toString);
        }
    }

    @Test
    void aGameThatHasEndedIsInTheStandingsAndInTheList() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 3, "anna", "bert", "carl");
                ServedPage page = new ServedPage(folder.resolve("cup"))) {
            JsonNode before = page.await(state -> true);
            assertEquals(3, before.at("/tournament/done").asInt());
            assertEquals("running", before.at("/tournament/state").asText());
            GameRecord game = cup.play();
            JsonNode after = page.await(state -> state.at("/tournament/done").asInt() == 4);
            assertEquals(game.id(), after.at("/recent/0/id").asText());
            double points = 0;
            for (JsonNode row : after.get("standings")) {
                points += row.get("points").asDouble();
            }
            assertEquals(4, points);
            assertEquals(4, page.json("/api/games").get("found").asInt());
            assertFalse(page.json("/api/games/" + game.id()).get("isLive").asBoolean());
        }
    }

    @Test
    void gamesAreFoundByAgentOpponentOpeningAndFault() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, "anna", "late", "carl");
                ServedPage page = new ServedPage(folder.resolve("cup"))) {
            for (int i = 0; i < 8; i++) {
                cup.play();
            }
            JsonNode state = page.await(now -> now.at("/tournament/done").asInt() == 9);
            String late = "";
            String anna = "";
            for (JsonNode row : state.get("standings")) {
                late = row.get("name").asText().equals("late")
                        ? row.get("agent").asText()
                        : late;
                anna = row.get("name").asText().equals("anna")
                        ? row.get("agent").asText()
                        : anna;
            }
            JsonNode faulty = page.json("/api/games?fault=late");
            assertTrue(faulty.get("found").asInt() > 0);
            for (JsonNode game : faulty.get("games")) {
                assertEquals("late", game.at("/faults/" + late + "/0").asText(), game::toString);
            }
            assertEquals(0, page.json("/api/games?fault=crashed").get("found").asInt());
            for (JsonNode game : page.json("/api/games?agent=%s&opponent=%s&opening=0".formatted(anna, late))
                    .get("games")) {
                assertTrue(game.get("id").asText().startsWith("0000-"), game::toString);
                assertTrue(game.get("sides").toString().contains(anna), game::toString);
                assertTrue(game.get("sides").toString().contains(late), game::toString);
            }
            JsonNode agent = page.json("/api/agents/" + late);
            assertEquals(faulty.get("found").asInt(), agent.at("/faults/late").asInt());
            assertEquals("fault", state.at("/ticker/0/kind").asText(), "the room hears of it");
            String id = faulty.at("/games/0/id").asText();
            assertNotEquals(
                    page.json("/api/games/" + id).at("/game/faults/0/kind"),
                    page.json("/api/games/" + id + "?language=fr").at("/game/faults/0/kind"),
                    "told in French");
        }
    }

    @Test
    void withoutReportedMovesNoPositionIsGuessed() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, "anna", "bert");
                ServedPage page = new ServedPage(folder.resolve("cup"))) {
            GameRecord game = cup.draw();
            cup.begin(game);
            cup.ply(game, 2 + game.fixture().opening().size());
            JsonNode state = page.await(now -> game(now, game).path("plies").asInt() > 2);
            assertTrue(game(state, game).get("picture").isNull());
        }
    }

    @Test
    void afterItsProcessHasGoneNoGameIsInPlayAndNothingIsLost() throws Exception {
        Path cup = folder.resolve("cup");
        try (RunningCup running = new RunningCup(cup, 2, "anna", "bert");
                ServedPage page = new ServedPage(cup)) {
            GameRecord game = running.draw();
            running.begin(game);
            page.await(state -> state.get("playing").size() == 1);
            running.kill();
            JsonNode state = page.await(now -> now.get("playing").isEmpty());
            assertNotEquals("running", state.at("/tournament/state").asText());
            assertEquals(2, state.at("/tournament/done").asInt());
        }
    }

    @Test
    @Tag("slow")
    void theOrganizerLearnsAboutTheMachineInBothLanguages() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, "anna", "bert");
                ServedPage page = new ServedPage(folder.resolve("cup"))) {
            cup.report(new News.Noticed(Sentence.quote("something about the machine")));
            JsonNode state = page.await(now -> !now.get("notices").isEmpty());
            assertEquals(
                    List.of("something about the machine", "something about the machine"),
                    Stream.of("en", "fr")
                            .map(language -> state.at("/notices/0/" + language).asText())
                            .toList());
        }
    }

    @Test
    void nothingInTheFolderChangesWithoutGames() throws Exception {
        Path cup = folder.resolve("cup");
        new RunningCup(cup, 2, "anna", "bert").close();
        Map<Path, String> before = files(cup);
        try (ServedPage page = new ServedPage(cup)) {
            page.await(state -> state.at("/tournament/done").asInt() == 2);
            page.get("/api/games");
        }
        assertEquals(before, files(cup));
    }

    private static Map<Path, String> files(Path folder) throws Exception {
        Map<Path, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(file, Sha256.of(file));
            }
        }
        return files;
    }
}
