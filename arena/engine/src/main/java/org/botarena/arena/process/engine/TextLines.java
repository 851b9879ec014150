package org.botarena.arena.process.engine;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.botarena.arena.text.VisibleText;
import org.botarena.host.Wire;

/**
 * Lines to and from a program, none longer than a frame of the arena's own wire. Output before the first line of its
 * protocol is remembered, to be quoted. One thread writes, another one reads.
 */
final class TextLines {
    /**
     * The number of first lines to quote. One more line outside the protocol means that the program speaks something
     * else.
     */
    private static final int QUOTED = 3;

    private static final int LONGEST_QUOTE = 60;

    private final InputStream in;
    private final OutputStream out;
    private final List<String> strange = new ArrayList<>();
    private volatile boolean isKnown;

    TextLines(InputStream in, OutputStream out) {
        this.in = new BufferedInputStream(in);
        this.out = out;
    }

    /** Writes these lines and flushes them. */
    void write(List<String> lines) throws IOException {
        out.write(String.join("", lines.stream().map(line -> line + "\n").toList())
                .getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /**
     * Reads the next line, without its line end.
     *
     * @throws EOFException at the end of the input
     * @throws IOException if it is too long
     */
    String read() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("the other side has closed the pipe");
            }
            line.write(next);
            if (line.size() > Wire.CAP) {
                throw new IOException(String.format(Locale.ROOT, "a line of more than %d bytes", Wire.CAP));
            }
        }
        return line.toString(StandardCharsets.UTF_8).stripTrailing();
    }

    /** Notes that the program has sent a line of the protocol. */
    void known() {
        isKnown = true;
    }

    /**
     * Notes a line outside the protocol.
     *
     * @throws IOException if the program speaks something else
     */
    void strange(String line, Protocol protocol) throws IOException {
        if (isKnown) {
            return;
        }
        strange.add(line);
        if (strange.size() > QUOTED) {
            throw new IOException("it does not speak %s; its first lines are %s"
                    .formatted(
                            protocol,
                            strange.stream()
                                    .limit(QUOTED)
                                    .map(TextLines::quoted)
                                    .collect(Collectors.joining(", "))));
        }
    }

    /** A program's output on one line, short enough for a message. */
    static String quoted(String text) {
        String plain = VisibleText.plain(text.strip());
        return "'%s'".formatted(plain.length() <= LONGEST_QUOTE ? plain : plain.substring(0, LONGEST_QUOTE) + "…");
    }
}
