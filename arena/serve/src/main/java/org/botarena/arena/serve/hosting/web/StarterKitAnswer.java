package org.botarena.arena.serve.hosting.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.util.Optional;
import java.util.regex.Pattern;
import org.botarena.arena.serve.hosting.event.StarterKit;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.http.Parameter;
import org.botarena.arena.serve.http.SentFile;
import org.botarena.arena.venue.Failed;

/** Sends the starter kit; the page sends the address at which it was opened. */
final class StarterKitAnswer {
    static final Parameter<Optional<String>> AT =
            Parameter.text("at", "the address of the server, as its page was opened");
    private static final Pattern ADDRESS = Pattern.compile("https?://[A-Za-z0-9.:\\[\\]-]{1,100}");

    private StarterKitAnswer() {}

    static void send(StarterKit kit, Context request) {
        String link = AT.in(request)
                .filter(at -> ADDRESS.matcher(at).matches())
                .orElseThrow(() -> HttpProblem.refusal(
                        400,
                        "'at' is not the address of a server",
                        "give that of this page: http://arena.example:8080"));
        try {
            request.header("Cache-Control", "no-store");
            request.header("Content-Disposition", "attachment; filename=\"bot-arena.zip\"");
            SentFile.send(request.contentType("application/zip"), kit.zip(link, Visitor.language(request)));
        } catch (Failed | IOException e) {
            throw HttpProblem.refusal(503, e.getMessage(), "ask the organizer for the arena");
        }
    }
}
