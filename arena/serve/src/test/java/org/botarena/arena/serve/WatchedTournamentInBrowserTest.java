package org.botarena.arena.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.event.Event;
import org.botarena.arena.event.Order;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.report.browser.Tab;
import org.botarena.arena.store.Settings;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Installation;
import org.botarena.arena.view.TournamentView;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Twenty games of agents in processes, watched from the first to the last, then reviewed in the report. The docs show
 * them.
 */
@NeedsBrowser
@Tag("slow")
@Timeout(600)
class WatchedTournamentInBrowserTest {
    private static final String READY = "document.documentElement.dataset.ready === 'yes'";
    private static final Path PICTURES = Path.of("target", "pictures", "docs");

    /** Moves at random after a pause, and reports a made-up expectation. */
    private static final String TALKATIVE = """
            java.util.concurrent.locks.LockSupport.parkNanos(15_000_000L);
            long[] moves = game.position().moves();
            long move = moves[new Random().nextInt(moves.length)];
            game.say(Math.random() - 0.5, game.position().show(move));
            return move;
            """;

    /** Records which game is featured, whether one was left before its end, and the agents' reports. */
    private static final String WATCH = """
            window.seen = {featured: [], over: [], early: [], heard: 0};
            setInterval(() => {
              const id = document.querySelector('.hero .card-link')?.getAttribute('href');
              const last = seen.featured.at(-1);
              if (id && id !== last) {
                if (last && !seen.over.includes(last)) seen.early.push(last);
                seen.featured.push(id);
              }
              if (document.querySelector('.hero .ribbon')) seen.over.push(id);
              seen.heard = Math.max(seen.heard, document.querySelectorAll('.hero .graph .expected').length);
            }, 20); 0""";

    @TempDir
    private Path folder;

    private Event event(String game) {
        Path agents = folder.resolve("agents");
        for (String name : List.of("amber", "birch")) {
            TestJars.agent(agents, name, TALKATIVE);
        }
        Installation installation = new Installation(folder, agents);
        Settings settings = new Settings(Map.of(
                "agents", agents.toString(),
                "game", game,
                "isolation", "process",
                "jobs", "1",
                "seed", "7",
                "pairs", "10",
                "move-time", "20s",
                "live-thoughts", "true",
                "out", folder.resolve("cup").toString()));
        return Event.open(Order.of(settings, installation, Clock.systemUTC()), installation);
    }

    @ParameterizedTest
    @CsvSource({"connectfour, true", "reversi, true", "jass, false"})
    void twentyGamesAreWatchedFromTheFirstToTheLast(String game, boolean isHeard) throws Exception {
        try (Event event = event(game)) {
            event.plan();
            Thread player = new Thread(() -> event.play(Optional.of(Language.ENGLISH)), "player");
            try (Browser browser = Browser.start()) {
                watch(browser, player, game, isHeard);
                lookBack(browser);
            }
        }
    }

    private void watch(Browser browser, Thread player, String game, boolean isHeard) throws Exception {
        player.start();
        while (!TournamentView.hasBegun(folder.resolve("cup"))) {
            Thread.sleep(20);
        }
        try (ServedPage page = new ServedPage(folder.resolve("cup"))) {
            Tab tab = browser.open(1280, 800, false);
            tab.visit(page.link() + "/?language=en", READY);
            tab.value(WATCH);
            // a picture of the middle of a game
            tab.await("document.querySelectorAll('.hero:not(.over) .last-moves li').length >= 12");
            Path picture = PICTURES.resolve(game + ".png");
            tab.window(picture);
            DocPictures.keep(picture);
            player.join();
            JsonNode state =
                    page.await(now -> now.at("/tournament/state").asText().equals("finished"));
            assertEquals(20, state.at("/tournament/done").asInt(), state::toString);
            for (JsonNode row : state.get("standings")) {
                tab.await(
                        "[...document.querySelectorAll('.standings tbody tr')].some(row => row.textContent.includes('%s')"
                                        .formatted(row.get("name").asText())
                                + " && row.textContent.includes('%s'))"
                                        .formatted(row.get("balance").asText()));
            }
            assertEquals("[]", tab.value("seen.early").toString(), "the game that is shown large stays until its end");
            assertTrue(tab.value("seen.featured.length").asInt() > 1);
            assertEquals(isHeard, isHeard(), "whether the page shows agents' remarks during their games");
            assertTrue(!isHeard || tab.value("seen.heard").asInt() == 2, "a line for each agent");
            assertEquals(List.of(), tab.errors());
        }
    }

    private boolean isHeard() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("cup").resolve("live"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                if (Files.readString(file).contains("\"said\":{")
                        || Files.readString(file).contains("\"said\":[")) {
                    return true;
                }
            }
            return false;
        }
    }

    /** The report opens with five moments, each a click from its board. */
    private void lookBack(Browser browser) throws Exception {
        Tab tab = browser.open(1280, 800, false);
        tab.show(folder.resolve("cup").resolve("report.html"), "", READY);
        assertEquals(
                5, tab.value("document.querySelectorAll('#watch li').length").asInt());
        for (int moment = 1; moment <= 5; moment++) {
            tab.value("document.querySelector('#watch li:nth-child(%d) a').click(); 0".formatted(moment));
            tab.await(
                    "!document.querySelector('#viewer').hidden && document.querySelector('#board').children.length > 0");
        }
        assertEquals(List.of(), tab.errors());
    }
}
