package org.botarena.golden;

import java.nio.file.Path;
import org.botarena.arena.store.PlayedSchedule;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pairings, their order, openings and seeds, including a late jar, a replaced jar and a lost game. */
class SchedulesTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"round-robin", "gauntlet", "swiss", "knockout", "ladder", "swiss-with-final"})
    void theGamesOfAFormatMatchTheGoldenFile(String format) throws Exception {
        Golden.assertSame(
                "schedules/%s.txt".formatted(format),
                String.join("\n", PlayedSchedule.of(folder.resolve("cup"), format)) + "\n");
    }
}
