package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The author's page lists where games were lost, with links to the board and to a new game from there. */
@Tag("slow")
@NeedsBrowser
@Timeout(300)
class LessonsInBrowserTest {
    @TempDir
    private Path folder;

    @Test
    void theLessonsAreOnTheAuthorsPage() throws Exception {
        try (Browser browser = Browser.start();
                Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            String token = LessonsTest.author(event, "anna");
            Device anna =
                    Device.open(browser, event.link(), 1280, 800, false, folder).enter(token, "/author");
            Hosted.Browser asked = Hosted.Browser.enter(event.link(), token);
            asked.upload(TestJars.agent(folder.resolve("jars"), "last", LessonsTest.LAST_MOVE))
                    .require(201);
            asked.await("mine", LessonsTest::isTold);
            anna.visit("/author");
            anna.reads("Where your games were lost");
            anna.await("document.querySelector('a[href^=\"/play#from/\"]') !== null");
            anna.tab().picture("main", Path.of("target", "pictures", "lessons.png"));
            String link = anna.tab()
                    .value("document.querySelector('a[href^=\"/play#from/\"]').getAttribute('href')")
                    .asText();
            String board = anna.tab()
                    .value("document.querySelector('details[open] a[href^=\"#game/\"]').getAttribute('href')")
                    .asText();
            anna.visit("/author" + board);
            anna.await("document.querySelectorAll('#viewer #moves .now, #viewer #moves [aria-current]').length > 0");

            anna.await("/^[0-9]+\\. .+ \\(exact\\)$/.test(document.querySelector('.decisive button').textContent)");

            anna.visit(link);
            anna.reads("You play on from ply");
            anna.tab().click("main .wish button:not(.plain)");
            anna.await("document.querySelector('#board svg') !== null");
            anna.tab().picture("main", Path.of("target", "pictures", "play-on.png"));
            assertEquals("", anna.tab().value("location.hash").asText());
        }
    }
}
