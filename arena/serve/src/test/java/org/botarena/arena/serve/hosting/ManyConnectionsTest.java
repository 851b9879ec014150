package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Ten thousand open connections that send nothing, or part of a request, do not exclude anyone from an event. */
@Tag("slow")
@Timeout(200)
class ManyConnectionsTest {
    private static final int MANY = 10_000;

    /** Both ends of this test's connections, and some more. */
    private static final int FILES = MANY + 5_000;

    private static final Duration SOON = Duration.ofSeconds(3);

    @TempDir
    Path folder;

    @Test
    void whoSaysNothingKeepsNeitherAuthorsNorVisitorsOut() throws Exception {
        assumeTrue(
                ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
                        && system.getMaxFileDescriptorCount() >= FILES,
                "fewer than %d files may be open here: raise ulimit -n".formatted(FILES));
        List<SocketChannel> silent = new ArrayList<>();
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of())) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            URI link = URI.create(event.link());
            byte[] half = "GET /api/event HTTP/1.1\r\nHost: x\r\nX-Half: ".getBytes(StandardCharsets.UTF_8);
            for (int i = 0; i < MANY; i++) {
                SocketChannel one = SocketChannel.open(new InetSocketAddress(link.getHost(), link.getPort()));
                silent.add(one);
                if (i % 2 == 1) {
                    write(one, half);
                }
                if (i % 1000 == 999) {
                    answersSoon(event, anna);
                }
            }
            answersSoon(event, anna);
            assertTrue(countClosed(silent) >= MANY / 2, "those that say nothing were let go");
            for (SocketChannel one : silent) {
                one.close();
            }
            answersSoon(event, anna);
        } finally {
            for (SocketChannel one : silent) {
                one.close();
            }
        }
    }

    private static void write(SocketChannel one, byte[] bytes) {
        try {
            one.write(ByteBuffer.wrap(bytes));
        } catch (IOException e) {
            // It has already been closed.
        }
    }

    private static void answersSoon(Hosted event, Browser signedIn) {
        Instant begin = Instant.now();
        assertEquals(
                "anna", signedIn.get("mine").require(200).json().at("/me/alias").asText());
        event.browser().get("").require(200);
        event.browser().page("/").require(200);
        Duration took = Duration.between(begin, Instant.now());
        assertTrue(took.compareTo(SOON) < 0, "three answers took " + took);
    }

    private static int countClosed(List<SocketChannel> all) throws IOException {
        int closed = 0;
        ByteBuffer one = ByteBuffer.allocate(1);
        for (SocketChannel each : all) {
            each.configureBlocking(false);
            try {
                closed += each.read(one.clear()) < 0 ? 1 : 0;
            } catch (IOException e) {
                closed++; // reset
            }
        }
        return closed;
    }
}
