package org.botarena.arena.serve;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.Played;
import org.botarena.arena.report.browser.Tab;
import org.botarena.arena.serve.hosting.Hosted;

/**
 * The cost of pages in a browser: the first paint of each with an empty cache, and the heap of {@code /screen} during
 * games, with a ply every 33 ms, which is sixty times the speed of agents that take two seconds. Arguments: minutes (8,
 * for eight hours; 0 measures only the paints).
 */
public final class BrowserFigures {
    private static final String READY = "document.documentElement.dataset.ready === 'yes'";
    private static final int PAINTS = 5;
    private static final int ENTRANTS = 26;
    private static final long BETWEEN_PLIES_MS = 33;
    private static final long BETWEEN_GAMES_MS = 250;

    private BrowserFigures() {}

    /** {@code [MINUTES]}. */
    public static void main(String[] arguments) throws Exception {
        double minutes = arguments.length > 0 ? Double.parseDouble(arguments[0]) : 8;
        Path folder = Files.createTempDirectory("browser-figures-");
        String[] names = IntStream.range(0, ENTRANTS)
                .mapToObj(i -> (char) ('a' + i) + "-agent")
                .toArray(String[]::new);
        Path report = Played.tournament(
                        Files.createDirectories(folder.resolve("report")), "reversi", 10, "anna", "bert", "carl")
                .resolve("report.html");
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), ENTRANTS, names);
                ServedPage page = new ServedPage(folder.resolve("cup"));
                Hosted event = new Hosted(folder.resolve("evening"), Map.of());
                Browser browser = Browser.start()) {
            paint(browser, "event", event.link() + "/", folder);
            paint(browser, "live page", page.link() + "/", folder);
            String game = page.json("/api/games").at("/games/0/id").asText();
            paint(browser, "game", page.link() + "/game/" + game, folder);
            paint(browser, "report", report.toUri().toString(), folder);
            if (minutes > 0) {
                screen(browser, page, cup, minutes);
            }
        } finally {
            FileUtils.deleteDirectory(folder.toFile());
        }
    }

    /** Each tab has its own empty cache. */
    private static void paint(Browser browser, String name, String address, Path folder) throws InterruptedException {
        double[] first = new double[PAINTS];
        for (int i = 0; i < PAINTS; i++) {
            Tab tab = browser.openApart(1280, 800, false, folder);
            tab.visit(address, READY);
            tab.await("performance.getEntriesByName('first-contentful-paint').length > 0");
            first[i] = tab.value("performance.getEntriesByName('first-contentful-paint')[0].startTime")
                    .asDouble();
            tab.close();
        }
        Arrays.sort(first);
        System.out.printf(
                Locale.ROOT,
                "first paint of %s: median %.0f ms, slowest of %d %.0f ms (promised: 300 ms)%n",
                name,
                first[PAINTS / 2],
                PAINTS,
                first[PAINTS - 1]);
    }

    private static void screen(Browser browser, ServedPage page, RunningCup cup, double minutes)
            throws InterruptedException {
        Tab tab = browser.open(1920, 1080, false);
        tab.visit(page.link() + "/screen?language=en", READY);
        play(cup, 0.5); // until the page has loaded everything
        double before = tab.heapBytes();
        int games = play(cup, minutes);
        double after = tab.heapBytes();
        System.out.printf(
                Locale.ROOT,
                "/screen: %.1f minutes, %d games; heap %.1f MiB, then %.1f MiB: grown by %.1f MiB (promised: 5 MB);"
                        + " errors: %s%n",
                minutes,
                games,
                before / (1 << 20),
                after / (1 << 20),
                (after - before) / (1 << 20),
                tab.errors());
        tab.close();
    }

    /** Plays for some minutes, and to the end of the game; returns the number of games. */
    private static int play(RunningCup cup, double minutes) throws InterruptedException {
        long end = System.nanoTime() + (long) (minutes * 60e9);
        int games = 0;
        while (System.nanoTime() < end) {
            GameRecord game = cup.draw();
            cup.begin(game);
            int opening = game.fixture().opening().size();
            for (int ply = opening; ply < game.result().plies().size(); ply++) {
                cup.ply(game, ply);
                Thread.sleep(BETWEEN_PLIES_MS);
            }
            cup.end(game);
            Thread.sleep(BETWEEN_GAMES_MS);
            games++;
        }
        return games;
    }
}
