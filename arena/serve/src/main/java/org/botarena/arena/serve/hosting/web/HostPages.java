package org.botarena.arena.serve.hosting.web;

import io.javalin.http.Context;
import java.util.List;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.serve.page.BrowserFiles;
import org.botarena.arena.text.catalogue.Language;

/** The pages of a hosted event, and their files. Immutable. */
final class HostPages implements Routes {
    private static final List<String> PAGES =
            List.of("/", "/enter", "/join", "/author", "/organizer", "/reveal", "/play");
    private static final BrowserFiles FILES = BrowserFiles.of(
            "/event-files",
            HostPages.class,
            List.of(
                    "event.css",
                    "event.js",
                    "event-frame.js",
                    "event-author.js",
                    "event-organizer.js",
                    "event-play.js",
                    "/org/botarena/arena/serve/page/browser/page.js",
                    "/org/botarena/arena/serve/page/browser/language.js",
                    "/org/botarena/arena/serve/page/browser/stream.js"));

    @Override
    public void register(Router routes) {
        PAGES.forEach(address -> routes.page(address, HostPages::page));
        FILES.register(routes);
    }

    private static void page(Context request) {
        Language language = Visitor.language(request);
        boolean hasBoards = request.path().equals("/play");
        FILES.page(
                request,
                language,
                "",
                hasBoards ? List.of("report.css", "event.css", "event.js") : List.of("event.css", "event.js"),
                """
                <body>
                <noscript><p>%s</p></noscript>
                </body>""".formatted(language.text("host.noscript")));
    }
}
