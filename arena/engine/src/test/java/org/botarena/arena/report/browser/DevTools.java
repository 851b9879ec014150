package org.botarena.arena.report.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/** The DevTools protocol: numbered commands, their answers, and events. Thread-safe. */
final class DevTools implements WebSocket.Listener {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
    private final List<JsonNode> events = new CopyOnWriteArrayList<>();
    private final StringBuilder message = new StringBuilder();
    private WebSocket socket;
    private int last;

    private DevTools() {}

    static DevTools connect(String address) throws Exception {
        DevTools tools = new DevTools();
        tools.socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address), tools)
                .get(20, TimeUnit.SECONDS);
        return tools;
    }

    /** Sends a command and waits for its result. */
    JsonNode send(String session, String method, Map<String, ?> parameters) {
        int id;
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        synchronized (this) {
            id = ++last;
            answers.put(id, answer);
            ObjectNode command = JSON.createObjectNode().put("id", id).put("method", method);
            command.set("params", JSON.valueToTree(parameters));
            if (!session.isEmpty()) {
                command.put("sessionId", session);
            }
            socket.sendText(command.toString(), true).join();
        }
        try {
            JsonNode node = answer.get(30, TimeUnit.SECONDS);
            if (node.has("error")) {
                throw new IllegalStateException("%s: %s".formatted(method, node.get("error")));
            }
            return node.get("result");
        } catch (Exception e) {
            throw new IllegalStateException("no answer to " + method, e);
        }
    }

    /** The events of a session so far. */
    List<JsonNode> events(String session, String method) {
        return events.stream()
                .filter(event -> event.path("sessionId").asText().equals(session))
                .filter(event -> event.path("method").asText().equals(method))
                .map(event -> event.get("params"))
                .toList();
    }

    void close() {
        socket.abort();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
        message.append(data);
        if (isLast) {
            take(message.toString());
            message.setLength(0);
        }
        from.request(1);
        return null;
    }

    private void take(String text) {
        try {
            JsonNode node = JSON.readTree(text);
            if (node.has("id")) {
                answers.remove(node.get("id").asInt()).complete(node);
            } else {
                events.add(node);
            }
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
