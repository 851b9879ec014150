package org.botarena.arena.serve.hosting.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.botarena.arena.serve.hosting.view.Handbook;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Router;
import org.botarena.arena.serve.http.Routes;

/** The documentation, for visitors who want to read the rules before they take part. Immutable. */
record HandbookRoutes(Handbook handbook) implements Routes {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html;charset=utf-8",
            "css", "text/css;charset=utf-8",
            "js", "text/javascript;charset=utf-8",
            "json", "application/json;charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png");

    @Override
    public void register(Router routes) {
        routes.page(Handbook.ADDRESS + "<name>", this::page);
    }

    private void page(Context request) throws IOException {
        String name = request.pathParam("name");
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        Path file = handbook.file(name)
                .filter(found -> type != null)
                .orElseThrow(() -> HttpProblem.refusal(404, "the page does not exist", "begin at /docs/index.html"));
        request.contentType(type).result(Files.readAllBytes(file));
    }
}
