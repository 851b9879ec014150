package org.botarena.host;

import java.io.IOException;
import java.io.OutputStream;

/** Passes on the first bytes of each game and drops the rest, so that a flood is harmless. Thread-safe. */
final class CappedOutput extends OutputStream {
    private final OutputStream out;
    private final int cap;
    private int left;

    CappedOutput(OutputStream out, int cap) {
        this.out = out;
        this.cap = cap;
        this.left = cap;
    }

    /** Writes bytes in one piece despite the limit, and starts a new count. */
    synchronized void mark(byte[] bytes) throws IOException {
        out.write(bytes);
        left = cap;
    }

    @Override
    public synchronized void write(int b) throws IOException {
        if (left > 0) {
            left--;
            out.write(b);
        }
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) throws IOException {
        int kept = Math.min(left, length);
        left -= kept;
        out.write(bytes, from, kept);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }
}
