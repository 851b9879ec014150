package org.botarena.arena.serve.hosting.web;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.javalin.http.Context;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import org.botarena.arena.explain.Explanation;
import org.botarena.arena.explain.JunitTest;
import org.botarena.arena.person.PersonView;
import org.botarena.arena.serve.hosting.casual.CasualGames;
import org.botarena.arena.serve.hosting.casual.GameRequest;
import org.botarena.arena.serve.hosting.casual.Opponents;
import org.botarena.arena.serve.hosting.casual.OwnBoard;
import org.botarena.arena.serve.hosting.casual.TestGames;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Parameter;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;

/** A person plays against an agent. Only that person receives information about the game. */
final class PlayRoutes implements Routes {
    private static final int MOST_MINUTES = 60;
    private static final Parameter<Optional<String>> ID = Parameter.text("id", "of the game");
    private static final Parameter<Optional<Integer>> NUMBER =
            Parameter.number("number", 1, Integer.MAX_VALUE, "of the test game");
    private static final Parameter<Optional<String>> TOURNAMENT =
            Parameter.text("tournament", "its name; without it the ladder's");

    private final CasualGames games;
    private final Opponents opponents;
    private final Visitor visitor;
    private final Semaphore explaining = new Semaphore(1);

    PlayRoutes(CasualGames games, Visitor visitor) {
        this.games = games;
        this.opponents = games.opponents();
        this.visitor = visitor;
    }

    /** The opponents, a person's test games, and their game. */
    record Play(
            @JsonPropertyDescription("and the agents that play them")
            List<Opponents.Offer> games,

            @JsonPropertyDescription("the versions for which test games may be asked for")
            List<String> testable,

            List<TestGames.Shown> tests,

            @JsonPropertyDescription("how many more test games one may ask for now; those of the last 24 hours count")
            long testsLeft,

            @JsonPropertyDescription("whether a tournament is being played, on too few cores for both")
            boolean isCrowded,

            @JsonPropertyDescription("in the queue of people who want to play, from 1; null: not in it")
            Optional<Integer> place,

            @JsonPropertyDescription("null: no game is on") Optional<PersonView> state) {}

    /** One's test games. */
    record Tests(List<TestGames.Shown> tests) {}

    record Game(
            @JsonPropertyDescription("one of 'games'") String game,

            @JsonPropertyDescription("one of those that play it")
            String opponent,

            @JsonPropertyDescription("the person's, from 0") int seat,

            @JsonPropertyDescription("on the person's clock, from 0 to " + MOST_MINUTES + "; 0: none")
            int minutes,

            @JsonPropertyDescription("the agent that gives hints, one of those that play it; else the opponent")
            Optional<String> adviser,

            @JsonPropertyDescription("a position of a game of one's own, to begin from; else the game's beginning")
            Optional<From> from) {}

    record From(
            @JsonPropertyDescription("its name; without it the ladder")
            Optional<String> tournament,

            @JsonPropertyDescription("of the game") String id,

            @JsonPropertyDescription("the number of plies before it")
            int ply) {}

    record Move(
            @JsonPropertyDescription("the number of moves made before: the same request sent twice makes one move")
            int ply,

            @JsonPropertyDescription("one of 'moves'") String move) {}

    record Nothing() {}

    record Test(
            @JsonPropertyDescription("of one's own") String version,

            @JsonPropertyDescription("a sample, another version of one's own, or one that its author has opened")
            String opponent) {}

    @Override
    public void register(Router routes) {
        EventApi api = new EventApi(routes, visitor);
        routes.post(
                        "/api/event/guest",
                        "Lets this device in to play against agents, without taking part: the answer sets a cookie.",
                        Nothing.class,
                        this::enter)
                .with(Visitor.OWN_PAGE);
        api.get(
                "/api/event/play",
                "The opponents and games on offer, and the asker's test games and current game.",
                Play.class,
                this::play,
                Role.AUTHOR,
                Role.ASSISTANT,
                Role.SCREEN);
        api.get(
                        "/api/event/mine/game",
                        "A game of the ladder or of a tournament, for the author of one of its agents.",
                        OwnBoard.class,
                        this::own,
                        Role.AUTHOR)
                .with(ID, TOURNAMENT);
        api.get(
                        "/api/event/mine/test",
                        "A test game that one has asked for.",
                        OwnBoard.class,
                        this::test,
                        Role.AUTHOR,
                        Role.ASSISTANT)
                .with(NUMBER);
        api.get(
                        "/api/event/mine/explanation",
                        "The judgement on each move of one's own agents in such a game, by solving or by a search.",
                        Explanation.class,
                        this::explain,
                        Role.AUTHOR)
                .with(ID, TOURNAMENT);
        routes.file(
                        "/api/event/mine/explanation/test",
                        "A JUnit test of the move that lost such a game.",
                        "text/x-java-source",
                        this::junit)
                .by(EventApi.names(Role.AUTHOR))
                .with(ID, TOURNAMENT);
        api.post(
                "/api/event/tests",
                "Asks for a test game with each seating, which counts for nothing.",
                Test.class,
                Tests.class,
                this::test,
                Role.AUTHOR,
                Role.ASSISTANT);
        change(api, "", "Begins a game against an agent, in the place of the one that is on.", Game.class, this::begin);
        change(
                api,
                "/move",
                "Makes a move.",
                Move.class,
                (person, body) -> games.move(person.number(), body.ply(), body.move()));
        change(
                api,
                "/undo",
                "Takes one's last move back.",
                Nothing.class,
                (person, body) -> games.undo(person.number()));
        change(
                api,
                "/hint",
                "Asks the adviser for a move.",
                Nothing.class,
                (person, body) -> games.hint(person.number()));
        change(api, "/end", "Gives the game up.", Nothing.class, (person, body) -> games.end(person.number()));
    }

