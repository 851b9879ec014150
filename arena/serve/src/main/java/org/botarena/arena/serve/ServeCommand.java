package org.botarena.arena.serve;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.serve.hosting.event.EventHost;
import org.botarena.arena.serve.hosting.web.UserHeader;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.listen.Arrivals;
import org.botarena.arena.serve.listen.ReverseProxy;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "serve",
        description =
                "Shows a tournament that runs, or has run, as a page in the browser, or hosts an event, until it is stopped"
                        + " with Ctrl-C.")
final class ServeCommand implements Callable<Integer> {
    private final Installation installation;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", arity = "0..1", description = "The results folder. Nothing in it changes.")
    private Path folder;

    @Option(
            names = "--language",
            paramLabel = "CODE",
            description =
                    "The language of the page until a reader chooses another: en or fr. By default that of his browser.")
    private String language;

    @Option(
            names = "--games",
            paramLabel = "DIR",
            description = "A folder with jars of further games. They are trusted: their code runs in the arena.")
    private String games;

    @Mixin
    private ListeningOptions listening;

    @Mixin
    private HostingOptions hosting;

    ServeCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() throws InterruptedException {
        try {
            Optional<Language> told = Optional.ofNullable(language).map(Language::parse);
            listening.requirePort();
            if ((folder == null) == hosting.event().isEmpty()) {
                throw new IllegalArgumentException(
                        "name the results folder of a tournament, or the folder of an event with --open: one of them");
            }
            if (hosting.event().isPresent()) {
                host();
            } else {
                watch(told);
            }
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
            throw new Failed(e.getMessage(), e);
        }
    }

    private void host() throws InterruptedException {
        PrintWriter err = spec.commandLine().getErr();
        Optional<ReverseProxy> proxy = hosting.proxy();
        Optional<UserHeader> userHeader = hosting.userHeader();
        Consumer<String> notices = sentence -> err.println("arena: %s.".formatted(sentence));
        try (EventHost host = hosting.open(spec, installation, Optional.ofNullable(games), notices)) {
            new EventServer(
                            host,
                            listening,
                            userHeader,
                            proxy,
                            spec.commandLine().getOut(),
                            err)
                    .run(hosting.authors());
        } catch (StoreException e) {
            throw new Failed(e.getMessage(), e);
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

    /** Ctrl-C ends the JVM, whose last act is to close the connections. */
    static void untilStopped(Runnable end) throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(end, "stop"));
        new CountDownLatch(1).await();
    }

    private GameJars jars() {
        return games == null ? GameJars.none() : GameJars.parse(games);
    }
}
