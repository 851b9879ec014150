package org.botarena.arena.serve.page;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.report.page.PageResources;
import org.botarena.arena.serve.http.BrowserLanguage;
import org.botarena.arena.serve.http.Problem;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.text.catalogue.Language;

/**
 * The files of the page, by the names that are listed here: nothing else can be asked for. They lie in a folder that is named after
 * what they hold, so that a browser asks for each once. Immutable.
 */
public final class PageFiles implements Routes {
    private static final List<String> PAGES =
            List.of("/", "/games", "/game/{id}", "/agents/{id}", "/schedule", "/screen");
    private static final List<String> OWN = List.of(
            "live.css",
            "main.js",
            "state.js",
            "dom.js",
            "standings.js",
            "wall.js",
            "game.js",
            "games.js",
            "agent.js",
            "schedule.js",
            "screen.js",
            "times.js");
    private static final String UPLOT = "META-INF/resources/webjars/uplot/1.6.30/dist/";
    private static final int BYTES = 8;
    private static final Map<String, String> TYPES =
            Map.of("js", "text/javascript;charset=utf-8", "css", "text/css;charset=utf-8");

    private final Optional<Language> language;
    private final Shows shows;
    private final boolean isPublic;
    private final Map<String, Served> files = new LinkedHashMap<>();
    private final MessageDigest version = Sha256.digest();
    private final String folder;

    @SuppressWarnings("ArrayRecordComponent") // nobody compares it
    private record Served(byte[] bytes, String type) {}

    /**
     * The files of a page.
     *
     * @param language of who has not chosen one; empty: that of his browser
     * @param shows what the pages are of
     * @param isPublic whether others than this machine can open them, by the link of the room
     */
    public PageFiles(Optional<Language> language, Shows shows, boolean isPublic) {
        this.isPublic = isPublic;
        this.language = language;
        this.shows = shows;
        OWN.forEach(name -> put(name, read(PageFiles.class.getResourceAsStream(name), name)));
        PageResources.names().forEach(name -> put(name, PageResources.bytes(name)));
        for (String name : List.of("uPlot.esm.js", "uPlot.min.css")) {
            put(name, read(PageFiles.class.getClassLoader().getResourceAsStream(UPLOT + name), name));
        }
        folder = "/files/" + HexFormat.of().formatHex(version.digest(), 0, BYTES);
    }

    private void put(String name, byte[] bytes) {
        files.put(name, new Served(bytes, TYPES.get(name.substring(name.lastIndexOf('.') + 1))));
        version.update(bytes);
    }

    private static byte[] read(InputStream in, String name) {
        try (in) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("the arena's own file cannot be read: " + name, e);
        }
    }

    @Override
    public void register(JavalinDefaultRoutingApi routes) {
        for (String begin : shows.addresses()) {
            PAGES.forEach(address -> routes.get(begin + address, request -> page(request, named(request, begin))));
        }
        if (!shows.addresses().contains("")) {
            routes.get("/screen", request -> page(request, shows.now()));
        }
        routes.get("/files/{version}/{name}", this::file);
    }

    private static String named(Context request, String begin) {
        return begin.contains("{of}") ? request.pathParam("of") : begin.replace("/", "");
    }

    private void page(Context request, String of) {
        Language chosen = language.orElseGet(() -> BrowserLanguage.of(request.header("Accept-Language")));
        if (shows.show(of).isEmpty()) {
            wait(request, chosen);
            return;
        }
        request.header("Cache-Control", "no-cache");
        request.contentType("text/html;charset=utf-8")
                .result("""
                <!DOCTYPE html>
                <html lang="%2$s" data-of="%4$s" data-base="%5$s">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>Bot Arena</title>
                <link rel="icon" href="data:,">
                <link rel="stylesheet" href="%1$s/report.css">
                <link rel="stylesheet" href="%1$s/live.css">
                <link rel="stylesheet" href="%1$s/uPlot.min.css">
                <script type="module" src="%1$s/main.js"></script>
                </head>
                <body>
                <noscript><p>%3$s</p></noscript>
                </body>
                </html>
                """.formatted(folder, chosen.code(), chosen.text("live.script"), of, shows.address(of)));
    }

    /** Nothing is on yet: who holds the link of the room comes in. */
    private void wait(Context request, Language chosen) {
        request.status(shows.now().isEmpty() && request.path().equals("/screen") ? 200 : 404);
        request.header("Cache-Control", "no-cache");
        request.contentType("text/html;charset=utf-8").result("""
                <!DOCTYPE html>
                <html lang="%2$s">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta http-equiv="refresh" content="5">
                <title>Bot Arena</title>
                <link rel="icon" href="data:,">
                <link rel="stylesheet" href="%1$s/report.css">
                <link rel="stylesheet" href="%1$s/live.css">
                </head>
                <body class="waits">
                <main><h1>Bot Arena</h1><p>%3$s</p>%4$s</main>
                </body>
                </html>
                """.formatted(
                folder,
                chosen.code(),
                chosen.text("live.waits"),
                isPublic ? "<img src=\"/files/link.svg\" alt=\"%s\">".formatted(chosen.text("live.link.code")) : ""));
    }

    private void file(Context request) {
        Served file = files.get(request.pathParam("name"));
        if (file == null) {
            throw Problem.refusal(404, "there is no file of that name", "begin at /");
        }
        boolean isCurrent = request.path().startsWith(folder + "/");
        request.header("Cache-Control", isCurrent ? "public, max-age=31536000, immutable" : "no-cache");
        request.contentType(file.type).result(file.bytes);
    }
}
