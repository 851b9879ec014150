package org.botarena.arena.cluster.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.event.EventResult;
import org.botarena.arena.event.GameRunnerSource;
import org.botarena.arena.process.jvm.OpenFolder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A cluster plays the same games as this machine: Spark's local scheduler, with real jars in real processes. */
@Timeout(300)
class SameFixturesTest {
    @TempDir
    private Path folder;

    private Path worker;

    @BeforeEach
    void makeFolder() throws IOException {
        worker = OpenFolder.temporary("botarena-worker-");
    }

    @AfterEach
    void deleteFolder() {
        FileUtils.deleteQuietly(worker.toFile());
    }

    private void assertAsHere(GameRunnerSource runners) {
        FourGames four = new FourGames(folder);
        four.play("local", GameRunnerSource.HERE);
        EventResult result = four.play("far", runners);

        assertEquals(4, result.over().played());
        assertEquals(four.games("local"), four.games("far"));
        List<String> plies = four.plies();
        assertEquals(plies.stream().distinct().toList(), plies, "told twice");
        assertTrue(plies.size() >= 4 * 3, "only %d plies were reported".formatted(plies.size()));
    }

    @Test
    void gamesOfAClusterHaveTheIdsSeedsAndOpeningsOfALocalRunAndTellTheirPlies() throws IOException {
        assertAsHere(FourGames.onSpark("local[2]", 1, 2, worker));
    }

    @Test
    @Tag("slow")
    void gamesOfTwoSeparateProcessesAreTheSameAndNeitherIsLeft() throws IOException, InterruptedException {
        assumeTrue(
                Optional.ofNullable(System.getenv("SPARK_HOME")).isPresent(), "the installation is not assembled yet");
        assertAsHere(FourGames.onSpark("local-cluster[2,2,1024]", SparkSettings.SLOTS, 1, worker));
        for (int i = 0; i < 400 && players() > 0; i++) {
            Thread.sleep(100);
        }
        assertEquals(0, players());
    }

    /** The playing processes of Spark that this one has started. */
    private static long players() {
        return ProcessHandle.current()
                .descendants()
                .filter(each -> each.info().commandLine().orElse("").contains("CoarseGrainedExecutorBackend"))
                .count();
    }
}
