package org.botarena.arena.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A page whose tournament is temporarily unreadable reports that, and then resumes by itself. */
@Timeout(120)
class FollowingAgainTest {
    @TempDir
    private Path folder;

    @Test
    void aFailureInTheFollowingThreadIsReportedAndRetried() throws Exception {
        Path cup = folder.resolve("cup");
        Path away = folder.resolve("away");
        try (RunningCup running = new RunningCup(cup, 2, "anna", "bert");
                ServedPage page = new ServedPage(cup)) {
            running.play();
            JsonNode before = page.await(now -> now.at("/tournament/done").asInt() == 3);
            assertFalse(before.get("behind").asBoolean());
            try (ServedPage.Reader reader = page.read("")) {
                reader.next();
                move(cup, away);
                running.play();
                JsonNode behind = page.await(now -> now.get("behind").asBoolean());
                assertEquals(3, behind.at("/tournament/done").asInt(), "it keeps the last state");
                while (!reader.next().get(2).contains("\"behind\":true")) {}
                move(away, cup);
                JsonNode after = page.await(now -> !now.get("behind").asBoolean()
                        && now.at("/tournament/done").asInt() == 4);
                assertTrue(after.get("standings").size() == 2, after.toString());
                while (!reader.next().get(2).contains("\"behind\":false")) {}
            }
        }
    }

    /** The journal and the files made from it; with either, the page can still be read. */
    private static void move(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        for (String name : List.of("tournament.db", "journal.jsonl")) {
            Files.move(from.resolve(name), to.resolve(name));
        }
    }
}
