package org.botarena.arena.serve.listen;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;

/**
 * An answer that is collected in memory and sent at its end, so its route never waits for the client. An answer with
 * the header {@value #PACED} is sent immediately; its route writes only when there is space. Thread-safe.
 */
final class GatheredAnswer extends Response.Wrapper {
    /** The header of an answer that proxies must not buffer. */
    private static final String PACED = "X-Accel-Buffering";

    private final Callback completed;
    private final UnreadAnswers unread;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private boolean isOnItsWay;
    private boolean isHandled;
    private Throwable failure;

    /** @param completed called when the route has ended and the client has the complete answer */
    GatheredAnswer(Request request, Response response, Callback completed, UnreadAnswers unread) {
        super(request, response);
        this.completed = completed;
        this.unread = unread;
    }

    @Override
    public void write(boolean isLast, ByteBuffer piece, Callback written) {
        if (getHeaders().contains(PACED)) {
            super.write(isLast, piece, written);
            return;
        }
        if (piece != null) {
            bytes.writeBytes(BufferUtil.toArray(piece));
            BufferUtil.clear(piece);
        }
        if (isLast) {
            send();
        }
        written.succeeded();
    }

    private void send() {
        synchronized (this) {
            isOnItsWay = true;
        }
        unread.add(this);
        super.write(true, ByteBuffer.wrap(bytes.toByteArray()), Callback.from(() -> sent(null), this::sent));
    }

    private void sent(Throwable cause) {
        unread.remove(this);
        boolean isOver;
        synchronized (this) {
            isOnItsWay = false;
            failure = cause;
            isOver = isHandled;
        }
        if (isOver) {
            complete();
        }
    }

    private void complete() {
        if (failure == null) {
            completed.succeeded();
        } else {
            completed.failed(failure);
        }
    }

    /** The handler of the request calls it at its end. */
    Callback whenHandled() {
        return Callback.from(this::handled, completed::failed);
    }

    private void handled() {
        boolean isOver;
        synchronized (this) {
            isHandled = true;
            isOver = !isOnItsWay;
        }
        if (isOver) {
            complete();
        }
    }

    /** Discards the written data, because an error is answered instead. */
    @Override
    public void reset() {
        bytes.reset();
        super.reset();
    }

    int size() {
        return bytes.size();
    }
}
