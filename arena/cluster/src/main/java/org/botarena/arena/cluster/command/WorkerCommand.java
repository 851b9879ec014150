package org.botarena.arena.cluster.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.botarena.arena.cluster.access.ClusterSecret;
import org.botarena.arena.cluster.access.ClusterUrl;
import org.botarena.arena.cluster.spark.WorkerNode;
import org.botarena.arena.cluster.worker.Idle;
import org.botarena.arena.cluster.worker.WorkerSetup;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.text.Durations;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "worker",
        description = "Plays games for the organizers of a cluster, in the foreground, until it is ended.",
        footer = {
            "",
            "Games get one core each, and one core stays for what is around them. What a worker keeps lies on a disk of this machine."
        })
final class WorkerCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--join",
            required = true,
            paramLabel = "URL",
            description = "The master, as 'arena cluster start' prints it.")
    private String url;

    @Option(
            names = "--secret",
            paramLabel = "FILE",
            description = "What all machines of the cluster know; by default ~/.config/botarena/cluster-secret.")
    private Path secret;

    @Option(
            names = "--work",
            paramLabel = "DIR",
            description =
                    "Where jars and runtimes are kept; by default a folder of its own in the one for temporary files.")
    private Path work;

    @Option(
            names = "--isolation",
            paramLabel = "LEVEL",
            description =
                    "sandbox, or process: for jars that the organizer trusts, where no sandbox works (default: sandbox).")
    private String isolation = Isolation.SANDBOX.toString();

    @Option(
            names = "--lanes",
            paramLabel = "N",
            description =
                    "Games at a time; more than there are cores for is for tests, since such games disturb each other.")
    private int lanes;

    @Option(
            names = "--idle",
            paramLabel = "SPAN",
            description = "Leave after this long without work: 10m. By default it stays.")
    private String idle;

    @Override
    public Integer call() {
        ClusterUrl master;
        Isolation level;
        Optional<Duration> patience;
        try {
            master = ClusterUrl.parse(url);
            level = Isolation.parse(isolation);
            patience = Optional.ofNullable(idle).map(Durations::parse);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        if (lanes < 0) {
            throw new ParameterException(spec.commandLine(), "--lanes is %d: it must be at least 1".formatted(lanes));
        }
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        String known = ClusterSecret.read(ClusterSecret.file(Optional.ofNullable(secret)));
        WorkerNode.requireMaster(master, known);
        try (WorkerSetup setup = WorkerSetup.here(Optional.ofNullable(work), level, lanes)) {
            setup.warnings().forEach(warning -> err.println("arena: %s.".formatted(warning)));
            try (WorkerNode node = WorkerNode.join(master, known, setup.settings())) {
                out.println("Joined   %s as %s"
                        .formatted(master, setup.settings().facts().name()));
                out.println("Lanes    " + setup.lanes());
                out.println("Speed    %,d positions a second"
                        .formatted(setup.settings().facts().speed()));
                out.println("Folder   " + setup.settings().folder());
                out.flush();
                if (patience.isPresent()) {
                    Idle.await(patience.get());
                    out.println("Left     after %s without work".formatted(idle));
                } else {
                    node.await();
                }
                return 0;
            }
        } catch (IOException e) {
            throw new Failed("this machine cannot be a worker: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failed("interrupted", e);
        }
    }
}
