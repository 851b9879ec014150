package org.botarena.arena.serve.page;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.report.page.PageResources;
import org.botarena.arena.serve.http.BrowserLanguage;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.view.Snapshot;

/**
 * The pages of a tournament, and their files. Immutable.
 *
 * @param language of readers who have not chosen one; empty for that of their browser
 * @param shows the tournaments of the pages
 * @param room the link for other machines
 */
public record PageFiles(Optional<Language> language, Shows shows, RoomLink room) implements Routes {
    private static final List<String> PAGES =
            List.of("/", "/games", "/game/{id}", "/agents/{id}", "/schedule", "/screen");
    private static final List<String> LOADED = List.of("live.css", "main.js");
    private static final List<String> GAME = List.of("live.css", "uPlot.min.css", "main.js");
    private static final List<String> ICONS = List.of("/favicon.svg", "/favicon.ico");
    private static final String UPLOT = "/META-INF/resources/webjars/uplot/1.6.30/dist/";
    private static final BrowserFiles FILES = BrowserFiles.of(
            "/files",
            PageFiles.class,
            LiveTables.described(),
            List.of(
                    "live.css",
                    "main.js",
                    "state.js",
                    "language.js",
                    "stream.js",
                    "page.js",
                    "tables.js",
                    "standings.js",
                    "wall.js",
                    "game.js",
                    "games.js",
                    "agent.js",
                    "curve.js",
                    "schedule.js",
                    "screen.js",
                    "times.js",
                    UPLOT + "uPlot.esm.js",
                    UPLOT + "uPlot.min.css"));

    @Override
    public void register(Router routes) {
        for (String begin : shows.addresses()) {
            PAGES.forEach(address ->
                    routes.page(begin + address, request -> page(request, address, named(request, begin))));
        }
        if (!shows.addresses().contains("")) {
            routes.page("/screen", request -> page(request, "/screen", shows.now()));
        }
        FILES.register(routes);
        ICONS.forEach(address -> routes.page(address, PageFiles::icon));
    }

    private static void icon(Context request) {
        request.header("Cache-Control", "public, max-age=86400");
        request.contentType("image/svg+xml").result(PageResources.bytes("mark.svg"));
    }

    private static String named(Context request, String begin) {
        return begin.contains("{of}") ? request.pathParam("of") : begin.replace("/", "");
    }

    private void page(Context request, String address, String of) {
        Language chosen = language.orElseGet(() -> BrowserLanguage.of(request.header("Accept-Language")));
        Optional<Show> show = shows.show(of);
        if (show.isEmpty()) {
            wait(request, of, chosen);
            return;
        }
        Optional<String> id = Optional.ofNullable(request.pathParamMap().get("id"));
        FILES.page(
                request,
                chosen,
                " data-of=\"%s\" data-base=\"%s\"".formatted(of, shows.address(of)),
                address.equals("/game/{id}") ? GAME : LOADED,
                Optional.of(tags(request, address, id, of, show.get(), chosen)),
                WrittenPage.of(address, id, show.get(), shows.address(of), chosen));
    }

    private ShareTags tags(
            Context request, String address, Optional<String> id, String of, Show show, Language language) {
        Snapshot now = show.snapshot();
        Optional<ShareTags> tags = switch (address) {
            case "/game/{id}" ->
                id.flatMap(game -> show.view().game(game, language)).map(game -> {
                    Optional<String> image = room.address(request)
                            .map(server -> "%s/api/games/%s/picture.png%s"
                                    .formatted(server, game.id(), of.isEmpty() ? "" : "?of=" + of));
                    return ShareTags.of(game, now, language, image);
                });
            case "/agents/{id}" -> id.flatMap(now::row).map(row -> ShareTags.of(row, now, language));
            default -> Optional.empty();
        };
        return tags.orElseGet(() -> ShareTags.of(now, language));
    }

    /** Answers why there is nothing to watch yet, with the link for the room; 404 if the name will never have a page. */
    private void wait(Context request, String of, Language chosen) {
        request.status(of.isEmpty() || shows.isExpected(of) ? 200 : 404);
        request.header("Refresh", "5");
        Markup page = new Markup();
        page.open("body", "class", "waits").open("main").leaf("h1", "Bot Arena");
        shows.writeReason(of, page, chosen);
        if (room.isPublic()) {
            page.only("img", "src", "/files/link.svg", "alt", chosen.text("live.link.code"));
        }
        FILES.page(
                request,
                chosen,
                "",
                List.of("live.css"),
                Optional.empty(),
                page.close().close().toString());
    }
}
