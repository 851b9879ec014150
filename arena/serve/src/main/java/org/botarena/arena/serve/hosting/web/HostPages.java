package org.botarena.arena.serve.hosting.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.report.summary.StandingsTable;
import org.botarena.arena.serve.hosting.entry.Season;
import org.botarena.arena.serve.hosting.view.PublicView;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.serve.page.BrowserFiles;
import org.botarena.arena.text.Markup;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.table.Surface;
import org.botarena.arena.text.table.Table;

/** The pages of a hosted event, and their files. Immutable. */
record HostPages(PublicView view) implements Routes {
    private static final List<String> PAGES =
            List.of("/", "/enter", "/join", "/author", "/organizer", "/reveal", "/play", "/editor");
    private static final String CODEMIRROR = "/META-INF/resources/webjars/codemirror/5.65.16/";
    private static final List<String> LOADED = List.of("event.css", "event-pages.css", "event-play.css", "event.js");
    private static final List<String> EDITOR = Stream.concat(
                    Stream.of("codemirror.css", "event-editor.css"), LOADED.stream())
            .toList();
    private static final BrowserFiles FILES = BrowserFiles.of(
            "/event-files",
            HostPages.class,
            Map.of(
                    "live",
                    StandingsTable.described(Surface.LIVE),
                    "season",
                    Table.described(Season.COLUMNS, Surface.LIVE)),
            List.of(
                    "event.css",
                    "event.js",
                    "event-frame.js",
                    "event-author.js",
                    "event-home.js",
                    "event-organizer.js",
                    "event-play.js",
                    "event-board.js",
                    "event-editor.js",
                    "event-editor.css",
                    CODEMIRROR + "lib/codemirror.js",
                    CODEMIRROR + "lib/codemirror.css",
                    CODEMIRROR + "mode/clike/clike.js",
                    CODEMIRROR + "mode/python/python.js",
                    "event-cards.js",
                    "event-sound.js",
                    "event-pages.css",
                    "event-play.css",
                    "/org/botarena/arena/serve/page/browser/curve.js",
                    "/org/botarena/arena/serve/page/browser/page.js",
                    "/org/botarena/arena/serve/page/browser/tables.js",
                    "/org/botarena/arena/serve/page/browser/language.js",
                    "/org/botarena/arena/serve/page/browser/stream.js"));

    @Override
    public void register(Router routes) {
        PAGES.forEach(address -> routes.page(address, this::page));
        FILES.register(routes);
    }

    private void page(Context request) {
        Language language = Visitor.language(request);
        FILES.page(
                request,
                language,
                "",
                request.path().equals("/editor") ? EDITOR : LOADED,
                Optional.of(view.tags()),
                body(request.path(), language));
    }

    /** The content without a script: the public tables on the first page. */
    private String body(String path, Language language) {
        Markup page = new Markup();
        page.open("body").open("main");
        if (path.equals("/")) {
            view.writeTo(page, language);
        }
        page.open("noscript").leaf("p", language.text("host.noscript")).close();
        return page.close().close().toString();
    }
}
