package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Streams are limited by person and by address; a quarter of them is reserved for signed-in people. */
@Tag("slow")
@Timeout(120)
class StreamPlacesTest {
    private static final int OF_A_PERSON = 12;
    private static final int OF_AN_ADDRESS = 375;
    private static final int OF_STRANGERS = 750;

    @TempDir
    private Path folder;

    private Hosted event;
    private Browser organizer;
    private final List<Socket> open = new ArrayList<>();

    @BeforeEach
    void open() {
        event = new Hosted(folder.resolve("event"), Map.of());
        organizer = event.organizer();
    }

    @AfterEach
    void close() throws IOException {
        for (Socket each : open) {
            each.close();
        }
        event.close();
    }

    /** Opens streams, and returns the number that succeed. */
    private int openStreams(int number, String from, String cookie) throws IOException {
        URI link = URI.create(event.link());
        List<Socket> asked = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            Socket socket = new Socket();
            asked.add(socket);
            socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
            socket.connect(new InetSocketAddress(link.getHost(), link.getPort()));
            socket.getOutputStream()
                    .write("GET /api/events?of=event HTTP/1.1\r\nHost: %s\r\nCookie: %s\r\n\r\n"
                            .formatted(link.getAuthority(), cookie)
                            .getBytes(StandardCharsets.UTF_8));
        }
        open.addAll(asked);
        int streams = 0;
        for (Socket each : asked) {
            String status = new String(each.getInputStream().readNBytes(12), StandardCharsets.UTF_8);
            assertTrue(status.equals("HTTP/1.1 200") || status.equals("HTTP/1.1 503"), status);
            streams += status.endsWith("200") ? 1 : 0;
        }
        return streams;
    }

    private static String cookie(Browser browser) {
        return browser.request("mine").build().headers().firstValue("Cookie").orElseThrow();
    }

    @Test
    void strangersDoNotTakeThePlacesOfAClassThatIsSignedIn() throws IOException {
        Browser stranger = event.browser();
        stranger.post("join", Map.of("alias", "stranger")).require(200);
        assertEquals(OF_AN_ADDRESS, openStreams(410, "127.0.0.3", cookie(stranger)), "who has joined is a stranger");
        assertEquals(OF_STRANGERS - OF_AN_ADDRESS, openStreams(390, "127.0.0.4", ""));
        assertEquals(0, openStreams(5, "127.0.0.5", ""));
        Browser greedy = organizer.add("AUTHOR", "greedy");
        assertEquals(OF_A_PERSON, openStreams(50, "127.0.0.1", cookie(greedy)));
        for (int i = 0; i < 60; i++) {
            assertEquals(3, openStreams(3, "127.0.0.1", cookie(organizer.add("AUTHOR", "pupil " + i))));
        }
    }

    @Test
    void aStreamThatEndsGivesItsPlaceBack() throws Exception {
        Browser anna = organizer.add("AUTHOR", "anna");
        assertEquals(OF_A_PERSON, openStreams(OF_A_PERSON + 1, "127.0.0.1", cookie(anna)));
        for (Socket each : open) {
            each.close();
        }
        int found = 0;
        for (int i = 0; i < 100 && found == 0; i++) {
            anna.post("opened", Map.of("isOpened", i % 2 == 0))
                    .require(200); // a signal detects that a reader has disconnected
            Thread.sleep(300);
            found = openStreams(1, "127.0.0.1", cookie(anna));
        }
        assertEquals(1, found);
    }
}
