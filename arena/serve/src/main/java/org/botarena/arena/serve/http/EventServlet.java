package org.botarena.arena.serve.http;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;

/** Opens streams of events; a servlet, since only there a slow reader occupies no thread. */
final class EventServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    private final transient Streams streams;

    EventServlet(Streams streams) {
        this.streams = streams;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Optional<EventHub> found = streams.hub(request);
        if (found.isEmpty()) {
            HttpProblem.of(404, "there is no stream of that name", "leave 'of' away for what is on now")
                    .send(response);
            return;
        }
        EventHub hub = found.get();
        response.setContentType("text/event-stream;charset=utf-8");
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        AsyncContext context = request.startAsync();
        context.setTimeout(0);
        EventStream stream = new EventStream(hub, context);
        if (hub.join(stream, EventId.parse(request.getHeader("Last-Event-ID")))) {
            context.getResponse().getOutputStream().setWriteListener(stream);
        } else {
            response.setHeader("Retry-After", "30");
            HttpProblem.of(
                            503,
                            "too many pages watch at once",
                            "close some, or ask /api/state every few seconds instead")
                    .send(response);
            context.complete();
        }
    }
}
