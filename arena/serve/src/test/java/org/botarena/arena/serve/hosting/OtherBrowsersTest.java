package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.botarena.arena.report.browser.OtherBrowser;
import org.botarena.arena.report.browser.OtherBrowser.Engine;
import org.botarena.arena.report.browser.Played;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The main tasks of a reader, a spectator, an author and a player in Firefox and WebKit. */
@Tag("slow")
@Timeout(180)
class OtherBrowsersTest {
    private static final String READY = "document.documentElement.dataset.ready === 'yes'";
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String RIGHT = "\uE014";
    private static final String LEFT = "\uE012";
    private static final String END = "\uE010";

    /** Whether nothing overflows the page, and every text is complete. */
    private static final String WHOLE = "document.documentElement.scrollWidth <= innerWidth"
            + " && !/undefined|NaN/.test(document.body.innerText) && (window.failures ?? []).length === 0";

    @TempDir
    private Path folder;

    private OtherBrowser browser;

    @AfterEach
    void end() throws Exception {
        if (browser != null) {
            browser.close();
        }
    }

    private void start(Engine engine) throws Exception {
        assumeTrue(engine.missing().isEmpty(), () -> engine.missing().orElseThrow());
        browser = engine.start();
        browser.resize(1280, 900);
    }

    private void visit(String address, String name) throws Exception {
        browser.visit(address, READY);
        browser.value("void (window.failures = [], addEventListener('error', one => failures.push(one.message)),"
                + " addEventListener('unhandledrejection', one => failures.push(String(one.reason))))");
        browser.window(Path.of("target", "pictures", "other-%s.png".formatted(name)));
        assertTrue(browser.value(WHOLE).asBoolean(), () -> name + " at " + address);
    }

    @ParameterizedTest
    @EnumSource
    void theReportIsReadSortedAndSteppedThroughByTheKeyboard(Engine engine) throws Exception {
        start(engine);
        Path results = Played.tournament(folder, "reversi", 2, "anna", "late", "carl", "dora");
        visit(results.resolve("report.html").toUri().toString(), "report-" + engine);
        assertEquals(
                4,
                browser.value("document.querySelectorAll('#standings tbody tr').length")
                        .asInt());
        String names =
                "[...document.querySelectorAll('#standings tbody tr')].map(row => row.cells[1].textContent).join()";
        String byPlace = browser.value(names).asText();
        browser.click("#standings th:nth-child(3) button");
        browser.click("#standings th:nth-child(3) button");
        assertNotEquals(byPlace, browser.value(names).asText());
        browser.click("#rows tr:not(:has(.verdict:not(:empty))) button");
        browser.await("!document.querySelector('#viewer').hidden");
        String count = "document.querySelector('#count').textContent";
        browser.press(END);
        browser.await("/^(\\d+) of \\1$/.test(%s)".formatted(count));
        String plies = browser.value(count).asText();
        String last =
                browser.value("document.querySelector('#board').innerHTML").asText();
        browser.press(LEFT);
        browser.await("!/^(\\d+) of \\1$/.test(%s)".formatted(count));
        assertNotEquals(
                last,
                browser.value("document.querySelector('#board').innerHTML").asText());
        browser.press(RIGHT);
        browser.await("%s === '%s'".formatted(count, plies));
        assertTrue(browser.value(WHOLE).asBoolean());
    }

    @ParameterizedTest
    @EnumSource
    void anEventIsWatchedAnAuthorJoinsAndAGameIsPlayed(Engine engine) throws Exception {
        start(engine);
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of("game", "reversi"))) {
            Hosted.Browser organizer = event.organizer();
            visit(event.link() + "/join?language=en", "join-" + engine);
            browser.type("[name=alias]", "anna");
            browser.click("main button");
            browser.await("location.pathname === '/author' && " + READY);
            int number =
                    organizer.get("organize").json().at("/persons/1/number").asInt();
            organizer.post("organize/approve", Map.of("person", number)).require(200);
            browser.await("!!document.querySelector('#file')");
            browser.type(
                    "#file",
                    TestJars.agent(folder.resolve("jars"), "annas", TestJars.FIRST_MOVE)
                            .toString());
            browser.await("document.querySelector('main').innerText.includes('plays as anna@1')", PATIENCE);
            visit(event.link() + "/author?language=en", "author-" + engine);
            watch(event, engine);
            play(event, engine);
        }
    }

    private void watch(Hosted event, Engine engine) throws Exception {
        visit(event.link() + "/?language=en", "event-" + engine);
        visit(event.link() + "/ladder?language=en", "live-" + engine);
        browser.await("document.querySelectorAll('table.standings tbody tr').length === 2", PATIENCE);
        browser.await("!!document.querySelector('.game-card .picture circle')", PATIENCE);
        browser.await("document.querySelectorAll('table.standings tbody td')[3].textContent !== '0'", PATIENCE);
        visit(event.link() + "/ladder/games?language=en", "games-" + engine);
        browser.click("td a[href^='/ladder/game/']");
        browser.await("location.pathname.startsWith('/ladder/game/') && " + READY);
        browser.press(END);
        browser.await("document.querySelectorAll('#board circle').length > 4");
        String count =
                browser.value("document.querySelector('#count').textContent").asText();
        browser.press(LEFT);
        browser.await("document.querySelector('#count').textContent !== '%s'".formatted(count));
        browser.window(Path.of("target", "pictures", "other-game-%s.png".formatted(engine)));
        visit(event.link() + "/screen?language=en", "screen-" + engine);
        browser.press("c");
        browser.await("document.documentElement.hasAttribute('data-contrast')");
    }

    private void play(Hosted event, Engine engine) throws Exception {
        visit(event.link() + "/play?language=en", "play-" + engine);
        browser.click("form button");
        browser.await("document.querySelector('#board .choice') !== null", PATIENCE);
        String course = "document.querySelector('#course').textContent";
        String before = browser.value(course).asText();
        browser.click("#board .choice");
        browser.await("%s !== '%s' && !!document.querySelector('#board .choice')".formatted(course, before), PATIENCE);
        browser.window(Path.of("target", "pictures", "other-played-%s.png".formatted(engine)));
        assertTrue(browser.value(WHOLE).asBoolean());
    }
}
