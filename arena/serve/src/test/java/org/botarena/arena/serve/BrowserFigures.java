package org.botarena.arena.serve;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.Tab;

/**
 * What the live page takes in a browser: the first paint of the standings, and the heap of {@code /screen} while games go on for as
 * long as is said, a ply every 33 ms, which is sixty times the speed of agents that take two seconds. Arguments: minutes (8, for eight
 * hours).
 */
public final class BrowserFigures {
    private static final String READY = "document.documentElement.dataset.ready === 'yes'";
    private static final int PAINTS = 11;
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
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), ENTRANTS, names);
                ServedPage page = new ServedPage(folder.resolve("cup"));
                Browser browser = Browser.start()) {
            paint(browser, page);
            screen(browser, page, cup, minutes);
        } finally {
            FileUtils.deleteDirectory(folder.toFile());
        }
    }

    private static void paint(Browser browser, ServedPage page) throws InterruptedException {
        double[] first = new double[PAINTS];
        for (int i = 0; i < PAINTS; i++) {
            Tab tab = browser.open(1280, 800, false);
            tab.visit(page.link() + "/", READY);
            tab.await("performance.getEntriesByName('first-contentful-paint').length > 0");
            first[i] = tab.value("performance.getEntriesByName('first-contentful-paint')[0].startTime")
                    .asDouble();
            tab.close();
        }
        Arrays.sort(first);
        System.out.printf(
                Locale.ROOT,
                "first paint: median %.0f ms, slowest of %d %.0f ms (promised: 300 ms)%n",
                first[PAINTS / 2],
                PAINTS,
                first[PAINTS - 1]);
    }

    private static void screen(Browser browser, ServedPage page, RunningCup cup, double minutes)
            throws InterruptedException {
        Tab tab = browser.open(1920, 1080, false);
        tab.visit(page.link() + "/screen?language=en", READY);
        play(cup, 0.5); // until the page has all that it needs
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

    /** Plays for so long, and to the end of the game; how many games there were. */
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
