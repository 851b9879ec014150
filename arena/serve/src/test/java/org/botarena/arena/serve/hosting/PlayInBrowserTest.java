package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.report.browser.Tab;
import org.botarena.arena.testjars.TestGames;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A person's whole games in a browser: by mouse, by cards, and using only the keyboard. */
@NeedsBrowser
@Tag("slow")
@Timeout(60)
class PlayInBrowserTest {
    private static final String READY = "document.documentElement.dataset.ready === 'yes'";
    private static final String OVER = "(document.querySelector('#said')?.textContent.startsWith('You have ')"
            + " || document.querySelector('#said')?.textContent.startsWith('It is a draw'))";
    private static final Path PICTURES = Path.of("target", "pictures");

    @TempDir
    private static Path folder;

    private static Hosted event;
    private static Browser browser;
    private static String link;

    @BeforeAll
    static void begin() throws Exception {
        browser = Browser.start();
        TestGames.DOTS_AND_BOXES.into(folder.resolve("games"));
        event = new Hosted(
                folder.resolve("evening"),
                Map.of("game", "reversi", "games", folder.resolve("games").toString()));
        Hosted.Browser organizer = event.organizer();
        link = organizer
                .post("organize/person", Map.of("role", "AUTHOR", "alias", "anna"))
                .require(200)
                .json()
                .at("/link")
                .asText();
    }

    @AfterAll
    static void end() throws Exception {
        if (browser != null) {
            browser.close();
            event.close();
        }
    }

    private static Tab enter(int width, int height) throws Exception {
        Tab tab = browser.open(width, height, false);
        tab.visit(event.link() + "/enter?language=en#" + link, READY);
        tab.click("main button");
        tab.await("location.pathname === '/author'");
        tab.visit(event.link() + "/play?language=en", "location.pathname === '/play' && " + READY);
        return tab;
    }

    private static void choose(Tab tab, String game) {
        tab.value("(() => { const s = document.querySelector('[name=game]'); s.value = '%s';".formatted(game)
                + " s.dispatchEvent(new Event('change', {bubbles: true})); return 0; })()");
    }

    /** An agent needs some seconds to start on a busy machine. */
    private static void started(Tab tab, String script) throws InterruptedException {
        tab.await(script, Duration.ofSeconds(30));
    }

    /** Clicks on cells of the picture until the game ends. */
    private static int clickThrough(Tab tab) throws Exception {
        tab.click("form button");
        started(tab, "!(%s)".formatted(OVER));
        int clicks = 0;
        while (true) {
            started(tab, "document.querySelector('.choice') !== null || " + OVER);
            if (tab.value(OVER).asBoolean()) {
                return clicks;
            }
            String before =
                    tab.value("document.querySelector('#course').textContent").asText();
            tab.click(".choice");
            tab.await(
                    "document.querySelector('#course').textContent !== '%s' || document.querySelector('.clicked') !== null || %s"
                            .formatted(before, OVER));
            clicks++;
        }
    }

    @Test
    void aWholeGameOfReversiIsPlayedByMouse() throws Exception {
        try (Closing tab = new Closing(enter(1280, 800))) {
            choose(tab.tab, "reversi");
            int clicks = clickThrough(tab.tab);
            assertTrue(clicks > 15, clicks + " clicks");
            tab.tab.await("!!document.querySelector('.banner')");
            tab.tab.click(".banner button", "Look at it");
            tab.tab.click("#step-first");
            tab.tab.await("document.querySelector('#said').textContent.startsWith('Ply 0 of ')");
            assertEquals(
                    4,
                    tab.tab
                            .value("document.querySelectorAll('#board circle').length")
                            .asInt(),
                    "the start");
            tab.tab.click("#step-last");
            tab.tab.window(PICTURES.resolve("play-reversi.png"));
            assertEquals(List.of(), tab.tab.errors());
        }
    }

    @Test
    void aWholeGameOfJassIsPlayedByItsCardsOnAPhone() throws Exception {
        try (Closing tab = new Closing(enter(390, 844))) {
            choose(tab.tab, "jass");
            assertEquals(9, clickThrough(tab.tab));
            tab.tab.window(PICTURES.resolve("play-jass.png"));
            assertTrue(tab.tab
                    .value("document.documentElement.scrollWidth <= innerWidth")
                    .asBoolean());
            assertEquals(List.of(), tab.tab.errors());
        }
    }

    @Test
    void aWholeGameOfAJarIsPlayedByKeyboardOnly() throws Exception {
        try (Closing tab = new Closing(enter(1024, 768))) {
            choose(tab.tab, "dotsandboxes");
            tab.tab.value("document.querySelector('form button').focus(); 0");
            tab.tab.press("Enter", 13);
            started(tab.tab, "!(%s)".formatted(OVER));
            int presses = 0;
            while (!tab.tab.value(OVER).asBoolean()) {
                started(tab.tab, "document.activeElement.closest('#choices') !== null || " + OVER);
                if (!tab.tab.value(OVER).asBoolean()) {
                    String before = tab.tab
                            .value("document.querySelector('#course').textContent")
                            .asText();
                    tab.tab.press("Enter", 13);
                    presses++;
                    tab.tab.await(
                            "document.querySelector('#course').textContent !== '%s' || %s".formatted(before, OVER));
                }
            }
            assertTrue(presses >= 8, presses + " moves"); // of 24 lines; those that close a box move again
            tab.tab.window(PICTURES.resolve("play-dots.png"));
            assertEquals(List.of(), tab.tab.errors());
        }
    }

    private record Closing(Tab tab) implements AutoCloseable {
        @Override
        public void close() {
            tab.close();
        }
    }
}
