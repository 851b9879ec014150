package org.botarena.arena.serve.hosting.web;

import java.util.Optional;
import java.util.function.Function;
import org.botarena.arena.serve.hosting.event.EventHost;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.view.EventView;
import org.botarena.arena.serve.hosting.view.OrganizerState;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.venue.Failed;

/** What changes an event: each change is recorded with who made it, and why. Immutable. */
record OrganizerChanges(EventHost host, EventView view) {
    /** A request for a change, with a reason. */
    interface Reasoned {
        /** The reason, which is recorded. */
        Optional<String> why();
    }

    /** Registers a change that organizers make. */
    <B extends Record & Reasoned> void add(
            EventApi api, String name, String summary, Class<B> type, Function<B, String> change) {
        add(api, name, summary, type, change, Role.ORGANIZER);
    }

    /** Registers a change; it returns what was done, in words. */
    <B extends Record & Reasoned> void add(
            EventApi api, String name, String summary, Class<B> type, Function<B, String> change, Role role) {
        api.post(
                "/api/event/organize/" + name,
                summary,
                type,
                OrganizerState.class,
                (person, body, request) -> {
                    try {
                        record(person, change.apply(body), body);
                    } catch (Failed | IllegalArgumentException e) {
                        throw HttpProblem.refusal(409, e, "look at the list, it may have changed");
                    }
                    return view.organize(person, Visitor.language(request));
                },
                role);
    }

    /** Records what somebody did. */
    void record(Person person, String what, Reasoned body) {
        host.actions().add(person.number(), what, body.why().orElse(""));
    }

    /**
     * The name of a tournament, once it is known to exist.
     *
     * @throws HttpProblem.Refusal if there is none of that name
     */
    String known(String tournament) {
        if (host.tournaments().all().stream().noneMatch(each -> each.name().equals(tournament))) {
            throw HttpProblem.refusal(404, "there is no such tournament", "choose one of the list");
        }
        return tournament;
    }
}
