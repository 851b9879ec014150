package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.serve.hosting.ladder.LadderState;
import org.botarena.arena.testjars.TestJars;
import org.botarena.game.jass.Jass;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A person plays against an agent of an event, through the page's requests. */
@Tag("slow")
@Timeout(180)
class PersonPlaysTest {
    @TempDir
    Path folder;

    private Hosted event;
    private Browser organizer;
    private Browser anna;

    @BeforeEach
    void open() {
        event = new Hosted(folder.resolve("evening"), Map.of());
        organizer = event.organizer();
        anna = event.author(organizer, "anna");
    }

    @AfterEach
    void close() {
        event.close();
    }

    private static Map<String, Object> against(String opponent, String game, int seat, int minutes) {
        return Map.of("game", game, "opponent", opponent, "seat", seat, "minutes", minutes, "adviser", "random");
    }

    private static JsonNode turn(Browser person) throws InterruptedException {
        return person.await("play", play -> play.at("/state/phase").asText().matches("person|over"))
                .at("/state");
    }

    private static JsonNode move(Browser person, JsonNode state, String move) throws InterruptedException {
        person.post("play/move", Map.of("ply", state.at("/plies").size(), "move", move))
                .require(200);
        int before = state.at("/plies").size();
        return person.await(
                        "play",
                        play -> play.at("/state/phase").asText().equals("over")
                                || (play.at("/state/phase").asText().equals("person")
                                        && play.at("/state/plies").size() > before))
                .at("/state");
    }

    @Test
    void aGameIsPlayedToItsEndWithAHintAndAMoveTakenBack() throws InterruptedException {
        anna.post("play", against("random", "tictactoe", 0, 5)).require(200);
        JsonNode state = turn(anna);
        assertEquals(9, state.at("/moves").size());
        assertTrue(state.at("/leftMs").asLong() > 290_000, state.toString());
        assertEquals("[{\"row\":1,\"column\":1}]", state.at("/moves/4/cells").toString());
        anna.post("play/hint", Map.of()).require(200);
        assertEquals(
                "0",
                anna.await("play", play -> play.at("/state/hint").isTextual())
                        .at("/state/hint")
                        .asText());
        state = move(anna, state, "8");
        assertEquals("[\"8\",\"0\"]", state.at("/plies").toString());
        anna.post("play/undo", Map.of()).require(200);
        state = anna.await("play", play -> play.at("/state/plies").isEmpty()).at("/state");
        assertEquals(409, anna.post("play/move", Map.of("ply", 3, "move", "4")).status(), "not for another ply");
        assertEquals(409, anna.post("play/move", Map.of("ply", 0, "move", "9")).status(), "no such move");
        for (String cell : List.of("6", "7", "8")) {
            state = move(anna, state, cell);
        }
        assertEquals("won", state.at("/outcome/kind").asText());
        assertEquals(1.0, state.at("/outcome/own").asDouble());
    }

    private static String opponents(Browser person, String game) {
        for (JsonNode one : person.get("play").json().at("/games")) {
            if (one.at("/name").asText().equals(game)) {
                return one.at("/opponents").toString();
            }
        }
        throw new AssertionError(game);
    }

    @Test
    void anAgentIsOfferedOnlyForTheGamesThatItPlays() throws Exception {
        Path samples = folder.resolve("agents/samples");
        TestJars.agentFor(samples, "jass", Jass.class, TestJars.FIRST_MOVE);
        TestJars.agent(
                samples, "choosy", TestJars.FIRST_MOVE, "{ if (game != null) throw new IllegalStateException(); }");
        assertEquals("[\"choosy\",\"random\"]", opponents(anna, "tictactoe"));
        assertEquals("[\"choosy\",\"jass\",\"random\"]", opponents(anna, "jass"));
        assertEquals(404, anna.post("play", against("jass", "tictactoe", 0, 0)).status());
        anna.post("play", against("choosy", "tictactoe", 1, 0)).require(200);
        assertEquals("fault", turn(anna).at("/outcome/kind").asText(), "it does not start");
        assertEquals("[\"random\"]", opponents(anna, "tictactoe"), "and is not offered again");
    }

