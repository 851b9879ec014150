package org.botarena.golden;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * The input of a child JVM, a line for each frame: the tag, a mark for the nonce, then each byte, with printable
 * characters unchanged. The bytes are read only by their lengths, not by the arena's classes.
 */
final class Requests {
    private static final int NONCE = 8;

    /** The end of a game carries a mark drawn for it. */
    private static final Pattern MARK = Pattern.compile("(?<=^O nonce ).*", Pattern.MULTILINE);

    private Requests() {}

    static String of(byte[] sent) {
        StringBuilder told = new StringBuilder();
        ByteBuffer bytes = ByteBuffer.wrap(sent);
        while (bytes.remaining() >= Integer.BYTES) {
            byte[] frame = new byte[Math.min(bytes.getInt(), bytes.remaining())];
            bytes.get(frame);
            told.append((char) frame[0])
                    .append(" nonce ")
                    .append(visible(frame))
                    .append('\n');
        }
        return MARK.matcher(told).replaceAll("mark");
    }

    private static String visible(byte[] frame) {
        StringBuilder visible = new StringBuilder();
        for (int i = 1 + NONCE; i < frame.length; i++) {
            boolean isPrintable = frame[i] > ' ' && frame[i] < 127 && frame[i] != '\\';
            String one = isPrintable
                    ? new String(frame, i, 1, StandardCharsets.US_ASCII)
                    : "\\" + HexFormat.of().toHexDigits(frame[i]);
            visible.append(one);
        }
        return visible.toString();
    }
}
