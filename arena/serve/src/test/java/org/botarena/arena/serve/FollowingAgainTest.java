package org.botarena.arena.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A page whose tournament cannot be read for a while says that it is behind, and follows again by itself. */
@Timeout(120)
class FollowingAgainTest {
    @TempDir
    private Path folder;

    @Test
    void whatFailsInTheThreadThatFollowsIsToldAndBeginsAgain() throws Exception {
        Path cup = folder.resolve("cup");
        Path store = cup.resolve("tournament.db");
        Path away = cup.resolve("tournament.away");
        try (RunningCup running = new RunningCup(cup, 2, "anna", "bert");
                ServedPage page = new ServedPage(cup)) {
            running.play();
            JsonNode before = page.await(now -> now.at("/tournament/done").asInt() == 3);
            assertFalse(before.get("behind").asBoolean());
            try (ServedPage.Reader reader = page.read("")) {
                reader.next();
                Files.move(store, away);
                running.play();
                JsonNode behind = page.await(now -> now.get("behind").asBoolean());
                assertEquals(3, behind.at("/tournament/done").asInt(), "it stands as it stood last");
                while (!reader.next().get(2).contains("\"behind\":true")) {}
                Files.move(away, store);
                JsonNode after = page.await(now -> !now.get("behind").asBoolean()
                        && now.at("/tournament/done").asInt() == 4);
                assertTrue(after.get("standings").size() == 2, after.toString());
                while (!reader.next().get(2).contains("\"behind\":false")) {}
            }
        }
    }
}
