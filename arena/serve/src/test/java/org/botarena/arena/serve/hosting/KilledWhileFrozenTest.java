package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server is killed while it plays a frozen tournament. The next server finishes the games without revealing them. */
@Tag("slow")
@Timeout(240)
class KilledWhileFrozenTest {
    private static final String SLOWLY =
            "java.util.concurrent.locks.LockSupport.parkNanos(30_000_000L); " + TestJars.FIRST_MOVE;

    @TempDir
    Path folder;

    private ServingProcess server() throws IOException {
        return ServingProcess.hosting(folder, "tictactoe", 0, "--move-time", "5s");
    }

    /** The ids of the games that an author has played in a tournament; the freeze does not hide them from the author. */
    private static Set<String> games(JsonNode mine, String tournament) {
        Set<String> ids = new HashSet<>();
        mine.at("/games").forEach(game -> {
            if (game.at("/tournament").asText().equals(tournament)) {
                ids.add(game.at("/id").asText());
            }
        });
        return ids;
    }

    @Test
    void afterAKillNothingOfAFrozenTournamentReachesThoseForWhomItIsFrozen() throws Exception {
        Browser organizer;
        Browser anna;
        Browser guest;
        String name;
        String before;
        Set<String> known;
        SortedMap<String, String> answers;
        try (ServingProcess server = server()) {
            String link = server.link();
            organizer = server.organizer(link);
            anna = organizer.add("AUTHOR", "anna");
            guest = organizer.add("AUTHOR", "guest");
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
            for (Browser author : new Browser[] {anna, organizer.add("AUTHOR", "bert")}) {
                author.upload(TestJars.agent(folder.resolve("jars"), "slow", SLOWLY))
                        .require(201);
                author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            }
            organizer
                    .post("organize/tournament", Map.of("settings", Map.of("pairs", "6")))
                    .require(200);
            name = organizer.get("").json().at("/tournaments/0/name").asText();
            String same = name;
            anna.await("mine", mine -> games(mine, same).size() >= 2);
            organizer.post("organize/freeze", Map.of("tournament", name)).require(200);
            Onlookers onlookers = new Onlookers(link, guest);
            before = onlookers.state(name).at("/standings").toString();
            known = onlookers.known(name);
            answers = onlookers.answers(name);
            anna.await("mine", mine -> games(mine, same).size() > known.size());
            server.kill();
        }
        try (ServingProcess server = server()) {
            String link = server.link();
            Onlookers onlookers = new Onlookers(link, guest);
            try (Onlookers.Stream event = onlookers.follow("event");
                    Onlookers.Stream stream = onlookers.follow(name)) {
                assertEquals(before, onlookers.state(name).at("/standings").toString());
                organizer
                        .at(link)
                        .await(
                                "",
                                now -> now.at("/tournaments/0/state").asText().equals("finished"));
                Set<String> later = games(anna.at(link).get("mine").json(), name);
                assertEquals(12, later.size());
                assertTrue(later.removeAll(known));
                assertFalse(later.isEmpty());
                String told = event.take();
                assertTrue(Onlookers.signals(told) <= 3, "no ply is signalled: " + told);
                onlookers.assertSame(name, answers);
                onlookers.assertNothingIsShown(name, later);
                assertEquals(
                        "frozen",
                        guest.at(link).get("").json().at("/tournaments/0/state").asText());
                assertEquals(before, onlookers.state(name).at("/standings").toString());
                Onlookers.assertShowsNothing(told + event.take() + stream.take(), later);
            }
        }
    }
}
