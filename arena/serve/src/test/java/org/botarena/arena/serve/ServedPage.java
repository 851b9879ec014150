package org.botarena.arena.serve;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.botarena.api.Games;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.listen.Binding;
import org.botarena.arena.text.JsonText;

/** A page served on a free port, and its answers. */
final class ServedPage implements AutoCloseable {
    private static final int TRIES = 300;

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<String> warnings = new ArrayList<>();
    private final LivePage page;

    ServedPage(Path folder) {
        this(folder, Limits.DEFAULT);
    }

    ServedPage(Path folder, Limits limits) {
        page = LivePage.start(
                folder,
                Games.installed(),
                new LivePage.Setting(Binding.local(0), limits, Optional.empty(), true),
                warnings::add,
                address -> {});
    }

    String link() {
        return page.link();
    }

    int port() {
        return URI.create(link()).getPort();
    }

    int readers() {
        return page.readers();
    }

    /** Its answer, which must match the API's description. */
    HttpResponse<String> ask(String method, String address, String body, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(link() + address))
                .method(
                        method,
                        body.isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        HttpRequest sent = request.build();
        HttpResponse<String> answer = client.send(sent, HttpResponse.BodyHandlers.ofString());
        DescribedApi.at(link()).check(sent, body, answer);
        return answer;
    }

    HttpResponse<String> get(String address, String... headers) throws Exception {
        return ask("GET", address, "", headers);
    }

    JsonNode json(String address) throws Exception {
        return JsonText.MAPPER.readTree(get(address).body());
    }

    /** The state as soon as it satisfies a condition. */
    JsonNode await(Predicate<JsonNode> isSo) throws Exception {
        JsonNode state = json("/api/state");
        for (int i = 0; i < TRIES && !isSo.test(state); i++) {
            Thread.sleep(50);
            state = json("/api/state");
        }
        if (!isSo.test(state)) {
            throw new AssertionError("never so: %s; warnings: %s".formatted(state.toPrettyString(), warnings));
        }
        return state;
    }

    /** The server's answer to any bytes. */
    String raw(String bytes) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** A reader of the stream, after an event or from now on. */
    Reader read(String after) throws IOException {
        return new Reader(after);
    }

    /** One who reads the stream line by line. */
    final class Reader implements AutoCloseable {
        private final Socket socket = new Socket(InetAddress.getLoopbackAddress(), port());
        private final BufferedReader in =
                new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));

        private Reader(String after) throws IOException {
            socket.setSoTimeout(20_000);
            String resume = after.isEmpty() ? "" : "Last-Event-ID: " + after + "\r\n";
            socket.getOutputStream()
                    .write(("GET /api/events HTTP/1.1\r\nHost: here\r\nAccept: text/event-stream\r\n" + resume + "\r\n")
                            .getBytes(StandardCharsets.ISO_8859_1));
        }

        /** An event: its id, its kind, its data. */
        List<String> next() throws IOException {
            List<String> event = new ArrayList<>();
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.isEmpty()) {
                    event.clear();
                }
                if (line.startsWith("id: ") || line.startsWith("event: ") || line.startsWith("data: ")) {
                    event.add(line.substring(line.indexOf(' ') + 1));
                }
                if (line.startsWith("data: ") && event.size() == 3) {
                    return event;
                }
            }
            throw new AssertionError("the stream has ended");
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    @Override
    public void close() {
        page.close();
    }
}
