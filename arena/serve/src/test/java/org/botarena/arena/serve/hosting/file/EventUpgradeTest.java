package org.botarena.arena.serve.hosting.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.stream.Stream;
import org.botarena.arena.store.database.Database;
import org.botarena.arena.store.database.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An event of an earlier arena is hosted on with all that it holds, and copied before. */
class EventUpgradeTest {
    @TempDir
    Path folder;

    @Test
    void theFileOfAnEarlierArenaIsCopiedAndGetsTheTablesThatItLacks() throws Exception {
        Path evening = Files.createDirectories(folder.resolve("evening"));
        try (Database earlier =
                Database.open(evening.resolve(EventFile.NAME), new Schema("event", 1, EventFile.class))) {
            earlier.update("INSERT INTO setting (name, value) VALUES ('version', '1.0.0')");
            earlier.update("INSERT INTO action (at, person, what, why) VALUES ('then', 0, 'opened', '')");
        }

        assertTrue(EventCopies.beforeUpgrade(evening, "1.0.0").isPresent(), "its tables are older than its number");

        try (EventFile now = EventFile.open(evening, Clock.systemUTC())) {
            assertEquals(1, now.number("SELECT count(*) FROM action WHERE what = 'opened'"));
            assertEquals(0, now.number("SELECT count(*) FROM testgame"));
        }
        assertTrue(EventCopies.beforeUpgrade(evening, "1.0.0").isEmpty(), "once");
        try (Stream<Path> copies = Files.list(EventCopies.folder(evening));
                Database copy =
                        Database.openAsIs(copies.findFirst().orElseThrow().resolve(EventFile.NAME), EventFile.SCHEMA)) {
            assertEquals(1, copy.number("PRAGMA user_version"));
        }
    }
}
