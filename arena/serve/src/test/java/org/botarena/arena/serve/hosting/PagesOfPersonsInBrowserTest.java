package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.serve.Findings;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages of signed-in people at each size, light and dark, in both languages, using only the keyboard. */
@Tag("slow")
@NeedsBrowser
@Timeout(300)
class PagesOfPersonsInBrowserTest {
    /** Texts missing from the catalogue are shown by their keys. */
    private static final String KEYS =
            "[...document.querySelectorAll('body *')].filter(one => one.children.length === 0)"
                    + ".map(one => one.textContent).filter(text => /^[a-z]+([.][a-z-]+)+$/.test(text)"
                    + " && !text.endsWith('.jar'))";

    /** Signs of a state that have neither a text nor a name, so that only the colour shows it. */
    private static final String BY_COLOUR = "[...document.querySelectorAll('main .good, main .bad')]"
            + ".filter(one => !one.textContent.trim() && !one.ariaLabel).map(one => one.outerHTML)";

    private static final String BROKEN = "[...document.querySelectorAll('td code')]"
            + ".filter(one => one.getClientRects().length > 1).map(one => one.textContent)";

    @TempDir
    private static Path folder;

    private static Browser browser;
    private static Hosted event;
    private static Device author;
    private static Device organizer;

    @BeforeAll
    static void begin() throws Exception {
        browser = Browser.start();
        event = new Hosted(folder.resolve("evening"), Map.of());
        Hosted.Browser host = event.organizer();
        author = enter(link(host, Map.of("role", "AUTHOR", "alias", "anna")), "/author");
        organizer = enter(host.post("organize/link", Map.of("person", 1)), "/organizer");
        Device other = enter(link(host, Map.of("role", "AUTHOR", "alias", "bert")), "/author");
        submit(author, "anna");
        submit(other, "bert");
        host.post("organize/tournament", Map.of("settings", Map.of("pairs", "1", "with", "random"), "why", "the final"))
                .require(200);
        host.await("", now -> now.at("/tournaments/0/state").asText().equals("finished"));
        String name = host.get("").json().at("/tournaments/0/name").asText();
        host.post("organize/freeze", Map.of("tournament", name)).require(200);
    }

    private static void submit(Device device, String name) throws Exception {
        device.tab()
                .choose(
                        "#file",
                        TestJars.agent(folder.resolve("jars"), name + "s", TestJars.FIRST_MOVE + " // " + name));
        device.reads("plays as %s@1".formatted(name));
    }

    private static Hosted.Answer link(Hosted.Browser host, Map<String, String> person) {
        return host.post("organize/person", person);
    }

    private static Device enter(Hosted.Answer answer, String page) throws Exception {
        String token = answer.require(200).json().at("/link").asText();
        return Device.open(browser, event.link(), 1280, 800, false, folder).enter(token, page);
    }

