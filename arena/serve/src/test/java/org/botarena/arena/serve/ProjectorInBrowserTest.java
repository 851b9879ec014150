package org.botarena.arena.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.report.browser.Tab;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.TournamentChanges;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The projector with few and many entrants, and as a show. Pictures are in {@code target/pictures}. */
@NeedsBrowser
@Tag("slow")
@Timeout(300)
class ProjectorInBrowserTest {
    private static final String READY = "document.documentElement.dataset.ready === 'yes'";
    private static final Path PICTURES = Path.of("target", "pictures");
    private static final int WIDTH = 1920;
    private static final int HEIGHT = 1080;
    private static final List<String> WORDS = List.of(
            "amber", "birch", "cedar", "delta", "ember", "falcon", "granite", "harbor", "indigo", "jasper", "kestrel",
            "lantern", "meadow", "nimbus", "orchid", "pebble", "quartz");

    /** The share of the window's columns with text, a board or a line of a table. */
    private static final String SHARE = """
            (() => {
              const columns = new Set();
              for (const one of document.querySelectorAll('main :is(td, svg, li, .curtain, .player)')) {
                const {left, right, height} = one.getBoundingClientRect();
                for (let x = Math.max(0, Math.floor(left)); height > 0 && x < Math.min(innerWidth, right); x++) columns.add(x);
              }
              return columns.size / innerWidth;
            })()""";

    private static Browser browser;

    @TempDir
    private Path folder;

    @BeforeAll
    static void begin() throws Exception {
        browser = Browser.start();
    }

    @AfterAll
    static void end() throws Exception {
        if (browser != null) {
            browser.close();
        }
    }

    private static String[] names(int entrants) {
        return IntStream.range(0, entrants)
                .mapToObj(i -> WORDS.get(i % WORDS.size()) + (i < WORDS.size() ? "" : "-" + i / WORDS.size()))
                .toArray(String[]::new);
    }

    private static Tab open(ServedPage page, boolean isDark) throws InterruptedException {
        Tab tab = browser.open(WIDTH, HEIGHT, isDark);
        tab.visit(page.link() + "/screen?language=en", READY);
        return tab;
    }

    private static void assertFull(Tab tab, String what) {
        double share = tab.value(SHARE).asDouble();
        assertTrue(share >= 0.8, what + ": " + share);
        assertTrue(
                tab.value("document.documentElement.scrollHeight <= innerHeight")
                        .asBoolean(),
                what + " scrolls");
    }

    private static List<String> texts(Tab tab, String selector) {
        List<String> texts = new ArrayList<>();
        tab.value("[...document.querySelectorAll('%s')].map(one => one.textContent)".formatted(selector))
                .forEach(text -> texts.add(text.asText()));
        return texts;
    }

