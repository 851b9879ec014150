package org.botarena.arena.files;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;

/** Reads lines from an untrusted stream, and refuses lines too long for the memory. One thread at a time. */
public final class ShortLines extends FilterInputStream {
    private long length;

    /** Reads the lines of the given stream. */
    public ShortLines(InputStream in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int from, int most) throws IOException {
        int count = in.read(into, from, most);
        int last = count - 1;
        while (last >= 0 && into[from + last] != '\n') {
            last--;
        }
        length = last < 0 ? length + Math.max(0, count) : count - 1 - last;
        if (length > ForeignFile.LONGEST_LINE) {
            throw new IOException(String.format(
                    Locale.ROOT,
                    "a line is longer than %d MiB, which no arena writes",
                    ForeignFile.LONGEST_LINE >> 20));
        }
        return count;
    }
}