    @AfterAll
    static void end() throws Exception {
        if (browser != null) {
            browser.close();
            event.close();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/author, 1280, 800, false, en",
        "/author, 390, 844, true, fr",
        "/author, 320, 256, false, en",
        "/play, 1280, 800, true, fr",
        "/play, 390, 844, false, en",
        "/play, 320, 256, true, fr",
        "/organizer, 1280, 800, true, fr",
        "/organizer, 390, 844, false, en",
        "/organizer, 320, 256, true, fr",
        "/reveal, 1280, 800, false, fr",
        "/reveal, 390, 844, true, en",
        "/reveal, 320, 256, false, fr",
        "/, 768, 1024, true, fr",
        "/join, 1280, 800, true, fr",
        "/join, 390, 844, false, en",
        "/enter, 1920, 1080, false, en",
        "/enter, 390, 844, true, fr"
    })
    void aPageIsReadableAndEveryControlIsReachedByTheKeyboard(
            String page, int width, int height, boolean isDark, String language) throws Exception {
        Device device = page.equals("/organizer") || page.equals("/reveal") ? organizer : author;
        device.tab().resize(width, height);
        device.tab()
                .prefers(Map.of("prefers-color-scheme", isDark ? "dark" : "light", "prefers-reduced-motion", "reduce"));
        device.visit(page + "?language=" + language);
        device.tab().window(Path.of("target", "pictures", "person%s-%d.png".formatted(page.replace('/', '-'), width)));
        assertEquals(
                language, device.tab().value("document.documentElement.lang").asText());
        assertTrue(
                device.tab()
                        .value("document.documentElement.scrollWidth <= innerWidth")
                        .asBoolean(),
                "nothing is cut off at the side");
        assertEquals("[]", device.tab().value(KEYS).toString(), "texts that are missing");
        assertEquals("[]", device.tab().value(BY_COLOUR).toString());
        assertEquals("[]", device.tab().value(BROKEN).toString(), "an id is not broken over two lines");
        assertFalse(device.tab().text("body").contains("undefined"), "every text has its values");
        assertEquals(List.of(), Findings.repeated(device.tab()));
        assertEquals(0, device.tab().value("document.getAnimations().length").asInt(), "nothing moves");
        assertEquals(List.of(), Findings.unreached(device.tab()), "not reached by the Tab key, or without a sign");
        assertEquals(
                List.of(),
                device.tab().errors().stream()
                        .filter(error -> !error.contains("Canvas2D")) // axe-core's own, on the page before
                        .toList());
        assertEquals(List.of(), Findings.of(device.tab()));
    }

    @ParameterizedTest
    @CsvSource({
        "forced-colors, active, false",
        "forced-colors, active, true",
        "prefers-contrast, more, false",
        "prefers-contrast, more, true"
    })
    void boardsNamesFocusAndStatesAreSeenInHighContrast(String feature, String value, boolean isDark) throws Exception {
        String name = "%s-%s.png".formatted(feature, isDark ? "dark" : "light");
        author.tab().resize(1280, 800);
        author.tab()
                .prefers(Map.of(
                        "prefers-color-scheme",
                        isDark ? "dark" : "light",
                        "prefers-reduced-motion",
                        "reduce",
                        feature,
                        value));
        author.visit("/author?language=en");
        assertEquals(List.of(), Findings.unseen(author.tab(), ".wdl", ".piece", ".steps-of .sign"));
        author.tab().window(Path.of("target", "pictures", "author-" + name));
        author.tab().click("a.button[href^=\"#game\"]");
        assertEquals(List.of(), Findings.unseen(author.tab(), "#board .glow", "#moves .now"));
        author.visit("/play?language=en");
        author.tab().click("form button");
        author.tab().await("document.querySelector('.choice') !== null", Duration.ofSeconds(30));
        assertEquals(List.of(), Findings.unseen(author.tab(), "#board .dot"));
        author.tab().click(".choice");
        assertEquals(List.of(), Findings.unseen(author.tab(), "#board .glow", ".player.to-move", "#choices button"));
        author.tab().window(Path.of("target", "pictures", "play-" + name));
        author.tab().click("button.danger");
        author.tab().await("document.querySelector('.banner') !== null");
    }

    @ParameterizedTest
    @CsvSource({
        "/, 1920, 1080",
        "/, 1280, 800",
        "/author, 1920, 1080",
        "/author, 1280, 800",
        "/organizer, 1920, 1080",
        "/organizer, 1280, 800",
        "/play, 1920, 1080",
        "/play, 1280, 800",
        "/join, 1920, 1080",
        "/join, 1280, 800",
        "/enter, 1920, 1080",
        "/enter, 1280, 800",
        "/reveal, 1920, 1080",
        "/reveal, 1280, 800"
    })
    void aPageFillsFourFifthsOfAWideWindow(String page, int width, int height) throws Exception {
        Device device = page.equals("/organizer") || page.equals("/reveal") ? organizer : author;
        device.tab().resize(width, height);
        device.visit(page + "?language=en");
        double covered = device.tab().covered();
        assertTrue(covered >= 0.8, "%.2f".formatted(covered));
        assertEquals(List.of(), Findings.cutOff(device.tab()), "no table is cut off");
    }
}
