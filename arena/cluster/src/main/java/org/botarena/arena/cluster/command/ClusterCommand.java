package org.botarena.arena.cluster.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Only its subcommands do something. */
@Command(
        name = "cluster",
        subcommands = {StartCommand.class, ProbeCommand.class},
        synopsisSubcommandLabel = "COMMAND",
        header = "Manage a cluster",
        description = "Manage a cluster for games on many machines: its master, and the workers that joined.")
final class ClusterCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        throw new ParameterException(spec.commandLine(), "what should the cluster do? See arena cluster --help");
    }
}
