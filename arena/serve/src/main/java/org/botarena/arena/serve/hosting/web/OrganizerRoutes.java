package org.botarena.arena.serve.hosting.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.botarena.arena.serve.hosting.event.EventHost;
import org.botarena.arena.serve.hosting.event.Grades;
import org.botarena.arena.serve.hosting.people.Named;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.protest.Protest;
import org.botarena.arena.serve.hosting.view.EventView;
import org.botarena.arena.serve.http.Answer;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.venue.Failed;

/** What organizers do, and assistants as far as they may: each action is on file with who and why. */
final class OrganizerRoutes implements Routes {
    private static final Set<String> OF_TOURNAMENTS =
            Set.of("format", "pairs", "rounds", "top-seeds", "against", "final", "budget", "with");

    private static final int MOST_GRACE_SECONDS = 3600;

    private final EventHost host;
    private final Visitor visitor;
    private final EventView view;

    OrganizerRoutes(EventHost host, Visitor visitor, EventView view) {
        this.host = host;
        this.visitor = visitor;
        this.view = view;
    }

    private interface Change {
        /** What was done, in words; whether something else than the lists is answered. */
        String make(RequestBody body);
    }

    @Override
    public void register(JavalinDefaultRoutingApi routes) {
        routes.get("/api/event/organize", request -> {
            Person person = visitor.require(request, Role.ORGANIZER, Role.ASSISTANT);
            host.persons().expire();
            Answer.json(request, view.organize(person, Visitor.language(request)));
        });
        routes.post("/api/event/organize/link", this::link);
        routes.post("/api/event/organize/person", this::person);
        routes.post("/api/event/organize/marks", this::marks);
        change(routes, "open", Role.ORGANIZER, this::open);
        change(routes, "close", Role.ORGANIZER, body -> {
            host.rules().close();
            return "closed submissions";
        });
        change(routes, "grace", Role.ORGANIZER, this::grace);
        change(routes, "deadline", Role.ORGANIZER, this::deadline);
        change(routes, "approve", Role.ORGANIZER, body -> settle(body, Person.State.APPROVED, "let in"));
        change(routes, "refuse", Role.ORGANIZER, body -> settle(body, Person.State.REFUSED, "refused"));
        change(routes, "approve-all", Role.ORGANIZER, body -> settleAll(body, Person.State.APPROVED, "let in"));
        change(routes, "refuse-all", Role.ORGANIZER, body -> settleAll(body, Person.State.REFUSED, "refused"));
        change(routes, "hide", Role.ORGANIZER, this::hide);
        change(routes, "withdraw", Role.ORGANIZER, this::withdraw);
        change(routes, "ladder", Role.ORGANIZER, this::ladder);
        change(routes, "tournament", Role.ORGANIZER, this::tournament);
        change(routes, "finish", Role.ORGANIZER, body -> {
            host.tournaments().finish();
            return "let the running games of the tournament end";
        });
        change(routes, "resume", Role.ORGANIZER, body -> {
            host.tournaments().resume(name(body));
            return "resumed " + name(body);
        });
        change(routes, "freeze", Role.ORGANIZER, body -> {
            host.tournaments().freeze(name(body));
            return "froze " + name(body);
        });
        change(routes, "reveal", Role.ORGANIZER, body -> {
            int places = body.number("places");
            if (places < 0) {
                throw HttpProblem.refusal(
                        400, "'places' is below 0", "send how many places are to be seen, from the bottom");
            }
            host.tournaments().reveal(name(body), places);
            return String.format(Locale.ROOT, "revealed %d places of %s", places, name(body));
        });
        change(routes, "thaw", Role.ORGANIZER, body -> {
            host.tournaments().thaw(name(body));
            return "showed all of " + name(body);
        });
        change(routes, "season", Role.ORGANIZER, body -> {
            host.ladder().endSeason(body.required("name"));
            return "ended the season " + body.required("name");
        });
        change(routes, "replay", Role.ASSISTANT, this::replay);
        change(routes, "accept", Role.ASSISTANT, this::accept);
        change(routes, "reject", Role.ASSISTANT, this::reject);
    }

    private void change(JavalinDefaultRoutingApi routes, String name, Role role, Change change) {
        routes.post("/api/event/organize/" + name, request -> {
            Person person = acting(request, role);
            RequestBody body = RequestBody.of(request);
            try {
                host.actions().add(person.number(), change.make(body), body.text("why"));
            } catch (Failed | IllegalArgumentException e) {
                throw HttpProblem.refusal(409, e.getMessage(), "look at the list, it may have changed");
            }
            Answer.json(request, view.organize(person, Visitor.language(request)));
        });
    }

    private Person acting(Context request, Role role) {
        Visitor.requireOwnPage(request);
        return visitor.require(request, role);
    }

    private Person subject(RequestBody body) {
        return host.persons()
                .find(body.number("person"))
                .orElseThrow(
                        () -> HttpProblem.refusal(404, "there is nobody of that number", "choose one of the list"));
    }

    private String name(RequestBody body) {
        String name = body.required("tournament");
        if (host.tournaments().all().stream().noneMatch(each -> each.name().equals(name))) {
            throw HttpProblem.refusal(404, "there is no such tournament", "choose one of the list");
        }
        return name;
    }

