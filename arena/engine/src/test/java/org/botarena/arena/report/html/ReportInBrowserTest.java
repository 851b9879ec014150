package org.botarena.arena.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.report.browser.Played;
import org.botarena.arena.report.browser.Tab;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.format.Gauntlet;
import org.botarena.arena.tournament.schedule.Setup;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The report as a reader sees it: opened from the disk in a browser. Screenshots go to {@code target/pictures}. */
@NeedsBrowser
class ReportInBrowserTest {
    private static final String READY = "document.documentElement.dataset.ready === 'yes'";
    private static final String SHOWN = "!document.querySelector('#viewer').hidden";
    private static final String EXPECTED = "document.querySelectorAll('.graph .expected').length";
    private static final Path PICTURES = Path.of("target", "pictures");

    /** Steps to the end of the open game; returns the errors in the drawings on the way. */
    private static final String STEP_THROUGH = """
            (() => {
              const problems = [];
              const board = document.querySelector('#board');
              const plies = Number(document.querySelector('#slider').max);
              let before = '';
              for (let ply = 0; ply <= plies; ply++) {
                const drawn = board.innerHTML;
                if (drawn === before) problems.push('ply ' + ply + ' changes nothing');
                if (/NaN|undefined/.test(drawn)) problems.push('ply ' + ply + ': ' + drawn);
                if (document.querySelector('#count').textContent !== ply + ' of ' + plies) problems.push('count at ' + ply);
                before = drawn;
                document.querySelector('#next').click();
              }
              if (plies === 0) problems.push('no ply');
              return problems;
            })()
            """;

    /** Defines {@code of} in scripts, the luminance of an element's colour, and the contrast of two of them. */
    private static final String CONTRAST = """
            const light = part => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
            const light3 = ([r, g, b]) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
            const of = (selector, what) => light3(getComputedStyle(document.querySelector(selector))[what].match(/\\d+/g).map(Number));
            const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
            """;

    /** About ten times the usual time, so that a busy machine causes no failure. */
    private static final double SOON_MS = 1000;

    private static Browser browser;

    @TempDir
    private static Path folder;

    private static Path reversi;

    @BeforeAll
    static void begin() throws Exception {
        browser = Browser.start();
        reversi = Played.tournament(
                Files.createDirectories(folder.resolve("reversi")),
                "reversi",
                2,
                "anna",
                "late",
                "<img src=x onerror=alert(1)>",
                "carl",
                "a name that is so long that no phone has room for it in one line");
    }

    @AfterAll
    static void end() throws Exception {
        if (browser != null) {
            browser.close();
        }
    }

    /** The games of two sides; tournaments exist only for these. */
    static Stream<String> games() {
        return Games.installed().all().stream()
                .map(GameType::name)
                .filter(name -> Games.installed().parse(name).firstSeats().size() == 2);
    }

    private static Tab open(Path results, int width, boolean isDark) throws Exception {
        Tab tab = browser.open(width, 800, isDark);
        tab.show(results.resolve("report.html"), "", READY);
        return tab;
    }

    private static void assertQuiet(Tab tab) {
        assertEquals(List.of(), tab.errors());
        assertEquals(List.of(), tab.requests());
    }

    @ParameterizedTest
    @ValueSource(ints = {1920, 1280})
    void itFillsFourFifthsOfAWideWindow(int width) throws Exception {
        double covered = open(reversi, width, false).covered();
        assertTrue(covered >= 0.8, "%.2f".formatted(covered));
    }

    @Test
    void theStandingsAreShownWithoutAnyNetworkRequest() throws Exception {
        Tab tab = open(reversi, 1280, false);
        String standings = tab.text("#standings");
        for (String entrant : List.of("anna", "late", "carl", "<img src=x onerror=alert(1)>")) {
            assertTrue(standings.contains(entrant), standings);
        }
        assertEquals(
                5,
                tab.value("document.querySelectorAll('#standings tbody tr').length")
                        .asInt());
        assertQuiet(tab);
    }

