package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.serve.hosting.people.Named;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.web.UserHeader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whom a reverse proxy names is believed of the proxy alone. */
@Timeout(120)
class UserHeaderTest {
    private static final String PROXY = "127.0.0.2";

    @TempDir
    Path folder;

    @Test
    void theHeaderSignsInFromTheNamedAddressAndFromNoOther() throws IOException {
        Optional<UserHeader> header = Optional.of(UserHeader.of("X-Remote-User", PROXY));
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of(), 0, header, true)) {
            event.host()
                    .names()
                    .add(
                            Role.AUTHOR,
                            new Named("Zoé O'Neil <b>", "zoe@example.org", "s4711"),
                            "",
                            Person.State.APPROVED);

            assertTrue(ask(event, PROXY, "X-Remote-User: s4711").startsWith("HTTP/1.1 200"));
            assertTrue(ask(event, PROXY, "x-remote-user: ZOE@example.org").startsWith("HTTP/1.1 200"));
            assertTrue(ask(event, PROXY, "X-Remote-User: s4711").contains("Zo\u00e9 O'Neil b"), "shown by name");
            assertTrue(ask(event, PROXY, "X-Remote-User: s4712").startsWith("HTTP/1.1 401"));
            assertTrue(
                    ask(event, PROXY, "X-Remote-User:").startsWith("HTTP/1.1 401"), "no id on file is empty to a user");
            assertTrue(ask(event, PROXY, "X-Other: s4711").startsWith("HTTP/1.1 401"));
            assertTrue(
                    ask(event, PROXY, "X-Remote-User: organizer\r\nX-Remote-User: s4711")
                            .startsWith("HTTP/1.1 400"),
                    "a client's own beside the proxy's");
            for (String lie : new String[] {
                "X-Remote-User: s4711",
                "X-Remote-User: s4711\r\nX-Forwarded-For: " + PROXY,
                "X-Remote-User: s4711\r\nForwarded: for=" + PROXY,
                "X-Remote-User: s4711\r\nX-Real-IP: " + PROXY
            }) {
                assertTrue(ask(event, "127.0.0.1", lie).startsWith("HTTP/1.1 401"), lie);
                assertTrue(ask(event, "127.0.0.3", lie).startsWith("HTTP/1.1 401"), lie);
            }
        }
    }

    @Test
    void whatIsNoHeaderOrNoAddressIsRefused() {
        assertEquals("X-User", UserHeader.of("X-User", "::1").name());
        for (String address : new String[] {"localhost", "proxy.example", "", "1.2.3.4.5", "::1::1"}) {
            assertThrows(IllegalArgumentException.class, () -> UserHeader.of("X-User", address), address);
        }
        assertThrows(IllegalArgumentException.class, () -> UserHeader.of("X User", "::1"));
    }

    /** The server's answer to somebody at another address of this machine. */
    private static String ask(Hosted event, String from, String headers) throws IOException {
        URI link = URI.create(event.link());
        try (Socket socket = new Socket()) {
            socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
            socket.connect(new InetSocketAddress(link.getHost(), link.getPort()));
            String request = "GET /api/event/mine HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n%s\r\n\r\n"
                    .formatted(link.getAuthority(), headers);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
