package org.botarena.golden;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * What a child JVM is sent, a line for each frame: the tag, a mark for the nonce, then each byte, those of printable
 * characters as they are. The bytes are read by their lengths alone, not by the arena's own classes.
 */
final class Requests {
    private static final int NONCE = 8;

    /** The end of a game carries a mark that is drawn for it. */
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
