package org.botarena.arena.files;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A text written by another program. A byte order mark decides its encoding. Without a mark it is UTF-16 if every
 * second byte is 0, else UTF-8 if valid, else windows-1252. Immutable.
 *
 * @param text without a byte order mark, with its original line ends
 * @param charset of the bytes
 * @param isMarked whether the bytes began with a byte order mark
 */
public record ForeignText(String text, Charset charset, boolean isMarked) {
    /** The encodings with a byte order mark; UTF-32 is first, because its mark starts with that of UTF-16. */
    private static final List<Map.Entry<Charset, byte[]>> MARKS = List.of(
            Map.entry(Charset.forName("UTF-32LE"), bytes(0xff, 0xfe, 0, 0)),
            Map.entry(Charset.forName("UTF-32BE"), bytes(0, 0, 0xfe, 0xff)),
            Map.entry(StandardCharsets.UTF_8, bytes(0xef, 0xbb, 0xbf)),
            Map.entry(StandardCharsets.UTF_16LE, bytes(0xff, 0xfe)),
            Map.entry(StandardCharsets.UTF_16BE, bytes(0xfe, 0xff)));

    private static final Charset WESTERN = Charset.forName("windows-1252");

    /** DOS programs end a text with this character. */
    private static final char END_OF_TEXT = 0x1a;

    /** The number of bytes to examine for UTF-16. */
    private static final int SAMPLE = 1 << 12;

    /** Thrown for bytes that are not text. The message is a sentence. */
    public static final class NotText extends CharacterCodingException {
        private static final long serialVersionUID = 1L;

        private final String message;

        private NotText(String message) {
            this.message = message;
        }

        @Override
        public String getMessage() {
            return message;
        }
    }

    /**
     * Decodes bytes.
     *
     * @throws NotText if they are not text
     */
    public static ForeignText of(byte[] bytes) throws NotText {
        for (Map.Entry<Charset, byte[]> each : MARKS) {
            byte[] mark = each.getValue();
            if (bytes.length >= mark.length
                    && ByteBuffer.wrap(bytes, 0, mark.length).equals(ByteBuffer.wrap(mark))) {
                ByteBuffer rest = ByteBuffer.wrap(bytes, mark.length, bytes.length - mark.length);
                return checked(decoded(rest, each.getKey()), each.getKey(), true);
            }
        }
        Charset usual = wide(bytes).orElse(StandardCharsets.UTF_8);
        String text;
        try {
            text = decoded(ByteBuffer.wrap(bytes), usual);
        } catch (NotText e) {
            return checked(decoded(ByteBuffer.wrap(bytes), WESTERN), WESTERN, false);
        }
        return checked(text, usual, false);
    }

    private static String decoded(ByteBuffer bytes, Charset charset) throws NotText {
        try {
            String text = charset.newDecoder().decode(bytes).toString();
            return text.isEmpty() || text.charAt(text.length() - 1) != END_OF_TEXT
                    ? text
                    : text.substring(0, text.length() - 1);
        } catch (CharacterCodingException e) {
            throw new NotText("it is not a text in UTF-8, UTF-16 or windows-1252");
        }
    }

    private static ForeignText checked(String text, Charset charset, boolean isMarked) throws NotText {
        int line = 1;
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            line += sign == '\n' ? 1 : 0;
            if (sign < ' ' && "\t\n\r\f".indexOf(sign) < 0) {
                throw new NotText(String.format(
                        Locale.ROOT, "it is not a text: line %d holds a control character (%d)", line, (int) sign));
            }
        }
        return new ForeignText(text, charset, isMarked);
    }

    /** Detects UTF-16 with mostly Latin letters; empty for anything else. */
    private static Optional<Charset> wide(byte[] bytes) {
        int[] zeros = new int[2];
        int length = Math.min(SAMPLE, bytes.length - bytes.length % 2);
        for (int i = 0; i < length; i++) {
            zeros[i % 2] += bytes[i] == 0 ? 1 : 0;
        }
        int most = length / 4; // half of all characters
        if (zeros[0] == 0 && zeros[1] > most) {
            return Optional.of(StandardCharsets.UTF_16LE);
        }
        return zeros[1] == 0 && zeros[0] > most ? Optional.of(StandardCharsets.UTF_16BE) : Optional.empty();
    }

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }
}
