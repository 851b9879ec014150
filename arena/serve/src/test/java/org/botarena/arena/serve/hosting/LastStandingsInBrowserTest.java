package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.arena.machine.ProcessLock;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.store.Store;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A ladder without an index, whose folder another process uses: the pages show the last standings until it is free. */
@Tag("slow")
@NeedsBrowser
@Timeout(300)
class LastStandingsInBrowserTest {
    private static final String SENTENCE = "the ladder's index is being read or made again";

    @TempDir
    private Path folder;

    @Test
    void thePagesShowTheLastStandingsAndSaySoUntilTheFolderIsFree() throws Exception {
        Path evening = folder.resolve("evening");
        Path ladder = evening.resolve("ladder");
        String token;
        try (Hosted event = new Hosted(evening, Map.of())) {
            Hosted.Browser organizer = event.organizer();
            token = organizer
                    .post("organize/person", Map.of("role", "AUTHOR", "alias", "anna"))
                    .require(200)
                    .json()
                    .at("/link")
                    .asText();
            Hosted.Browser anna = Hosted.Browser.enter(event.link(), token);
            anna.upload(TestJars.agent(folder.resolve("jars"), "annas", TestJars.FIRST_MOVE))
                    .require(201);
            anna.await("", now -> now.at("/ladder/games").asInt() >= 4);
            organizer.post("organize/ladder", Map.of("isPaused", true)).require(200);
        }
        for (String suffix : List.of("", "-wal", "-shm")) {
            Files.deleteIfExists(ladder.resolve("tournament.db" + suffix));
        }
        ProcessLock other = ProcessLock.take(ladder.resolve(Store.LOCK)).orElseThrow();
        try (Browser browser = Browser.start();
                Hosted event = new Hosted(evening, Map.of())) {
            Device anna =
                    Device.open(browser, event.link(), 1280, 800, false, folder).enter(token, "/author");
            anna.reads(SENTENCE);
            anna.visit("/").reads(SENTENCE);
            anna.reads("anna@1");
            anna.tab().picture("main", Path.of("target", "pictures", "last-standings.png"));
            anna.tab().visit(event.link() + "/ladder", "document.body.innerText.includes(\"%s\")".formatted(SENTENCE));
            assertTrue(anna.tab().text("body").contains("anna@1"));
            anna.tab().picture("body", Path.of("target", "pictures", "last-standings-ladder.png"));

            other.close();
            anna.await("document.querySelector('#main h2') !== null && !document.body.innerText.includes(\"%s\")"
                    .formatted(SENTENCE));
            anna.visit("/").await("!document.body.innerText.includes(\"%s\")".formatted(SENTENCE));
            anna.reads("anna@1");
        } finally {
            other.close();
        }
    }
}
