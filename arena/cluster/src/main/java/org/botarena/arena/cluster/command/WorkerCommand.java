package org.botarena.arena.cluster.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.botarena.arena.cluster.access.ClusterSecret;
import org.botarena.arena.cluster.access.ClusterUrl;
import org.botarena.arena.cluster.spark.WorkerNode;
import org.botarena.arena.cluster.worker.Departure;
import org.botarena.arena.cluster.worker.WorkerSetup;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.text.Durations;
import org.botarena.arena.text.EndTime;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "worker",
        header = "Play for a cluster",
        description = "Play games for the organizers of a cluster, in the foreground, until it is ended.",
        footer = {
            "",
            "Games get one core each, and one core is left for other work. A worker keeps its files on a disk of this machine."
        })
final class WorkerCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--join",
            required = true,
            paramLabel = "URL",
            description = "Master, as 'arena cluster start' prints it.")
    private String url;

    @Mixin
    private SecretOption secret;

    @Option(
            names = "--work",
            paramLabel = "DIR",
            description = "Folder for jars and runtimes (default: one of its own in the folder for temporary files).")
    private Path work;

    @Option(
            names = "--isolation",
            paramLabel = "LEVEL",
            description = "Isolation of agents: sandbox, or process for trusted jars where no sandbox works (default:"
                    + " sandbox).")
    private String isolation = Isolation.SANDBOX.toString();

    @Option(
            names = "--bwrap",
            paramLabel = "FILE",
            description =
                    "Bubblewrap that builds the sandbox (default: that of the PATH, else of the installation's bin).")
    private Path bubblewrap;

    @Option(
            names = "--lanes",
            paramLabel = "N",
            description = "Games at a time; use more than the cores for tests only, since such games disturb each other"
                    + " (default: one less than the cores).")
    private int lanes;

    @Option(
            names = "--idle",
            paramLabel = "SPAN",
            description = "Time without work after which it leaves, such as 10m (default: never).")
    private String idle;

    @Option(
            names = "--until",
            paramLabel = "TIME",
            description = "Time to leave: 07:30 (today or tomorrow), or 2026-11-22T07:30 (default: never).")
    private String until;

    @Option(
            names = "--grace",
            paramLabel = "SPAN",
            description =
                    "Time for running games to end before it leaves, such as 5s; the others play elsewhere (default:"
                            + " ${DEFAULT-VALUE}).")
    private String grace = "5s";

    @Override
    public Integer call() {
        ClusterUrl master;
        Isolation level;
        Departure departure;
        Duration patience;
        Optional<Instant> end;
        try {
            master = ClusterUrl.parse(url);
            level = Isolation.parse(isolation);
            patience = Durations.parse(grace);
            Clock clock = Clock.system(ZoneId.systemDefault());
            end = Optional.ofNullable(until).map(text -> EndTime.parse("--until", text, clock));
            departure = new Departure(
                    Optional.ofNullable(idle).map(Durations::parse), end.map(time -> time.minus(patience)), clock);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        if (bubblewrap != null && !Files.isExecutable(bubblewrap)) {
            throw new Failed("--bwrap %s: no such program exists".formatted(bubblewrap));
        }
        if (lanes < 0) {
            throw new ParameterException(
                    spec.commandLine(), String.format(Locale.ROOT, "--lanes is %d: it must be at least 1", lanes));
        }
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        String known = ClusterSecret.read(secret.file());
        WorkerNode.requireMaster(master, known);
        try (WorkerSetup setup =
                WorkerSetup.here(Optional.ofNullable(work), Optional.ofNullable(bubblewrap), level, lanes, end)) {
            setup.warnings().forEach(warning -> err.println("arena: %s.".formatted(warning)));
            try (WorkerNode node = WorkerNode.join(master, known, setup.settings())) {
                out.println("Joined   %s as %s"
                        .formatted(master, setup.settings().facts().name()));
                out.println("Lanes    " + setup.lanes());
                out.println(String.format(
                        Locale.ROOT,
                        "Speed    %,d positions a second",
                        setup.settings().facts().speed()));
                out.println("Folder   " + setup.settings().folder());
                out.flush();
                WorkerNode.onSignal(departure::now);
                String why = departure.await(setup.settings().folder());
                node.leave();
                boolean isDone = Departure.awaitGames(patience);
                out.println("Left     since %s%s"
                        .formatted(why, isDone ? "" : "; what it was playing is played elsewhere"));
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
