package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.serve.hosting.people.Named;
import org.botarena.arena.serve.hosting.people.Person;
import org.botarena.arena.serve.hosting.people.Role;
import org.botarena.arena.serve.hosting.web.UserHeader;
import org.botarena.arena.serve.listen.ReverseProxy;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Only the proxy is trusted to name users. */
@Timeout(120)
class UserHeaderTest {
    private static final String PROXY = "127.0.0.2";

    private static final String MINE = "/api/event/mine";

    @TempDir
    Path folder;

    @Test
    void theHeaderSignsInFromTheNamedAddressAndFromNoOther() throws IOException {
        Optional<UserHeader> header =
                Optional.of(UserHeader.of("X-Remote-User", ReverseProxy.of(PROXY, List.of("arena.example"))));
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
                    ask(event, PROXY, "X-Remote-User:").startsWith("HTTP/1.1 401"), "an empty header matches no user");
            assertTrue(ask(event, PROXY, "X-Other: s4711").startsWith("HTTP/1.1 401"));
            assertTrue(
                    ask(event, PROXY, "X-Remote-User: organizer\r\nX-Remote-User: s4711")
                            .startsWith("HTTP/1.1 400"),
                    "the client's header next to the proxy's");
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
    void theHeaderIsBelievedForNamedHostsOnly() throws IOException {
        Optional<UserHeader> header = Optional.of(
                UserHeader.of("X-Remote-User", ReverseProxy.of(PROXY, List.of("arena.example", "Other.Example"))));
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of(), 0, header, false)) {
            event.host().names().add(Role.AUTHOR, new Named("Anna", "", "s4711"), "anna", Person.State.APPROVED);
            RawClient proxy = new RawClient(event, PROXY);
            for (String host : List.of("arena.example", "ARENA.example:8443", "other.example")) {
                String answer = proxy.get(MINE, "Host: %s\r\nX-Remote-User: s4711".formatted(host));
                assertTrue(answer.startsWith("HTTP/1.1 200"), host + answer);
            }
            String own = event.link().replaceFirst("http://", "");
            for (String host : List.of("evil.example", "arena.example.evil.example", "10.0.0.1", own)) {
                String answer = proxy.get(MINE, "Host: %s\r\nX-Remote-User: s4711".formatted(host));
                assertTrue(answer.startsWith("HTTP/1.1 421") && answer.contains("remedy"), host + answer);
            }
            RawClient other = new RawClient(event, "127.0.0.1");
            assertTrue(other.get("/api/event", "Host: evil.example").startsWith("HTTP/1.1 421"), "not even without");
            assertTrue(other.get("/api/event", "").startsWith("HTTP/1.1 200"), "the address itself is a host");
        }
    }

    @Test
    void theSharedPictureOfAGameHasTheAddressByWhichTheProxyWasAsked() throws Exception {
        Optional<UserHeader> header =
                Optional.of(UserHeader.of("X-Remote-User", ReverseProxy.of(PROXY, List.of("arena.example"))));
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of(), 0, header, false)) {
            Hosted.Browser anna = event.author(event.organizer(), "anna");
            anna.upload(TestJars.agent(folder.resolve("jars"), "annas", TestJars.FIRST_MOVE))
                    .require(201);
            anna.await("", now -> now.at("/ladder/games").asInt() > 0);
            String id =
                    anna.page("/api/games?of=ladder").json().at("/games/0/id").asText();
            String page = new RawClient(event, PROXY)
                    .get("/ladder/game/" + id, "Host: arena.example\r\nX-Forwarded-Proto: https");
            String picture = "/api/games/" + id + "/picture.png?of=ladder";
            assertTrue(page.contains("og:image\" content=\"https://arena.example" + picture), page);
            String own = event.link().replaceFirst("http://", "");
            String other = new RawClient(event, "127.0.0.1")
                    .get("/ladder/game/" + id, "Host: " + own + "\r\nX-Forwarded-Proto: https");
            assertFalse(other.contains("https://"), "only the proxy's address headers count");
        }
    }

    @Test
    void anInvalidHeaderAddressOrHostIsRefused() {
        ReverseProxy proxy = ReverseProxy.of("::1", List.of());
        assertEquals("X-User", UserHeader.of("X-User", proxy).name());
        for (String address : new String[] {"localhost", "proxy.example", "", "1.2.3.4.5", "::1::1"}) {
            assertThrows(IllegalArgumentException.class, () -> ReverseProxy.of(address, List.of()), address);
        }
        for (String host : new String[] {"http://arena.example", "arena.example:80", "", "*"}) {
            assertThrows(IllegalArgumentException.class, () -> ReverseProxy.of("::1", List.of(host)), host);
        }
        assertThrows(IllegalArgumentException.class, () -> UserHeader.of("X User", proxy));
    }

    /** The server's answer to a client at another address of this machine, which names the host of the server. */
    private static String ask(Hosted event, String from, String headers) throws IOException {
        return new RawClient(event, from).get(MINE, "Host: arena.example\r\n" + headers);
    }
}
