package org.botarena.arena.serve.hosting;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.testjars.TestJars;

/**
 * How soon the pages of an event go on when its server was killed and is up again, and how soon that is: the server is killed while the
 * ladder plays, stays away for as long as is said, and is started again with the same command. Arguments: times (7), seconds away (10).
 */
public final class HealedPages {
    private static final String HEALED = "document.querySelector('#told:not(:empty)') === null"
            + " && !document.body.innerText.includes('No connection')";

    private final Path folder;
    private final Browser browser;

    private HealedPages(Path folder, Browser browser) {
        this.folder = folder;
        this.browser = browser;
    }

    /** {@code [TIMES [SECONDS]]}. */
    public static void main(String[] arguments) throws Exception {
        int times = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 7;
        int seconds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 10;
        Path folder = Files.createTempDirectory("healed-pages-");
        try (Browser browser = Browser.start()) {
            new HealedPages(folder, browser).measure(times, seconds);
        } finally {
            FileUtils.deleteDirectory(folder.toFile());
        }
    }

    private void measure(int times, int seconds) throws Exception {
        double[] up = new double[times];
        double[] healed = new double[times];
        ServingProcess server = ServingProcess.hosting(folder, "tictactoe", 0);
        try {
            String link = server.link();
            comes(Hosted.Browser.enter(link, server.says("The organizer").replaceFirst(".*#", "")));
            List<Device> devices = List.of(open(link, "/"), open(link, "/ladder"), open(link, "/screen"));
            String lost = "!(%s)".formatted(HEALED);
            for (int i = 0; i < times; i++) {
                server.kill();
                Thread.sleep(seconds * 1_000L);
                for (Device each : devices) {
                    each.await(lost);
                }
                long begin = System.nanoTime();
                server = ServingProcess.hosting(
                        folder, "tictactoe", URI.create(link).getPort());
                server.link();
                up[i] = (System.nanoTime() - begin) / 1e9;
                long since = System.nanoTime();
                for (Device each : devices) {
                    each.await(HEALED);
                }
                healed[i] = (System.nanoTime() - since) / 1e9;
            }
            print("the server is up", up);
            print("then its pages go on (promised: 5 s)", healed);
            devices.forEach(each -> System.out.println("errors: "
                    + each.tab().errors().stream()
                            .filter(error -> !error.contains("net::"))
                            .toList()));
        } finally {
            server.close();
        }
    }

    /** Two authors, so that the ladder plays. */
    private void comes(Hosted.Browser organizer) throws Exception {
        for (String alias : List.of("anna", "bert")) {
            organizer
                    .add("AUTHOR", alias)
                    .upload(TestJars.agent(folder.resolve("jars"), alias, TestJars.FIRST_MOVE + " // " + alias))
                    .require(201);
        }
        organizer.await("", now -> now.at("/ladder/games").asInt() >= 4);
    }

    private Device open(String link, String page) throws Exception {
        return Device.open(browser, link, 1280, 800, false, folder).visit(page + "?language=en");
    }

    private static void print(String what, double[] seconds) {
        Arrays.sort(seconds);
        System.out.printf(
                Locale.ROOT,
                "%s after: median %.1f s, worst of %d %.1f s%n",
                what,
                seconds[seconds.length / 2],
                seconds.length,
                seconds[seconds.length - 1]);
    }
}
