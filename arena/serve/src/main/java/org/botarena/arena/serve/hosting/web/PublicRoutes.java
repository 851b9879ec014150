package org.botarena.arena.serve.hosting.web;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.javalin.http.Context;
import java.util.Optional;
import org.botarena.arena.serve.hosting.casual.DemoGame;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.EventSettings.Door;
import org.botarena.arena.serve.hosting.event.ShownNames;
import org.botarena.arena.serve.hosting.event.StarterKit;
import org.botarena.arena.serve.hosting.event.Teams;
import org.botarena.arena.serve.hosting.people.Access;
import org.botarena.arena.serve.hosting.people.Named;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.play.EventVenue;
import org.botarena.arena.serve.hosting.view.EventState;
import org.botarena.arena.serve.hosting.view.PublicView;
import org.botarena.arena.serve.http.ClientAddress;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.serve.page.PageTexts;

/** Public requests: the state of the event, and signing in. */
record PublicRoutes(
        Visitor visitor,
        PublicView view,
        EventVenue venue,
        EventSettings rules,
        Access access,
        Persons persons,
        WaitingList waiting,
        ShownNames names,
        Teams teams,
        StarterKit kit)
        implements Routes {
    record Link(
            @JsonPropertyDescription("what is behind the # of the link")
            String link) {}

    record Newcomer(String alias, Optional<String> name) {}

    record Member(
            @JsonPropertyDescription("what is behind the # of a member's invitation")
            String link,

            Optional<String> name) {}

    @Override
    public void register(Router routes) {
        routes.get(
                "/api/event",
                "The state of the event, as far as the asker may see it.",
                EventState.class,
                request -> view.all(visitor.person(request)));
        DemoGame demo = DemoGame.random(venue.terms().rules());
        routes.get("/api/event/demo", "A game that shows what is played.", DemoGame.class, request -> demo);
        routes.file(
                        "/api/event/kit",
                        "The starter kit, for everyone who wants to take part.",
                        "application/zip",
                        this::kit)
                .with(StarterKitAnswer.AT, Visitor.LANGUAGE);
        routes.get(
                        "/api/event/texts",
                        "The texts of the pages.",
                        PageTexts.class,
                        request -> PageTexts.of(Visitor.language(request), "host."))
                .with(Visitor.LANGUAGE);
        EventApi api = new EventApi(routes, visitor);
        api.post(
                "/api/event/enter",
                "Lets this device in by a link: the answer sets a cookie.",
                Link.class,
                EventState.class,
                this::enter);
        api.post(
                "/api/event/join",
                "Asks to take part, where the authors are not listed; an open door lets the asker in at once.",
                Newcomer.class,
                EventState.class,
                this::join);
        api.post(
                "/api/event/team",
                "Lets the asker into the team of a member who has invited them.",
                Member.class,
                EventState.class,
                this::joinTeam);
        routes.post("/api/event/leave", "Signs out the device that asks, and no other.", EventState.class, this::leave)
                .with(Visitor.OWN_PAGE);
    }

    private void kit(Context request) {
        visitor.countKit(request);
        StarterKitAnswer.send(kit, request);
    }

    /** A link signs in when a button is pressed; only opening it, as mail scanners do, does not use it up. */
    private EventState enter(Context request, Link link) {
        Optional<Person> holder = access.holder(link.link()).flatMap(persons::find);
        if (holder.isEmpty()) {
            visitor.person(request); // Only guesses are counted; a valid link always signs in.
            throw HttpProblem.refusal(
                    403, "this link is not valid", "ask the organizer for a new one: an older one may have ended");
        }
        visitor.enter(request, holder.get());
        return view.all(holder);
    }

    /** Signs out the requesting device, and no other of the same person. */
    private EventState leave(Context request) {
        Visitor.requireOwnPage(request);
        visitor.leave(request);
        return view.all(Optional.empty());
    }

    private EventState joinTeam(Context request, Member member) {
        Optional<Person> asker = visitor.person(request).filter(person -> person.number() > 0);
        Person person = EventApi.orConflict(
                "ask a member of the team for another link",
                () -> teams.join(member.link(), member.name().orElse(""), asker));
        if (asker.isEmpty()) {
            visitor.enter(request, person);
        }
        return view.all(Optional.of(person));
    }

    private EventState join(Context request, Newcomer newcomer) {
        visitor.person(request);
        if (!rules.joins()) {
            throw HttpProblem.refusal(
                    403, "the authors of this event are listed", "open the link that the organizer sent you");
        }
        Named named = new Named(newcomer.name().orElse(""), "", "");
        Person person = EventApi.orConflict(
                "choose another name",
                () -> waiting.add(
                        ClientAddress.of(request.req()),
                        rules.door() == Door.OPEN,
                        state -> names.add(Role.AUTHOR, named, newcomer.alias(), state)));
        visitor.enter(request, person);
        return view.all(Optional.of(person));
    }
}
