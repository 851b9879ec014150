package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Answer;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.serve.hosting.entry.TestGame;
import org.botarena.arena.serve.hosting.entry.TestGameList;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An author may request at most 60 test games within 24 hours, so that the lanes of checks stay free for others. */
@Tag("slow")
@Timeout(120)
class TestGamesADayTest {
    @TempDir
    Path folder;

    @Test
    void theSixtyFirstWithinADayIsRefusedAndWhatIsLeftIsShown() throws Exception {
        Path evening = folder.resolve("evening");
        Map<String, String> wanted = Map.of("version", "anna@1", "opponent", "random");
        Browser anna;
        int number;
        try (Hosted event = new Hosted(evening, Map.of())) {
            anna = event.author(event.organizer(), "anna");
            anna.upload(TestJars.agent(folder.resolve("jars"), "annas", TestJars.FIRST_MOVE))
                    .require(201);
            number = anna.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean())
                    .at("/me/number")
                    .asInt();
            assertEquals(60, anna.get("play").json().at("/testsLeft").asInt());
            anna.post("tests", wanted).require(200);
            anna.await("play", play -> play.at("/tests/0/state").asText().equals("played"));
            assertEquals(58, anna.get("play").json().at("/testsLeft").asInt());
        }
        try (EventFile file = EventFile.open(evening, Clock.systemUTC())) {
            TestGameList list = new TestGameList(file);
            String result = list.find(number, 1).orElseThrow().result();
            for (int i = 0; i < 28; i++) {
                list.add(number, "anna@1", "random");
            }
            list.of(number, 100).forEach(game -> list.settle(game.number(), TestGame.State.PLAYED, result));
        }
        try (Hosted event = new Hosted(evening, Map.of())) {
            Browser again = anna.at(event.link());
            again.post("tests", wanted).require(200);
            assertEquals(0, again.get("play").json().at("/testsLeft").asInt());
            Answer refused = again.post("tests", wanted).require(409);
            assertTrue(refused.text().contains("60 test games within 24 hours"), refused.text());
        }
    }

    @Test
    void aDayLaterTheyCountNoMoreAndWhatCouldNotBePlayedNeverDoes() {
        ShiftedClock clock = new ShiftedClock();
        try (EventFile file = EventFile.open(folder.resolve("evening"), clock)) {
            file.update("INSERT INTO person (number, author, role, name, email, platform, alias, folded, state, since)"
                    + " VALUES (7, 7, 'AUTHOR', '', '', '', 'anna', 'anna', 'APPROVED', '')");
            TestGameList list = new TestGameList(file);
            list.add(7, "anna@1", "random");
            list.add(7, "anna@1", "bert@1");
            assertEquals(4, list.asked(7, Duration.ofHours(24)));
            list.settle(1, TestGame.State.FAILED, "gone");
            assertEquals(3, list.asked(7, Duration.ofHours(24)));
            clock.pass(Duration.ofHours(25));
            assertEquals(0, list.asked(7, Duration.ofHours(24)));
        }
    }
}