    @Test
    void withoutAnAdviserTheOpponentGivesTheHint() throws InterruptedException {
        anna.post("play", Map.of("game", "tictactoe", "opponent", "random", "seat", 0, "minutes", 0))
                .require(200);
        turn(anna);
        anna.post("play/hint", Map.of()).require(200);
        anna.await("play", play -> play.at("/state/hint").isTextual());
    }

    @Test
    void noOtherPersonSeesTheGame() throws InterruptedException {
        Browser bert = event.author(organizer, "bert");
        anna.post("play", against("random", "tictactoe", 0, 0)).require(200);
        move(anna, turn(anna), "8");
        assertTrue(bert.get("play").json().at("/state").isNull());
        for (Browser other : List.of(bert, organizer, event.browser())) {
            String all = other.get("").text() + other.get("mine").text();
            assertFalse(all.contains("[\"8\",\"0\"]"), all);
        }
        assertEquals(401, event.browser().get("play").status());
        assertEquals(409, bert.post("play/move", Map.of("ply", 0, "move", "0")).status());
    }

    @Test
    void theHandsOfOthersDoNotLeaveTheServer() throws InterruptedException {
        anna.post("play", against("random", "jass", 0, 0)).require(200);
        JsonNode state = turn(anna);
        for (int card = 0; card < 9; card++) {
            String answer = anna.get("play").text();
            Set<String> own = new HashSet<>(state.at("/moves").findValuesAsText("text"));
            Set<String> seen = new HashSet<>();
            state.at("/cells").forEach(cell -> {
                if (cell.at("/figure").asText().equals("card")) {
                    seen.add(cell.at("/glyph").asText());
                }
            });
            long played = state.at("/plies").size();
            int hand = 9 - card;
            assertTrue(seen.containsAll(own), answer);
            assertTrue(seen.size() <= hand + played, "%d cards: %s".formatted(seen.size(), answer));
            state = move(anna, state, state.at("/moves/0/text").asText());
        }
        assertEquals("over", state.at("/phase").asText());
        assertEquals(36, state.at("/plies").size());
    }

    @Test
    void othersAgentsPlayWhenTheirAuthorsHaveOpenedThem() throws Exception {
        Browser bert = event.author(organizer, "bert");
        bert.upload(TestJars.agent(folder.resolve("jars"), "berts", TestJars.FIRST_MOVE))
                .require(201);
        bert.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
        assertEquals(
                404, anna.post("play", against("bert@1", "tictactoe", 0, 0)).status());
        assertEquals("[\"random\"]", opponents(anna, "tictactoe"));
        bert.post("play", against("bert@1", "tictactoe", 1, 0)).require(200);
        assertEquals(
                "[\"0\"]", turn(bert).at("/plies").toString(), "an author may always play against their own agent");
        bert.post("play/end", Map.of()).require(200);
        bert.post("opened", Map.of("isOpened", true)).require(200);
        assertEquals("[\"bert@1\",\"random\"]", opponents(anna, "tictactoe"));
        anna.post("play", against("bert@1", "tictactoe", 1, 0)).require(200);
        assertEquals("[\"0\"]", turn(anna).at("/plies").toString());
        assertEquals(
                404, anna.post("play", against("../berts", "tictactoe", 1, 0)).status());
        assertEquals(404, anna.post("play", against("bert@1", "no-game", 1, 0)).status());
        assertEquals(
                409, anna.post("play", against("bert@1", "tictactoe", 2, 0)).status());
        assertEquals(
                400, anna.post("play", against("bert@1", "tictactoe", 0, 999)).status());
    }

    @Test
    void theLadderRestsMeanwhileWhereThereAreFewCores() throws InterruptedException {
        boolean isNarrow = event.host().ladder().visitors().plan().cores() < 4;
        anna.post("play", against("random", "tictactoe", 0, 0)).require(200);
        turn(anna);
        LadderState state = event.host().ladder().state();
        assertEquals(isNarrow, state == LadderState.VISITORS, state.toString());
        anna.post("play/end", Map.of()).require(200);
        JsonNode over = anna.get("play").json();
        assertEquals("resigned", over.at("/state/outcome/kind").asText(), over.toString());
        anna.await("", now -> !now.at("/ladder/state").asText().equals("visitors"));
    }
}
