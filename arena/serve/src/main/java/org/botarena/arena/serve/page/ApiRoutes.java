package org.botarena.arena.serve.page;

import io.javalin.http.Context;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Parameter;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.serve.stream.EventServlet;
import org.botarena.arena.serve.watch.Messages;
import org.botarena.arena.serve.watch.StateResponse;
import org.botarena.arena.store.GameFilter;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.view.GamePage;
import org.botarena.arena.view.GameView;
import org.botarena.arena.view.Snapshot;

/** The data of the pages as JSON. Immutable. */
public final class ApiRoutes implements Routes {
    private static final int MOST_GAMES = 500;
    private static final int USUAL_GAMES = 100;
    private static final int MOST = 999_999_999;
    private static final Parameter<Optional<String>> OF = Parameter.text(
            "of",
            "of a hosted event: 'ladder', or the name of a tournament as /api/event has it; without it what is on now");
    private static final Parameter<Optional<String>> AFTER =
            Parameter.text("after", "the id of an event: the answer is what is new since");
    private static final Parameter<Optional<String>> AGENT = Parameter.text("agent", "the id of one that played");
    private static final Parameter<Optional<String>> OPPONENT =
            Parameter.text("opponent", "the id of one that played against it");
    private static final Parameter<Optional<Integer>> OPENING =
            Parameter.number("opening", 0, MOST, "the number of the pair of games that begin alike");
    private static final Parameter<Optional<String>> FAULT =
            Parameter.text("fault", "the kind of a fault in it; empty: of any kind");
    private static final Parameter<Optional<Integer>> OFFSET =
            Parameter.number("offset", 0, MOST, "the number of games that are passed over; 0 unless given");
    private static final Parameter<Optional<Integer>> LIMIT =
            Parameter.number("limit", 1, MOST_GAMES, USUAL_GAMES + " unless given");
    private static final Parameter<Optional<String>> LANGUAGE = Parameter.word(
            "language", Stream.of(Language.values()).map(Language::code).toList(), "of reasons; en unless given");
    private static final Parameter<String> ID = Parameter.of("id");
    private static final Parameter<String> TEXTS_LANGUAGE = Parameter.of("language");

    private final Shows shows;
    private final GameImages images = new GameImages();

    /** Serves these tournaments. */
    public ApiRoutes(Shows shows) {
        this.shows = shows;
    }

    private Show show(Context request) {
        return shows.show(OF.in(request).orElse(""))
                .orElseThrow(() -> HttpProblem.refusal(
                        404,
                        "the tournament does not exist, has not begun, or is still being read",
                        "leave 'of' away for what is on"));
    }

    @Override
    public void register(Router routes) {
        routes.get(
                        "/api/state",
                        "The state of the tournament as a Snapshot; with 'after', the Messages since that event.",
                        StateResponse.class,
                        this::state)
                .with(AFTER, OF);
        routes.get("/api/games", "Games that have ended, the last first.", GamePage.class, this::games)
                .with(AGENT, OPPONENT, OPENING, FAULT, OFFSET, LIMIT, OF);
        routes.get(
                        "/api/games/{id}",
                        "One game, in play or recorded, with its pictures.",
                        GameView.class,
                        request -> game(request, language(LANGUAGE.in(request))))
                .with(LANGUAGE, OF);
        routes.file(
                        "/api/games/{id}/picture.png",
                        "The last position of a game, with its players.",
                        "image/png",
                        this::picture)
                .with(OF);
        routes.get("/api/agents/{id}", "One agent.", AgentView.class, this::agent)
                .with(OF);
        routes.get(
                "/api/texts/{language}",
                "The texts of the pages, in 'en' or 'fr'; the page replaces each %s.",
                PageTexts.class,
                request -> PageTexts.of(language(Optional.of(TEXTS_LANGUAGE.in(request))), "live."));
        routes.stream(
                        EventServlet.ADDRESS,
                        "The same as a stream of server-sent events. The first is a Snapshot, the others are news"
                                + " (Changes) and a beat every 15 seconds with the name of what is on; the header"
                                + " Last-Event-ID resumes. With of=event it has, of a hosted event, an empty snapshot"
                                + " whenever something has changed that the asker may see in /api/event.")
                .with(OF);
    }

    /** Answers with a snapshot, or with the messages since an id, for readers without a stream. */
    private StateResponse state(Context request) {
        return AFTER.in(request)
                .<StateResponse>map(after -> new Messages(show(request).hub().messages(after)))
                .orElseGet(() -> new StateResponse.Full(show(request).snapshot()));
    }

    private GamePage games(Context request) {
        Show show = show(request);
        Snapshot now = show.snapshot();
        GameFilter filter = new GameFilter(
                entrant(AGENT.in(request), now),
                entrant(OPPONENT.in(request), now),
                OPENING.in(request),
                FAULT.in(request));
        return show.view()
                .page(filter, OFFSET.in(request).orElse(0), LIMIT.in(request).orElse(USUAL_GAMES));
    }

    private static Optional<String> entrant(Optional<String> asked, Snapshot now) {
        return asked.filter(text -> !text.isEmpty())
                .map(agent -> now.row(agent).orElseThrow(ApiRoutes::nobody).entrant());
    }

    private static HttpProblem.Refusal nobody() {
        return HttpProblem.refusal(404, "no agent has that id", "/api/state has those that there are");
    }

    private GameView game(Context request, Language language) {
        return show(request)
                .view()
                .game(ID.in(request), language)
                .orElseThrow(() -> HttpProblem.refusal(
                        404, "no game has that id, or no game has begun yet", "/api/games has those that have ended"));
    }

    private void picture(Context request) {
        GameView game = game(request, Language.ENGLISH);
        if (game.game().pictures() == null) {
            throw HttpProblem.refusal(
                    404, "the plies of this game do not follow its rules", "/api/games/{id} lists them");
        }
        try {
            byte[] png = images.png(game, show(request).snapshot());
            request.header("Cache-Control", "no-cache");
            request.contentType("image/png").result(png);
        } catch (Failed e) {
            throw HttpProblem.refusal(503, e.getMessage(), "tell the organizer");
        }
    }

    private AgentView agent(Context request) {
        Show show = show(request);
        Snapshot now = show.snapshot();
        return now.row(ID.in(request)).map(row -> AgentView.of(row, now, show)).orElseThrow(ApiRoutes::nobody);
    }

    private static Language language(Optional<String> code) {
        try {
            return code.map(Language::parse).orElse(Language.ENGLISH);
        } catch (IllegalArgumentException e) {
            throw HttpProblem.refusal(400, "the language is not available", "en and fr there are");
        }
    }
}
