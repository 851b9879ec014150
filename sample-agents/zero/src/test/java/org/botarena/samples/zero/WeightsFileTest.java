package org.botarena.samples.zero;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.junit.jupiter.api.Test;

/**
 * The file of a network: it reads back unchanged, and is rejected in a sentence if its contents do not match its
 * header.
 */
class WeightsFileTest {
    private final Encoding<?> encoding = encoding("tictactoe");
    private final NetworkArchitecture architecture = encoding.architecture(4, 1);
    private final float[] weights = weights();
    private final byte[] file = WeightsFile.of(architecture, weights);

    private static Encoding<?> encoding(String game) {
        return encoding(Games.installed().parse(game));
    }

    private static Encoding<?> encoding(Rules<?> rules) {
        return Encoding.of(rules).orElseThrow();
    }

    private float[] weights() {
        SplittableRandom random = new SplittableRandom(1);
        float[] numbers = new float[architecture.weights()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = WeightsFile.ofHalf(WeightsFile.half((float) random.nextGaussian()));
        }
        return numbers;
    }

    private void refused(byte[] damaged, Encoding<?> reader, String why) {
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> WeightsFile.read(damaged, reader, "my.weights"));
        assertTrue(e.getMessage().startsWith("my.weights cannot be used: "), e.getMessage());
        assertTrue(e.getMessage().contains(why), e.getMessage());
    }

    private byte[] withLine(String from, String to) {
        return new String(file, StandardCharsets.ISO_8859_1)
                .replaceFirst(from, to)
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    @Test
    void aWrittenFileIsReadBack() {
        float[] planes = new float[9 * NetworkArchitecture.PLANES];
        float[] expected = new float[9];
        float[] read = new float[9];
        float[] values = new Network(architecture, weights).evaluate(planes, expected);
        assertArrayEquals(values, WeightsFile.read(file, encoding, "my.weights").evaluate(planes, read));
        assertArrayEquals(expected, read);
    }

    @Test
    void everyNumberOfTwoBytesIsItsNearestOne() {
        for (int bits = 0; bits < 0x7c00; bits++) {
            assertEquals(bits, WeightsFile.half(WeightsFile.ofHalf((short) bits)));
            assertEquals((short) (bits | 0x8000), WeightsFile.half(WeightsFile.ofHalf((short) (bits | 0x8000))));
        }
    }

    @Test
    void aNumberIsRoundedToTheNearestAndATieToTheEvenOne() {
        assertEquals(1.0f, WeightsFile.ofHalf(WeightsFile.half(1 + 0x1p-11f)));
        assertEquals(1 + 0x1p-9f, WeightsFile.ofHalf(WeightsFile.half(1 + 3 * 0x1p-11f)));
        assertEquals(2.0f, WeightsFile.ofHalf(WeightsFile.half(1.99999f)));
        assertEquals(0x1p-24f, WeightsFile.ofHalf(WeightsFile.half(0x1.1p-24f)));
        assertThrows(IllegalArgumentException.class, () -> WeightsFile.half(Float.NaN));
        assertThrows(IllegalArgumentException.class, () -> WeightsFile.half(-70000));
    }

    @Test
    void aTruncatedFileIsRejected() {
        refused(Arrays.copyOf(file, file.length - 1), encoding, "it is cut");
        refused(Arrays.copyOf(file, 20), encoding, "a line of text");
        refused(new byte[0], encoding, "a line of text");
        refused("hello\n".getBytes(StandardCharsets.US_ASCII), encoding, "does not begin with 'botarena-network 1'");
    }

    @Test
    void aFileForAnotherGameIsRefused() {
        refused(file, encoding("hexapawn"), "it is a network for tictactoe, not for hexapawn");
    }

    @Test
    void aFileOfAnotherArchitectureIsRefused() {
        refused(withLine("actions=9", "actions=8"), encoding, "tictactoe needs 3, 3 and 9");
        refused(withLine("channels=4", "channels=8"), encoding, "bytes of weights");
        refused(withLine("valuePlanes=8", "valuePlanes=1"), encoding, "bytes of weights");
        refused(withLine("channels=4", "channels=x"), encoding, "'x' for channels");
        refused(withLine("rows=3 ", ""), encoding, "'' for rows");
    }

    @Test
    void aFileWithAnotherHashIsRefused() {
        byte[] altered = file.clone();
        altered[altered.length - 1] ^= 1;
        refused(altered, encoding, "it was altered");
    }

    @Test
    void aJarWithoutTheNetworkSaysSo() {
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> WeightsFile.inJar(encoding("reversi:size=4")));
        assertEquals(
                "zero has no network for reversi:size=4; with the option network=uniform it plays without one",
                e.getMessage());
    }

    @Test
    void theNetworksOfTheJarAreWhole() throws IOException {
        WeightsFile.inJar(encoding("tictactoe"));
        WeightsFile.inJar(encoding("hexapawn"));
        WeightsFile.inJar(encoding("connectfour"));
    }
}
