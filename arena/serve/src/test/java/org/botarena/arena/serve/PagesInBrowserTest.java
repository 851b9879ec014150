package org.botarena.arena.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.report.browser.Played;
import org.botarena.arena.report.browser.Tab;
import org.botarena.arena.text.JsonText;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages of a room in a browser during games. Pictures of them are in {@code target/pictures}. */
@NeedsBrowser
@Timeout(180)
class PagesInBrowserTest {
    private static final String READY = "document.documentElement.dataset.ready === 'yes'";
    private static final Path PICTURES = Path.of("target", "pictures");
    private static final String HOSTILE = "bert<img src=x onerror=alert(1)>";

    private static Browser browser;
    private static RunningCup cup;
    private static ServedPage page;

    @TempDir
    private static Path folder;

    private final List<Tab> tabs = new ArrayList<>();

    /** A browser opens six connections to a server, and each tab uses one. */
    @AfterEach
    void closeTabs() {
        tabs.forEach(Tab::close);
    }

    @BeforeAll
    static void begin() throws Exception {
        browser = Browser.start();
        cup = new RunningCup(
                folder.resolve("cup"),
                6,
                "anna",
                HOSTILE,
                "carl",
                "dora",
                "emil with a name that has no room on a phone");
        page = new ServedPage(folder.resolve("cup"));
    }

    @AfterAll
    static void end() throws Exception {
        if (browser != null) {
            browser.close();
            page.close();
            cup.close();
        }
    }

    private Tab open(String address, int width, int height, boolean isDark) throws Exception {
        Tab tab = browser.open(width, height, isDark);
        tabs.add(tab);
        tab.visit(page.link() + address, READY);
        return tab;
    }

    private static String agent() throws Exception {
        return page.json("/api/state").at("/standings/0/agent").asText();
    }

    private static String ended() throws Exception {
        return page.json("/api/games").at("/games/0/id").asText();
    }

    @ParameterizedTest
    @CsvSource({
        "standings, 1280, 800, false",
        "standings, 390, 844, true",
        "games, 1024, 768, true",
        "game, 1280, 800, false",
        "game, 390, 844, false",
        "agent, 1024, 768, false",
        "schedule, 390, 844, true",
        "screen, 1024, 768, true",
        "screen, 1920, 1080, false",
        "standings, 320, 256, false"
    })
    void aPageIsReadableAtEachSizeAndHasNoSeriousFinding(String name, int width, int height, boolean isDark)
            throws Exception {
        Tab tab = open(address(name), width, height, isDark);
        tab.window(PICTURES.resolve("live-%s-%d-%s.png".formatted(name, width, isDark ? "dark" : "light")));
        assertTrue(
                tab.value("document.documentElement.scrollWidth <= innerWidth").asBoolean(),
                "nothing is cut off at the side");
        assertFalse(
                tab.value("[document.body.innerText, ...[...document.querySelectorAll('[aria-label]')]"
                                + ".map(one => one.ariaLabel)].some(text => text.includes('undefined'))")
                        .asBoolean(),
                "every text has what it tells");
        assertEquals(List.of(), Findings.repeated(tab));
        assertEquals(List.of(), tab.errors()); // before axe adds its own
        assertEquals(List.of(), Findings.of(tab));
        assertFalse(tab.value("!!document.querySelector('img[src=x]')").asBoolean(), "a name is text");
    }

    private static String address(String name) throws Exception {
        return switch (name) {
            case "standings" -> "/";
            case "game" -> "/game/" + ended();
            case "agent" -> "/agents/" + agent();
            default -> "/" + name;
        };
    }

    @ParameterizedTest
    @CsvSource({"1280, false", "1280, true", "320, false", "320, true"})
    void theReportIsReadableToo(int width, boolean isDark, @TempDir Path fresh) throws Exception {
        Path results = Played.tournament(fresh, "reversi", 1, "anna", "late", HOSTILE, "carl");
        Tab tab = browser.open(width, 800, isDark);
        tabs.add(tab);
        tab.show(results.resolve("report.html"), "", READY);
        tab.click("#rows tr:not(:has(.verdict:not(:empty))) button");
        tab.await("!document.querySelector('#viewer').hidden");
        assertTrue(
                tab.value("document.documentElement.scrollWidth <= innerWidth").asBoolean());
        assertEquals(List.of(), Findings.of(tab));
    }

