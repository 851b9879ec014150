package org.botarena.arena.serve.hosting.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.serve.hosting.casual.CasualGames;
import org.botarena.arena.serve.hosting.casual.GameRequest;
import org.botarena.arena.serve.hosting.casual.Opponents;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.http.Answer;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.venue.Failed;

/** A person plays against an agent. What is told of the game, is told to that person alone. */
final class PlayRoutes implements Routes {
    private static final int MOST_MINUTES = 60;

    private final CasualGames games;
    private final Opponents opponents;
    private final Visitor visitor;

    PlayRoutes(CasualGames games, Visitor visitor) {
        this.games = games;
        this.opponents = games.opponents();
        this.visitor = visitor;
    }

    private interface Change {
        void make(Person person, RequestBody body);
    }

    @Override
    public void register(JavalinDefaultRoutingApi routes) {
        routes.get("/api/event/play", request -> answer(request, person(request)));
        routes.get("/api/event/mine/game", this::own);
        routes.post("/api/event/tests", this::test);
        change(routes, "", this::begin);
        change(
                routes,
                "/move",
                (person, body) -> games.move(person.number(), body.number("ply"), body.required("move")));
        change(routes, "/undo", (person, body) -> games.undo(person.number()));
        change(routes, "/hint", (person, body) -> games.hint(person.number()));
        change(routes, "/end", (person, body) -> games.end(person.number()));
    }

    private void change(JavalinDefaultRoutingApi routes, String name, Change change) {
        routes.post("/api/event/play" + name, request -> {
            Visitor.requireOwnPage(request);
            Person person = person(request);
            try {
                change.make(person, RequestBody.of(request));
            } catch (Failed | IllegalArgumentException e) {
                throw HttpProblem.refusal(409, e.getMessage(), "look at the board: the game may have gone on");
            }
            answer(request, person);
        });
    }

    private Person person(Context request) {
        return visitor.require(request, Role.AUTHOR, Role.ASSISTANT, Role.SCREEN);
    }

    private void answer(Context request, Person person) {
        Map<String, Object> play = new LinkedHashMap<>();
        play.put("games", opponents.games(person));
        play.put("testable", opponents.testable(person));
        play.put("tests", games.tests().of(person, Visitor.language(request)));
        play.put("isCrowded", games.wouldBeCrowded());
        play.put("place", games.place(person.number()).orElse(null));
        play.put("state", games.state(person.number()).orElse(null));
        Answer.json(request, play);
    }

    private void begin(Person person, RequestBody body) {
        String game = body.required("game");
        String opponent = body.required("opponent");
        int minutes = body.number("minutes");
        if (minutes < 0 || minutes > MOST_MINUTES) {
            throw HttpProblem.refusal(
                    400,
                    String.format(Locale.ROOT, "'minutes' is not from 0 to %d", MOST_MINUTES),
                    "send 0 for a game without a clock");
        }
        String adviser = body.text("adviser");
        games.begin(
                person.number(),
                new GameRequest(
                        game,
                        body.number("seat"),
                        jar(person, game, opponent),
                        opponent,
                        jar(person, game, adviser.isEmpty() ? opponent : adviser),
                        minutes == 0 ? Optional.empty() : Optional.of(Duration.ofMinutes(minutes))));
    }

    /** A game of the ladder or of a tournament, for the author of one of its agents. */
    private void own(Context request) {
        Person person = visitor.require(request, Role.AUTHOR);
        String tournament =
                Optional.ofNullable(request.queryParam("tournament")).orElse("");
        String id = Optional.ofNullable(request.queryParam("id")).orElse("");
        Answer.json(
                request,
                games.own()
                        .find(person, tournament, id, Visitor.language(request))
                        .orElseThrow(
                                () -> HttpProblem.refusal(404, "you have no such game", "choose one of the list")));
    }

    private void test(Context request) {
        Visitor.requireOwnPage(request);
        Person person = visitor.require(request, Role.AUTHOR, Role.ASSISTANT);
        RequestBody body = RequestBody.of(request);
        try {
            games.tests().ask(person, body.required("version"), body.required("opponent"));
        } catch (Failed | IllegalArgumentException e) {
            throw HttpProblem.refusal(
                    409, e.getMessage(), "choose from the list, or wait for those that were asked for");
        }
        Answer.json(request, Map.of("tests", games.tests().of(person, Visitor.language(request))));
    }

    private Path jar(Person person, String game, String name) {
        return opponents
                .jar(person, game, name)
                .orElseThrow(() -> HttpProblem.refusal(
                        404,
                        "no agent of that name plays this game here",
                        "choose a game, and one of the agents in its list"));
    }
}
