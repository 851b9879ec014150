package org.botarena.arena.serve.http;

import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;

/** A file as an answer, sent at its reader's speed without a waiting thread. One thread at a time. */
public final class SentFile implements WriteListener {
    private static final int BLOCK = 1 << 15;

    private final InputStream in;
    private final ServletOutputStream out;
    private final byte[] block = new byte[BLOCK];
    private final CompletableFuture<Void> done = new CompletableFuture<>();

    private SentFile(InputStream in, ServletOutputStream out) {
        this.in = in;
        this.out = out;
    }

    /**
     * Answers a request with a file.
     *
     * @throws IOException if it cannot be read
     */
    public static void send(Context request, Path file) throws IOException {
        request.header("Content-Length", "" + Files.size(file));
        request.header("X-Accel-Buffering", "no");
        SentFile sent = new SentFile(Files.newInputStream(file), request.res().getOutputStream());
        request.future(() -> {
            sent.out.setWriteListener(sent);
            return sent.done;
        });
    }

    @Override
    public void onWritePossible() throws IOException {
        while (out.isReady()) {
            int count = in.read(block);
            if (count < 0) {
                end();
                return;
            }
            out.write(block, 0, count);
        }
    }

    @Override
    public void onError(Throwable cause) {
        end(); // The reader has disconnected.
    }

    private void end() {
        try {
            in.close();
        } catch (IOException e) {
            // It was only read.
        }
        done.complete(null);
    }
}
