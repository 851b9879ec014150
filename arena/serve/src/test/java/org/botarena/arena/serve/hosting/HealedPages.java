package org.botarena.arena.serve.hosting;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.testjars.TestJars;

/**
 * The time until an event's pages resume after a kill of its server, and until the server runs again: the server is
 * killed while the ladder plays, stays down for some seconds, and is started with the same command. Arguments: times
 * (7), seconds away (10).
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
        try (Measurement wanted = Measurement.of(arguments, 7, 10);
                Browser browser = Browser.start()) {
            new HealedPages(wanted.folder(), browser).measure(wanted.times(), wanted.seconds());
        }
    }

    private void measure(int times, int seconds) throws Exception {
        double[] up = new double[times];
        double[] healed = new double[times];
        ServingProcess server = ServingProcess.hosting(folder, "tictactoe", 0);
        try {
            String link = server.link();
            comes(server.organizer(link));
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
            Measurement.print("the server is up after", up);
            Measurement.print("its pages recover after a further (promised: 5 s)", healed);
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
}
