package org.botarena.arena.serve.hosting.web;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.botarena.arena.duel.Duel;
import org.botarena.arena.rating.Sprt;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.EventSettings.Door;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.event.Grades;
import org.botarena.arena.serve.hosting.event.ShownNames;
import org.botarena.arena.serve.hosting.ladder.HostedLadder;
import org.botarena.arena.serve.hosting.people.Access;
import org.botarena.arena.serve.hosting.people.Named;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.play.Matches;
import org.botarena.arena.serve.hosting.play.QuestionSheets;
import org.botarena.arena.serve.hosting.play.Tournaments;
import org.botarena.arena.serve.hosting.view.OrganizerState;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Parameter;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.serve.http.SentFile;
import org.botarena.arena.sheet.DefenceSheets;
import org.botarena.arena.text.catalogue.Language;

/** The actions of organizers, and of assistants within their rights; each is recorded with its actor and reason. */
record OrganizerRoutes(
        Visitor visitor,
        OrganizerChanges changes,
        EventSettings rules,
        Access access,
        Persons persons,
        ShownNames names,
        Versions versions,
        HostedLadder ladder,
        Tournaments tournaments,
        Matches matches,
        QuestionSheets sheets,
        InstantSource clock)
        implements Routes {
    private static final int MOST_GRACE_SECONDS = 3600;
    private static final int LONGEST_ABOUT = 1000;
    private static final int LARGEST_TEAM = 20;

    private static final Parameter<Optional<String>> TOURNAMENT = Parameter.text("tournament", "its name");

    record Why(Optional<String> why) implements OrganizerChanges.Reasoned {}

    record OfPerson(int person, Optional<String> why) implements OrganizerChanges.Reasoned {}

    record OfTournament(String tournament, Optional<String> why) implements OrganizerChanges.Reasoned {}

    record NewPerson(
            Role role,
            Optional<String> alias,
            Optional<String> name,
            Optional<String> email,

            @JsonPropertyDescription("the number on the course platform")
            Optional<String> platform,

            Optional<String> why)
            implements OrganizerChanges.Reasoned {}

    record Marking(
            String tournament,

            @JsonPropertyDescription("a line for each grade: 0.95 vs random -> 10")
            String rules,

            @JsonPropertyDescription("the platform's; empty: one of its own")
            RequestBody.File sheet,

            Optional<String> why)
            implements OrganizerChanges.Reasoned {}

    record Sheets(
            String tournament,
            @JsonPropertyDescription("of each author") int positions,
            @JsonPropertyDescription("en or fr") String language,
            Optional<String> why)
            implements OrganizerChanges.Reasoned {}

    record Opening(Optional<Instant> deadline, Optional<String> why) implements OrganizerChanges.Reasoned {}

    record Words(
            @JsonPropertyDescription("of the event; empty: none")
            String title,

            @JsonPropertyDescription("a paragraph for the first page; empty: none")
            String about,

            Optional<String> why)
            implements OrganizerChanges.Reasoned {}

    record Grace(
            @JsonPropertyDescription("from 0 to " + MOST_GRACE_SECONDS)
            int seconds,

            Optional<String> why) implements OrganizerChanges.Reasoned {}

    record TeamSize(
            @JsonPropertyDescription("from 1, for no teams, to " + LARGEST_TEAM)
            int size,

            Optional<String> why) implements OrganizerChanges.Reasoned {}

    record Deadline(int person, Optional<Instant> deadline, Optional<String> why)
            implements OrganizerChanges.Reasoned {}

    record Entrance(
            @JsonPropertyDescription("how people come to take part")
            Door door,

            @JsonPropertyDescription("until when the door is open; only with OPEN")
            Optional<Instant> until,

            Optional<String> why)
            implements OrganizerChanges.Reasoned {}

    record Waiting(
            @JsonPropertyDescription("the highest number of those who waited then")
            int last,

            Optional<String> why) implements OrganizerChanges.Reasoned {}

    record Ladder(boolean isPaused, Optional<String> why) implements OrganizerChanges.Reasoned {}

    record Places(
            @JsonPropertyDescription(
                    "whether the public sees the first ten places only, and authors those around their own")
            boolean isFirstOnly,

            Optional<String> why)
            implements OrganizerChanges.Reasoned {}

    record Revealed(
            String tournament,

            @JsonPropertyDescription("to be seen, from the bottom")
            int places,

            Optional<String> why) implements OrganizerChanges.Reasoned {}

    record EndedSeason(
            @JsonPropertyDescription("of the season that ends")
            String name,

            Optional<String> why) implements OrganizerChanges.Reasoned {}

    record Wanted(
            @JsonPropertyDescription("by the names of the options in OrganizerState; what is empty is not set")
            Map<String, String> settings,

            Optional<String> why)
            implements OrganizerChanges.Reasoned {}

    record NewMatch(
            @JsonPropertyDescription("one of the entrants in OrganizerState")
            String first,

            @JsonPropertyDescription("another one") String second,

            @JsonPropertyDescription("the Elo bounds of the sequential test that ends it, H0,H1: 0,50")
            String test,

            @JsonPropertyDescription("of games at most, from 1 to " + Duel.MOST_PAIRS_OF_A_TEST)
            int pairs,

            Optional<String> why)
            implements OrganizerChanges.Reasoned {}

    /** A link that signs a person in. */
    record PersonalLink(
            int person,

            @JsonPropertyDescription("which is shown only once")
            String link) {}

    @Override
    public void register(Router routes) {
        EventApi api = new EventApi(routes, visitor);
        api.get(
                "/api/event/organize",
                "The event as organizers and assistants see it.",
                OrganizerState.class,
                (person, request) -> {
                    persons.expire();
                    return changes.view().organize(person, Visitor.language(request));
                },
                Role.ORGANIZER,
                Role.ASSISTANT);
        ask(api, "link", "A new link for a person; the old one ends.", OfPerson.class, PersonalLink.class, this::link);
        ask(api, "person", "Adds a person.", NewPerson.class, PersonalLink.class, this::person);
        ask(
                api,
                "marks",
                "The grades of a tournament, in the platform's sheet.",
                Marking.class,
                Grades.Filled.class,
                this::marks);
        changes.add(api, "open", "Opens submissions.", Opening.class, this::open);
        changes.add(api, "close", "Closes submissions.", Why.class, body -> {
            rules.close();
            return "closed submissions";
        });
        changes.add(
                api,
                "words",
                "Sets the title of the event, and the paragraph on its first page.",
                Words.class,
                body -> {
                    rules.setTitle(body.title());
                    rules.setAbout(limited(body.about(), LONGEST_ABOUT));
                    return "changed the title of the event";
                });
        changes.add(
                api,
                "grace",
                "Sets the time after the end of submissions in which the last byte of an upload may come that was begun before.",
                Grace.class,
                this::grace);
        changes.add(
                api, "deadline", "A deadline for one author; without it the event's.", Deadline.class, this::deadline);
        registerPeople(api);
        registerTournaments(api);
    }

    private void registerPeople(EventApi api) {
        changes.add(
                api,
                "door",
                "Sets how people come to take part: by the list, by approval, or by an open door until a time.",
                Entrance.class,
                this::door);
        changes.add(
                api,
                "team-size",
                "Sets how many members a team may have to which authors invite people.",
                TeamSize.class,
                this::teamSize);
        changes.add(
                api,
                "approve",
                "Approves a person.",
                OfPerson.class,
                body -> settle(body, Person.State.APPROVED, "let in"));
        changes.add(
                api,
                "refuse",
                "Refuses a person.",
                OfPerson.class,
                body -> settle(body, Person.State.REFUSED, "refused"));
        changes.add(
                api,
                "approve-all",
                "Lets in all who waited when the organizer looked.",
                Waiting.class,
                body -> settleAll(body, Person.State.APPROVED, "let in"));
        changes.add(
                api,
                "refuse-all",
                "Refuses all who waited when the organizer looked.",
                Waiting.class,
                body -> settleAll(body, Person.State.REFUSED, "refused"));
        changes.add(api, "hide", "Hides a name.", OfPerson.class, this::hide);
        changes.add(api, "withdraw", "Withdraws an agent.", OfPerson.class, this::withdraw);
    }

    private void registerTournaments(EventApi api) {
        changes.add(api, "ladder", "Pauses the ladder, or lets it play.", Ladder.class, this::ladder);
        changes.add(
                api,
                "places",
                "Shows everybody all places of standings, or the first ten only.",
                Places.class,
                body -> {
                    rules.showFirstPlacesOnly(body.isFirstOnly());
                    return body.isFirstOnly() ? "shows the first ten places only" : "shows all places";
                });
        changes.add(
                api,
                "tournament",
                "Begins a tournament with the versions of now.",
                Wanted.class,
                body -> "began the tournament %s".formatted(tournaments.begin(body.settings())));
        changes.add(api, "finish", "Lets the running games of the tournament end.", Why.class, body -> {
            tournaments.finish();
            return "let the running games of the tournament end";
        });
        changes.add(api, "resume", "Resumes a tournament.", OfTournament.class, body -> {
            tournaments.resume(changes.known(body.tournament()));
            return "resumed " + body.tournament();
        });
        changes.add(api, "freeze", "Freezes what the public sees of a tournament.", OfTournament.class, body -> {
            tournaments.freeze(changes.known(body.tournament()));
            return "froze " + body.tournament();
        });
        changes.add(api, "reveal", "Shows some places of a frozen tournament.", Revealed.class, this::reveal);
        changes.add(api, "thaw", "Shows all of a tournament again.", OfTournament.class, body -> {
            tournaments.thaw(changes.known(body.tournament()));
            return "showed all of " + body.tournament();
        });
        changes.add(
                api,
                "match",
                "Begins a match of two entrants, which ends once its test has decided.",
                NewMatch.class,
                this::match);
        changes.add(api, "stop-match", "Ends the match that is being played.", Why.class, body -> {
            matches.stop();
            return "stopped the match";
        });
        changes.add(
                api,
                "sheets",
                "Begins to make the defence sheets of a tournament, with questions to each author.",
                Sheets.class,
                this::sheets);
        api.routes()
                .file(
                        "/api/event/organize/sheets",
                        "The defence sheets of a tournament, as a page to be printed.",
                        "text/html",
                        this::sheets)
                .by(EventApi.names(Role.ORGANIZER))
                .with(TOURNAMENT);
        changes.add(
                api,
                "season",
                "Ends the season: its standings are kept with the receipts of what was played, and the ladder begins again.",
                EndedSeason.class,
                body -> {
                    ladder.endSeason(body.name());
                    return "ended the season " + body.name();
                });
    }

    private <B extends Record, T> void ask(
            EventApi api,
            String name,
            String summary,
            Class<B> type,
            Class<T> answer,
            BiFunction<Person, B, T> change) {
        api.post(
                "/api/event/organize/" + name,
                summary,
                type,
                answer,
                (person, body, request) -> change.apply(person, body),
                Role.ORGANIZER);
    }

    private static String limited(String text, int most) {
        if (text.length() > most) {
            throw HttpProblem.refusal(
                    400,
                    String.format(Locale.ROOT, "%d characters are too many", text.length()),
                    "write fewer than " + most);
        }
        return text;
    }

    private Person subject(int number) {
        return persons.find(number)
                .orElseThrow(() -> HttpProblem.refusal(404, "no person has that number", "choose one of the list"));
    }

    private PersonalLink link(Person organizer, OfPerson body) {
        Person person = subject(body.person());
        String link = access.link(person.number());
        changes.record(organizer, "made a new link for " + person.logged(), body);
        return new PersonalLink(person.number(), link);
    }

    /** Adds a late author, an assistant or a screen, and returns their link. */
    private PersonalLink person(Person organizer, NewPerson body) {
        Named named = new Named(
                body.name().orElse(""), body.email().orElse(""), body.platform().orElse(""));
        Person person = EventApi.orConflict(
                "choose another name, and one of the roles AUTHOR, ASSISTANT, SCREEN",
                () -> names.add(body.role(), named, body.alias().orElse(""), Person.State.APPROVED));
        changes.record(organizer, "added " + person.logged(), body);
        return new PersonalLink(person.number(), access.link(person.number()));
    }

    /** The sheet of the course platform, with the grades filled in. */
    private Grades.Filled marks(Person organizer, Marking body) {
        String name = changes.known(body.tournament());
        Grades.Filled filled = EventApi.orConflict(
                "correct the rules or the sheet",
                () -> new Grades(persons, versions, tournaments)
                        .fill(name, body.rules(), body.sheet().text()));
        changes.record(organizer, "took the grades of " + name, body);
        return filled;
    }

    private String open(Opening body) {
        rules.open(body.deadline());
        return "opened submissions "
                + body.deadline().map(end -> "until " + end).orElse("");
    }

    private String door(Entrance body) {
        if (body.door() != Door.OPEN) {
            rules.setDoor(body.door());
            return body.door() == Door.LISTED
                    ? "let only people of the list take part"
                    : "let people in after they are approved";
        }
        Instant until = body.until()
                .filter(clock.instant()::isBefore)
                .orElseThrow(() -> HttpProblem.refusal(
                        400, "'until' is not a time in the future", "send until when the door is to be open"));
        rules.openDoor(until);
        List<Person> waiting = persons.waiting();
        waiting.forEach(person -> persons.settle(person.number(), Person.State.APPROVED));
        return String.format(Locale.ROOT, "opened the door until %s and let in %d who waited", until, waiting.size());
    }

    private String grace(Grace body) {
        int seconds = body.seconds();
        EventApi.requireWithin("seconds", seconds, 0, MOST_GRACE_SECONDS, "send 60 for a minute");
        rules.setGrace(Duration.ofSeconds(seconds));
        return String.format(Locale.ROOT, "set the grace for the last byte of an upload to %d s", seconds);
    }

    private String teamSize(TeamSize body) {
        EventApi.requireWithin("size", body.size(), 1, LARGEST_TEAM, "send 1 for no teams");
        rules.setTeamSize(body.size());
        return String.format(Locale.ROOT, "set the size of teams to %d", body.size());
    }

    private String deadline(Deadline body) {
        Person person = subject(body.person());
        persons.deadline(person.author(), body.deadline().orElse(null));
        return "set the deadline of %s to %s"
                .formatted(
                        person.logged(), body.deadline().map(Object::toString).orElse("the event's"));
    }

    private String settle(OfPerson body, Person.State state, String done) {
        Person person = subject(body.person());
        if (person.role() == Role.ORGANIZER) {
            throw new IllegalArgumentException("this cannot be done to " + person.alias());
        }
        persons.settle(person.number(), state);
        if (persons.members(person.author()).isEmpty()) {
            versions.withdraw(person.author());
            ladder.changed();
        }
        return "%s %s".formatted(done, person.logged());
    }

    /** Answers all people who waited when the page was shown, up to the highest number among them. */
    private String settleAll(Waiting body, Person.State state, String done) {
        int last = body.last();
        List<Person> waiting = persons.waiting().stream()
                .filter(person -> person.number() <= last)
                .toList();
        waiting.forEach(person -> persons.settle(person.number(), state));
        return String.format(Locale.ROOT, "%s all %d who waited", done, waiting.size());
    }

    private String hide(OfPerson body) {
        Person person = subject(body.person());
        persons.hide(person.author());
        names.changed(persons.find(person.number()).orElseThrow());
        return "hid the name of " + person.logged();
    }

    private String withdraw(OfPerson body) {
        Person person = subject(body.person());
        versions.withdraw(person.author());
        ladder.changed();
        return "withdrew the agent of " + person.logged();
    }

    private String ladder(Ladder body) {
        boolean isPaused = body.isPaused();
        rules.pauseLadder(isPaused);
        ladder.changed();
        return isPaused ? "paused the ladder" : "let the ladder play";
    }

    private String reveal(Revealed body) {
        String name = changes.known(body.tournament());
        if (body.places() < 0) {
            throw HttpProblem.refusal(
                    400, "'places' is below 0", "send how many places are to be seen, from the bottom");
        }
        tournaments.reveal(name, body.places());
        return String.format(Locale.ROOT, "revealed %d places of %s", body.places(), name);
    }

    private String match(NewMatch body) {
        EventApi.requireWithin(
                "pairs", body.pairs(), 1, Duel.MOST_PAIRS_OF_A_TEST, "send how many pairs of games are played at most");
        matches.begin(body.first(), body.second(), Sprt.parse(body.test()), body.pairs());
        return "began a match of %s against %s".formatted(body.first(), body.second());
    }

    private String sheets(Sheets body) {
        String name = changes.known(body.tournament());
        sheets.begin(name, body.positions(), Language.parse(body.language()));
        return "makes the defence sheets of " + name;
    }

    private void sheets(Context request) throws IOException {
        visitor.require(request, Role.ORGANIZER);
        Path page = sheets.file(changes.known(TOURNAMENT.in(request).orElse("")));
        if (!Files.isRegularFile(page)) {
            throw HttpProblem.refusal(404, "it has no sheets", "make them first");
        }
        request.header("Cache-Control", "no-store");
        request.header("Content-Disposition", "attachment; filename=\"%s\"".formatted(DefenceSheets.FILE));
        SentFile.send(request.contentType("text/html;charset=utf-8"), page);
    }
}
