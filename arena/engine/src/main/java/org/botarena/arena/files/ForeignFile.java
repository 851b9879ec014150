package org.botarena.arena.files;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Files that anybody may have made: a stranger's results, what an organizer was sent. Each is read up to the size that one of
 * its kind can have, so that none fills the memory, a device that never ends included.
 */
public final class ForeignFile {
    /** Bytes of a line of games: one with everything that is kept of it takes less than one of these MiB. */
    public static final int LONGEST_LINE = 32 << 20;

    /** Bytes of what an organizer writes: settings, a list of entrants, rules for grades. */
    public static final int WRITTEN_BY_HAND = 1 << 20;

    private static final int MOST_SAID = 300;

    private ForeignFile() {}

    /** A file is larger than any of its kind; the message says it in a sentence. */
    static final class TooLarge extends IOException {
        private static final long serialVersionUID = 1L;

        private TooLarge(long most) {
            super(String.format(
                    Locale.ROOT,
                    "it is larger than %d MiB, which no such file is: it was made by something else",
                    most >> 20));
        }
    }

    /**
     * The text of a file, whatever program saved it: without a byte order mark, in the encoding that it has.
     *
     * @param most bytes
     * @throws TooLarge if there is more
     * @throws ForeignText.NotText if it is not a text
     */
    public static String text(Path file, int most) throws IOException {
        return read(file, most).text();
    }

    /** The text of a file with its encoding; throws what {@link #text} throws. */
    public static ForeignText read(Path file, int most) throws IOException {
        try (InputStream in = open(file, most)) {
            return ForeignText.of(in.readAllBytes());
        }
    }

    /**
     * A file to be read bit by bit.
     *
     * @param most bytes; whoever reads on then gets {@link TooLarge}
     */
    public static InputStream open(Path file, long most) throws IOException {
        return new Bounded(Files.newInputStream(file), most);
    }

    /** Why a file cannot be read, in words. */
    public static String why(IOException cause) {
        return cause instanceof NoSuchFileException ? "there is no such file" : ResultsException.why(cause);
    }

    /**
     * Whether a file's name ends so, in small or capital letters.
     *
     * @param suffix in small letters, with its dot
     */
    public static boolean endsWith(Path file, String suffix) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(suffix);
    }

    /** What stands in a file, or is said of it, short enough for a message. */
    public static String clipped(String text) {
        return text.length() <= MOST_SAID ? text : text.substring(0, MOST_SAID) + " …";
    }

    /** One thread at a time. */
    private static final class Bounded extends FilterInputStream {
        private final long most;
        private long length;

        Bounded(InputStream in, long most) {
            super(in);
            this.most = most;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] into, int from, int count) throws IOException {
            int read = in.read(into, from, count);
            length += Math.max(0, read);
            if (length > most) {
                throw new TooLarge(most);
            }
            return read;
        }

        @Override
        public long skip(long count) throws IOException {
            return read(new byte[(int) Math.min(count, 1 << 16)]);
        }

        @Override
        public boolean markSupported() {
            return false;
        }
    }
}
