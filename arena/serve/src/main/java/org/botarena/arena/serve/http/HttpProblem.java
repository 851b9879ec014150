package org.botarena.arena.serve.http;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.botarena.arena.text.Markup;

/** The reason why a request failed. Immutable. */
public record HttpProblem(
        @JsonPropertyDescription("of HTTP") int status,
        @JsonPropertyDescription("what is wrong") String problem,
        @JsonPropertyDescription("what to do now") String remedy) {
    /** Its content type. */
    public static final String JSON = "application/json;charset=utf-8";

    /** One to send. */
    public static HttpProblem of(int status, String problem, String remedy) {
        return new HttpProblem(status, problem, remedy);
    }

    /** A refusal to throw in a route, with its answer. */
    public static Refusal refusal(int status, String problem, String remedy) {
        return new Refusal(of(status, problem, remedy));
    }

    /** A refusal from an exception's message: the remedy is the text after its colon, or the other one. */
    public static Refusal refusal(int status, Exception said, String otherwise) {
        String[] parts = said.getMessage().split(": ", 2);
        return parts.length == 2 ? refusal(status, parts[0], parts[1]) : refusal(status, parts[0], otherwise);
    }

    /** The problem for a status that the server set by itself. */
    public static HttpProblem of(int status) {
        return switch (status) {
            case 404 -> of(404, "there is nothing at this address", "begin at /, or read /api/openapi.json");
            case 405 -> of(405, "this address is only read", "ask with GET");
            case 413 -> of(413, "the request is too large", "send less");
            case 408 -> of(408, "the request took too long", "send it again");
            case 421 ->
                of(421, "this host was not named to the server", "open the address that the organizer gave you");
            case 414, 431 -> of(status, "the address or the headers are too long", "send less");
            case 500 -> of(500, "the server failed: this is a bug of the arena", "try again; the games continue");
            case 503 -> of(503, "the server has too much to do", "try again in a moment");
            default -> of(status, "the request is not understood", "begin at /, or read /api/openapi.json");
        };
    }

    /** The JSON of the answer. */
    public String json() {
        return Answer.text(this);
    }

    /** The page for a reader. */
    public String page() {
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Bot Arena</title>\n"
                + "<link rel=\"icon\" href=\"/favicon.svg\">\n<link rel=\"stylesheet\" href=\"/files/now/tokens.css\">\n"
                + "<link rel=\"stylesheet\" href=\"/files/now/face.css\">\n</head>\n"
                + new Markup()
                        .open("body")
                        .open("main")
                        .leaf("h1", sentence(problem))
                        .leaf("p", sentence(remedy))
                        .open("p")
                        .leaf("a", "Bot Arena", "href", "/", "class", "button primary")
                        .close()
                        .close()
                        .close()
                + "\n</html>\n";
    }

    private static String sentence(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }

    /** Answers with it. */
    public void send(HttpServletResponse response) throws IOException {
        response.setStatus(status);
        response.setContentType(JSON);
        response.getOutputStream().write(json().getBytes(StandardCharsets.UTF_8));
    }

    /** Ends a request with a problem. */
    public static final class Refusal extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient HttpProblem problem;

        private Refusal(HttpProblem problem) {
            super(problem.problem);
            this.problem = problem;
        }

        /** The problem of the request. */
        public HttpProblem problem() {
            return problem;
        }
    }
}