    /** A new link for somebody: the only time that it is told. */
    private void link(Context request) {
        Person organizer = acting(request, Role.ORGANIZER);
        RequestBody body = RequestBody.of(request);
        Person person = subject(body);
        String link = host.access().link(person.number());
        host.actions().add(organizer.number(), "made a new link for " + person.logged(), body.text("why"));
        Answer.json(request, Map.of("person", person.number(), "link", link));
    }

    /** Somebody who comes late, an assistant, a screen: with his link. */
    private void person(Context request) {
        Person organizer = acting(request, Role.ORGANIZER);
        RequestBody body = RequestBody.of(request);
        try {
            Role role = Role.valueOf(body.required("role"));
            Named named = new Named(body.text("name"), body.text("email"), body.text("platform"));
            Person person = host.names().add(role, named, body.text("alias"), Person.State.APPROVED);
            host.actions().add(organizer.number(), "added " + person.logged(), body.text("why"));
            Answer.json(
                    request,
                    Map.of("person", person.number(), "link", host.access().link(person.number())));
        } catch (IllegalArgumentException e) {
            throw HttpProblem.refusal(
                    409, e.getMessage(), "choose another name, and one of the roles AUTHOR, ASSISTANT, SCREEN");
        }
    }

    /** The sheet of the course platform, with the grades filled in. */
    private void marks(Context request) {
        Person organizer = acting(request, Role.ORGANIZER);
        RequestBody body = RequestBody.of(request);
        try {
            Grades.Filled filled = host.grades().fill(name(body), body.required("rules"), body.file("sheet"));
            host.actions().add(organizer.number(), "took the grades of " + name(body), body.text("why"));
            Answer.json(request, filled);
        } catch (Failed | IllegalArgumentException e) {
            throw HttpProblem.refusal(409, e.getMessage(), "correct the rules or the sheet");
        }
    }

    private String open(RequestBody body) {
        host.rules().open(body.moment("deadline"));
        return "opened submissions "
                + body.moment("deadline").map(end -> "until " + end).orElse("");
    }

    private String grace(RequestBody body) {
        int seconds = body.number("seconds");
        if (seconds < 0 || seconds > MOST_GRACE_SECONDS) {
            throw HttpProblem.refusal(
                    400,
                    String.format(Locale.ROOT, "'seconds' is not from 0 to %d", MOST_GRACE_SECONDS),
                    "send 60 for a minute");
        }
        host.rules().setGrace(Duration.ofSeconds(seconds));
        return String.format(Locale.ROOT, "set the grace for the last byte of an upload to %d s", seconds);
    }

    private String deadline(RequestBody body) {
        Person person = subject(body);
        host.persons().deadline(person.number(), body.moment("deadline").orElse(null));
        return "set the deadline of %s to %s"
                .formatted(
                        person.logged(),
                        body.moment("deadline").map(Object::toString).orElse("the event's"));
    }

    private String settle(RequestBody body, Person.State state, String done) {
        Person person = subject(body);
        if (person.role() == Role.ORGANIZER) {
            throw new IllegalArgumentException("this cannot be done to " + person.alias());
        }
        host.persons().settle(person.number(), state);
        if (state == Person.State.REFUSED) {
            host.versions().withdraw(person.number());
            host.ladder().changed();
        }
        return "%s %s".formatted(done, person.logged());
    }

    /** Answers all who waited when the organizer looked, whose numbers are known by the highest of them. */
    private String settleAll(RequestBody body, Person.State state, String done) {
        int last = body.number("last");
        List<Person> waiting = host.persons().waiting().stream()
                .filter(person -> person.number() <= last)
                .toList();
        waiting.forEach(person -> host.persons().settle(person.number(), state));
        return String.format(Locale.ROOT, "%s all %d who waited", done, waiting.size());
    }

    private String hide(RequestBody body) {
        Person person = subject(body);
        host.persons().hide(person.number());
        host.names().changed(host.persons().find(person.number()).orElseThrow());
        return "hid the name of " + person.logged();
    }

    private String withdraw(RequestBody body) {
        Person person = subject(body);
        host.versions().withdraw(person.number());
        host.ladder().changed();
        return "withdrew the agent of " + person.logged();
    }

    private String ladder(RequestBody body) {
        boolean isPaused = body.is("isPaused");
        host.rules().pauseLadder(isPaused);
        host.ladder().changed();
        return isPaused ? "paused the ladder" : "let the ladder play";
    }

    private String tournament(RequestBody body) {
        Map<String, String> settings = new HashMap<>();
        OF_TOURNAMENTS.forEach(option -> {
            if (!body.text(option).isEmpty()) {
                settings.put(option, body.text(option));
            }
        });
        return "began the tournament %s".formatted(host.tournaments().begin(settings));
    }

    private Protest protest(RequestBody body) {
        return host.protests()
                .list()
                .find(body.required("protest"))
                .orElseThrow(() -> HttpProblem.refusal(404, "there is no such protest", "choose one of the list"));
    }

    private String replay(RequestBody body) {
        Protest protest = protest(body);
        host.protests().replay(protest, body.number("times"));
        return "has %s of %s played again".formatted(protest.game(), protest.tournament());
    }

    private String accept(RequestBody body) {
        Protest protest = protest(body);
        host.protests().accept(protest, body.required("why"));
        return "accepted the protest against %s of %s".formatted(protest.game(), protest.tournament());
    }

    private String reject(RequestBody body) {
        Protest protest = protest(body);
        host.protests().reject(protest, body.required("why"));
        return "rejected the protest against %s of %s".formatted(protest.game(), protest.tournament());
    }
}
