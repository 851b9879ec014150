package org.botarena.arena.serve.hosting.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.botarena.arena.report.page.PageResources;
import org.botarena.arena.serve.http.Problem;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.text.catalogue.Language;

/** The pages of a hosted event and their files, by the names that are listed here. Immutable. */
final class HostPages implements Routes {
    private static final List<String> PAGES =
            List.of("/", "/enter", "/join", "/author", "/organizer", "/reveal", "/play");
    private static final List<String> FILES =
            List.of("event.css", "event.js", "event-dom.js", "event-author.js", "event-organizer.js", "event-play.js");

    private final Map<String, String> files = new HashMap<>();

    HostPages() {
        FILES.forEach(name -> files.put(name, text(name)));
        PageResources.names().forEach(name -> files.put(name, PageResources.text(name)));
    }

    private static String text(String name) {
        try (InputStream in = HostPages.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the arena's own file cannot be read: " + name, e);
        }
    }

    @Override
    public void register(JavalinDefaultRoutingApi routes) {
        PAGES.forEach(address -> routes.get(address, HostPages::page));
        routes.get("/event-files/{name}", this::file);
    }

    private static void page(Context request) {
        Language language = Visitor.language(request);
        String style =
                request.path().equals("/play") ? "<link rel=\"stylesheet\" href=\"/event-files/report.css\">\n" : "";
        request.header("Cache-Control", "no-cache");
        request.contentType("text/html;charset=utf-8")
                .result("""
                <!DOCTYPE html>
                <html lang="%s">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>Bot Arena</title>
                <link rel="icon" href="data:,">
                %s<link rel="stylesheet" href="/event-files/event.css">
                <script type="module" src="/event-files/event.js"></script>
                </head>
                <body>
                <noscript><p>%s</p></noscript>
                </body>
                </html>
                """.formatted(language.code(), style, language.text("host.noscript")));
    }

    private void file(Context request) {
        String name = request.pathParam("name");
        String file = files.get(name);
        if (file == null) {
            throw Problem.refusal(404, "there is no file of that name", "begin at /");
        }
        request.header("Cache-Control", "no-cache");
        request.contentType(name.endsWith(".css") ? "text/css;charset=utf-8" : "text/javascript;charset=utf-8")
                .result(file);
    }
}
