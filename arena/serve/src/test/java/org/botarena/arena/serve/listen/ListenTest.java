package org.botarena.arena.serve.listen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.servlet.http.HttpServletRequest;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.http.Routes;
import org.botarena.arena.serve.stream.EventHub;
import org.botarena.arena.serve.stream.Streams;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server's address and certificate, and the clients that reach it. */
class ListenTest {
    @TempDir
    Path folder;

    @Test
    void aCertificateIsReadAndAnythingElseIsRefusedWithWhatToDo() throws Exception {
        TestCertificate one = TestCertificate.of(folder, "one");
        Certificate certificate = Certificate.of(one.chain(), one.key());
        Binding binding =
                new Binding(InetAddress.getByAddress(new byte[] {(byte) 192, 0, 2, 1}), 0, Optional.of(certificate));
        assertTrue(binding.ssl().isPresent());
        assertEquals("https://192.0.2.1:8443", binding.link(8443));
        assertTrue(assertThrows(Failed.class, () -> Certificate.of(one.key(), one.key()))
                .getMessage()
                .contains(one.key().toString()));
        assertTrue(assertThrows(Failed.class, () -> Certificate.of(one.chain(), one.chain()))
                .getMessage()
                .contains("openssl pkcs8"));
        assertTrue(assertThrows(Failed.class, () -> Certificate.of(folder.resolve("none"), one.key()))
                .getMessage()
                .contains("none"));
        TestCertificate other = TestCertificate.of(folder, "other");
        assertTrue(assertThrows(Failed.class, () -> Certificate.of(one.chain(), other.key()))
                .getMessage()
                .contains("of another key"));
    }

    @Test
    void anAddressOfIpv6IsWrittenAsALinkHasIt() throws Exception {
        Binding binding = new Binding(
                InetAddress.getByAddress(new byte[] {0x20, 1, 0xd, (byte) 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}),
                0,
                Optional.empty());
        assertTrue(
                binding.link(8080).startsWith("http://[") && binding.link(8080).endsWith("]:8080"), binding.link(80));
        assertTrue(Binding.local(0).address().isLoopbackAddress());
    }

    @Test
    void anInterfaceThatIsNotThereIsRefused() {
        String told = assertThrows(Failed.class, () -> Lan.address("no-such-interface"))
                .getMessage();
        assertTrue(
                (told.contains("no interface no-such-interface") && told.contains("--lan "))
                        || told.contains("in no network"),
                told);
    }

    @Test
    void onlyTheFirstOtherDeviceIsAnnouncedAndOnce() {
        StringWriter told = new StringWriter();
        try (Arrivals arrivals = new Arrivals(true, new PrintWriter(told, true))) {
            arrivals.from("127.0.0.1");
            assertEquals("", told.toString());
            arrivals.from("203.0.113.7");
            arrivals.from("203.0.113.8");
        }
        assertEquals(
                "arena: the first other device is here (203.0.113.7)",
                told.toString().strip());
    }

    @Test
    void aFailureIsReportedOnceWithAFileAndTheClientOnlyLearnsThatItHappened() throws Exception {
        List<String> told = new CopyOnWriteArrayList<>();
        Routes broken = routes -> routes.page("/broken", request -> {
            throw new IllegalStateException("the secret of " + request.queryParam("key"));
        });
        try (WebServer server = WebServer.start(
                Binding.local(0),
                Limits.DEFAULT,
                new NoStreams(),
                List.of(broken),
                Optional.empty(),
                address -> {},
                new Bugs(told::add)::add)) {
            for (int i = 0; i < 3; i++) {
                HttpResponse<String> answer = HttpClient.newHttpClient()
                        .send(
                                HttpRequest.newBuilder(URI.create(server.link() + "/broken?key=anna"))
                                        .build(),
                                HttpResponse.BodyHandlers.ofString());
                assertEquals(500, answer.statusCode());
                assertFalse(answer.body().contains("secret"), answer.body());
            }
        }
        assertEquals(1, told.size(), told::toString);
        assertTrue(
                told.get(0).startsWith("GET /broken failed, by a bug of the arena: IllegalStateException; "),
                told::toString);
        assertFalse(told.get(0).contains("anna"), told::toString);
        Path report = Path.of(told.get(0).replaceFirst(".* report it with ", ""));
        assertTrue(Files.readString(report).contains("the secret of anna"));
        Files.delete(report);
    }

    private static final class NoStreams implements Streams {
        @Override
        public Optional<EventHub> hub(HttpServletRequest request) {
            return Optional.empty();
        }

        @Override
        public List<EventHub> open() {
            return List.of();
        }

        @Override
        public String now() {
            return "";
        }

        @Override
        public Background background() {
            return new Background(sentence -> {});
        }
    }
}
