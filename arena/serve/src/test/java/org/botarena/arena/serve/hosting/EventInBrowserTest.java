package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.report.browser.Tab;
import org.botarena.arena.serve.Findings;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A hosted event in a browser, as its people see it. Pictures of the pages are in {@code target/pictures}. */
@Tag("slow")
@NeedsBrowser
@Timeout(240)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class EventInBrowserTest {
    private static final String READY = "document.documentElement.dataset.ready === 'yes'";
    private static final Path PICTURES = Path.of("target", "pictures");

    private static Browser browser;
    private static Hosted event;
    private static Hosted.Browser organizer;

    @TempDir
    private static Path folder;

    private final List<Tab> tabs = new ArrayList<>();

    @BeforeAll
    static void begin() throws Exception {
        browser = Browser.start();
        event = new Hosted(folder.resolve("evening"), Map.of());
        organizer = event.organizer();
    }

    @AfterAll
    static void end() throws Exception {
        if (browser != null) {
            browser.close();
            event.close();
        }
    }

    @AfterEach
    void closeTabs() {
        tabs.forEach(Tab::close);
    }

    private Tab open(String address, int width, int height, boolean isDark) throws Exception {
        Tab tab = browser.open(width, height, isDark);
        tabs.add(tab);
        tab.visit(event.link() + address, READY);
        return tab;
    }

    /** Presses Tab until the element has the focus. */
    private static void focus(Tab tab, String selector) {
        for (int i = 0; i < 30; i++) {
            if (tab.value("document.activeElement?.matches('%s') ?? false".formatted(selector))
                    .asBoolean()) {
                return;
            }
            tab.press("Tab", 9);
        }
        throw new AssertionError("the keyboard does not reach " + selector);
    }

    /** Signs the tab's browser in with a person's new link, using only the keyboard. */
    private Tab enter(int person, String page) throws Exception {
        String link = organizer
                .post("organize/link", Map.of("person", person))
                .require(200)
                .json()
                .at("/link")
                .asText();
        Tab tab = open("/enter#" + link, 390, 844, false);
        focus(tab, "main button");
        tab.press("Enter", 13);
        tab.await("location.pathname === '%s' && %s".formatted(page, READY));
        return tab;
    }

    @Test
    @Order(1)
    void anAuthorComesFromTheLinkToARankWithTheKeyboardAndAFile() throws Exception {
        int anna = added("anna", "");
        Tab tab = enter(anna, "/author");
        Path jar = TestJars.agent(folder.resolve("jars"), "annas", TestJars.FIRST_MOVE);
        focus(tab, "#file");
        tab.choose("#file", jar);
        tab.await("document.querySelector('main').innerText.includes('anna@1')");
        tab.await("document.querySelector('details pre').textContent.includes('plays ')");
        assertFalse(
                tab.value("/\\n {11}/.test(document.querySelector('details pre').textContent)")
                        .asBoolean(),
                "the page wraps the answer, and nothing else does");
        tab.await("!!document.querySelector('td span.good')");
        tab.window(PICTURES.resolve("event-author.png"));
        assertEquals(List.of(), tab.errors());
        assertEquals(List.of(), Findings.of(tab));
        event.host();
        organizer.await("", now -> now.at("/ladder/games").asInt() >= 4);
        tab.visit(event.link() + "/", READY);
        tab.await("[...document.querySelectorAll('td')].some(cell => cell.textContent === 'anna@1')");
        aGameIsJudgedOnItsAuthorsPage(tab);
    }

    private static void aGameIsJudgedOnItsAuthorsPage(Tab tab) throws Exception {
        tab.visit(event.link() + "/author", READY);
        tab.await("[...document.querySelectorAll('summary')].some(one => one.textContent === 'Output and reasons')");
        tab.click("summary", "Output and reasons");
        tab.await("[...document.querySelectorAll('details[open] button')].length > 0");
        tab.click("details[open] button", "Where was it lost?");
        tab.await("/No move gave anything away|Value of your move/.test(document.querySelector('main').innerText)");
        tab.window(PICTURES.resolve("event-explained.png"));
        assertEquals(List.of(), Findings.of(tab));
    }

    @ParameterizedTest
    @Order(2)
    @CsvSource({
        "/, 1280, 800, false",
        "/, 390, 844, true",
        "/, 320, 256, false",
        "/join, 390, 844, false",
        "/join, 320, 256, true",
        "/ladder, 1280, 800, false",
        "/ladder/games, 390, 844, true",
        "/ladder/schedule, 320, 256, false",
        "/screen, 1024, 768, true"
    })
    void aPageIsReadableAtEachSizeAndHasNoSeriousFinding(String address, int width, int height, boolean isDark)
            throws Exception {
        Tab tab = open(address, width, height, isDark);
        tab.window(PICTURES.resolve(
                "event%s-%d-%s.png".formatted(address.replace('/', '-'), width, isDark ? "dark" : "light")));
        assertTrue(
                tab.value("document.documentElement.scrollWidth <= innerWidth").asBoolean(),
                "nothing is cut off at the side");
        assertEquals(List.of(), tab.errors());
        assertEquals(List.of(), Findings.of(tab));
    }

    @Test
    @Order(3)
    void theOrganizersPageIsReadableAndHasNoSeriousFinding() throws Exception {
        Tab tab = enter(1, "/organizer");
        tab.window(PICTURES.resolve("event-organizer.png"));
        assertTrue(
                tab.value("document.documentElement.scrollWidth <= innerWidth").asBoolean());
        assertEquals(List.of(), Findings.of(tab));
        tab.click("main nav a", "Tournaments");
        String begin = "document.querySelector('[name=format]').form";
        tab.await("!!document.querySelector('[name=format]')");
        assertEquals(List.of(), Findings.of(tab));
        tab.value(begin + ".requestSubmit()");
        tab.await(begin + ".nextElementSibling?.matches('.refused')");
        assertTrue(
                tab.value(begin + ".nextElementSibling.textContent")
                        .asText()
                        .startsWith("a tournament needs the agents of two authors"),
                "the refusal is shown after its form");
        assertEquals(
                "", tab.value("document.querySelector('#told').textContent").asText(), "nothing far away");
        tab.visit(event.link() + "/reveal", READY);
        assertEquals(List.of(), Findings.of(tab));
    }

    @Test
    @Order(3)
    void theOrganizerHasAMatchPlayedAndStopsIt() throws Exception {
        Tab tab = enter(1, "/organizer");
        tab.click("main nav a", "Tournaments");
        tab.await("!!document.querySelector('[name=second]')");
        tab.value("document.querySelector('[name=second]').value = 'random'");
        tab.value("document.querySelector('[name=second]').form.requestSubmit()");
        tab.await("[...document.querySelectorAll('main button')].some(one => one.textContent === 'Stop the match')");
        tab.window(PICTURES.resolve("event-match.png"));
        tab.click("main button", "Stop the match");
        tab.click("dialog[open] .danger");
        tab.await("![...document.querySelectorAll('main button')].some(one => one.textContent === 'Stop the match')");
        assertEquals(List.of(), tab.errors());
        assertEquals(List.of(), Findings.of(tab));
    }

    @Test
    @Order(4)
    void aGameOfTheLadderIsFoundFromTheFirstPageAndAnAgentFromTheGame() throws Exception {
        Tab tab = open("/", 1280, 800, false);
        tab.click("a[href=\"/ladder\"]");
        tab.await("location.pathname === '/ladder' && " + READY);
        String heading = "document.querySelector('table.standings th:nth-child(7)').textContent.includes('95')";
        assertTrue(
                tab.value(
                                "[...document.querySelectorAll('table.standings tbody tr td:nth-child(7)')].every(cell => cell.textContent"
                                        + " === '\u2013' || / \u00b1 .+$|^at |^unknown$/.test(cell.textContent) === "
                                        + heading + ")")
                        .asBoolean(),
                "ratings have intervals, or what is known of them in words, where the heading says so");
        tab.click("nav a[href=\"/ladder/games\"]");
        tab.await("location.pathname === '/ladder/games' && " + READY
                + " && !!document.querySelector('a[href^=\"/ladder/game/\"]')"); // not the list that the server wrote
        tab.click("a[href^=\"/ladder/game/\"]");
        tab.await("location.pathname.startsWith('/ladder/game/') && !!document.querySelector('#board *')");
        tab.click("main a.agent");
        tab.await("location.pathname.startsWith('/ladder/agents/') && " + READY);
        assertEquals(List.of(), tab.errors());
    }

    @Test
    @Order(5)
    void aLinkIsFollowedAlthoughThePageChangesWhileItIsPressed() throws Exception {
        Tab tab = open("/", 1280, 800, false);
        Hosted.Browser bert = event.author(organizer, "bert");
        Path jar = TestJars.agent(folder.resolve("jars"), "berts", TestJars.FIRST_MOVE);
        int games = organizer.get("").json().at("/ladder/games").asInt();
        tab.clickSlowly("a[href=\"/ladder\"]", () -> {
            bert.upload(jar).require(201); // A resting ladder has games to play again.
            organizer.await("", now -> now.at("/ladder/games").asInt() > games + 1);
            Thread.sleep(4000); // The page is shown again every three seconds.
        });
        tab.await("location.pathname === '/ladder' && " + READY);
    }

    @Test
    @Order(6)
    void theOrganizerHasQuestionsToTheAuthorsMadeAndSavesThem() throws Exception {
        organizer
                .post("organize/tournament", Map.of("settings", Map.of("pairs", "1")))
                .require(200);
        organizer.await("", now -> now.at("/tournaments/0/state").asText().equals("finished"));
        Tab tab = enter(1, "/organizer");
        tab.click("main nav a", "Tournaments");
        String form = "document.querySelector('[name=positions]')";
        tab.await("!!" + form);
        tab.value(form + ".closest('details').open = true");
        tab.value(form + ".value = '2'");
        tab.value(form + ".form.requestSubmit()");
        String link = "document.querySelector('a[download=\"questions.html\"]')";
        tab.await("!!" + link);
        tab.picture(".tournament", PICTURES.resolve("event-sheets.png"));
        tab.value("void fetch(%s.href).then(answer => answer.text()).then(text => { window.sheets = text; })"
                .formatted(link));
        tab.await("window.sheets?.includes('<h1>Questions to the authors</h1>')");
        assertEquals(List.of(), tab.errors());
        assertEquals(List.of(), Findings.of(tab));
    }

    @Test
    @Order(6)
    void anAgentThatWasLateInItsTrialDoesNotSimplyPlayAndTheOrganizerReadsNames() throws Exception {
        Path late = TestJars.agent(folder.resolve("jars"), "late", """
                if (game.position().moves().length < 6) { for (long i = System.nanoTime(); System.nanoTime() - i < 9_000_000_000L;) { } }
                return game.position().moves()[0];
                """);
        int carl = added("carl", "Carl Meier");
        Hosted.Browser dora = event.author(organizer, "dora");
        Tab tab = enter(carl, "/author");
        tab.choose("#file", late);
        dora.upload(late).require(201);
        tab.await("!!document.querySelector('td strong.bad')");
        assertTrue(
                tab.value("document.querySelector('td strong.bad').textContent")
                        .asText()
                        .matches("may play, but lost 2 of 2 trial games by a fault: does not return in time: .*"),
                tab.value("document.querySelector('td strong.bad').textContent").asText());
        tab.window(PICTURES.resolve("event-author-late.png"));
        assertEquals(List.of(), Findings.of(tab));
        Tab page = enter(1, "/organizer");
        page.await("document.querySelector('main').innerText.includes('the same file: Carl Meier (carl), dora')");
        page.window(PICTURES.resolve("event-organizer-names.png"));
    }

    private static int added(String alias, String name) {
        return organizer
                .post("organize/person", Map.of("alias", alias, "name", name, "role", "AUTHOR"))
                .require(200)
                .json()
                .at("/person")
                .asInt();
    }

    @Test
    @Order(7)
    void pagesHealWithinFiveSecondsAfterAServerThatFellIsUpAgain() throws Exception {
        Tab live = open("/ladder", 1280, 800, false);
        Tab home = open("/", 1280, 800, false);
        int port = Integer.parseInt(event.link().replaceFirst(".*:", ""));
        event.close();
        live.await("!!document.querySelector('.status.warning')");
        home.await("document.querySelector('#told').textContent !== ''");
        event = new Hosted(folder.resolve("evening"), Map.of(), port);
        long begin = System.nanoTime();
        live.await("!document.querySelector('.status.warning')");
        home.await("document.querySelector('#told').textContent === ''");
        double seconds = (System.nanoTime() - begin) / 1e9;
        assertTrue(seconds <= 5, "%.1f s".formatted(seconds));
        JsonNode now = organizer.at(event.link()).get("").json();
        assertTrue(now.at("/ladder/games").asInt() >= 4, "no game is lost");
    }
}
