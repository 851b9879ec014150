package org.botarena.arena.serve.hosting.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.event.EventHost;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.view.EventView;
import org.botarena.arena.serve.http.Answer;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.serve.http.SentFile;
import org.botarena.arena.venue.Failed;

/** What an author does. */
final class AuthorRoutes implements Routes {
    private static final String UPLOADS = "/api/event/uploads";
    private static final int LONGEST_NAME = 200;
    private static final Pattern ADDRESS = Pattern.compile("https?://[A-Za-z0-9.:\\[\\]-]{1,100}");

    private final EventHost host;
    private final Visitor visitor;
    private final EventView view;
    private final ArrivingUploads uploads;

    AuthorRoutes(EventHost host, Visitor visitor, EventView view) {
        this.host = host;
        this.visitor = visitor;
        this.view = view;
        uploads = new ArrivingUploads(host);
    }

    private interface Change {
        void make(Person person, RequestBody body);
    }

    @Override
    public void register(JavalinDefaultRoutingApi routes) {
        routes.get("/api/event/mine", this::mine);
        routes.get("/api/event/mine/kit", this::kit);
        routes.post(UPLOADS, this::upload);
        change(routes, "versions", this::choose);
        change(routes, "alias", (person, body) -> alias(person, body.required("alias")));
        change(routes, "opened", (person, body) -> host.rules().openAgent(person.number(), body.is("isOpened")));
        change(routes, "devices/end", this::endDevice);
        change(routes, "protests", this::protest);
    }

    @Override
    public Set<String> uploads() {
        return Set.of(UPLOADS);
    }

    private void change(JavalinDefaultRoutingApi routes, String name, Change change) {
        routes.post("/api/event/" + name, request -> {
            Visitor.requireOwnPage(request);
            Person person = visitor.require(request, Role.AUTHOR, Role.ASSISTANT);
            change.make(person, RequestBody.of(request));
            Answer.json(
                    request, view.mine(host.persons().find(person.number()).orElseThrow(), Visitor.language(request)));
        });
    }

    private void mine(Context request) {
        Person person = visitor.person(request)
                .orElseThrow(() -> HttpProblem.refusal(401, "nobody is signed in here", "open your link once more"));
        Answer.json(request, view.mine(person, Visitor.language(request)));
    }

    /** The zip to begin with; its page says at what address it was opened. */
    private void kit(Context request) {
        Person person = visitor.require(request, Role.AUTHOR, Role.ASSISTANT);
        visitor.countUpload(person);
        String link = Optional.ofNullable(request.queryParam("at"))
                .filter(at -> ADDRESS.matcher(at).matches())
                .orElseThrow(() -> HttpProblem.refusal(
                        400, "'at' is no address of a server", "give that of this page: http://arena.example:8080"));
        try {
            request.header("Cache-Control", "no-store");
            request.header("Content-Disposition", "attachment; filename=\"bot-arena.zip\"");
            SentFile.send(request.contentType("application/zip"), host.kit().zip(link, Visitor.language(request)));
        } catch (Failed | IOException e) {
            throw HttpProblem.refusal(503, e.getMessage(), "ask the organizer for the arena");
        }
    }

    private void upload(Context request) {
        Visitor.requireOwnPage(request);
        Person person = visitor.require(request, Role.AUTHOR);
        if (!host.rules().isOpenTo(person)) {
            throw uploads.tooLate();
        }
        requireFile(request);
        visitor.countUpload(person);
        String name = Optional.ofNullable(request.queryParam("name")).orElse("agent.jar");
        request.future(() -> uploads.take(
                        person, name.substring(0, Math.min(LONGEST_NAME, name.length())), request.req())
                .thenAccept(upload -> {
                    host.checks().wake();
                    Answer.json(request.status(201), view.upload(upload, Visitor.language(request)));
                }));
    }

    /** A form would be kept with its boundaries, and no examiner could read it. */
    private static void requireFile(Context request) {
        if (Optional.ofNullable(request.contentType())
                .orElse("")
                .toLowerCase(Locale.ROOT)
                .startsWith("multipart/")) {
            throw HttpProblem.refusal(
                    415, "a form was sent in the place of a file", "send the bytes of the file alone, as the body");
        }
    }

    private void choose(Person person, RequestBody body) {
        Upload upload = host.uploads()
                .find(body.required("upload"))
                .filter(each -> each.person() == person.number())
                .orElseThrow(() -> HttpProblem.refusal(404, "you have no such upload", "choose one of the list"));
        if (upload.state() != Upload.State.ADMITTED) {
            throw HttpProblem.refusal(409, "it has not passed its check", "wait for it, or hand in another one");
        }
        boolean isPlaying = host.versions().active().stream()
                .anyMatch(version -> version.upload().equals(upload.id()));
        if (!isPlaying) {
            visitor.countSwitch(person);
            host.versions().play(person, upload);
            host.ladder().changed();
        }
    }

    private void alias(Person person, String alias) {
        if (host.rules().hasRealNames()) {
            throw HttpProblem.refusal(403, "this event shows the authors' names", "ask the organizer to hide yours");
        }
        try {
            host.persons().rename(person.number(), alias);
        } catch (IllegalArgumentException e) {
            throw HttpProblem.refusal(409, e.getMessage(), "choose another name");
        }
    }

    private void endDevice(Person person, RequestBody body) {
        if (!host.access().end(person.number(), body.required("id"))) {
            throw HttpProblem.refusal(404, "you have no such device", "choose one of the list");
        }
    }

    private void protest(Person person, RequestBody body) {
        String tournament = body.required("tournament");
        String game = body.required("game");
        boolean isOwn =
                host.tournaments().all().stream().anyMatch(each -> each.name().equals(tournament))
                        && host.versions().of(person.number()).stream()
                                .anyMatch(version -> host
                                        .tournaments()
                                        .view(tournament)
                                        .games(version.entrant()::equals, Integer.MAX_VALUE)
                                        .stream()
                                        .anyMatch(each -> each.id().equals(game)));
        if (!isOwn) {
            throw HttpProblem.refusal(
                    404, "you have no such game", "protest against a game of a tournament that you played");
        }
        host.protests().list().add(person.number(), tournament, game, body.required("reason"));
    }
}
