package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Clients that disconnect or send invalid HTTP do not reveal bugs of the arena: {@link Hosted#close} fails if one is
 * reported.
 */
@Tag("slow")
@Timeout(120)
class HostileConnectionsTest {
    private static final String LARGE = "0".repeat(1 << 20);
    private static final List<String> BODIES = List.of(
            "Content-Length: 1000\r\n\r\n{\"link\"",
            "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"lin",
            "Transfer-Encoding: chunked\r\n\r\n" + LARGE + "1\r\nx\r\n0\r\n\r\n",
            "Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\nx\r\n0\r\n\r\n",
            "Transfer-Encoding: chunked\r\n\r\n-5\r\nhello\r\n0\r\n\r\n",
            "Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n",
            "Transfer-Encoding: chunked\r\n\r\n5;" + LARGE + "\r\nhello\r\n0\r\n\r\n",
            "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nA: " + LARGE + "\r\n\r\n",
            "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n" + "A: b\r\n".repeat(200_000) + "\r\n",
            "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "Content-Length: 99999999999999999999\r\n\r\nx");

    @TempDir
    private Path folder;

    /** The answer, or nothing if the client disconnects at once. */
    private static String send(URI link, String request, boolean isToHangUp) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), link.getPort())) {
            socket.setSoTimeout(2_000);
            if (isToHangUp) {
                socket.setSoLinger(true, 0); // with a reset
            }
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            if (isToHangUp) {
                return "";
            }
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return ""; // The server has closed it.
        }
    }

    @Test
    void whateverBytesComeNoneIsABugAndHonestClientsAreAnswered() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            URI link = URI.create(event.link());
            Browser honest = event.organizer();
            for (String path : List.of("enter", "join", "uploads?name=x.jar", "alias", "organize/open")) {
                for (String body : BODIES) {
                    for (boolean isToHangUp : List.of(true, false)) {
                        String answer = send(
                                link,
                                "POST /api/event/%s HTTP/1.1\r\nHost: %s\r\nX-Arena: 1\r\nCookie: %s\r\nConnection: close\r\n%s"
                                        .formatted(path, link.getAuthority(), honest.cookie(), body),
                                isToHangUp);
                        assertFalse(answer.startsWith("HTTP/1.1 5"), () -> path + " " + answer);
                    }
                }
                long begin = System.nanoTime();
                honest.get("").require(200);
                assertTrue(System.nanoTime() - begin < 5_000_000_000L, "an honest client waits");
            }
            for (int i = 0; i < 50; i++) { // large answers without a reader
                send(link, "GET /event-files/event.js HTTP/1.1\r\nHost: x\r\n\r\n".repeat(20), true);
                send(link, "GET /api/events?of=event HTTP/1.1\r\nHost: x\r\n\r\n", true);
            }
            honest.get("organize").require(200);
        }
    }
}
