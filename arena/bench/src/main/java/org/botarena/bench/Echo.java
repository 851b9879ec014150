package org.botarena.bench;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** The bare pipe: reads requests of a fixed size and answers each with a few bytes. */
public final class Echo {
    /** The size of a request, about that of a move of Reversi. */
    public static final int REQUEST = 120;

    /** The size of an answer in bytes. */
    public static final int ANSWER = 21;

    private Echo() {}

    /** Runs until its input ends. */
    public static void main(String[] args) throws IOException {
        InputStream in = new FileInputStream(FileDescriptor.in);
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        byte[] request = new byte[REQUEST];
        byte[] answer = new byte[ANSWER];
        while (in.readNBytes(request, 0, REQUEST) == REQUEST) {
            out.write(answer);
        }
    }

    /** One round trip, as the parent measures it. */
    public static void trip(OutputStream out, InputStream in, byte[] request, byte[] answer) throws IOException {
        out.write(request);
        out.flush();
        if (in.readNBytes(answer, 0, ANSWER) != ANSWER) {
            throw new IOException("the echo has ended");
        }
    }
}
