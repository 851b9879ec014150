package org.botarena.arena.serve;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.botarena.arena.serve.hosting.event.EventParts;
import org.botarena.arena.serve.hosting.web.UserHeader;
import org.botarena.arena.serve.listen.ReverseProxy;
import org.botarena.arena.store.StoreException;
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
        name = "host",
        header = "Host an event for a term",
        description =
                "Host an event until Ctrl-C: authors hand in agents on its page, a ladder ranks them, and the organizer"
                        + " starts tournaments.",
        footer = {
            "",
            "The ladder, checks and test games play on this machine. 'arena backup EVENT TO' copies the event, 'arena forget"
                    + " EVENT AUTHOR' removes an author.",
            "Example: arena host spring --authors authors.csv --lan"
        })
public final class HostCommand implements Callable<Integer> {
    private final Installation installation;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "EVENT", description = "Folder of the event; a missing one is made.")
    private Path event;

    @Option(
            names = "--games",
            paramLabel = "DIR",
            description = "Folder with jars of further games; their code is trusted.")
    private String games;

    @Mixin
    private ListeningOptions listening;

    @Mixin
    private HostingOptions hosting;

    public HostCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() throws InterruptedException {
        try {
            listening.requirePort();
            host();
            return 0;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private void host() throws InterruptedException {
        PrintWriter err = spec.commandLine().getErr();
        Optional<ReverseProxy> proxy = hosting.proxy();
        Optional<UserHeader> userHeader = hosting.userHeader();
        Consumer<String> notices = sentence -> err.println("arena: %s.".formatted(sentence));
        try (EventParts host = hosting.open(event, spec, installation, Optional.ofNullable(games), notices)) {
            new EventServer(
                            host,
                            listening,
                            userHeader,
                            proxy,
                            spec.commandLine().getOut(),
                            err)
                    .run(hosting.authors());
        } catch (StoreException e) {
            throw new Failed(e);
        }
    }
}
