package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.botarena.arena.serve.DescribedApi;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Requests to a hosted event are answered as {@code /api/event/openapi.json} describes. */
@Tag("slow")
@Timeout(400)
class EventApiTest {
    private static final String SLOWLY =
            "try { Thread.sleep(20); } catch (InterruptedException e) { } return game.position().moves()[0];";

    @TempDir
    private Path folder;

    @BeforeEach
    void aKit() throws IOException {
        Kit.write(folder);
    }

    @Test
    void theLadderHasAPageBeforeItsFirstGame() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            for (String page : List.of("/ladder", "/ladder/games", "/screen")) {
                String text = event.browser().page(page).require(200).text();
                assertTrue(text.contains("No game has been played yet"), text);
            }
            event.browser().page("/tournaments/nothing").require(404);
        }
    }

    /** {@link Browser} checks each answer and its request. */
    @Test
    void everyRouteAnswersAsItIsDescribed() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            DescribedApi api = DescribedApi.at(event.link());
            theOrganizerPrepares(organizer, event);
            anAuthorHandsIn(anna);
            aPersonPlays(anna);
            Browser carl = event.author(organizer, "carl");
            carl.upload(TestJars.agent(folder.resolve("jars"), "carls", TestJars.FIRST_MOVE))
                    .require(201);
            carl.await("mine", now -> now.at("/versions/0/isActive").asBoolean());
            String name = aTournamentIsPlayed(organizer);
            aMatchIsPlayed(organizer);
            aGameIsProtested(organizer, anna, name);
            theTournamentIsRevealed(organizer, name);
            theEveningEnds(organizer, anna);
            for (String page : List.of("/api/state", "/api/games?limit=500", "/api/link", "/api/texts/en")) {
                anna.page(page).require(200);
            }
            JsonNode state = anna.page("/api/state?of=" + name).json();
            anna.page("/api/agents/" + state.at("/standings/0/agent").asText() + "?of=" + name)
                    .require(200);
            anna.page("/api/games/" + state.at("/recent/0/id").asText() + "?of=" + name)
                    .require(200);
            anna.page("/api/games/" + state.at("/recent/0/id").asText() + "/picture.png?of=" + name)
                    .require(200);
            anna.page("/api/state?after=0.0&of=" + name).require(200);
            anna.page("/api/openapi.json").require(200);
            anna.get("openapi.json").require(200);
            anna.get("texts?language=fr").require(200);

            Set<String> asked = new TreeSet<>(api.answered());
            asked.add("get /api/events"); // OpenApiTest reads it
            asked.addAll(List.of("get /api/event/kit", "get /api/event/mine/kit")); // StarterKitTest takes them
            asked.add("get /api/event/mine/explanation/test"); // LessonsTest takes it
            asked.add("get /api/event/drafts/project"); // DraftsTest takes it
            assertEquals(api.routes(), asked);
        }
    }

    private static void theOrganizerPrepares(Browser organizer, Hosted event) {
        change(organizer, "open", Map.of("deadline", "2100-01-01T00:00:00Z", "why", "the evening begins"));
        change(organizer, "grace", Map.of("seconds", 90));
        change(organizer, "door", Map.of("door", "APPROVAL"));
        change(organizer, "team-size", Map.of("size", 2));
        change(organizer, "places", Map.of("isFirstOnly", false));
        change(organizer, "words", Map.of("title", "Spring Cup", "about", "Who plays best?"));
        event.browser().get("demo").require(200);
        event.browser().post("guest", Map.of()).require(200);
        Browser bert = organizer.add("AUTHOR", "bert");
        int number = bert.get("mine").json().at("/me/number").asInt();
        change(organizer, "deadline", Map.of("person", number));
        change(organizer, "hide", Map.of("person", number));
        change(organizer, "withdraw", Map.of("person", number));
        Browser again = Browser.enter(
                event.link(),
                organizer
                        .post("organize/link", Map.of("person", number))
                        .json()
                        .at("/link")
                        .asText());
        again.post(
                        "devices/end",
                        Map.of(
                                "id",
                                again.get("mine").json().at("/devices/0/id").asText()))
                .require(200);
        String invitation = bert.post("invitations", Map.of())
                .require(200)
                .json()
                .at("/link")
                .asText();
        event.browser().post("team", Map.of("link", invitation)).require(200);
        bert.post("leave", Map.of()).require(200);
        change(organizer, "refuse", Map.of("person", number));
        for (String answer : List.of("approve-all", "refuse-all")) {
            int last = event.browser()
                    .post("join", Map.of("alias", answer))
                    .json()
                    .at("/me/number")
                    .asInt();
            change(organizer, answer, Map.of("last", last));
        }
    }

    private static void change(Browser organizer, String what, Map<String, ?> body) {
        organizer.post("organize/" + what, body).require(200);
    }

    private void anAuthorHandsIn(Browser anna) throws Exception {
        anna.upload(TestJars.agent(folder.resolve("jars"), "annas", SLOWLY)).require(201);
        JsonNode mine = anna.await("mine", now -> now.at("/versions/0/isActive").asBoolean());
        anna.post("versions", Map.of("upload", mine.at("/uploads/0/id").asText()))
                .require(200);
        anna.post("alias", Map.of("alias", "ann")).require(200);
        anna.post("opened", Map.of("isOpened", true)).require(200);
        anna.post("news/seen", Map.of("number", 1)).require(200);
        anna.await("", now -> now.at("/ladder/running").size() > 0);
        anna.await("", now -> now.at("/ladder/games").asInt() > 0);
        String id = anna.await("mine", now -> now.at("/games").size() > 0)
                .at("/games/0/id")
                .asText();
        anna.get("mine/game?id=" + id).require(200);
        JsonNode explained = anna.get("mine/explanation?id=" + id).require(200).json();
        assertTrue(explained.at("/plies/0/best").isTextual(), explained::toString);
        JsonNode template = anna.get("drafts").require(200).json();
        Map<String, Object> draft =
                Map.of("number", 0, "language", "JAVA", "files", template.get("files"), "opponent", "random");
        anna.post("drafts", draft).require(200);
        anna.post("drafts/run", draft).require(200);
        anna.await("drafts/run", now -> now.at("/run/state").asText().equals("over"));
        anna.post("drafts/submit", draft).require(200);
        String version = anna.get("play").json().at("/testable/0").asText();
        anna.post("tests", Map.of("version", version, "opponent", "random")).require(200);
        JsonNode played =
                anna.await("play", now -> now.at("/tests/0/state").asText().equals("played"));
        anna.get("mine/test?number=" + played.at("/tests/0/number").asText()).require(200);
    }

    private static void aPersonPlays(Browser anna) throws InterruptedException {
        anna.post(
                        "play",
                        Map.of("game", "tictactoe", "opponent", "random", "seat", 0, "minutes", 5, "adviser", "random"))
                .require(200);
        anna.await("play", now -> now.at("/state/moves").size() == 9);
        anna.post("play/hint", Map.of()).require(200);
        anna.await("play", now -> now.at("/state/hint").isTextual());
        anna.post("play/move", Map.of("ply", 0, "move", "8")).require(200);
        anna.await("play", now -> now.at("/state/moves").size() == 7);
        anna.post("play/undo", Map.of()).require(200);
        anna.post("play/end", Map.of()).require(200);
        anna.await("play", now -> now.at("/state/outcome").isObject());
    }

    private static String aTournamentIsPlayed(Browser organizer) throws InterruptedException {
        change(organizer, "ladder", Map.of("isPaused", true));
        change(
                organizer,
                "tournament",
                Map.of("settings", Map.of("pairs", "3", "with", "random", "title", "The <final>"), "why", "the final"));
        organizer.await("", now -> now.at("/tournaments/0/running").size() > 0);
        String name = organizer.get("").json().at("/tournaments/0/name").asText();
        organizer.page("/api/state?of=" + name).require(200);
        change(organizer, "finish", Map.of());
        organizer.await("", now -> now.at("/tournaments/0/state").asText().matches("stopped|finished"));
        change(organizer, "resume", Map.of("tournament", name));
        organizer.await("", now -> now.at("/tournaments/0/state").asText().equals("finished"));
        return name;
    }

    private static void aMatchIsPlayed(Browser organizer) throws InterruptedException {
        String first = organizer.get("organize").json().at("/entrants/0").asText();
        change(organizer, "match", Map.of("first", first, "second", "random", "test", "0,50", "pairs", 100));
        organizer.await("organize", now -> now.at("/matches/0/result").isObject());
        change(organizer, "stop-match", Map.of());
        organizer.await("organize", now -> now.at("/matches/0/state").asText().equals("stopped"));
    }

    private static void aGameIsProtested(Browser organizer, Browser anna, String name) throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            String game = anna.get("mine").json().at("/games/" + i + "/id").asText();
            anna.post("protests", Map.of("tournament", name, "game", game, "reason", "the light flickered"))
                    .require(200);
        }
        List<String> protests = organizer.get("organize").json().at("/protests").findValuesAsText("id");
        change(organizer, "replay", Map.of("protest", protests.get(0), "times", 1));
        organizer.await(
                "organize", now -> now.at("/protests").findValuesAsText("state").contains("replayed"));
        change(organizer, "accept", Map.of("protest", protests.get(0), "why", "it is so"));
        change(organizer, "reject", Map.of("protest", protests.get(1), "why", "it ends alike"));
        for (String answer : List.of("reject-reruns", "accept-reruns")) {
            change(
                    organizer,
                    "reruns",
                    Map.of("tournament", name, "author", "random", "since", "2020-01-01T00:00:00Z", "until", ""));
            JsonNode set = organizer
                    .await("organize", now -> now.at("/reruns/0/state").asText().equals("played"))
                    .at("/reruns/0/id");
            change(organizer, answer, Map.of("set", set.asText(), "why", "a test"));
        }
        change(organizer, "sheets", Map.of("tournament", name, "positions", 2, "language", "fr"));
        organizer.await("organize", now -> now.at("/sheets/0/state").asText().equals("ready"));
        organizer.get("organize/sheets?tournament=" + name).require(200);
        change(organizer, "marks", Map.of("tournament", name, "rules", "0.01 vs random -> 10", "sheet", ""));
    }

    private static void theTournamentIsRevealed(Browser organizer, String name) {
        change(organizer, "freeze", Map.of("tournament", name));
        change(organizer, "reveal", Map.of("tournament", name, "places", 1));
        organizer.get("").require(200);
        organizer.page("/api/state?of=" + name).require(200);
        change(organizer, "thaw", Map.of("tournament", name));
    }

    private static void theEveningEnds(Browser organizer, Browser anna) throws InterruptedException {
        change(organizer, "season", Map.of("name", "autumn"));
        anna.await("", now -> now.at("/seasons").size() == 1);
        change(organizer, "close", Map.of());
        organizer.get("organize").require(200);
        anna.get("mine").require(200);
    }

    @Test
    void everyRouteIsForTheRolesThatItNames() {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser organizer = event.organizer();
            Map<String, Browser> people = Map.of(
                    "nobody", event.browser(),
                    "author", event.author(organizer, "anna"),
                    "assistant", organizer.add("ASSISTANT", "assistant"),
                    "screen", organizer.add("SCREEN", "screen"),
                    "organizer", organizer);
            JsonNode paths = DescribedApi.at(event.link()).paths();
            for (String route : DescribedApi.at(event.link()).routes()) {
                String method = route.replaceFirst(" .*", "");
                String path = route.replaceFirst(".* ", "");
                JsonNode roles = paths.get(path).get(method).path("security");
                if (roles.isMissingNode()) {
                    continue; // It is public.
                }
                people.forEach((role, browser) -> {
                    boolean may = !role.equals("nobody")
                            && (roles.at("/0/arena").isEmpty()
                                    || roles.toString().contains("\"" + role + "\""));
                    if (may && method.equals("post")) {
                        return; // It would change something; the evening above does that.
                    }
                    String address = path.replace("/api/event/", "");
                    int status =
                            (method.equals("get") ? browser.get(address) : browser.post(address, Map.of())).status();
                    assertEquals(may, status != 401 && status != 403, role + " asks " + route + ": " + status);
                });
            }
        }
    }
}