    private <B extends Record> void change(
            EventApi api, String name, String summary, Class<B> type, BiConsumer<Person, B> change) {
        api.post(
                "/api/event/play" + name,
                summary,
                type,
                Play.class,
                (person, body, request) -> {
                    EventApi.orConflict("look at the board: the game may have gone on", () -> {
                        change.accept(person, body);
                        return body;
                    });
                    return play(person, request);
                },
                Role.AUTHOR,
                Role.ASSISTANT,
                Role.SCREEN);
    }

    private Nothing enter(Context request) {
        Visitor.requireOwnPage(request);
        if (!games.takesGuests()) {
            throw HttpProblem.refusal(
                    403, "the authors of this event are listed", "open the link that the organizer sent you");
        }
        visitor.enterAsGuest(request);
        return new Nothing();
    }

    private Play play(Person person, Context request) {
        return new Play(
                opponents.games(person),
                opponents.testable(person),
                games.tests().of(person, Visitor.language(request)),
                games.tests().left(person),
                games.wouldBeCrowded(),
                games.place(person.number()),
                games.state(person.number()));
    }

    private void begin(Person person, Game body) {
        String game = body.game();
        String opponent = body.opponent();
        int minutes = body.minutes();
        EventApi.requireWithin("minutes", minutes, 0, MOST_MINUTES, "send 0 for a game without a clock");
        games.begin(
                person.number(),
                new GameRequest(
                        game,
                        body.seat(),
                        jar(person, game, opponent),
                        opponent,
                        jar(person, game, body.adviser().orElse(opponent)),
                        body.from().map(from -> position(person, game, from)),
                        minutes == 0 ? Optional.empty() : Optional.of(Duration.ofMinutes(minutes))));
    }

    private String position(Person person, String game, From from) {
        return games.own()
                .position(person, game, from.tournament().orElse(""), from.id(), from.ply())
                .orElseThrow(() -> HttpProblem.refusal(
                        404, "you have no such game, or it has no such ply", "choose one of the list"));
    }

    /** A game of the ladder or of a tournament, for the author of one of its agents. */
    private OwnBoard own(Person person, Context request) {
        return games.own()
                .find(person, TOURNAMENT.in(request).orElse(""), ID.in(request).orElse(""), Visitor.language(request))
                .orElseThrow(() -> HttpProblem.refusal(404, "you have no such game", "choose one of the list"));
    }

    private OwnBoard test(Person person, Context request) {
        return NUMBER.in(request)
                .flatMap(number -> games.own().test(person, number, Visitor.language(request)))
                .orElseThrow(() -> HttpProblem.refusal(404, "you have no such game", "choose one of the list"));
    }

    private Explanation explain(Person person, Context request) {
        return judged(request, (tournament, id) -> games.own().explain(person, tournament, id));
    }

    private void junit(Context request) {
        Person person = visitor.require(request, Role.AUTHOR);
        JunitTest.Source test = EventApi.orConflict(
                "look at the game's board",
                () -> judged(request, (tournament, id) -> games.own().junit(person, tournament, id)));
        request.header("Content-Disposition", "attachment; filename=\"" + test.name() + "\"");
        request.contentType("text/x-java-source; charset=utf-8").result(test.text());
    }

    /** One game at a time, because a judgement takes a second of a core. */
    private <T> T judged(Context request, BiFunction<String, String, Optional<T>> judge) {
        if (!explaining.tryAcquire()) {
            throw HttpProblem.refusal(503, "another game is being explained", "try again in a moment");
        }
        try {
            return judge.apply(TOURNAMENT.in(request).orElse(""), ID.in(request).orElse(""))
                    .orElseThrow(() -> HttpProblem.refusal(404, "you have no such game", "choose one of the list"));
        } finally {
            explaining.release();
        }
    }

    private Tests test(Person person, Test body, Context request) {
        return EventApi.orConflict("choose from the list, or wait for those that were asked for", () -> {
            games.tests().ask(person, body.version(), body.opponent());
            return new Tests(games.tests().of(person, Visitor.language(request)));
        });
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
