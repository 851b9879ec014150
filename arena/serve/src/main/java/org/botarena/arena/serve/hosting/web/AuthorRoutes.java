package org.botarena.arena.serve.hosting.web;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.NoticeList;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.entry.Versions;
import org.botarena.arena.serve.hosting.event.CheckQueue;
import org.botarena.arena.serve.hosting.event.Protests;
import org.botarena.arena.serve.hosting.event.StarterKit;
import org.botarena.arena.serve.hosting.event.Teams;
import org.botarena.arena.serve.hosting.ladder.HostedLadder;
import org.botarena.arena.serve.hosting.people.Access;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Persons;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.view.AuthorState;
import org.botarena.arena.serve.hosting.view.AuthorView;
import org.botarena.arena.serve.http.Answer;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Parameter;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;

/** The actions of an author. */
record AuthorRoutes(
        Visitor visitor,
        AuthorView view,
        ArrivingUploads arriving,
        EventSettings rules,
        Access access,
        Persons persons,
        Teams teams,
        Uploads uploads,
        Versions versions,
        CheckQueue checks,
        HostedLadder ladder,
        Protests protests,
        NoticeList notices,
        StarterKit kit)
        implements Routes {
    private static final Parameter<Optional<String>> NAME = Parameter.text("name", "of the file");
    private static final int LONGEST_NAME = 200;

    record Chosen(String upload) {}

    record Alias(String alias) {}

    record Opened(boolean isOpened) {}

    record Device(String id) {}

    record Invited(
            @JsonPropertyDescription("what is behind the # of the link to the page to take part; shown only once")
            String link) {}

    record Seen(
            @JsonPropertyDescription("the number of the newest of the news that were read")
            int number) {}

    record Protested(String tournament, String game, String reason) {}

    @Override
    public void register(Router routes) {
        EventApi api = new EventApi(routes, visitor);
        routes.get("/api/event/mine", "An author's own submissions, games and messages.", AuthorState.class, this::mine)
                .by(List.of())
                .with(Visitor.LANGUAGE);
        routes.file(
                        "/api/event/mine/kit",
                        "The zip to begin with: the arena, and a project for the game of the event.",
                        "application/zip",
                        this::kit)
                .by(EventApi.names(Role.AUTHOR, Role.ASSISTANT))
                .with(StarterKitAnswer.AT, Visitor.LANGUAGE);
        routes.upload(
                        "/api/event/uploads",
                        "Hands in a jar, or a zip of a project. The same file again is the same upload.",
                        AuthorState.Submitted.class,
                        this::upload)
                .by(EventApi.names(Role.AUTHOR))
                .with(NAME, Visitor.OWN_PAGE, Visitor.LANGUAGE);
        change(
                api,
                "versions",
                "Lets an upload play for its author. An upload that was a version before comes back with its rating and its"
                        + " games of the day; a few switches an hour are allowed.",
                Chosen.class,
                this::choose);
        change(api, "alias", "Chooses the name that everybody sees.", Alias.class, this::alias);
        change(
                api,
                "opened",
                "Opens one's agent to everyone, or only to oneself.",
                Opened.class,
                (person, body) -> rules.openAgent(person.author(), body.isOpened()));
        api.post(
                "/api/event/invitations",
                "Makes a link that lets one more person into one's team; the one before ends.",
                PlayRoutes.Nothing.class,
                Invited.class,
                this::invite,
                Role.AUTHOR);
        change(
                api,
                "news/seen",
                "Marks one's news as read.",
                Seen.class,
                (person, body) -> notices.see(person.author(), body.number()));
        change(api, "devices/end", "Ends a device that the link has let in.", Device.class, this::endDevice);
        change(api, "protests", "Protests a game of a tournament.", Protested.class, this::protest);
    }

    private <B extends Record> void change(
            EventApi api, String name, String summary, Class<B> type, BiConsumer<Person, B> change) {
        api.post(
                "/api/event/" + name,
                summary,
                type,
                AuthorState.class,
                (person, body, request) -> {
                    change.accept(person, body);
                    return view.mine(persons.find(person.number()).orElseThrow(), Visitor.language(request));
                },
                Role.AUTHOR,
                Role.ASSISTANT);
    }

    private AuthorState mine(Context request) {
        Person person = visitor.person(request)
                .orElseThrow(() -> HttpProblem.refusal(401, "you are not signed in here", "open your link again"));
        return view.mine(person, Visitor.language(request));
    }

    /** The starter kit; the page sends the address at which it was opened. */
    private void kit(Context request) {
        visitor.countUpload(visitor.requireRunning(request, Role.AUTHOR, Role.ASSISTANT));
        StarterKitAnswer.send(kit, request);
    }

    private void upload(Context request) {
        Visitor.requireOwnPage(request);
        Person person = visitor.require(request, Role.AUTHOR);
        if (!rules.isOpenTo(person)) {
            throw arriving.tooLate();
        }
        requireFile(request);
        visitor.countUpload(person);
        String name = NAME.in(request).orElse("agent.jar");
        request.future(() -> arriving.take(
                        person, name.substring(0, Math.min(LONGEST_NAME, name.length())), request.req())
                .thenAccept(upload -> {
                    teams.record(person, "handed in " + upload.file());
                    checks.wake();
                    Answer.json(
                            request.status(201), AuthorState.Submitted.of(upload, checks, Visitor.language(request)));
                }));
    }

    /** A form would be stored with its boundaries, and no examiner could read it. */
    private static void requireFile(Context request) {
        if (Optional.ofNullable(request.contentType())
                .orElse("")
                .toLowerCase(Locale.ROOT)
                .startsWith("multipart/")) {
            throw HttpProblem.refusal(
                    415, "a form was sent in the place of a file", "send only the bytes of the file as the body");
        }
    }

    private void choose(Person person, Chosen body) {
        Upload upload = uploads.find(body.upload())
                .filter(each -> each.person() == person.author())
                .orElseThrow(() -> HttpProblem.refusal(404, "you have no such upload", "choose one of the list"));
        if (upload.state() != Upload.State.ADMITTED) {
            throw HttpProblem.refusal(409, "it has not passed its check", "wait for it, or hand in another one");
        }
        boolean isPlaying =
                versions.active().stream().anyMatch(version -> version.upload().equals(upload.id()));
        if (!isPlaying) {
            visitor.countSwitch(person);
            versions.play(person, upload);
            teams.record(person, "let " + upload.file() + " play");
            ladder.changed();
        }
    }

    private void alias(Person person, Alias body) {
        if (rules.hasRealNames()) {
            throw HttpProblem.refusal(403, "this event shows the authors' names", "ask the organizer to hide yours");
        }
        EventApi.orConflict("choose another name", () -> {
            persons.rename(person.author(), body.alias());
            teams.record(person, "renamed their team");
            return body;
        });
    }

    private Invited invite(Person person, PlayRoutes.Nothing body, Context request) {
        return EventApi.orConflict("ask the organizer for a larger team", () -> new Invited(teams.invite(person)));
    }

    private void endDevice(Person person, Device body) {
        if (!access.end(person.number(), body.id())) {
            throw HttpProblem.refusal(404, "you have no such device", "choose one of the list");
        }
    }

    private void protest(Person person, Protested body) {
        Set<String> own = versions.entrants(person.author());
        if (protests.game(body.tournament(), body.game(), own).isEmpty()) {
            throw HttpProblem.refusal(
                    404, "you have no such game", "protest against a game of a tournament that you played");
        }
        protests.list().add(person.author(), body.tournament(), body.game(), body.reason());
    }
}
