package org.botarena.arena.serve.listen;

import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.botarena.arena.serve.http.Limits;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Waits for clients without a thread. A route runs when the complete body of its request is in memory. Its answer goes
 * to memory and from there to the client. A refused body is drained after the answer. Thread-safe.
 */
final class SlowClients extends Handler.Wrapper {
    /** The time for a body that fits into memory. */
    private static final long BODY_MS = 20_000;

    /**
     * Closing a connection while its client still sends would lose the answer, so the server continues to read for a
     * while.
     */
    private static final long DRAIN_MS = 3_000;

    private final long bodyBytes;
    private final Set<String> readByRoute;
    private final SilentConnections connections;
    private final UnreadAnswers unread;

    /**
     * Creates a handler.
     *
     * @param readByRoute the paths whose routes read their bodies themselves, of any size and without a thread
     * @param connections records which connections wait for their client
     */
    SlowClients(Limits limits, Set<String> readByRoute, SilentConnections connections) {
        this.bodyBytes = limits.bodyBytes();
        this.readByRoute = Set.copyOf(readByRoute);
        this.connections = connections;
        this.unread = new UnreadAnswers(limits.answerBytes(), connections);
    }

    @Override
    public boolean handle(Request arrived, Response response, Callback callback) throws Exception {
        Request request = new DrainedLater(arrived);
        GatheredAnswer answer = new GatheredAnswer(request, response, new Drained(arrived, callback), unread);
        long length = request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH);
        boolean hasBody = length > 0 || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
        if (!hasBody || readByRoute.contains(Request.getPathInContext(request))) {
            return super.handle(request, answer, answer.whenHandled());
        }
        if (length > bodyBytes) {
            Response.writeError(request, answer, answer.whenHandled(), HttpStatus.PAYLOAD_TOO_LARGE_413);
        } else {
            new Arriving(request, answer).read();
        }
        return true;
    }

    /** Reading fails as soon as the connection is closed. */
    private static Scheduler.Task closesAfter(long milliseconds, Request request) {
        return request.getComponents()
                .getScheduler()
                .schedule(
                        () -> request.getConnectionMetaData()
                                .getConnection()
                                .getEndPoint()
                                .close(),
                        milliseconds,
                        TimeUnit.MILLISECONDS);
    }

    /** A body that is being read into memory. */
    private final class Arriving {
        private final Request request;
        private final GatheredAnswer answer;
        private final WholeBody body;
        private final AtomicBoolean isOver = new AtomicBoolean();
        private final Scheduler.Task timer;

        Arriving(Request request, GatheredAnswer answer) {
            this.request = request;
            this.answer = answer;
            body = new WholeBody(request);
            connections.waits(request.getConnectionMetaData().getConnection(), true);
            timer = closesAfter(BODY_MS, request);
        }

        void read() {
            while (!isOver.get()) {
                Content.Chunk chunk = request.read();
                if (chunk == null) {
                    request.demand(this::read);
                    return;
                }
                if (Content.Chunk.isFailure(chunk)) {
                    end(() -> Response.writeError(request, answer, answer.whenHandled(), chunk.getFailure()));
                    return;
                }
                body.add(chunk.getByteBuffer());
                chunk.release();
                if (body.size() > bodyBytes) {
                    end(() -> Response.writeError(
                            request, answer, answer.whenHandled(), HttpStatus.PAYLOAD_TOO_LARGE_413));
                } else if (chunk.isLast()) {
                    end(this::pass);
                }
            }
        }

        private void end(Runnable next) {
            if (isOver.compareAndSet(false, true)) {
                timer.cancel();
                connections.waits(request.getConnectionMetaData().getConnection(), false);
                next.run();
            }
        }

        private void pass() {
            Callback whenHandled = answer.whenHandled();
            try {
                if (!SlowClients.super.handle(body, answer, whenHandled)) {
                    Response.writeError(request, answer, whenHandled, HttpStatus.NOT_FOUND_404);
                }
            } catch (Exception e) {
                Response.writeError(request, answer, whenHandled, e);
            }
        }
    }

    /**
     * A request that counts as read to its end; {@link Drained} reads the rest after the answer. Jetty's own check
     * would fail the body and close the connection while the client still sends.
     */
    private static final class DrainedLater extends Request.Wrapper {
        DrainedLater(Request request) {
            super(request);
        }

        @Override
        public boolean consumeAvailable() {
            return true;
        }
    }

    /** Ends a request when the rest of its body has been read. */
    private static final class Drained extends Callback.Nested {
        private final Request request;
        private final AtomicBoolean isOver = new AtomicBoolean();
        private Scheduler.Task timer;

        Drained(Request request, Callback callback) {
            super(callback);
            this.request = request;
        }

        @Override
        public void succeeded() {
            while (!isOver.get()) {
                Content.Chunk chunk = request.read();
                if (chunk == null) {
                    if (timer == null) {
                        timer = closesAfter(DRAIN_MS, request);
                    }
                    request.demand(this::succeeded);
                    return;
                }
                chunk.release();
                if ((chunk.isLast() || Content.Chunk.isFailure(chunk)) && isOver.compareAndSet(false, true)) {
                    if (timer != null) {
                        timer.cancel();
                    }
                    super.succeeded();
                }
            }
        }
    }
}