    @ParameterizedTest
    @CsvSource({
        "forced-colors, active, false",
        "forced-colors, active, true",
        "prefers-contrast, more, false",
        "prefers-contrast, more, true"
    })
    void boardsNamesFocusAndStatesAreSeenInHighContrast(
            String feature, String value, boolean isDark, @TempDir Path fresh) throws Exception {
        Tab tab = open("/", 1280, 800, isDark);
        tab.prefers(Map.of(
                "prefers-color-scheme", isDark ? "dark" : "light", "prefers-reduced-motion", "reduce", feature, value));
        GameRecord game = cup.draw();
        cup.begin(game);
        cup.ply(game, game.fixture().opening().size());
        String name = "%s-%s.png".formatted(feature, isDark ? "dark" : "light");
        assertEquals(List.of(), Findings.unseen(tab, ".game-card .glow", ".chip", ".player.to-move"));
        tab.window(PICTURES.resolve("live-" + name));
        cup.end(game);
        tab.visit(page.link() + "/game/" + ended() + "#20", READY);
        assertEquals(List.of(), Findings.unseen(tab, "#board .glow", "#moves .now"));
        tab.window(PICTURES.resolve("game-" + name));
        Path results = Played.tournament(fresh, "connectfour", 1, "anna", "bert");
        tab.show(results.resolve("report.html"), "", READY);
        tab.click("#rows button");
        tab.await("document.querySelector('#next') !== null");
        tab.click("#next");
        tab.click("#next");
        assertEquals(List.of(), Findings.unseen(tab, "#board .glow", "#moves .now", "#list .piece"));
        tab.window(PICTURES.resolve("report-" + name));
    }

    /** 320x256 is the size of a window of 1280x1024 at 400 %. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "standings, 1280, 800, true", "standings, 320, 256, false", "games, 1280, 800, false", "games, 320, 256, true",
        "game, 1280, 800, true", "game, 320, 256, false", "agent, 1280, 800, false", "agent, 320, 256, true",
        "schedule, 1280, 800, true", "schedule, 320, 256, false", "screen, 1024, 768, false"
    })
    void everyControlIsReachedByTheKeyboardAndNothingMovesForWhoWantsItSo(
            String name, int width, int height, boolean isDark) throws Exception {
        Tab tab = open("/schedule", width, height, isDark);
        tab.prefers(Map.of("prefers-color-scheme", isDark ? "dark" : "light", "prefers-reduced-motion", "reduce"));
        tab.visit(page.link() + address(name), READY);
        assertTrue(
                tab.value("document.documentElement.scrollWidth <= innerWidth").asBoolean(),
                "nothing is cut off at the side");
        assertEquals(0, tab.value("document.getAnimations().length").asInt(), "nothing moves");
        assertEquals(List.of(), Findings.unreached(tab), "not reached by the Tab key, or without a sign");
        assertEquals(List.of(), Findings.of(tab));
    }

    @Test
    void aMoveIsDrawnWithinASecond() throws Exception {
        Tab tab = open("/", 1280, 800, false);
        GameRecord game = cup.draw();
        cup.begin(game);
        String card = "document.querySelector('a[href=\"/game/%s\"]')".formatted(game.id());
        tab.await(card + " !== null");
        String before = tab.value(card + ".innerHTML").asText();
        cup.ply(game, game.fixture().opening().size());
        tab.await("%s.innerHTML !== %s".formatted(card, JsonText.MAPPER.writeValueAsString(before)));
        cup.end(game);
        tab.await("!!document.querySelector('.game-card.over')");
    }

    /** The plies arrive too fast to be shown one by one, or are never reported. */
    @ParameterizedTest
    @CsvSource({"/, true", "/, false", "/screen, true", "/screen, false"})
    void theCardOfAFinishedGameShowsItsLastPosition(String address, boolean isReported) throws Exception {
        Tab tab = open(address, 1280, 800, false);
        GameRecord game = cup.draw();
        cup.begin(game);
        String card = "document.querySelector('.game-card:has(a[href=\"/game/%s\"])')".formatted(game.id());
        tab.await(card + " !== null");
        int opening = game.fixture().opening().size();
        int plies = game.result().plies().size();
        for (int i = opening; isReported && i < plies; i++) {
            cup.ply(game, i);
        }
        cup.end(game);
        tab.await(card + "?.classList.contains('over')");
        String discs = ".querySelectorAll('.picture circle').length";
        int shown = tab.value(card + discs).asInt();
        tab.visit(page.link() + "/game/" + game.id() + "#" + plies, READY);
        assertEquals(tab.value("document.querySelector('#board')" + discs).asInt(), shown);
    }

    @ParameterizedTest
    @CsvSource({"1920, 1080", "1280, 800", "390, 844"})
    void aGamesBoardHasItsShareOfTheHeightAndThePageItsShareOfTheWidth(int width, int height) throws Exception {
        Tab tab = open("/game/" + ended(), width, height, false);
        double board = tab.value("document.querySelector('#board svg').getBoundingClientRect().height")
                .asDouble();
        assertTrue(board >= 0.45 * height, "%f of %d".formatted(board, height));
        double content = tab.value("document.querySelector('#viewer').getBoundingClientRect().width")
                .asDouble();
        assertTrue(content >= 0.8 * width, "%f of %d".formatted(content, width));
        tab.visit(page.link() + "/", READY);
        double columns = tab.value("document.querySelector('.columns').getBoundingClientRect().width")
                .asDouble();
        assertTrue(columns >= 0.8 * width, "%f of %d".formatted(columns, width));
    }

