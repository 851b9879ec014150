package org.botarena.arena.report.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Runs WebKitGTK, the engine of GNOME Web and a relative of Safari's, through its own driver. Its window is on a
 * display in memory.
 */
final class WebKit implements Driver {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    /** The number of the display, in a line after any warnings. */
    private static final Pattern NUMBER = Pattern.compile("(?m)^(\\d+)\n");

    private final HttpClient client = HttpClient.newHttpClient();
    private final BrowserProcess display;
    private final BrowserProcess program;
    private final String session;

    private WebKit(BrowserProcess display, BrowserProcess program, String driver) throws Exception {
        this.display = display;
        this.program = program;
        session = "%s/session/%s"
                .formatted(
                        driver,
                        program.await(() -> post(driver + "/session", Map.of("capabilities", Map.of()))
                                .get("sessionId")
                                .asText()));
    }

    static WebKit start(Path driver, Path xvfb) throws Exception {
        Path home = Files.createTempDirectory("botarena-webkit-");
        BrowserProcess display = BrowserProcess.start(
                Files.createTempDirectory("botarena-display-"),
                Map.of(),
                List.of(xvfb.toString(), "-displayfd", "1", "-screen", "0", "2000x1200x24", "-nolisten", "tcp"));
        String number = display.await(() -> NUMBER.matcher(Files.readString(display.said()))
                .results()
                .map(found -> found.group(1))
                .findFirst()
                .orElse(""));
        int port = freePort();
        BrowserProcess program = BrowserProcess.start(
                home,
                Map.of("HOME", home.toString(), "DISPLAY", ":" + number, "LC_ALL", "en_US.UTF-8"),
                List.of(driver.toString(), "--port=" + port));
        return new WebKit(display, program, "http://127.0.0.1:" + port);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    @Override
    public JsonNode send(Command command, Map<String, ?> parameters) throws IOException, InterruptedException {
        return post("%s/%s".formatted(session, command.path.formatted(parameters.get("id"))), parameters);
    }

    private JsonNode post(String address, Map<String, ?> parameters) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address))
                .timeout(PATIENCE)
                .method(
                        parameters.isEmpty() ? "GET" : "POST",
                        HttpRequest.BodyPublishers.ofByteArray(
                                parameters.isEmpty() ? new byte[0] : JSON.writeValueAsBytes(parameters)))
                .build();
        JsonNode value = JSON.readTree(client.send(request, HttpResponse.BodyHandlers.ofString())
                        .body())
                .get("value");
        if (value.has("error")) {
            throw new IllegalStateException("%s: %s: %s".formatted(address, value.get("error"), value.get("message")));
        }
        return value;
    }

    @Override
    public void close() throws IOException {
        program.close();
        display.close();
    }
}
