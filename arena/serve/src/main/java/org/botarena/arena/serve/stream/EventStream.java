package org.botarena.arena.serve.stream;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/** One reader of the stream, whose messages are written at their speed and without a separate thread. Thread-safe. */
final class EventStream implements WriteListener {
    private static final byte[] RETRY = "retry: 2000\n\n".getBytes(StandardCharsets.UTF_8);

    private final EventHub hub;
    private final AsyncContext context;
    private final ServletOutputStream out;
    private final Deque<byte[]> waiting = new ArrayDeque<>();
    private int waitingBytes;
    private boolean isReady; // Otherwise the container calls when there is space.
    private boolean isUnflushed;
    private boolean isClosed;

    EventStream(EventHub hub, AsyncContext context) throws IOException {
        this.hub = hub;
        this.context = context;
        out = context.getResponse().getOutputStream();
        waiting.add(RETRY);
    }

    /** Sends a message as soon as there is space; if too much waits already, the current state replaces the queue. */
    synchronized void offer(byte[] message) {
        if (isClosed) {
            return;
        }
        if (waitingBytes > 0 && waitingBytes + message.length > hub.queueBytes()) {
            waiting.clear();
            byte[] whole = hub.whole();
            waiting.add(whole);
            waitingBytes = whole.length;
        } else {
            waiting.add(message);
            waitingBytes += message.length;
        }
        if (isReady) {
            write();
        }
    }

    @Override
    public synchronized void onWritePossible() {
        write();
    }

    private void write() {
        try {
            while (!isClosed && out.isReady()) {
                byte[] next = waiting.poll();
                if (next != null) {
                    waitingBytes = Math.max(0, waitingBytes - next.length);
                    out.write(next);
                    isUnflushed = true;
                } else if (isUnflushed) {
                    isUnflushed = false;
                    out.flush();
                } else {
                    isReady = true;
                    return;
                }
            }
            isReady = false;
        } catch (IOException | IllegalStateException e) {
            close(); // the reader has disconnected
        }
    }

    @Override
    public void onError(Throwable e) {
        close();
    }

    synchronized void close() {
        if (!isClosed) {
            isClosed = true;
            waiting.clear();
            hub.leave(this);
            try {
                context.complete();
            } catch (IllegalStateException e) {
                // The server has ended it.
            }
        }
    }
}
