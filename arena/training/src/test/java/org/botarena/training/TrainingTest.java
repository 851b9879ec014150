package org.botarena.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.game.hexapawn.Hexapawn;
import org.botarena.samples.zero.Encoding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A training can be repeated, and killed and resumed. */
class TrainingTest {
    @SuppressWarnings("unchecked") // positions of hexapawn have this type
    private static final Rules<Hexapawn> RULES =
            (Rules<Hexapawn>) Games.installed().parse("hexapawn");

    private static final Encoding<Hexapawn> ENCODING = Encoding.of(RULES).orElseThrow();

    private final TrainingSettings settings =
            new TrainingSettings("hexapawn", 7, 8, 1, Cycles.of(4), 8, 8, 2, 100, 16, 4, 0.01, 0, false);

    @TempDir
    private Path folder;

    private Training<Hexapawn> training(Path where) throws IOException {
        return new Training<>(RULES, ENCODING, settings, where);
    }

    private float[] trained(Path where) throws IOException {
        return trained(where, settings);
    }

    private static float[] trained(Path where, TrainingSettings settings) throws IOException {
        try (Training<Hexapawn> training = new Training<>(RULES, ENCODING, settings, where)) {
            training.run(line -> {});
            return training.progress().parameters().exported();
        }
    }

    @Test
    void theSameSeedGivesTheSameWeightsBitForBit() throws IOException {
        assertArrayEquals(trained(folder.resolve("one")), trained(folder.resolve("two")));
    }

    @Test
    void aKilledTrainingResumesAsIfUninterrupted() throws IOException {
        float[] whole = trained(folder.resolve("whole"));
        Path killed = folder.resolve("killed");
        try (Training<Hexapawn> training = training(killed)) {
            training.round();
            training.round();
            new Checkpoint(killed).write(settings, training.progress());
            training.round(); // lost
        }
        assertArrayEquals(whole, trained(killed));
        assertEquals(
                1 + settings.rounds().total(),
                Files.readAllLines(killed.resolve("curve.csv")).size());
    }

    @Test
    void aFinishedTrainingContinuesWithAnotherCycleAsIfItHadBeenPlanned() throws IOException {
        TrainingSettings longer = settings.with(Cycles.parse("4+3"));
        float[] atOnce = trained(folder.resolve("at once"), longer);
        trained(folder.resolve("later"));
        assertArrayEquals(atOnce, trained(folder.resolve("later"), longer));
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> training(folder.resolve("later")));
        assertTrue(e.getMessage().contains("rounds=4+3"), e.getMessage());
    }

    @Test
    void eachCycleStartsAtHalfTheRateOfTheLastAndFalls() {
        Cycles rounds = Cycles.parse("4+2");
        assertEquals(6, rounds.total());
        assertEquals(1, rounds.rate(0));
        assertEquals(0.505, rounds.rate(2), 1e-9);
        assertEquals(0.5, rounds.rate(4));
        assertEquals(0.2525, rounds.rate(5), 1e-9);
        assertThrows(IllegalArgumentException.class, () -> rounds.rate(6));
        assertThrows(IllegalArgumentException.class, () -> Cycles.parse("4+"));
        assertThrows(IllegalArgumentException.class, () -> Cycles.parse("0"));
    }

    @Test
    void aTruncatedCheckpointOrOneOfOtherSettingsIsRefused() throws IOException {
        trained(folder);
        TrainingSettings other = TrainingSettings.parse(settings.text().replace("seed=7", "seed=8"));
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> new Training<>(RULES, ENCODING, other, folder));
        assertTrue(e.getMessage().contains("it was begun with " + settings.text()), e.getMessage());
        Path file = folder.resolve("checkpoint");
        byte[] all = Files.readAllBytes(file);
        Files.write(file, java.util.Arrays.copyOf(all, all.length - 100));
        IllegalArgumentException cut = assertThrows(IllegalArgumentException.class, () -> training(folder));
        assertTrue(cut.getMessage().contains("it is cut or altered"), cut.getMessage());
    }

    @Test
    void aCheckpointOfAnotherBuildIsRefused() throws Exception {
        trained(folder);
        Path file = folder.resolve("checkpoint");
        byte[] all = Files.readAllBytes(file);
        String text = new String(all, 0, all.length - 32, StandardCharsets.ISO_8859_1);
        byte[] other = text.replaceFirst(Build.ID, "0123456789ab").getBytes(StandardCharsets.ISO_8859_1);
        byte[] sum = MessageDigest.getInstance("SHA-256").digest(other);
        System.arraycopy(other, 0, all, 0, other.length);
        System.arraycopy(sum, 0, all, other.length, sum.length);
        Files.write(file, all);
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> training(folder));
        assertTrue(e.getMessage().contains("it is of build 0123456789ab, this is " + Build.ID), e.getMessage());
    }

    @Test
    void aFailedWriteKeepsTheEarlierCheckpoint() throws IOException {
        trained(folder);
        byte[] before = Files.readAllBytes(folder.resolve("checkpoint"));
        Files.createDirectories(folder.resolve("checkpoint.new/in the way")); // simulates a full disk
        try (Training<Hexapawn> training = training(folder)) {
            IOException e =
                    assertThrows(IOException.class, () -> new Checkpoint(folder).write(settings, training.progress()));
            assertTrue(e.getMessage().contains("the one before is kept: make room"), e.getMessage());
        }
        assertArrayEquals(before, Files.readAllBytes(folder.resolve("checkpoint")));
    }

    @Test
    void settingsAreReadBack() {
        assertEquals(settings, TrainingSettings.parse(settings.text()));
    }

    @Test
    void halvingSpendsTheSimulationsOnFewerAndFewerMoves() {
        assertArrayEquals(new int[] {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5}, GumbelSearch.schedule(4, 16));
        assertArrayEquals(new int[] {0, 1, 2, 3}, GumbelSearch.schedule(1, 4));
        assertArrayEquals(new int[] {0, 0}, GumbelSearch.schedule(5, 2));
    }
}
