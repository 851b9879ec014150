package org.botarena.samples.zero;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;

/**
 * The file of a network: a line with the architecture and the SHA-256 of the rest, followed by the weights as numbers
 * of two bytes (IEEE 754 binary16, big-endian).
 */
public final class WeightsFile {
    private static final int LONGEST_LINE = 400;

    private WeightsFile() {}

    /**
     * The contents of such a file.
     *
     * @param architecture the shape of the network
     * @param weights in the order of {@link Network}
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Content(NetworkArchitecture architecture, float[] weights) {}

    /**
     * The network of a game in this jar.
     *
     * @throws IllegalArgumentException if there is no network, or it is damaged
     */
    public static Network inJar(Encoding<?> encoding) throws IOException {
        String name = resource(encoding.game());
        try (InputStream file = WeightsFile.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalArgumentException(
                        "zero has no network for %s; with the option network=uniform it plays without one"
                                .formatted(encoding.game()));
            }
            return read(file.readAllBytes(), encoding, "the weights file %s in zero.jar".formatted(name));
        }
    }

    /** The path of a game's network in a jar. */
    static String resource(String game) {
        return "/networks/" + game.replaceAll("[^a-z0-9]+", "-") + ".weights";
    }

    /**
     * Reads a network for a game.
     *
     * @param name the name of the file in messages
     * @throws IllegalArgumentException if the file is truncated, altered, for another game or of another architecture
     */
    public static Network read(byte[] file, Encoding<?> encoding, String name) {
        try {
            return read(file, encoding);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("%s cannot be used: %s".formatted(name, e.getMessage()), e);
        }
    }

    private static Network read(byte[] file, Encoding<?> encoding) {
        Content content = content(file, encoding);
        return new Network(content.architecture, content.weights);
    }

    /** The contents of such a file, for comparisons; rejects the same files as {@link #read}. */
    public static Content content(byte[] file, Encoding<?> encoding) {
        int end = endOfLine(file);
        Map<String, String> fields = NetworkArchitecture.fields(new String(file, 0, end, StandardCharsets.US_ASCII));
        NetworkArchitecture architecture = NetworkArchitecture.of(fields, encoding);
        byte[] rest = Arrays.copyOfRange(file, end + 1, file.length);
        if (rest.length != 2 * architecture.weights()) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "it has %d bytes of weights, its architecture %d: it is cut or of another version",
                    rest.length,
                    2 * architecture.weights()));
        }
        if (!sha256(rest).equals(fields.get("sha256"))) {
            throw new IllegalArgumentException("its weights have SHA-256 %s, its first line says %s: it was altered"
                    .formatted(sha256(rest), fields.get("sha256")));
        }
        ByteBuffer halves = ByteBuffer.wrap(rest);
        float[] weights = new float[architecture.weights()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = ofHalf(halves.getShort());
        }
        return new Content(architecture, weights);
    }

    private static int endOfLine(byte[] file) {
        for (int i = 0; i < Math.min(file.length, LONGEST_LINE); i++) {
            if (file[i] == '\n') {
                return i;
            }
        }
        throw new IllegalArgumentException("it does not begin with a line of text");
    }

    /** Writes the file of a network; rejects weights that do not fit into two bytes. */
    public static byte[] of(NetworkArchitecture architecture, float[] weights) {
        ByteBuffer halves = ByteBuffer.allocate(2 * weights.length);
        for (float weight : weights) {
            halves.putShort(half(weight));
        }
        byte[] line = (architecture.line(sha256(halves.array())) + "\n").getBytes(StandardCharsets.US_ASCII);
        return ByteBuffer.allocate(line.length + halves.capacity())
                .put(line)
                .put(halves.array())
                .array();
    }

    /** A SHA-256 as hexadecimal text. */
    public static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // Every Java has SHA-256.
        }
    }

    /** Converts a number with a sign, five bits of exponent and ten of fraction. */
    static float ofHalf(short half) {
        int exponent = half >>> 10 & 31;
        int fraction = half & 1023;
        float magnitude =
                exponent == 0 ? fraction * 0x1p-24f : Float.intBitsToFloat((exponent + 112) << 23 | fraction << 13);
        return half < 0 ? -magnitude : magnitude;
    }

    /** The nearest such number. */
    static short half(float number) {
        float magnitude = Math.abs(number);
        if (!(magnitude <= 65504)) {
            throw new IllegalArgumentException("a weight is %s: the training has diverged".formatted(number));
        }
        int sign = Float.floatToIntBits(number) >>> 16 & 0x8000;
        if (magnitude < 0x1p-14f) {
            return (short) (sign | (int) Math.rint(magnitude * 0x1p24));
        }
        int bits = Float.floatToIntBits(magnitude);
        int rounded = bits + 0xfff + (bits >>> 13 & 1); // To the nearest; of two equally near ones, to the even one.
        return (short) (sign | (rounded - (112 << 23)) >>> 13);
    }
}
