package org.botarena.arena.cluster.command;

import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.botarena.arena.cluster.access.ClusterSecret;
import org.botarena.arena.cluster.access.ClusterUrl;
import org.botarena.arena.cluster.access.Ports;
import org.botarena.arena.cluster.spark.MasterNode;
import org.botarena.arena.venue.Failed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "start",
        header = "Start a cluster's master",
        description = "Start the master in the foreground: workers join it, and organizers find them there.",
        footer = {
            "",
            "It ends by Ctrl-C or SIGTERM; current games continue, and workers wait for the next master there."
        })
final class StartCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--host",
            paramLabel = "HOST",
            description = "Name or number by which other machines reach this one (default: its own name).")
    private String host;

    @Option(names = "--port", paramLabel = "PORT", description = "Port to listen on (default: " + Ports.MASTER + ").")
    private int port = Ports.MASTER;

    @Mixin
    private SecretOption secret;

    @Override
    public Integer call() {
        ClusterUrl url;
        try {
            url = ClusterUrl.parse(String.format(Locale.ROOT, "spark://%s:%d", host == null ? ownName() : host, port));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        Path file = secret.file();
        boolean isNew = ClusterSecret.make(file);
        try (MasterNode master = MasterNode.start(url, ClusterSecret.read(file))) {
            PrintWriter out = spec.commandLine().getOut();
            out.println("Master   " + url);
            out.println("Secret   %s%s".formatted(file.toAbsolutePath(), isNew ? " (made now)" : ""));
            out.println(
                    "         Anyone who has it runs code on all workers. Each machine needs the same file, only for its user.");
            out.println("Workers  arena worker --join " + url);
            out.println("Play     arena run --cluster " + url);
            out.flush();
            master.await();
            return 0;
        }
    }

    private static String ownName() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            throw new Failed("this machine does not know its own name: give it by --host", e);
        }
    }
}