    @ParameterizedTest
    @CsvSource({
        "standings, 1920, 1080", "standings, 1280, 800", "games, 1920, 1080", "games, 1280, 800", "game, 1920, 1080",
        "game, 1280, 800", "agent, 1920, 1080", "agent, 1280, 800", "schedule, 1920, 1080", "schedule, 1280, 800"
    })
    void aPageFillsFourFifthsOfAWideWindow(String name, int width, int height) throws Exception {
        Tab tab = open(address(name), width, height, false);
        double covered = tab.covered();
        assertTrue(covered >= 0.8, "%.2f".formatted(covered));
        assertEquals(List.of(), Findings.cutOff(tab), "no table is cut off");
    }

    /** The size of a page's first load over the network. */
    @ParameterizedTest
    @ValueSource(strings = {"standings", "game", "screen"})
    void theFirstLoadIsLight(String name) throws Exception {
        Tab tab = open(address(name), 1280, 800, false);
        double bytes = tab.value("['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))"
                        + ".reduce((sum, one) => sum + one.encodedBodySize + 300, 0)")
                .asDouble();
        assertTrue(bytes <= 150_000, "%.0f bytes".formatted(bytes));
        assertEquals(
                name.equals("game"),
                tab.value("document.querySelector('link[href$=\"uPlot.min.css\"]') !== null")
                        .asBoolean(),
                "a chart's style is loaded with a chart");
    }

    /** Ratings in a table and on the projector with these bounds: the name of the column, then each rating. */
    private static String ratings(Tab tab, String bounds) throws Exception {
        tab.value("""
                delete window.shown;
                Promise.all(["numbers", "tables"].map(name => import(document.querySelector(`link[href$="/${name}.js"]`).href))).then(([all, tables]) => {
                  const rows = %s.map(([elo, eloLow, eloHigh]) => ({elo, eloLow, eloHigh}));
                  window.shown = [tables.headingOf("elo", rows), ...rows.map(row => all.rating(row, rows))].join('; ');
                })""".formatted(bounds));
        tab.await("!!window.shown");
        return tab.value("window.shown").asText();
    }

    @Test
    void ratingsWithoutAnIntervalAreShownAndUnknownBoundsAreReportedInWords() throws Exception {
        Tab tab = open("/?language=en", 1280, 800, false);
        assertEquals("Elo; +5; −7", ratings(tab, "[[5, null, null], [-7, null, null]]"));
        assertEquals(
                "Elo (95 %); 0 ± 4; at least +3; at most −2; unknown; –",
                ratings(tab, "[[-0.2, -4, 3], [9, 3, null], [-7, null, -2], [0, null, null], [null, null, null]]"));
    }

    @ParameterizedTest
    @CsvSource({"standings, table.standings", "screen, table", "games, table", "agent, table", "schedule, table"})
    void theTablesThatAreReadableWithoutAScriptAreThoseThatItShows(String name, String table) throws Exception {
        Tab tab = open(address(name) + "?language=en", 1280, 800, false);
        tab.await("""
                (() => {
                  const asked = new XMLHttpRequest();
                  asked.open('GET', location.pathname, false);
                  asked.setRequestHeader('Accept-Language', 'en');
                  asked.send();
                  const written = new DOMParser().parseFromString(asked.responseText, 'text/html');
                  const rows = page => [...page.querySelectorAll('%s:first-of-type tr')].slice(0, 4)
                    .map(row => [...row.cells].map(cell => cell.textContent.replace('\u00a0ms', '')).join('; '));
                  return rows(written).length > 1 && JSON.stringify(rows(written)) === JSON.stringify(rows(document));
                })()""".formatted(table));
    }

    @Test
    void aPressOnAHeadingSortsTheTableAndStaysWhileGamesEnd() throws Exception {
        Tab tab = open("/?language=en", 1280, 800, false);
        String names = "[...document.querySelectorAll('table.standings a.agent')].map(one => one.textContent)";
        String sorted = "JSON.stringify(%s) === JSON.stringify(%s.sort((a, b) => %%slocaleCompare(%%s)))"
                .formatted(names, names);
        tab.click("table.standings th.name button");
        tab.await(sorted.formatted("b.", "a"));
        cup.play();
        assertEquals(
                "descending",
                tab.value("document.querySelector('th.name').getAttribute('aria-sort')")
                        .asText());
        tab.click("table.standings th.name button");
        tab.await(sorted.formatted("a.", "b"));
    }

