package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Pages of an event request data only after a change. */
@Tag("slow")
@Timeout(60)
class ChangeSignalsTest {
    @TempDir
    Path folder;

    /** A person with an open page of the event: the data of the received events. */
    private static List<String> listening(Hosted.Browser browser) {
        List<String> told = new CopyOnWriteArrayList<>();
        Thread thread = new Thread(() -> {
            try (Stream<String> lines = browser.follow("event")) {
                lines.filter(line -> line.startsWith("data: ")).forEach(told::add);
            }
        });
        thread.setDaemon(true);
        thread.start();
        return told;
    }

    private static void await(List<String> told, int least) throws InterruptedException {
        for (int i = 0; i < 200 && told.size() < least; i++) {
            Thread.sleep(50);
        }
        assertTrue(told.size() >= least, told.toString());
    }

    @Test
    void pagesAreNotifiedOfAChangeWithoutDetails() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Hosted.Browser anna = event.author(event.organizer(), "anna");
            List<String> guest = listening(event.browser());
            List<String> hers = listening(anna);
            await(guest, 1);
            await(hers, 1);
            Thread.sleep(1000);
            int before = guest.size();
            Thread.sleep(1000);
            assertEquals(before, guest.size(), "nothing happens, and no message is sent");

            anna.upload(TestJars.agent(folder.resolve("jars"), "annas", TestJars.FIRST_MOVE))
                    .require(201);
            await(guest, before + 1);
            await(hers, 2);
            assertTrue(
                    Stream.concat(guest.stream(), hers.stream())
                            .allMatch(data -> data.equals("data: {}") || data.startsWith("data: of=")),
                    guest + " " + hers);
        }
    }
}
