package org.botarena.host;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Locale;

/**
 * Messages over a pair of byte streams, each in a frame: four bytes of length, then the message. {@link #send} is
 * thread-safe; {@link #receive} is for one thread.
 */
public final class Wire {
    /** The longest frame, in bytes. A longer one ends the connection before any of it is stored. */
    public static final int CAP = 64 * 1024;

    private final InputStream in;
    private final OutputStream out;
    private final byte[] header = new byte[Integer.BYTES];
    private final FrameBuffer buffer = new FrameBuffer();

    /** A wire over these streams, which need no buffers. */
    public Wire(InputStream in, OutputStream out) {
        this.in = in;
        this.out = out;
    }

    /**
     * Sends a message in one write.
     *
     * @throws IOException if the other side has closed its end, or the message is longer than {@link #CAP}
     */
    public synchronized void send(Message message) throws IOException {
        buffer.reset();
        buffer.data.writeInt(0);
        Message.write(message, buffer.data);
        buffer.flushTo(out);
    }

    /**
     * Waits for the next message.
     *
     * @throws EOFException if the other side has closed its end
     * @throws IOException if the bytes are not a frame of this protocol
     */
    public Message receive() throws IOException {
        readFully(header);
        int length = ByteBuffer.wrap(header).getInt();
        if (length <= 0 || length > CAP) {
            throw new IOException(String.format(Locale.ROOT, "a frame of %d bytes: 1 to %d are allowed", length, CAP));
        }
        byte[] frame = new byte[length];
        readFully(frame);
        DataInputStream data = new DataInputStream(new ByteArrayInputStream(frame));
        try {
            Message message = Message.read(data);
            if (data.available() > 0) {
                throw new IOException(String.format(Locale.ROOT, "a frame with %d bytes too many", data.available()));
            }
            return message;
        } catch (EOFException e) {
            throw new IOException("a frame that is too short for its fields", e);
        }
    }

    private void readFully(byte[] bytes) throws IOException {
        for (int from = 0; from < bytes.length; ) {
            int count = in.read(bytes, from, bytes.length - from);
            if (count < 0) {
                throw new EOFException("the other side has closed the pipe");
            }
            from += count;
        }
    }

    /** A reusable buffer whose length field can be set when the frame is complete. */
    private static final class FrameBuffer extends ByteArrayOutputStream {
        private final DataOutputStream data = new DataOutputStream(this);

        void flushTo(OutputStream out) throws IOException {
            int length = count - Integer.BYTES;
            if (length > CAP) {
                throw new IOException(
                        String.format(Locale.ROOT, "a message of %d bytes: at most %d are sent", length, CAP));
            }
            ByteBuffer.wrap(buf).putInt(length);
            out.write(buf, 0, count);
            out.flush();
        }
    }
}
