package org.botarena.arena.serve.hosting.web;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.javalin.http.Context;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.serve.hosting.draft.Draft.CodeLanguage;
import org.botarena.arena.serve.hosting.draft.Editor;
import org.botarena.arena.serve.hosting.draft.EditorState;
import org.botarena.arena.serve.hosting.entry.EventSettings;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.event.CheckQueue;
import org.botarena.arena.serve.hosting.event.Teams;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.view.AuthorState;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Parameter;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;

/**
 * Authors write agents in the browser. They may run drafts before the organizer has approved them, and submit
 * afterwards.
 */
record DraftRoutes(Visitor visitor, Editor editor, EventSettings rules, Teams teams, CheckQueue checks)
        implements Routes {
    private static final Parameter<Optional<Integer>> NUMBER =
            Parameter.number("number", 1, Integer.MAX_VALUE, "of the draft; else the newest one");
    private static final Parameter<Optional<String>> TEMPLATE = Parameter.word(
            "template",
            Stream.of(CodeLanguage.values())
                    .map(language -> language.name().toLowerCase(Locale.ROOT))
                    .toList(),
            "shows the template in that language instead of a draft");

    private static final String REMEDY = "change the draft, and try again";

    record Written(
            @JsonPropertyDescription("of the draft that it began with; 0: none")
            int number,

            CodeLanguage language,

            @JsonPropertyDescription("the texts of the files, by name")
            Map<String, RequestBody.File> files) {}

    record Tried(
            @JsonPropertyDescription("of the draft that it began with; 0: none")
            int number,

            CodeLanguage language,

            @JsonPropertyDescription("the texts of the files, by name")
            Map<String, RequestBody.File> files,

            @JsonPropertyDescription("the name of a sample") String opponent) {}

    /** The last run. */
    record LastRun(
            @JsonPropertyDescription("null if the author has run no draft since the server started")
            Optional<EditorState.Run> run) {}

    @Override
    public void register(Router routes) {
        EventApi api = new EventApi(routes, visitor, true);
        api.get(
                        "/api/event/drafts",
                        "The author's drafts, as the editor shows them.",
                        EditorState.class,
                        (person, request) -> EventApi.orConflict(
                                REMEDY,
                                () -> editor.state(
                                        person, NUMBER.in(request), TEMPLATE.in(request), Visitor.language(request))),
                        Role.AUTHOR)
                .with(NUMBER, TEMPLATE);
        api.get(
                "/api/event/drafts/run",
                "One's last run of a draft.",
                LastRun.class,
                (person, request) -> new LastRun(editor.run(person, Visitor.language(request))),
                Role.AUTHOR);
        api.post(
                "/api/event/drafts",
                "Keeps a draft.",
                Written.class,
                EditorState.Line.class,
                (person, body, request) -> EventApi.orConflict(
                        REMEDY, () -> editor.save(person, body.number(), body.language(), texts(body.files()))),
                Role.AUTHOR);
        api.post(
                "/api/event/drafts/run",
                "Keeps a draft, checks it, and lets it play a short game against a sample.",
                Tried.class,
                EditorState.Run.class,
                (person, body, request) -> EventApi.orConflict(
                        REMEDY,
                        () -> editor.run(
                                person,
                                body.number(),
                                body.language(),
                                texts(body.files()),
                                body.opponent(),
                                Visitor.language(request))),
                Role.AUTHOR);
        new EventApi(routes, visitor)
                .post(
                        "/api/event/drafts/submit",
                        "Keeps a draft and hands it in.",
                        Written.class,
                        AuthorState.Submitted.class,
                        this::submit,
                        Role.AUTHOR);
        routes.file(
                        "/api/event/drafts/project",
                        "The zip of a draft's project, which 'arena build' builds.",
                        "application/zip",
                        this::project)
                .by(EventApi.names(Role.AUTHOR))
                .with(NUMBER, Visitor.LANGUAGE);
    }

    private static Map<String, String> texts(Map<String, RequestBody.File> files) {
        return files.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, file -> file.getValue().text()));
    }

    private AuthorState.Submitted submit(Person person, Written body, Context request) {
        if (!rules.isOpenTo(person)) {
            throw HttpProblem.refusal(403, "no agents are taken now", "ask the organizer for a later deadline");
        }
        visitor.countUpload(person);
        Upload upload = EventApi.orConflict(
                REMEDY, () -> editor.submit(person, body.number(), body.language(), texts(body.files())));
        teams.record(person, "handed in " + upload.file());
        checks.wake();
        return AuthorState.Submitted.of(upload, checks, Visitor.language(request));
    }

    private void project(Context request) {
        Person person = visitor.requireRunning(request, Role.AUTHOR);
        int number = NUMBER.in(request)
                .orElseThrow(() -> HttpProblem.refusal(400, "'number' is missing", "send that of a draft"));
        byte[] zip = EventApi.orConflict(REMEDY, () -> editor.project(person, number, Visitor.language(request)));
        request.header("Cache-Control", "no-store");
        request.header("Content-Disposition", "attachment; filename=\"my-agent.zip\"");
        request.contentType("application/zip").result(zip);
    }
}
