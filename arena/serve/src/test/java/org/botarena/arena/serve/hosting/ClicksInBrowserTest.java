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
import org.botarena.arena.serve.Findings;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The number of clicks that a visitor, an author and an organizer need for their tasks. */
@NeedsBrowser
@Tag("slow")
@Timeout(240)
class ClicksInBrowserTest {
    private static final String READY = "document.documentElement.dataset.ready === 'yes'";
    private static final Duration PATIENCE = Duration.ofSeconds(100);

    @TempDir
    private static Path folder;

    private static Browser browser;
    private static Hosted event;
    private static Hosted.Browser organizer;

    private Tab tab;
    private int clicks;

    @BeforeAll
    static void begin() throws Exception {
        browser = Browser.start();
        event = new Hosted(folder.resolve("evening"), Map.of("game", "reversi"));
        organizer = event.organizer();
    }

    @AfterAll
    static void end() throws Exception {
        if (browser != null) {
            browser.close();
            event.close();
        }
    }

    private void open(String address) throws Exception {
        tab = browser.openApart(1280, 800, false, folder);
        tab.visit(event.link() + address, READY);
    }

    private void click(String selector) throws Exception {
        tab.await("!!document.querySelector('%s')".formatted(selector));
        tab.click(selector);
        clicks++;
    }

    private static String link(String role, String alias) {
        return organizer
                .post("organize/person", Map.of("role", role, "alias", alias))
                .require(200)
                .json()
                .at("/link")
                .asText();
    }

    @Test
    void aVisitorPlaysAgainstAnAgentAfterThreeClicks() throws Exception {
        open("/?language=en");
        assertEquals(List.of(), Findings.of(tab));
        click(".hero a[href=\"/play\"]");
        tab.await("location.pathname === '/play' && " + READY);
        click("form button");
        tab.await("document.querySelector('#board .choice') !== null", PATIENCE);
        assertTrue(clicks <= 3, clicks + " clicks");
        assertEquals(List.of(), Findings.of(tab));
        tab.close();
    }

    @Test
    void anAuthorSeesTheBoardOfAnOwnGameAfterFourClicks() throws Exception {
        String token = link("AUTHOR", "anna");
        Hosted.Browser anna = Hosted.Browser.enter(event.link(), token);
        anna.upload(TestJars.agent(folder.resolve("jars"), "annas", TestJars.FIRST_MOVE))
                .require(201);
        anna.await("mine", mine -> mine.at("/games").size() > 0);
        open("/enter?language=en#" + token);
        click("main button");
        tab.await("location.pathname === '/author' && " + READY);
        assertEquals(
                4, tab.value("document.querySelectorAll('.steps-of li').length").asInt());
        click("a[href^=\"#game\"]");
        tab.await("document.querySelector('#viewer #board .felt') !== null", PATIENCE);
        assertTrue(clicks <= 4, clicks + " clicks");
        assertEquals(List.of(), tab.errors());
        assertEquals(List.of(), Findings.of(tab));
        tab.close();
    }

    @Test
    void anOrganizerLetsSixtyInAfterTwoClicks() throws Exception {
        for (int i = 0; i < 60; i++) {
            event.browser().post("join", Map.of("alias", "guest " + i)).require(200);
        }
        String token = organizer
                .post("organize/link", Map.of("person", 1))
                .require(200)
                .json()
                .at("/link")
                .asText();
        open("/enter?language=en#" + token);
        click("main button");
        tab.await("location.pathname === '/organizer' && " + READY);
        click("main .panel .primary");
        organizer.await(
                "organize", all -> !all.at("/persons").findValuesAsText("state").contains("waiting"));
        assertTrue(clicks <= 2, clicks + " clicks");
        assertEquals(List.of(), Findings.of(tab));
        tab.close();
    }
}
