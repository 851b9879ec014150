package org.botarena.arena.serve.hosting.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.Optional;
import org.botarena.arena.serve.hosting.event.EventHost;
import org.botarena.arena.serve.hosting.people.Named;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.view.EventView;
import org.botarena.arena.serve.http.Answer;
import org.botarena.arena.serve.http.ClientAddress;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.serve.page.PageTexts;

/** What everybody may ask: how it stands, and to be let in. */
final class PublicRoutes implements Routes {
    private final EventHost host;
    private final Visitor visitor;
    private final EventView view;
    private final WaitingList waiting;

    PublicRoutes(EventHost host, Visitor visitor, EventView view) {
        this.host = host;
        this.visitor = visitor;
        this.view = view;
        waiting = new WaitingList(host.persons());
    }

    @Override
    public void register(JavalinDefaultRoutingApi routes) {
        routes.get("/api/event", request -> Answer.json(request, view.all(visitor.person(request))));
        routes.get(
                "/api/event/texts", request -> Answer.json(request, PageTexts.of(Visitor.language(request), "host.")));
        routes.get(
                "/api/event/openapi.json",
                request -> Answer.description(request, PublicRoutes.class, "event-openapi.json"));
        routes.post("/api/event/enter", this::enter);
        routes.post("/api/event/leave", this::leave);
        routes.post("/api/event/join", this::join);
    }

    /** A link lets in when a button is pressed: who only opens it, as mail scanners do, spends nothing. */
    private void enter(Context request) {
        Visitor.requireOwnPage(request);
        Optional<Person> holder =
                host.access().holder(RequestBody.of(request).required("link")).flatMap(host.persons()::find);
        if (holder.isEmpty()) {
            visitor.person(request); // only guesses are counted: a valid link always enters
            throw HttpProblem.refusal(
                    403, "this link lets nobody in", "ask the organizer for a new one: an older one may have ended");
        }
        visitor.enter(request, holder.get());
        Answer.json(request, view.all(holder));
    }

    /** Signs out the device that asks, and no other of the same person. */
    private void leave(Context request) {
        Visitor.requireOwnPage(request);
        visitor.leave(request);
        Answer.json(request, view.all(Optional.empty()));
    }

    private void join(Context request) {
        Visitor.requireOwnPage(request);
        visitor.person(request);
        if (!host.rules().joins()) {
            throw HttpProblem.refusal(
                    403, "the authors of this event are listed", "open the link that the organizer sent you");
        }
        RequestBody body = RequestBody.of(request);
        try {
            Person person = waiting.add(
                    ClientAddress.of(request.req()),
                    () -> host.names()
                            .add(
                                    Role.AUTHOR,
                                    new Named(body.text("name"), "", ""),
                                    body.required("alias"),
                                    Person.State.WAITING));
            visitor.enter(request, person);
            Answer.json(request, view.all(Optional.of(person)));
        } catch (IllegalArgumentException e) {
            throw HttpProblem.refusal(409, e.getMessage(), "choose another name");
        }
    }
}