    @Test
    void aLinkIsFollowedAlthoughAGameEndsWhileItIsPressed() throws Exception {
        Tab tab = open("/", 1280, 800, false);
        GameRecord game = cup.draw();
        tab.clickSlowly("table.standings a.agent", () -> {
            cup.begin(game);
            cup.end(game);
            page.await(state -> state.get("recent").toString().contains(game.id()));
            Thread.sleep(1000); // on its way to the page
        });
        tab.await("location.pathname.startsWith('/agents/')");
    }

    @Test
    void aLinkIsFollowedAlthoughAnAnswerThatReplacesItComesWhileItIsPressed() throws Exception {
        Tab tab = open("/games", 1280, 800, false);
        tab.value("""
                (() => { const real = fetch; window.asked = 0;
                  window.fetch = async (...one) => {
                    window.asked++; const answer = await real(...one);
                    await new Promise(done => setTimeout(done, 2000)); return answer; }; return 0; })()""");
        cup.play();
        tab.await("window.asked > 0");
        tab.clickSlowly("td a[href^=\"/game/\"]", () -> Thread.sleep(4000));
        tab.await("location.pathname.startsWith('/game/')");
    }

    @Test
    void onesStepsBackInALiveGameStayWhereTheyAreUntilOneGoesToTheEnd() throws Exception {
        GameRecord game = cup.draw();
        cup.begin(game);
        int opening = game.fixture().opening().size();
        cup.ply(game, opening);
        cup.ply(game, opening + 1);
        page.await(state -> state.get("playing").toString().contains(game.id())
                && state.get("playing").toString().contains("\"plies\":" + (opening + 2)));
        Tab tab = open("/game/" + game.id(), 1280, 800, false);
        assertEquals("%d of %d".formatted(opening + 2, opening + 2), tab.text("#count"));
        tab.press("ArrowLeft", 37);
        tab.press("ArrowLeft", 37);
        String board = tab.value("document.querySelector('#board').innerHTML").asText();
        cup.ply(game, opening + 2);
        tab.await("document.querySelector('#count').textContent === '%d of %d'".formatted(opening, opening + 3));
        assertEquals(
                board, tab.value("document.querySelector('#board').innerHTML").asText());
        tab.click("main > button");
        tab.await("document.querySelector('#count').textContent === '%d of %d'".formatted(opening + 3, opening + 3));
        assertNotEquals(
                board, tab.value("document.querySelector('#board').innerHTML").asText());
        assertEquals(List.of(), tab.errors());
        cup.end(game);
        tab.await("document.querySelector('h2').textContent.includes('\u2009:\u2009')");
    }

    @Test
    void aGameHasItsTimesInABrowserWithoutALanguage() throws Exception {
        Tab tab = browser.open(1280, 800, false);
        tabs.add(tab);
        tab.before("Object.defineProperty(Navigator.prototype, 'language', {get: () => 'C'})");
        tab.visit(page.link() + "/game/" + ended(), READY);
        tab.await("!!document.querySelector('.times canvas')");
        assertEquals(List.of(), tab.errors());
    }

    @Test
    void thePageSpeaksFrench() throws Exception {
        Tab tab = open("/?language=fr", 1280, 800, false);
        assertTrue(tab.text("h2").contains("Classement"), tab.text("h2"));
        assertEquals("fr", tab.value("document.documentElement.lang").asText());
        open("/?language=en", 1280, 800, false);
    }

    @ParameterizedTest
    @CsvSource({"1024, 768", "1280, 800", "1920, 1080", "3840, 2160"})
    void aProjectorsTextIsLargeAndNothingScrolls(int width, int height) throws Exception {
        Tab tab = open("/screen?language=en", width, height, false);
        double least = tab.value("Math.min(...[...document.querySelectorAll('main :is(p, td, th, h1, span, button)')]"
                        + ".filter(e => e.textContent.trim() && e.offsetParent !== null)"
                        + ".map(e => parseFloat(getComputedStyle(e).fontSize)))")
                .asDouble();
        assertTrue(least >= height / 36.0, "%f of %d".formatted(least, height));
        assertTrue(tab.value("document.documentElement.scrollHeight <= innerHeight")
                .asBoolean());
        assertEquals(
                "false",
                tab.value("document.querySelector('.screen-keys button').ariaPressed")
                        .asText());
        tab.press(" ", 32);
        assertEquals(
                "true",
                tab.value("document.querySelector('.screen-keys button').ariaPressed")
                        .asText());
        tab.press("c", 67);
        assertTrue(tab.value("document.documentElement.hasAttribute('data-contrast')")
                .asBoolean());
        tab.await("document.querySelector('.room-link img').naturalWidth > 0");
    }
}
