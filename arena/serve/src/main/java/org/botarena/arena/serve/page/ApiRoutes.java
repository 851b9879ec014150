package org.botarena.arena.serve.page;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.botarena.arena.serve.http.Answer;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.serve.watch.GameLine;
import org.botarena.arena.serve.watch.Snapshot;
import org.botarena.arena.text.catalogue.Language;

/** What the pages are made of, as JSON; {@code openapi.json} describes it. Immutable. */
public final class ApiRoutes implements Routes {
    private static final int MOST_GAMES = 500;
    private static final int USUAL_GAMES = 100;

    private final Shows shows;

    /** Of these tournaments. */
    public ApiRoutes(Shows shows) {
        this.shows = shows;
    }

    private Show show(Context request) {
        return shows.show(Optional.ofNullable(request.queryParam("of")).orElse(""))
                .orElseThrow(() -> HttpProblem.refusal(
                        404,
                        "there is no tournament of that name, or it has not begun",
                        "leave 'of' away for what is on"));
    }

    /** Some games of those that were asked for. */
    record Games(int found, int offset, List<GameLine> games) {}

    @Override
    public void register(JavalinDefaultRoutingApi routes) {
        routes.get("/api/state", this::state);
        routes.get("/api/games", this::games);
        routes.get("/api/games/{id}", this::game);
        routes.get("/api/agents/{id}", this::agent);
        routes.get("/api/texts/{language}", this::texts);
        routes.get("/api/openapi.json", request -> Answer.description(request, ApiRoutes.class, "openapi.json"));
    }

    /** How things stand, or what is new since an event: for who gets no stream. */
    private void state(Context request) {
        if (request.queryParam("after") == null) {
            Answer.json(request, show(request).snapshot());
        } else {
            request.header("Cache-Control", "no-store");
            request.contentType("application/json;charset=utf-8")
                    .result(show(request).hub().messages(request.queryParam("after")).stream()
                            .map(message -> "{\"id\":\"%s\",\"kind\":\"%s\",\"data\":%s}"
                                    .formatted(message.id(), message.kind(), message.json()))
                            .collect(Collectors.joining(",", "{\"messages\":[", "]}")));
        }
    }

    private void games(Context request) {
        Snapshot now = show(request).snapshot();
        GameFilter filter = new GameFilter(
                known(request, "agent", now),
                known(request, "opponent", now),
                Optional.ofNullable(request.queryParam("opening"))
                        .map(text -> Answer.number(request, "opening", 0, Integer.MAX_VALUE, 0)),
                Optional.ofNullable(request.queryParam("fault")));
        List<GameLine> found = filter.of(now.games());
        int offset = Answer.number(request, "offset", 0, Integer.MAX_VALUE, 0);
        int limit = Answer.number(request, "limit", 1, MOST_GAMES, USUAL_GAMES);
        Answer.json(
                request,
                new Games(
                        found.size(),
                        offset,
                        found.stream().skip(offset).limit(limit).toList()));
    }

    private static Optional<String> known(Context request, String name, Snapshot now) {
        Optional<String> agent = Optional.ofNullable(request.queryParam(name)).filter(text -> !text.isEmpty());
        if (agent.isPresent() && now.row(agent.get()).isEmpty()) {
            throw nobody();
        }
        return agent;
    }

    private static HttpProblem.Refusal nobody() {
        return HttpProblem.refusal(404, "there is no agent of that id", "/api/state has those that there are");
    }

    private void game(Context request) {
        Answer.json(
                request,
                show(request)
                        .game(request.pathParam("id"), language(request.queryParam("language")))
                        .orElseThrow(() -> HttpProblem.refusal(
                                404,
                                "there is no game of that id, or none has ended or begun yet",
                                "/api/games has those that have ended")));
    }

    private void agent(Context request) {
        Show show = show(request);
        Snapshot now = show.snapshot();
        Answer.json(
                request,
                now.row(request.pathParam("id"))
                        .map(row -> AgentView.of(row, now, show.versions(row.name())))
                        .orElseThrow(ApiRoutes::nobody));
    }

    private void texts(Context request) {
        Answer.json(request, PageTexts.of(language(request.pathParam("language")), "live."));
    }

    private static Language language(String code) {
        try {
            return code == null ? Language.ENGLISH : Language.parse(code);
        } catch (IllegalArgumentException e) {
            throw HttpProblem.refusal(400, "there is no such language", "en and fr there are");
        }
    }
}
