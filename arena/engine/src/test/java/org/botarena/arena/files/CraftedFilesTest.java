package org.botarena.arena.files;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.botarena.arena.grading.GradeRules;
import org.botarena.arena.report.games.GamesFile;
import org.botarena.arena.roster.profile.Profiles;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.fixture.Openings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of a tournament that are made to crash their reader are refused in a second, in a sentence. */
class CraftedFilesTest {
    private static final Map<String, Consumer<Path>> READERS = Map.of(
            "games.jsonl", file -> new GamesFile(file).find(game -> false),
            "entrants.csv", file -> Profiles.of(List.of(), file.getParent()),
            "grades-rules.txt", GradeRules::read,
            "openings.txt",
                    file -> Openings.parse(
                            file.toString(),
                            Contest.setup("reversi", 1, "anna", "bert").terms().rules()));

    @TempDir
    Path folder;

    private interface Content {
        void into(Path file) throws IOException;
    }

    private void assertRefused(String name, Content content) throws IOException {
        Path file = folder.resolve(name);
        content.into(file);
        assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
            long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            RuntimeException refused =
                    assertThrows(RuntimeException.class, () -> READERS.get(name).accept(file), name);
            long took = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
            assertTrue(refused.getMessage().contains(file.toString()), refused::toString);
            assertTrue(refused.getMessage().length() < 1_000, () -> name + " says " + refused);
            assertTrue(took < 1_000_000_000L, () -> "%s took %d ms".formatted(name, took / 1_000_000));
        });
    }

    @Test
    void aFileLargerThanAnyMemory() throws IOException {
        for (String name : READERS.keySet()) {
            assertRefused(name, file -> {
                try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
                    huge.setLength(100L << 30);
                }
            });
        }
    }

    @Test
    void listsInListsWithoutEnd() throws IOException {
        for (String name : READERS.keySet()) {
            assertRefused(name, file -> Files.writeString(file, "[".repeat(900_000)));
            assertRefused(name, file -> Files.writeString(file, "{\"a\":".repeat(100_000)));
        }
    }

    @Test
    void moreSmallPartsThanTheMemoryHolds() throws IOException {
        assertRefused("games.jsonl", file -> Files.writeString(file, "[" + "{},".repeat(8_000_000) + "{}]"));
    }

    @Test
    void aLineOfOnlySeparators() throws IOException {
        assertRefused("entrants.csv", file -> Files.writeString(file, "file,name\nx" + ",y".repeat(1_000_000)));
        assertRefused("grades-rules.txt", file -> Files.writeString(file, " ->".repeat(300_000)));
        assertRefused("openings.txt", file -> Files.writeString(file, "d3 ".repeat(2_000_000)));
    }

    @Test
    void bytesThatAreNotText() throws IOException {
        for (String name : READERS.keySet()) {
            assertRefused(name, file -> Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1, '\n'}));
        }
    }
}