    @ParameterizedTest
    @CsvSource({"2, false", "3, false", "3, true", "4, true", "30, false", "60, true", "300, false"})
    void standingsAndTheBoardThatMattersMostFillTheScreen(int entrants, boolean isDark) throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, names(entrants));
                ServedPage page = new ServedPage(folder.resolve("cup"))) {
            Tab tab = open(page, isDark);
            GameRecord game = cup.draw();
            cup.begin(game);
            tab.await("!!document.querySelector('.hero a[href$=\"%s\"]')".formatted(game.id()));
            tab.window(PICTURES.resolve("screen-%d-%s.png".formatted(entrants, isDark ? "dark" : "light")));
            assertFull(tab, entrants + " entrants");
            assertEquals(2, texts(tab, ".hero .player .chip").size());
            assertEquals(2, texts(tab, ".hero .player .tally").size());
            assertTrue(tab.value(
                                    "document.querySelector('.hero svg.felt, .hero .small-board svg').getBoundingClientRect().height")
                            .asDouble()
                    >= 0.45 * HEIGHT);
            assertFalse(
                    tab.value(
                                    "[...document.querySelectorAll('.screen-table td.name')].some(one => one.scrollWidth > one.clientWidth)")
                            .asBoolean(),
                    "names are whole");
            int rows = tab.value("document.querySelectorAll('.screen-table tbody tr').length")
                    .asInt();
            assertTrue(rows == entrants || rows >= 12, rows + " rows of " + entrants);
            List<String> first = texts(tab, ".screen-table td.name");
            tab.press("ArrowRight", 39);
            List<String> then = texts(tab, ".screen-table td.name");
            assertEquals(first.subList(0, 2), then.subList(0, 2), "the first stay in view");
            assertEquals(rows == entrants, first.equals(then), "the others turn pages");
            assertEquals(List.of(), tab.errors());
            cup.end(game);
            tab.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 24, false", "30, 60, true", "60, 100, false", "300, 40, true"})
    void placesAreRevealedOneByOneFromTheLastAndThePodiumComesLast(int entrants, int games, boolean isDark)
            throws Exception {
        Path cup = folder.resolve("cup");
        try (RunningCup played = new RunningCup(cup, Math.min(games, 10), names(entrants))) {
            for (int i = 0; i < Math.min(games - 10, 30) && entrants > 3; i++) {
                played.play();
            }
        }
        List<String> places;
        try (ServedPage page = new ServedPage(cup)) {
            places = page.json("/api/state").get("standings").findValuesAsText("name");
        }
        Collections.reverse(places);
        change(cup, changes -> changes.freeze(true));
        try (ServedPage page = new ServedPage(cup)) {
            Tab tab = open(page, isDark);
            String kind = "%d-%s".formatted(entrants, isDark ? "dark" : "light");
            tab.window(PICTURES.resolve("reveal-%s-0.png".formatted(kind)));
            assertHidden(tab, places);
            assertFull(tab, "the curtain");
            for (int presses : entrants == 3 ? List.of(1, 2) : List.of(1, 2, 3, entrants - 1)) {
                change(cup, changes -> changes.reveal(presses));
                tab.await("document.querySelectorAll('.screen-stage tbody tr').length === " + presses);
                assertHidden(tab, places.subList(presses, places.size()));
                assertEquals(
                        places.get(presses - 1),
                        texts(tab, ".screen-stage td.name").get(0));
                assertFull(tab, presses + " places");
                Thread.sleep(700); // until it has risen
                tab.window(PICTURES.resolve("reveal-%s-%d.png".formatted(kind, presses)));
            }
            change(cup, changes -> changes.reveal(entrants));
            tab.await("!!document.querySelector('.screen-stage .screen-podium')");
            List<String> podium = texts(tab, ".screen-podium .who");
            Collections.reverse(podium);
            assertEquals(places.subList(entrants - 3, entrants), podium);
            assertFull(tab, "the podium");
            Thread.sleep(2200);
            tab.window(PICTURES.resolve("reveal-%s-podium.png".formatted(kind)));
            tab.press("Enter", 13);
            tab.await(
                    "!!document.querySelector('.screen-table tbody tr') && !!document.querySelector('.screen-wall svg, .screen-wall .screen-podium')");
            tab.window(PICTURES.resolve("reveal-%s-after.png".formatted(kind)));
            assertFull(tab, "the table");
            assertEquals(List.of(), tab.errors());
            tab.close();
        }
    }

    @Test
    void theHeaderAndTheProjectorSayAboutHowLongItTakesAndThatItHasEnded() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, names(3));
                ServedPage page = new ServedPage(folder.resolve("cup"))) {
            cup.play();
            Tab tab = browser.open(1280, 800, false);
            tab.visit(page.link() + "/?language=en", READY);
            Tab screen = open(page, false);
            tab.await("document.querySelector('.top .pill').textContent.includes(' left')");
            screen.await("document.querySelector('.screen-head .pill').textContent.includes(' left')");
            cup.finish();
            tab.await("document.querySelector('.top .pill').textContent === '12\u2009/\u200912 \u00b7 Finished'");
            screen.await("document.querySelector('.screen-head .pill').textContent === 'Finished'");
            tab.visit(page.link() + "/?language=fr", READY);
            tab.await("document.querySelector('.top .pill').textContent.endsWith('Terminée')");
            tab.close();
            screen.close();
        }
    }

    @Test
    void theNextGameInViewIsThatWhoseValuesSwingMostWhereAgentsAreHeard() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, names(4));
                ServedPage page = new ServedPage(folder.resolve("cup"))) {
            Tab tab = open(page, false);
            List<GameRecord> games = List.of(cup.draw(), cup.draw(), cup.draw(), cup.draw());
            String shown = "!!document.querySelector('.hero a[href$=\"%s\"]')";
            cup.begin(games.get(0));
            tab.await(shown.formatted(games.get(0).id()));
            for (GameRecord game : games.subList(1, 4)) {
                cup.begin(game);
                tab.await("document.querySelectorAll('.game-card').length > " + games.indexOf(game));
                boolean isWild = game.equals(games.get(3));
                int begin = game.fixture().opening().size();
                cup.ply(game, begin, isWild ? 0.9 : 0.1);
                Thread.sleep(300); // each ply in a separate message
                cup.ply(game, begin + 1, isWild ? 0.8 : -0.1);
            }
            tab.await(
                    "document.querySelectorAll('.game-card .said').length === 4"
                            + " && [...document.querySelectorAll('.game-card:not(.hero) .said')].every(one => one.textContent.includes('expected'))");
            cup.end(games.get(0));
            tab.await(shown.formatted(games.get(3).id()));
            assertEquals(List.of(), tab.errors());
            tab.close();
        }
    }

    @Test
    void allThatAGameHasDecidedIsAnnounced() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, "amber", "late");
                ServedPage page = new ServedPage(folder.resolve("cup"))) {
            Tab tab = open(page, false);
            for (int game = 0; game < 3; game++) {
                cup.play();
            }
            String ticker = "document.querySelector('.screen-ticker').textContent";
            tab.await(ticker + ".includes('amber')");
            tab.await(ticker + ".includes('late') && " + ticker + ".includes(' \u00b7 ')");
            assertEquals(List.of(), tab.errors());
            tab.close();
        }
    }

    /** Asserts that neither their names nor any row is in the document. */
    private static void assertHidden(Tab tab, List<String> names) {
        String all = tab.value("document.documentElement.outerHTML").asText();
        names.forEach(name ->
                assertFalse(all.matches("(?s).*[^-\\w]" + name + "[^-\\w].*"), () -> name + " is in the document"));
    }

    private static void change(Path cup, Consumer<TournamentChanges> entry) {
        try (Store store = Store.open(cup)) {
            entry.accept(store.changes());
        }
    }
}
