package org.botarena.arena.serve.hosting.web;

import java.util.Optional;
import java.util.function.Function;
import org.botarena.arena.serve.hosting.file.Actions;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.hosting.view.OrganizerState;
import org.botarena.arena.serve.hosting.view.OrganizerView;
import org.botarena.arena.serve.http.HttpProblem;

/** The changes of an event, each recorded with its author and its reason. Immutable. */
record OrganizerChanges(Actions actions, Tournaments tournaments, OrganizerView view) {
    private static final String REMEDY = "look at the list, it may have changed";

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

    /** Registers a change that returns a description. */
    <B extends Record & Reasoned> void add(
            EventApi api, String name, String summary, Class<B> type, Function<B, String> change, Role role) {
        api.post(
                "/api/event/organize/" + name,
                summary,
                type,
                OrganizerState.class,
                (person, body, request) -> {
                    record(person, EventApi.orConflict(REMEDY, () -> change.apply(body)), body);
                    return view.organize(person, Visitor.language(request));
                },
                role);
    }

    /** Records an action of a person. */
    void record(Person person, String what, Reasoned body) {
        actions.add(person.number(), what, body.why().orElse(""));
    }

    /**
     * The name of an existing tournament.
     *
     * @throws HttpProblem.Refusal if it does not exist
     */
    String known(String tournament) {
        if (tournaments.all().stream().noneMatch(each -> each.name().equals(tournament))) {
            throw HttpProblem.refusal(404, "the tournament does not exist", "choose one of the list");
        }
        return tournament;
    }
}
