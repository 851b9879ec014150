package org.botarena.arena.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Reads files of unknown origin: a stranger's results, or files sent to an organizer. Each kind has a maximum size,
 * so that no file fills the memory, not even an endless device.
 */
public final class ForeignFile {
    /** Maximum size of a line of games in bytes, so that one line with all its objects takes less memory than that. */
    public static final int LONGEST_LINE = 32 << 20;

    /** Maximum size in bytes of a file written by an organizer: settings, a list of entrants, rules for grades. */
    public static final int WRITTEN_BY_HAND = 1 << 20;

    private static final int MOST_SAID = 300;

    private ForeignFile() {}

    /**
     * Reads the text of a file saved by any program: detects the encoding and removes a byte order mark.
     *
     * @param most maximum size in bytes
     * @throws IOException if there is more, or it is not a text; the message is a sentence
     */
    public static String text(Path file, int most) throws IOException {
        return read(file, most).text();
    }

    /** Reads the text of a file with its encoding; throws the same exceptions as {@link #text}. */
    public static ForeignText read(Path file, int most) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(most + 1);
            if (bytes.length > most) {
                throw new IOException(String.format(
                        Locale.ROOT,
                        "it is larger than %d MiB, which no such file is: it was made by something else",
                        most >> 20));
            }
            return ForeignText.of(bytes);
        }
    }

    /** Why a file cannot be read, in words. */
    public static String why(IOException cause) {
        return cause instanceof NoSuchFileException ? "there is no such file" : ResultsException.why(cause);
    }

    /**
     * Whether a file's name has this suffix, ignoring case.
     *
     * @param suffix in lower case, with its dot
     */
    public static boolean endsWith(Path file, String suffix) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(suffix);
    }

    /** Shortens text from or about a file to fit into a message. */
    public static String clipped(String text) {
        return text.length() <= MOST_SAID ? text : text.substring(0, MOST_SAID) + " …";
    }
}
