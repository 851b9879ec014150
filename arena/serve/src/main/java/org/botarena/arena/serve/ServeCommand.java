package org.botarena.arena.serve;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.listen.Arrivals;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "serve",
        header = "Show results in a browser",
        description = "Show one tournament, running or finished, as a page in the browser until Ctrl-C.",
        footer = {"", "Examples: arena serve results/evening", "          arena serve results/evening --lan"})
final class ServeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "Results folder; nothing in it changes.")
    private Path folder;

    @Option(
            names = "--lang",
            paramLabel = "CODE",
            description =
                    "Language of the page until a reader chooses another: en or fr (default: that of the browser).")
    private String language;

    @Option(
            names = "--games",
            paramLabel = "DIR",
            description = "Folder with jars of further games; their code is trusted.")
    private String games;

    @Mixin
    private ListeningOptions listening;

    @Override
    public Integer call() throws InterruptedException {
        try {
            Optional<Language> told = Optional.ofNullable(language).map(Language::parse);
            listening.requirePort();
            watch(told);
            return 0;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private void watch(Optional<Language> told) throws InterruptedException {
        if (!Store.isIn(folder)) {
            throw new Failed("there is no tournament in %s: name a folder that arena run has written"
                    .formatted(folder.toAbsolutePath().normalize()));
        }
        PrintWriter err = spec.commandLine().getErr();
        LivePage.Setting setting =
                new LivePage.Setting(listening.binding(), Limits.DEFAULT, told, listening.isForTheRoom());
        try (Arrivals arrivals = new Arrivals(listening.isForTheRoom(), err);
                LivePage page = LivePage.start(
                        folder,
                        jars().games(),
                        setting,
                        sentence -> err.println("arena: " + sentence),
                        arrivals::from)) {
            say(page.link(), page.code());
            arrivals.await();
            untilStopped(page::close);
        } catch (StoreException | IllegalArgumentException e) {
            throw new Failed(e);
        }
    }

    private void say(String link, String code) {
        PrintWriter out = spec.commandLine().getOut();
        out.println("The page     " + link + "/");
        out.println("A projector  " + link + "/screen");
        if (listening.isForTheRoom()) {
            out.println();
            out.println(code);
        }
        out.println("Stop it with Ctrl-C: the tournament does not notice.");
        out.flush();
    }

    /** Ctrl-C ends the JVM, which finally closes the connections. */
    static void untilStopped(Runnable end) throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(end, "stop"));
        new CountDownLatch(1).await();
    }

    private GameJars jars() {
        return games == null ? GameJars.none() : GameJars.parse(games);
    }
}
