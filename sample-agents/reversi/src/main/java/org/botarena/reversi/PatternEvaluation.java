package org.botarena.reversi;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * The learned evaluation of Reversi 8x8: for each phase of the game, a weight for each state of each pattern, in
 * fractions of a disc. Immutable.
 *
 * <p>A file begins with a line of text: format, game, phases, the fitted {@link ErrorModel}, and the SHA-256 of the
 * rest. The weights follow, one for each pair of mirror images, deflated: all high bytes, then all low bytes.
 */
public final class PatternEvaluation {
    /** The number of phases of a game, three discs each. */
    public static final int PHASES = 20;

    /** The number of units per disc in the weights. */
    public static final int PARTS = 128;

    /** The weights included in the library. */
    private static final String RESOURCE = "reversi.weights";

    private static final String FORMAT = "botarena-patterns-1";
    private static final int LONGEST_LINE = 400;
    private static final int FEWEST_DISCS = 4;
    private static final int DISCS_OF_A_PHASE = 3;

    private final short[][] weights;
    private final ErrorModel errors;
    private final String hash;

    private PatternEvaluation(short[][] weights, ErrorModel errors, String hash) {
        this.weights = weights;
        this.errors = errors;
        this.hash = hash;
    }

    /** The phase of a position with 4 to 63 discs, from 0. */
    public static int phase(int discs) {
        return Math.min((discs - FEWEST_DISCS) / DISCS_OF_A_PHASE, PHASES - 1);
    }

    /** The weights included in the library. */
    public static PatternEvaluation installed() {
        try (InputStream file = PatternEvaluation.class.getResourceAsStream(RESOURCE)) {
            if (file == null) {
                throw new IllegalArgumentException("this build of the Reversi library has no weights");
            }
            return read(file.readAllBytes(), "the weights file " + RESOURCE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a weights file.
     *
     * @param name of the file, for messages
     * @throws IllegalArgumentException if it is truncated, altered, in another format or for another game
     */
    public static PatternEvaluation read(byte[] file, String name) {
        try {
            return read(file);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "%s cannot be used: %s; build it again or install the one of this version"
                            .formatted(name, e.getMessage()),
                    e);
        }
    }

    private static PatternEvaluation read(byte[] file) {
        int end = 0;
        while (end < Math.min(file.length, LONGEST_LINE) && file[end] != '\n') {
            end++;
        }
        String line = new String(file, 0, end, StandardCharsets.US_ASCII);
        if (!line.startsWith(FORMAT + " ")) {
            throw new IllegalArgumentException("it does not begin with " + FORMAT);
        }
        Map<String, String> fields = new HashMap<>();
        for (String field : line.substring(FORMAT.length() + 1).split(" ", -1)) {
            fields.put(field.replaceFirst("=.*", ""), field.replaceFirst("[^=]*=?", ""));
        }
        if (!"reversi".equals(fields.get("game"))) {
            throw new IllegalArgumentException("it is for the game %s, not for reversi".formatted(fields.get("game")));
        }
        byte[] rest = Arrays.copyOfRange(file, Math.min(end + 1, file.length), file.length);
        String hash = sha256(rest);
        if (!hash.equals(fields.get("sha256"))) {
            throw new IllegalArgumentException(
                    "it is cut or altered (SHA-256 %s instead of %s)".formatted(hash, fields.get("sha256")));
        }
        if (!shape().equals(fields.get("shape"))) {
            throw new IllegalArgumentException(
                    "its shape is %s and that of this version %s".formatted(fields.get("shape"), shape()));
        }
        return new PatternEvaluation(expand(rest), ErrorModel.parse(fields.getOrDefault("errors", "")), hash);
    }

    private static String shape() {
        return PHASES + "x" + Patterns.SHARED;
    }

    private static short[][] expand(byte[] deflated) {
        try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(deflated))) {
            short[][] all = new short[PHASES][Patterns.WEIGHTS];
            for (short[] phase : all) {
                byte[] high = in.readNBytes(Patterns.SHARED);
                for (int i = 0; i < Patterns.WEIGHTS; i++) {
                    phase[i] = (short) (high[Patterns.shared(i)] << 8);
                }
            }
            for (short[] phase : all) {
                byte[] low = in.readNBytes(Patterns.SHARED);
                for (int i = 0; i < Patterns.WEIGHTS; i++) {
                    phase[i] |= (short) (low[Patterns.shared(i)] & 0xff);
                }
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e); // Cannot happen: the hash has been checked.
        }
    }

    /**
     * Writes learned weights to a file.
     *
     * @param weights {@link Patterns#SHARED} numbers for each phase, in discs
     */
    public static byte[] write(float[][] weights, ErrorModel errors) {
        byte[] bytes = new byte[2 * PHASES * Patterns.SHARED];
        for (int phase = 0; phase < PHASES; phase++) {
            for (int i = 0; i < Patterns.SHARED; i++) {
                int part = Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, Math.round(weights[phase][i] * PARTS)));
                int high = phase * Patterns.SHARED + i;
                bytes[high] = (byte) (part >> 8);
                bytes[high + PHASES * Patterns.SHARED] = (byte) part;
            }
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try (DeflaterOutputStream deflated = new DeflaterOutputStream(out, deflater)) {
            deflated.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // Cannot happen in memory.
        } finally {
            deflater.end();
        }
        byte[] rest = out.toByteArray();
        byte[] line = "%s game=reversi shape=%s errors=%s sha256=%s%n"
                .formatted(FORMAT, shape(), errors.text(), sha256(rest))
                .replace("\r", "")
                .getBytes(StandardCharsets.US_ASCII);
        byte[] file = Arrays.copyOf(line, line.length + rest.length);
        System.arraycopy(rest, 0, file, line.length, rest.length);
        return file;
    }

    /** The SHA-256 of some bytes, as hexadecimal text. */
    public static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // Every Java has SHA-256.
        }
    }

    /** The SHA-256 of the weights, as hexadecimal text. */
    public String hash() {
        return hash;
    }

    ErrorModel errors() {
        return errors;
    }

    /** The value of both sides' mobility for the mover, in fractions of a disc. */
    int mobility(long own, long opponent) {
        short[] phase = weights[phase(Long.bitCount(own | opponent))];
        return phase[Patterns.MOBILITY + Patterns.mobility(own, opponent)]
                + phase[Patterns.MOBILITY + Patterns.MOBILITIES + Patterns.mobility(opponent, own)];
    }

    /** The value of the patterns for the mover, in fractions of a disc, from the position's indices. */
    int patterns(long[] words, int at, int discs) {
        short[] phase = weights[phase(discs)];
        int sum = 0;
        int image = 0;
        for (int word = 0; word < Patterns.WORDS - 1; word++) {
            long packed = words[at + word];
            sum += phase[Patterns.OFFSETS[image] + (int) (packed & 0xffff)]
                    + phase[Patterns.OFFSETS[image + 1] + (int) (packed >>> 16 & 0xffff)]
                    + phase[Patterns.OFFSETS[image + 2] + (int) (packed >>> 32 & 0xffff)]
                    + phase[Patterns.OFFSETS[image + 3] + (int) (packed >>> 48)];
            image += Patterns.LANES;
        }
        long last = words[at + Patterns.WORDS - 1];
        return sum
                + phase[Patterns.OFFSETS[image] + (int) (last & 0xffff)]
                + phase[Patterns.OFFSETS[image + 1] + (int) (last >>> 16 & 0xffff)];
    }
}
