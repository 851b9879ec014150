package org.botarena.arena.report.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A Firefox without a window, controlled over Marionette, the protocol below geckodriver, which Debian does not
 * package.
 */
final class Firefox implements Driver {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String PREFERENCES = """
            user_pref("marionette.port", 0);
            user_pref("datareporting.policy.dataSubmissionEnabled", false);
            user_pref("network.captive-portal-service.enabled", false);
            user_pref("network.connectivity-service.enabled", false);
            """;

    private final BrowserProcess program;
    private final Socket socket;
    private final DataInputStream in;
    private int last;

    private Firefox(BrowserProcess program, int port) throws IOException {
        this.program = program;
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(60_000);
        in = new DataInputStream(socket.getInputStream());
    }

    static Firefox start(Path executable) throws Exception {
        Path profile = Files.createTempDirectory("botarena-firefox-");
        Files.writeString(profile.resolve("user.js"), PREFERENCES);
        BrowserProcess program = BrowserProcess.start(
                profile,
                Map.of("HOME", profile.toString()),
                List.of(executable.toString(), "--headless", "--marionette", "--profile", profile.toString()));
        String port = program.await(() -> Files.readString(profile.resolve("MarionetteActivePort")));
        Firefox firefox = new Firefox(program, Integer.parseInt(port.strip()));
        firefox.read();
        firefox.send("WebDriver:NewSession", Map.of("capabilities", Map.of()));
        return firefox;
    }

    @Override
    public JsonNode send(Command command, Map<String, ?> parameters) throws IOException {
        return send(command.marionette, parameters).path("value");
    }

    private JsonNode send(String name, Map<String, ?> parameters) throws IOException {
        byte[] text = JSON.writeValueAsBytes(List.of(0, ++last, name, parameters));
        socket.getOutputStream().write((text.length + ":").getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().write(text);
        JsonNode answer = read();
        if (!answer.get(2).isNull()) {
            throw new IllegalStateException(
                    name + ": " + answer.get(2).get("error").asText() + ": "
                            + answer.get(2).get("message").asText());
        }
        return answer.get(3);
    }

    /** A message: its length in digits, a colon, JSON. */
    private JsonNode read() throws IOException {
        int length = 0;
        for (int digit = in.readUnsignedByte(); digit != ':'; digit = in.readUnsignedByte()) {
            length = 10 * length + digit - '0';
        }
        return JSON.readTree(in.readNBytes(length));
    }

    @Override
    public void close() throws IOException {
        socket.close();
        program.close();
    }
}
