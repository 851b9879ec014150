package org.botarena.training.reversi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.botarena.reversi.PatternEvaluation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A training depends on its settings only. */
class TrainingTest {
    private static final String ROUNDS = "500/0/6/100+500/1/6/70";
    private static final int ERROR_POSITIONS = 6;

    @TempDir
    private Path folder;

    @Test
    @Tag("slow")
    void aKilledTrainingLearnsTheSameWeightsWithAnyNumberOfThreads() throws Exception {
        byte[] expected = Files.readAllBytes(train(folder.resolve("whole"), 1));

        Path killed = folder.resolve("killed");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "train",
                        killed.toString(),
                        "--rounds",
                        ROUNDS,
                        "--error-positions",
                        String.valueOf(ERROR_POSITIONS))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
        while (!Files.exists(killed.resolve("round-1/games-1")) && process.isAlive()) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
        process.destroyForcibly().waitFor();
        assertTrue(
                Files.exists(killed.resolve("round-1/games-1")) && !Files.exists(killed.resolve("round-2.weights")),
                Files.readString(folder.resolve("log")));

        assertArrayEquals(expected, Files.readAllBytes(train(killed, 2)));
        assertTrue(Files.readString(killed.resolve("round-2.weights.run"))
                .contains(
                        "sha256 " + PatternEvaluation.read(expected, "weights").hash()));
    }

    @Test
    void aFolderWithAnotherTrainingIsNotTouched() throws IOException {
        training("500/0/6/100", folder, 1);
        String refused = assertThrows(IllegalArgumentException.class, () -> training("250/0/6/100", folder, 1))
                .getMessage();
        assertTrue(refused.contains("was begun with seed=1 rounds=500/0/6/100 "), refused);
    }

    @Test
    void roundsAreChecked() {
        for (String wrong : List.of(
                "",
                "1/2/3",
                "100/0/14/100",
                "250/13/14/90",
                "250/4/0/90",
                "250/4/14/101",
                "250/0/14/90",
                "250/4/14/90+")) {
            assertThrows(IllegalArgumentException.class, () -> TrainingSettings.parse(1, wrong, 1), wrong);
        }
        assertEquals(
                "seed=7 rounds=500/0/14/100+250/4/16/70 error-positions=9",
                TrainingSettings.parse(7, "500/0/14/100+250/4/16/70", 9).text());
    }

    private static Path train(Path folder, int threads) throws IOException {
        return training(ROUNDS, folder, threads).run();
    }

    private static Training training(String rounds, Path folder, int threads) throws IOException {
        return new Training(TrainingSettings.parse(1, rounds, ERROR_POSITIONS), folder, threads, line -> {});
    }
}