    @Test
    void aHeadingSortsAscendingThenDescendingThenByPlace() throws Exception {
        Tab tab = open(reversi, 1280, false);
        String points =
                "[...document.querySelectorAll('#standings tbody tr')].map(row => Number(row.cells[2].textContent)).join()";
        String byPlace = tab.value(points).asText();
        tab.click("#standings th:nth-child(3) button");
        assertEquals(byPlace, tab.value(points).asText());
        tab.click("#standings th:nth-child(3) button");
        assertEquals(
                "ascending",
                tab.value("document.querySelector('#standings th:nth-child(3)').ariaSort")
                        .asText());
        assertEquals(
                tab.value("'%s'.split(',').reverse().join()".formatted(byPlace)).asText(),
                tab.value(points).asText());
        tab.click("#standings th:nth-child(3) button");
        assertEquals(byPlace, tab.value(points).asText());
        assertQuiet(tab);
    }

    @Test
    void aGameStepsForwardAndBackByClickAndByKey() throws Exception {
        Tab tab = open(reversi, 1280, false);
        tab.click("#rows tr:not(:has(.verdict:not(:empty))) button");
        tab.await(SHOWN);
        assertTrue(tab.text("#count").startsWith("0 of "));
        String start = discs(tab);
        tab.click("#next");
        assertTrue(tab.text("#count").startsWith("1 of "));
        String first = discs(tab);
        assertNotEquals(start, first);
        tab.press("ArrowRight", 39);
        assertTrue(tab.text("#count").startsWith("2 of "));
        tab.press("ArrowLeft", 37);
        assertEquals(first, discs(tab));
        tab.click("#previous");
        assertEquals(start, discs(tab));
        tab.press("End", 35);
        String end = tab.text("#count");
        assertEquals(end.replaceAll(".* of ", ""), end.replaceAll(" of .*", ""));
        assertTrue(tab.text("#said").contains("scores by seat: "), tab.text("#said"));
        tab.press("Home", 36);
        assertEquals(start, discs(tab));
        tab.click("#last");
        assertEquals(end, tab.text("#count"));
        tab.click("#first");
        assertEquals(start, discs(tab));
        tab.click("#moves button:nth-child(7)");
        assertTrue(tab.text("#count").startsWith("7 of "));
        assertQuiet(tab);
    }

