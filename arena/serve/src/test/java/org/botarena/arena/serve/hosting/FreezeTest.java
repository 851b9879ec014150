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
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.serve.hosting.entry.HostedTournament;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** While a tournament is frozen, nothing that leaves the server reveals later events; every byte is searched. */
@Tag("slow")
@Timeout(300)
class FreezeTest {
    private static final String SLOWLY =
            "java.util.concurrent.locks.LockSupport.parkNanos(30_000_000L); " + TestJars.FIRST_MOVE;

    @TempDir
    Path folder;

    private static Set<String> games(Hosted event, String name) {
        return event.host().tournaments().view(name).games(entrant -> true, Integer.MAX_VALUE).stream()
                .map(Outcome::id)
                .collect(Collectors.toSet());
    }

    private static boolean isOver(Hosted event, String name) {
        HostedTournament.State state = event.host().tournaments().state(name);
        assertTrue(state == HostedTournament.State.PLAYS || state == HostedTournament.State.FINISHED, state.toString());
        return state == HostedTournament.State.FINISHED;
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
            organizer.await("", now -> now.at("/ladder/running").isEmpty()); // Its games may have the same IDs.
            organizer
                    .post("organize/tournament", Map.of("settings", Map.of("pairs", "2")))
                    .require(200);
            organizer.await("", now -> now.at("/tournaments/0/state").asText().equals("finished"));
            String name = organizer.get("").json().at("/tournaments/0/name").asText();
            Set<String> games = games(event, name);
            assertEquals(4, games.size());
            Onlookers onlookers = new Onlookers(event.link(), event.browser());
            organizer.post("organize/freeze", Map.of("tournament", name)).require(200);
            onlookers.assertNothingIsShown(name, games);
            for (JsonNode row : organizer.get("").json().at("/tournaments/0/lines")) {
                assertEquals(0, row.get("games").asInt(), row::toString);
            }
            organizer
                    .post("organize/reveal", Map.of("tournament", name, "places", 1))
                    .require(200);
            JsonNode revealed = onlookers.state(name);
            assertEquals(1, revealed.get("revealed").size());
            assertEquals(List.of(), revealed.get("recent").findValuesAsText("id"), "the projector lists no result");
            assertTrue(revealed.get("headlines").isEmpty(), "nor a headline");
            onlookers.assertNothingIsShown(name, games);
            organizer
                    .post("organize/reveal", Map.of("tournament", name, "places", 2))
                    .require(200);
            assertEquals(4, onlookers.state(name).get("recent").size());
        }
    }

    @Test
    void laterGamesStayHiddenAlsoAfterARestartDuringTheReveal() throws Exception {
        String name;
        String before;
        Set<String> later;
        SortedMap<String, String> revealedAnswers;
        Path evening = folder.resolve("evening");
        String secret;
        try (Hosted event = new Hosted(evening, Map.of())) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            for (String alias : List.of("anna", "bert", "carl")) {
                Browser author = alias.equals("anna") ? anna : event.author(organizer, alias);
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
            Onlookers onlookers = new Onlookers(event.link(), guest);
            organizer.await(
                    "", // Otherwise those that join with the next draw would join after the restart.
                    now -> now.at("/ladder/lines")
                            .findValuesAsText("name")
                            .containsAll(List.of("anna@1", "bert@1", "carl@1")));
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
            organizer.await("", now -> now.at("/ladder/running").isEmpty()); // Its games may have the same IDs.
            organizer
                    .post(
                            "organize/tournament",
                            Map.of("settings", Map.of("pairs", "4", "kibitzer", "true"), "why", "the final"))
                    .require(200);
            name = organizer.get("").json().at("/tournaments/0/name").asText();
            String same = name;
            organizer.await("", now -> games(event, same).size() >= 2);
            try (Onlookers.Stream stream = onlookers.follow(name)) {
                organizer.await("", now -> games(event, same).size() >= 4);
                organizer.post("organize/freeze", Map.of("tournament", name)).require(200);
                Thread.sleep(1000);
                assertTrue(stream.take().contains("\"state\":\"frozen\""), "the freeze itself is reported");
                before = onlookers.state(name).get("standings").toString();
                SortedMap<String, String> answers = onlookers.answers(name);
                Set<String> known = onlookers.known(name);
                assertTrue(known.size() >= 4 && known.size() < 24, "frozen in the middle: " + known.size());
                try (Onlookers.Stream signals = onlookers.follow("event")) {
                    while (!isOver(event, name)) {
                        Thread.sleep(100);
                    }
                    Thread.sleep(1500);
                    assertEquals(1, Onlookers.signals(signals.take()), "one to begin with, and no ply and no end");
                    assertEquals(0, Onlookers.signals(stream.take()), "nor in the stream of the tournament");
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
                onlookers.assertSame(name, answers);
                onlookers.assertNothingIsShown(name, later);
                Set<String> others = new HashSet<>(later);
                others.removeAll(anna.get("mine").json().at("/games").findValuesAsText("id"));
                assertTrue(!others.isEmpty() && others.size() < later.size(), "an author sees the author's own games");
                new Onlookers(event.link(), anna).assertNothingIsShown(name, others);
                Onlookers.assertShowsNothing(stream.take(), later);
                organizer
                        .post("organize/reveal", Map.of("tournament", name, "places", 1))
                        .require(200);
                organizer
                        .post("organize/reveal", Map.of("tournament", name, "places", -1))
                        .require(400);
                JsonNode revealed = onlookers.state(name);
                assertEquals(1, revealed.get("revealed").size());
                assertEquals(before, revealed.get("standings").toString());
                assertTrue(known.containsAll(revealed.get("headlines").findValuesAsText("game")));
                onlookers.assertNothingIsShown(name, later);
                Onlookers.assertShowsNothing(stream.take(), later);
                revealedAnswers = onlookers.answers(name);
            }
        }
        try (Hosted again = new Hosted(evening, Map.of())) {
            Onlookers onlookers = new Onlookers(again.link(), Browser.enter(again.link(), secret));
            JsonNode after = onlookers.state(name);
            assertEquals(1, after.get("revealed").size(), "the reveal resumes at the same place");
            assertEquals(before, after.get("standings").toString());
            onlookers.assertSame(name, revealedAnswers);
            onlookers.assertNothingIsShown(name, later);
            again.host().tournaments().thaw(name);
            assertEquals(
                    "finished", onlookers.state(name).at("/tournament/state").asText());
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
            organizer.post("organize/tournament", Map.of("settings", Map.of())).require(200);
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
