package org.botarena.arena.serve.stream;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import org.botarena.arena.serve.http.ClientAddress;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.view.EventId;

/** Opens streams of events. It is a servlet, because only there a slow reader occupies no thread. */
public final class EventServlet extends HttpServlet {
    /** The address of the streams. */
    public static final String ADDRESS = "/api/events";

    private static final long serialVersionUID = 1L;

    private final transient Streams streams;
    private final transient StreamPlaces places;

    /** Serves these streams within limits. */
    public EventServlet(Streams streams, Limits limits) {
        this.streams = streams;
        places = new StreamPlaces(limits);
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Optional<EventHub> found = streams.hub(request);
        if (found.isEmpty()) {
            HttpProblem.of(404, "the stream does not exist", "leave 'of' away for what is on now")
                    .send(response);
            return;
        }
        EventHub hub = found.get();
        Optional<String> person = streams.person(request);
        String address = ClientAddress.of(request);
        if (!places.take(person, address)) {
            tooMany(response);
            return;
        }
        response.setContentType("text/event-stream;charset=utf-8");
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        AsyncContext context = request.startAsync();
        context.setTimeout(0);
        context.addListener(new Ended(() -> places.giveBack(person, address)));
        EventStream stream = new EventStream(hub, context);
        hub.join(stream, EventId.parse(request.getHeader("Last-Event-ID")));
        context.getResponse().getOutputStream().setWriteListener(stream);
    }

    private static void tooMany(HttpServletResponse response) throws IOException {
        response.setHeader("Retry-After", "30");
        HttpProblem.of(503, "too many pages watch at once", "close some, or ask /api/state every few seconds instead")
                .send(response);
    }

    /** Reports once that a stream has ended. */
    private record Ended(Runnable end) implements AsyncListener {
        @Override
        public void onComplete(AsyncEvent event) {
            end.run();
        }

        @Override
        public void onTimeout(AsyncEvent event) {
            // There is no timeout.
        }

        @Override
        public void onError(AsyncEvent event) {
            // The stream ends itself, which completes it.
        }

        @Override
        public void onStartAsync(AsyncEvent event) {
            // It had already begun.
        }
    }
}
