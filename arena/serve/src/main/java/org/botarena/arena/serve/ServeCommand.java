package org.botarena.arena.serve;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.serve.hosting.casual.CasualGames;
import org.botarena.arena.serve.hosting.event.EventHost;
import org.botarena.arena.serve.hosting.event.Invitations;
import org.botarena.arena.serve.hosting.people.LinkFiles;
import org.botarena.arena.serve.hosting.watch.HostedShows;
import org.botarena.arena.serve.hosting.web.HostRoutes;
import org.botarena.arena.serve.hosting.web.HostStreams;
import org.botarena.arena.serve.hosting.web.UserHeader;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.serve.listen.Arrivals;
import org.botarena.arena.serve.listen.Binding;
import org.botarena.arena.serve.listen.Certificate;
import org.botarena.arena.serve.listen.Lan;
import org.botarena.arena.serve.listen.WebServer;
import org.botarena.arena.serve.page.RoomLink;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.text.Labelled;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Installation;
import picocli.CommandLine;
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
    private static final int MOST_PORTS = 65_535;

    private final Installation installation;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", arity = "0..1", description = "The results folder. Nothing in it changes.")
    private Path folder;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            description = "The port to listen on; 0: any that is free. By default ${DEFAULT-VALUE}.")
    private int port;

    @Option(
            names = "--lan",
            paramLabel = "INTERFACE",
            arity = "0..1",
            fallbackValue = "",
            description =
                    "Listen on this interface of the network (its name or address; without one the only one there is), print"
                            + " the link for the room and its QR code. By default only this machine can open the page.")
    private String lan;

    @Option(
            names = "--tls",
            paramLabel = "FILE",
            arity = "2",
            description = "Serve https: the file of the chain of certificates, then that of the key (PEM).")
    private List<Path> tls;

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
    private HostingOptions hosting;

    ServeCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() throws InterruptedException {
        Optional<Language> told = Optional.ofNullable(language).map(this::language);
        if (port < 0 || port > MOST_PORTS) {
            throw wrong("--port is a number from 0 to %d".formatted(MOST_PORTS));
        }
        if ((folder == null) == hosting.event().isEmpty()) {
            throw wrong("name the results folder of a tournament, or the folder of an event with --open: one of them");
        }
        if (hosting.event().isPresent()) {
            return host();
        }
        if (!Store.isIn(folder)) {
            throw new Failed("there is no tournament in %s: name a folder that arena run has written"
                    .formatted(folder.toAbsolutePath().normalize()));
        }
        Binding binding = binding();
        PrintWriter err = spec.commandLine().getErr();
        LivePage.Setting setting = new LivePage.Setting(binding, Limits.DEFAULT, told, lan != null);
        try (Arrivals arrivals = new Arrivals(lan != null, err);
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
        return 0;
    }

    private Binding binding() {
        Optional<Certificate> certificate =
                Optional.ofNullable(tls).map(files -> Certificate.of(files.get(0), files.get(1)));
        return lan == null
                ? new Binding(Binding.local(port).address(), port, certificate)
                : new Binding(Lan.address(lan), port, certificate);
    }

    private int host() throws InterruptedException {
        PrintWriter err = spec.commandLine().getErr();
        RoomLink room = new RoomLink(lan != null);
        Optional<UserHeader> userHeader = userHeader();
        Consumer<String> notices = sentence -> err.println("arena: %s.".formatted(sentence));
        try (EventHost host = hosting.open(spec, installation, Optional.ofNullable(games), notices);
                CasualGames casual = new CasualGames(host);
                Arrivals arrivals = new Arrivals(lan != null, err)) {
            try (HostedShows shows = new HostedShows(host, Limits.DEFAULT);
                    HostStreams streams = new HostStreams(host, shows, casual, userHeader, Limits.DEFAULT);
                    WebServer server = WebServer.start(
                            binding(),
                            Limits.DEFAULT,
                            streams,
                            List.of(new HostRoutes(host, shows, casual, userHeader, lan != null), room),
                            arrivals::from)) {
                room.is(server.link());
                Invitations invitations = new Invitations(host, server.link());
                Optional<String> organizer = invitations.organizer();
                hosting.authors()
                        .ifPresent(list -> err.println("arena: %d authors came; their links are in %s"
                                .formatted(invitations.authors(list), new LinkFiles(host.folder()).authors())));
                host.copied().ifPresent(sentence -> err.println("arena: " + sentence));
                sayHosted(server.link(), room, organizer, host);
                host.start();
                casual.start();
                arrivals.await();
                untilStopped(() -> close(server, casual, host));
            }
        } catch (StoreException e) {
            throw new Failed(e.getMessage(), e);
        } catch (IllegalArgumentException e) {
            throw wrong(e.getMessage());
        }
        return 0;
    }

    private Optional<UserHeader> userHeader() {
        try {
            return hosting.userHeader();
        } catch (IllegalArgumentException e) {
            throw wrong(e.getMessage());
        }
    }

    private void sayHosted(String link, RoomLink room, Optional<String> organizer, EventHost host) {
        PrintWriter out = spec.commandLine().getOut();
        out.println("The page       " + link + "/");
        out.println("A projector    " + link + "/screen");
        out.println("To take part   " + link + (host.rules().joins() ? "/join" : "/enter with a link of the list"));
        out.println("The organizer  "
                + organizer.orElse("his link is in %s".formatted(new LinkFiles(host.folder()).organizer())));
        out.println(Labelled.of("The cores", 15, host.lanes().text(Language.ENGLISH)));
        if (lan != null) {
            out.println();
            out.println(room.blocks());
        }
        out.println("Stop it with Ctrl-C: all that is under way goes on with the next start.");
        out.flush();
    }

    private static void close(WebServer server, CasualGames casual, EventHost host) {
        server.close();
        casual.close();
        host.close();
    }

    private void say(String link, String code) {
        PrintWriter out = spec.commandLine().getOut();
        out.println("The page     " + link + "/");
        out.println("A projector  " + link + "/screen");
        if (lan != null) {
            out.println();
            out.println(code);
        }
        out.println("Stop it with Ctrl-C: the tournament does not notice.");
        out.flush();
    }

    /** Ctrl-C ends the JVM, whose last act is to close the connections. */
    private static void untilStopped(Runnable end) throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(end, "stop"));
        new CountDownLatch(1).await();
    }

    private GameJars jars() {
        return games == null ? GameJars.none() : GameJars.parse(games);
    }

    private Language language(String code) {
        try {
            return Language.parse(code);
        } catch (IllegalArgumentException e) {
            throw wrong(e.getMessage());
        }
    }

    private ParameterException wrong(String what) {
        return new CommandLine.ParameterException(spec.commandLine(), what);
    }
}
