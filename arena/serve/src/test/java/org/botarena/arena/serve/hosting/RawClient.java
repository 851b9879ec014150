package org.botarena.arena.serve.hosting;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/**
 * A client at another address of this machine, which can send anything. Immutable.
 *
 * @param event that it calls
 * @param from its address
 */
record RawClient(Hosted event, String from) {
    /** The complete answer to a request without a body. */
    String get(String path, String headers) throws IOException {
        return send("GET", path, headers, "");
    }

    /** The complete answer to a post like one of our pages. */
    String post(String path, String headers, String body) throws IOException {
        return send("POST", path, "X-Arena: 1\r\nContent-Length: %d\r\n%s".formatted(body.length(), headers), body);
    }

    /** Asks to take part. */
    String join(String alias, String headers) throws IOException {
        return post("/api/event/join", headers, "{\"alias\": \"%s\"}".formatted(alias));
    }

    /** Repeats a request without waiting for answers, and returns the last ones. */
    String flood(String path, int requests) throws IOException {
        String request = "GET %s HTTP/1.1\r\nHost: %s\r\n"
                .formatted(path, URI.create(event.link()).getAuthority());
        return ask((request + "\r\n").repeat(requests) + request + "Connection: close\r\n\r\n");
    }

    private String send(String method, String path, String headers, String body) throws IOException {
        String host = headers.contains("Host: ")
                ? ""
                : "Host: %s\r\n".formatted(URI.create(event.link()).getAuthority());
        String end = headers.isEmpty() || headers.endsWith("\n") ? "" : "\r\n";
        return ask("%s %s HTTP/1.1\r\n%sConnection: close\r\n%s%s\r\n%s"
                .formatted(method, path, host, headers, end, body));
    }

    private String ask(String request) throws IOException {
        URI link = URI.create(event.link());
        try (Socket socket = new Socket()) {
            socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
            socket.connect(new InetSocketAddress(link.getHost(), link.getPort()));
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