    private static String discs(Tab tab) {
        return tab.value(
                        "[...document.querySelectorAll('#board circle')].map(c => c.getAttribute('cx') + c.getAttribute('cy')"
                                + " + c.getAttribute('class')).join()")
                .asText();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theDiscsOfConnectFourAreRedAndYellowAndStandOutFromTheirGround(boolean isDark) throws Exception {
        Path results = Played.tournament(folder.resolve("connectfour-" + isDark), "connectfour", 1, "anna", "bert");
        Tab tab = open(results, 1280, isDark);
        tab.click("#rows button");
        tab.await(SHOWN);
        tab.click("#last");
        assertEquals("[]", tab.value("""
                        (() => {
                          %s
                          return ["red", "yellow"].filter(colour => Math.max(...["fill", "stroke"].map(what =>
                            contrast(of("#board ." + colour, what), of("#board .cell", "fill")))) < 3);
                        })()""".formatted(CONTRAST)).toString());
        assertEquals(
                tab.value("document.querySelectorAll('#board .yellow').length"),
                tab.value("document.querySelectorAll('#board .yellow + .groove').length"));
        String board =
                tab.value("document.querySelector('#board svg').ariaLabel").asText();
        assertTrue(board.contains("red") && board.contains("yellow") && !board.contains("X"), board);
        assertEquals(
                List.of("yellow", "red"),
                List.of(tab.value(
                                "[...document.querySelectorAll('#viewer .player .piece')].map(one => one.ariaLabel).join()")
                        .asText()
                        .split(",")));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theLastMoveStandsOutFromEachGround(boolean isDark) throws Exception {
        assertEquals(
                "[]", open(reversi, 1280, isDark).value("""
                        (() => {
                          %s
                          const grounds = ["felt", "sq-dark", "sq-light", "cell"];
                          const drawn = document.body.appendChild(document.createElement("div"));
                          drawn.innerHTML = "<svg>" + [...grounds, "glow", "glow-edge"].map(one => `<rect class="${one}"/>`).join("") + "</svg>";
                          return grounds.filter(ground => Math.max(...["glow", "glow-edge"].map(one =>
                            contrast(of("div > svg > ." + one, "stroke"), of("div > svg > ." + ground, "fill")))) < 3);
                        })()""".formatted(CONTRAST)).toString());
    }

    @Test
    void theListShowsWhoIsBlackAndTheNumberOfDiscs() throws Exception {
        Tab tab = open(reversi, 1280, false);
        assertEquals(
                "[\"First\",\"Result\",\"Count\",\"Second\",\"Game\",\"Plies\",\"Fault\"]",
                tab.value("[...document.querySelectorAll('#list th')].map(th => th.innerText)")
                        .toString());
        String first = "#rows tr:not(:has(.verdict:not(:empty)))";
        assertTrue(tab.value("document.querySelector('%s td:nth-child(1) .black') !== null".formatted(first))
                .asBoolean());
        String tally = tab.text(first + " .tally");
        assertTrue(tally.matches("\\d+\u2013\\d+"), tally);
        tab.click(first + " button");
        tab.await(SHOWN);
        tab.press("End", 35);
        assertEquals(
                tally,
                tab.text("#viewer .player:last-child .tally") + "\u2013"
                        + tab.text("#viewer .player:first-child .tally"),
                "the first below the board, the second above it");
    }

    @ParameterizedTest
    @CsvSource({"1920, 1080", "1280, 800", "390, 844"})
    void theBoardHasItsShareOfTheHeightAndTheFirstScreenAGameToWatch(int width, int height) throws Exception {
        Tab tab = browser.open(width, height, false);
        tab.show(reversi.resolve("report.html"), "", READY);
        assertTrue(tab.value("document.querySelectorAll('#watch li').length").asInt() >= 3);
        assertTrue(tab.value("document.querySelector('#standings').getBoundingClientRect().width")
                        .asDouble()
                >= 0.8 * width);
        tab.click("#rows tr:not(:has(.verdict:not(:empty))) button");
        tab.await(SHOWN);
        double board = tab.value("document.querySelector('#board svg').getBoundingClientRect().height")
                .asDouble();
        assertTrue(board >= 0.4 * height, "%f of %d".formatted(board, height));
        assertTrue(
                tab.value("document.querySelector('#viewer').scrollWidth <= innerWidth")
                        .asBoolean(),
                "nothing is cut off at the side");
        assertQuiet(tab);
    }

    @Test
    void eachKeyPositionIsOneClickAway() throws Exception {
        Tab tab = open(reversi, 1280, false);
        int moments =
                tab.value("document.querySelectorAll('#watch li a').length").asInt();
        assertTrue(moments >= 3 && moments <= 5, moments + " moments");
        for (int i = 1; i <= moments; i++) {
            String link = "#watch li:nth-child(%d) a".formatted(i);
            String at = tab.value("document.querySelector('%s').hash.split('/')[2]".formatted(link))
                    .asText();
            tab.value("document.querySelector('%s').click()".formatted(link)); // it may be two lines long
            tab.await(SHOWN);
            tab.await("document.querySelector('#count').textContent.startsWith('%s of ')".formatted(at));
            assertNotEquals("0", at);
            String told = tab.text("#watch li:nth-child(%d) .dim".formatted(i));
            tab.await("'ply ' + document.querySelector('#moves .now').textContent.replace('\u00a0', ', ') === '%s'"
                    .formatted(told));
        }
        assertQuiet(tab);
    }

    @Test
    void theKeyPositionIsWhereTheAgentsValuesSwing() throws Exception {
        Tab tab = open(
                Played.tournament(
                        Files.createDirectories(folder.resolve("swinging")), "connectfour", 3, "says", "says too"),
                1280,
                false);
        String swing =
                "[...document.querySelectorAll('#watch li')].find(one => one.textContent.startsWith('largest swing'))";
        tab.picture("#watch", PICTURES.resolve("moments.png"));
        tab.value(swing + ".querySelector('a').click()");
        tab.await(SHOWN);
        assertTrue(tab.text("#said").contains("It expected +0.50"), tab.text("#said"));
        assertQuiet(tab);
    }

    @Test
    void typingANameFiltersTheListOfGames() throws Exception {
        Tab tab = open(reversi, 1280, false);
        tab.value("(() => { const who = document.querySelector('#who'); who.value = 'C\u00e0RL';"
                + " who.dispatchEvent(new Event('input')); })()");
        assertTrue(tab.text("#found").startsWith("16 of 40 games"), tab.text("#found"));
    }

    @Test
    void aGamePlaysByItselfUntilTheReaderSteps() throws Exception {
        Tab tab = open(reversi, 1280, false);
        tab.click("#rows tr:not(:has(.verdict:not(:empty))) button");
        tab.await(SHOWN);
        tab.value("document.querySelector('#speed').value = '8'");
        tab.click("#play");
        tab.await("Number(document.querySelector('#count').innerText.split(' ')[0]) > 3");
        tab.press("ArrowLeft", 37);
        assertEquals(
                "false",
                tab.value("document.querySelector('#play').getAttribute('aria-pressed')")
                        .asText());
        String stopped = tab.text("#count");
        Thread.sleep(400);
        assertEquals(stopped, tab.text("#count"));
        assertQuiet(tab);
    }

    @Test
    void theGraphShowsBothAgentsValuesAndLinksTheirDisagreement() throws Exception {
        Tab tab = openFirstGame(Played.tournament(
                Files.createDirectories(folder.resolve("spoken")), "reversi:size=6", 1, "says", "says too"));
        assertEquals(2, tab.value(EXPECTED).asInt());
        tab.click("#parted");
        tab.await("/^[1-9]/.test(document.querySelector('#count').textContent)");
        assertTrue(tab.text("#said").contains("It expected +0.50"), tab.text("#said"));
        tab.picture(".graph", PICTURES.resolve("expected.png"));
        assertQuiet(tab);
    }

    @Test
    void withoutAgentValuesTheGraphShowsOnlyTheCounts() throws Exception {
        Tab tab = openFirstGame(reversi);
        assertEquals(0, tab.value(EXPECTED).asInt());
        assertEquals("Who leads, by ply", tab.text(".graph figcaption"));
    }

    private static Tab openFirstGame(Path results) throws Exception {
        Tab tab = open(results, 1280, false);
        tab.click("#rows tr:not(:has(.verdict:not(:empty))) button");
        tab.await(SHOWN);
        return tab;
    }

    @Test
    void theSliderStepsThroughTheGame() throws Exception {
        Tab tab = open(reversi, 1280, false);
        tab.click("#rows tr:not(:has(.verdict:not(:empty))) button");
        tab.await(SHOWN);
        tab.value("document.querySelector('#slider').focus()");
        tab.press("ArrowRight", 39);
        tab.press("ArrowRight", 39);
        tab.await("document.querySelector('#count').textContent.startsWith('2 of ')");
    }

    @Test
    void aFaultLinksToTheMissingPlyOfItsGame() throws Exception {
        Tab tab = open(reversi, 1280, false);
        assertTrue(tab.text("#faults").contains("no move after 2001 ms of 2000 ms"));
        tab.click("#faults a");
        tab.await(SHOWN);
        String ply = tab.value("document.querySelector('#faults tbody td:nth-child(3)').innerText")
                .asText();
        assertTrue(tab.text("#count").startsWith(ply + " of "), tab.text("#count"));
        assertTrue(tab.text("#said").contains("late: late at ply " + ply), tab.text("#said"));
        assertQuiet(tab);
    }

    @Test
    void aCrosstableCellListsTheGamesOfTheTwoEntrants() throws Exception {
        Tab tab = open(reversi, 1280, false);
        assertTrue(tab.text("#found").startsWith("40 of 40 games"), tab.text("#found"));
        tab.click("#crosstable td a");
        tab.await("document.querySelector('#found').textContent.startsWith('4 of 40 games')");
        assertEquals(
                4, tab.value("document.querySelectorAll('#rows tr').length").asInt());
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsDrawnFromItsStartToItsEnd(String game) throws Exception {
        Path results =
                Played.tournament(Files.createDirectories(folder.resolve(game + "-all")), game, 1, "anna", "bert");
        Tab tab = open(results, 390, false);
        tab.click("#rows button");
        tab.await(SHOWN);
        assertEquals("[]", tab.value(STEP_THROUGH).toString());
        tab.click("#moves button:nth-child(%d)".formatted(game.equals("jass") ? 10 : 4));
        assertTrue(
                tab.value("document.querySelector('#board').firstElementChild.tagName")
                        .asText()
                        .matches("svg|DIV"),
                "a picture, not the bare text");
        tab.picture("#viewer", PICTURES.resolve(game + ".png"));
        assertQuiet(tab);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"360,false", "390,true", "1280,false", "1280,true"})
    void nothingIsWiderThanTheScreen(int width, boolean isDark) throws Exception {
        Tab tab = open(reversi, width, isDark);
        tab.click("#rows tr:not(:has(.verdict:not(:empty))) button");
        tab.await(SHOWN);
        tab.click("#moves button:nth-child(30)");
        assertTrue(
                tab.value("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
                        .asBoolean(),
                "it scrolls sideways");
        tab.picture("html", PICTURES.resolve("report-%d-%s.png".formatted(width, isDark ? "dark" : "light")));
        assertQuiet(tab);
    }

    /** In a large class with two references, each scroll step and each filter is done before a reader notices. */
    @Tag("slow")
    @Test
    void with300EntrantsThePageScrollsAndFiltersAtOnce() throws Exception {
        String[] names =
                IntStream.range(0, 300).mapToObj("student%03d"::formatted).toArray(String[]::new);
        Setup setup = Contest.setup("tictactoe", 1, names);
        Setup gauntlet = new Setup(
                setup.terms(),
                new Gauntlet(List.of(names[0], names[1])),
                1,
                setup.openings(),
                setup.seed(),
                1,
                setup.entrants());
        Path many = Played.tournament(Files.createDirectories(folder.resolve("many")), "", gauntlet);
        Tab tab = open(many, 1280, false);
        assertEquals(
                300,
                tab.value("document.querySelectorAll('#standings tbody tr').length")
                        .asInt());
        tab.value("window.slowest = 0; window.isDown = false; (function step(at, before) {"
                + " const now = performance.now(); slowest = Math.max(slowest, before === undefined ? 0 : now - before);"
                + " scrollTo(0, at); if (at > document.body.scrollHeight) { isDown = true; }"
                + " else { requestAnimationFrame(() => step(at + 400, now)); } })(0); 0");
        tab.await("window.isDown", Duration.ofSeconds(60));
        double frame = tab.value("window.slowest").asDouble();
        assertTrue(frame < SOON_MS, "%.0f ms for a step of scrolling".formatted(frame));
        for (String typed : List.of("s", "student2", "student299", "")) {
            double took = tab.value(
                            ("(() => { const begin = performance.now(); const who = document.querySelector('#who');"
                                            + " who.value = '%s'; who.dispatchEvent(new Event('input'));"
                                            + " return performance.now() - begin + 0 * document.body.offsetHeight; })()")
                                    .formatted(typed))
                    .asDouble();
            assertTrue(took < SOON_MS, "%.0f ms until the list has '%s'".formatted(took, typed));
        }
        assertTrue(tab.text("#found").startsWith("1192 of 1192 games"), tab.text("#found"));
        assertQuiet(tab);
    }

    @Tag("slow")
    @Test
    void printingKeepsTablesAndHidesControls() throws Exception {
        Tab tab = browser.open(794, 1123, false);
        tab.onPaper();
        tab.show(reversi.resolve("report.html"), "", READY);
        assertFalse(tab.text("body").contains("anybody"), "no filters");
        assertTrue(tab.text("body").contains("anna"));
        assertTrue(tab.value("document.querySelector('#list').offsetHeight").asInt() == 0);
        tab.picture("html", PICTURES.resolve("report-paper.png"));
    }

    @Test
    void aBrowserWithoutDecompressionGetsAMessage() throws Exception {
        Path page = folder.resolve("old.html");
        // A browser without it: the script uses a name that no browser has. The policy must then allow the changed
        // script.
        String changed = Played.page(reversi)
                .replace("DecompressionStream", "NoSuchStream")
                .replaceFirst("script-src &#39;sha256-[^&]*&#39;", "script-src &#39;unsafe-inline&#39;");
        Files.writeString(page, changed);
        Tab tab = browser.open(1280, 800, false);
        tab.show(page, "", "document.querySelector('#unpacking').textContent.includes('cannot unpack')");
        assertTrue(tab.text("#unpacking").contains("games.jsonl"));
        assertTrue(tab.text("#standings").contains("anna"));
    }
}
