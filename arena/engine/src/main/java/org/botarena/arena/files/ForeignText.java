package org.botarena.arena.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.io.ByteOrderMark;

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
    private static final List<ByteOrderMark> MARKS = List.of(
            ByteOrderMark.UTF_32LE,
            ByteOrderMark.UTF_32BE,
            ByteOrderMark.UTF_8,
            ByteOrderMark.UTF_16LE,
            ByteOrderMark.UTF_16BE);

    private static final Charset WESTERN = Charset.forName("windows-1252");

    /** DOS programs end a text with this character. */
    private static final char END_OF_TEXT = 0x1a;

    /** The number of bytes to examine for UTF-16. */
    private static final int SAMPLE = 1 << 12;

    /**
     * Decodes bytes.
     *
     * @throws IOException if they are not text; the message is a sentence
     */
    public static ForeignText of(byte[] bytes) throws IOException {
        for (ByteOrderMark each : MARKS) {
            byte[] mark = each.getBytes();
            if (Arrays.equals(bytes, 0, Math.min(mark.length, bytes.length), mark, 0, mark.length)) {
                Charset charset = Charset.forName(each.getCharsetName());
                ByteBuffer rest = ByteBuffer.wrap(bytes, mark.length, bytes.length - mark.length);
                return checked(decoded(rest, charset), charset, true);
            }
        }
        Charset usual = wide(bytes).orElse(StandardCharsets.UTF_8);
        String text;
        try {
            text = decoded(ByteBuffer.wrap(bytes), usual);
        } catch (IOException e) {
            return checked(decoded(ByteBuffer.wrap(bytes), WESTERN), WESTERN, false);
        }
        return checked(text, usual, false);
    }

    private static String decoded(ByteBuffer bytes, Charset charset) throws IOException {
        try {
            String text = charset.newDecoder().decode(bytes).toString();
            return text.isEmpty() || text.charAt(text.length() - 1) != END_OF_TEXT
                    ? text
                    : text.substring(0, text.length() - 1);
        } catch (CharacterCodingException e) {
            throw new IOException("it is not a text in UTF-8, UTF-16 or windows-1252");
        }
    }

    private static ForeignText checked(String text, Charset charset, boolean isMarked) throws IOException {
        int line = 1;
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            line += sign == '\n' ? 1 : 0;
            if (sign < ' ' && "\t\n\r\f".indexOf(sign) < 0) {
                throw new IOException(String.format(
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
}
