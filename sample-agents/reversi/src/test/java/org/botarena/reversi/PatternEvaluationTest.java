package org.botarena.reversi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Patterns, their weights, and the weights file. */
class PatternEvaluationTest {
    private static final byte[] FILE = randomFile();

    private static byte[] randomFile() {
        SplittableRandom random = new SplittableRandom(3);
        float[][] weights = new float[PatternEvaluation.PHASES][Patterns.SHARED];
        for (float[] phase : weights) {
            for (int i = 0; i < phase.length; i++) {
                phase[i] = (random.nextInt(257) - 128) / 128f;
            }
        }
        return PatternEvaluation.write(weights, new ErrorModel(1, 0.5, -0.25, 0));
    }

    @Test
    void indicesAfterMovesAreThoseOfThePosition() {
        SplittableRandom random = new SplittableRandom(4);
        for (int game = 0; game < 50; game++) {
            long[] words = new long[2 * Patterns.STRIDE];
            Discs position = Discs.START;
            Patterns.indices(position.mover(), position.other(), words, 0);
            while (!position.isOver()) {
                if (position.moves() == 0) {
                    Patterns.pass(words, 0, Patterns.STRIDE);
                    position = position.passed();
                } else {
                    int move = position.anyMove(random);
                    long flips = Board.flips(move, position.mover(), position.other());
                    Patterns.play(words, 0, Patterns.STRIDE, move, flips);
                    position = position.played(move);
                }
                System.arraycopy(words, Patterns.STRIDE, words, 0, Patterns.STRIDE);
                long[] expected = new long[Patterns.STRIDE];
                Patterns.indices(position.mover(), position.other(), expected, 0);
                assertArrayEquals(expected, Arrays.copyOf(words, Patterns.STRIDE));
            }
        }
    }

    @Test
    void symmetricPositionsAreWorthTheSame() {
        PatternEvaluation evaluation = PatternEvaluation.read(FILE, "weights");
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 100; i++) {
            Discs position = Discs.random(random, 1 + random.nextInt(56));
            int parts = parts(evaluation, position);
            assertEquals(
                    parts,
                    parts(evaluation, new Discs(Long.reverse(position.mover()), Long.reverse(position.other()))));
            assertEquals(
                    parts,
                    parts(
                            evaluation,
                            new Discs(Long.reverseBytes(position.mover()), Long.reverseBytes(position.other()))));
            assertEquals(
                    parts, parts(evaluation, new Discs(transposed(position.mover()), transposed(position.other()))));
        }
    }

    private static long transposed(long discs) {
        long result = 0;
        for (long rest = discs; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            result |= 1L << (square % 8 * 8 + square / 8);
        }
        return result;
    }

    private static int parts(PatternEvaluation evaluation, Discs position) {
        long[] words = new long[Patterns.STRIDE];
        Patterns.indices(position.mover(), position.other(), words, 0);
        return evaluation.patterns(words, 0, Long.bitCount(position.mover() | position.other()))
                + evaluation.mobility(position.mover(), position.other());
    }

    @Test
    void anUnusableFileIsRejectedInOneSentence() {
        refused(Arrays.copyOf(FILE, FILE.length - 1), "it is cut or altered");
        refused(Arrays.copyOf(FILE, 100), "it is cut or altered");
        refused(new byte[0], "it does not begin with botarena-patterns-1");
        byte[] altered = FILE.clone();
        altered[FILE.length / 2] ^= 1;
        refused(altered, "it is cut or altered");
        refused(replaced("game=reversi", "game=go"), "it is for the game go, not for reversi");
        refused(replaced("botarena-patterns-1", "botarena-patterns-2"), "it does not begin with botarena-patterns-1");
        refused(replaced("shape=20x", "shape=30x"), "its shape is 30x");
        refused(replaced("errors=1.00000,", "errors="), "its errors are not four numbers");
    }

    private static byte[] replaced(String old, String replacement) {
        return new String(FILE, StandardCharsets.ISO_8859_1)
                .replaceFirst(old, replacement)
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private static void refused(byte[] file, String why) {
        String message = assertThrows(IllegalArgumentException.class, () -> PatternEvaluation.read(file, "x.weights"))
                .getMessage();
        assertTrue(message.startsWith("x.weights cannot be used: " + why), message);
        assertTrue(message.lines().count() == 1 && message.endsWith("install the one of this version"), message);
    }
}
