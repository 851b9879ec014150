package org.botarena.arena.cli.record;

import java.util.Optional;
import org.botarena.arena.cli.option.Usage;
import org.botarena.arena.replay.GameChoice;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Options that choose recorded games, for every command that takes one. */
public final class GameFilterOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--entrant", paramLabel = "NAME", description = "Choose games of this entrant.")
    private String of;

    @Option(names = "--opponent", paramLabel = "NAME", description = "Choose games against this opponent.")
    private String against;

    @Option(names = "--faults", description = "Choose games that ended by a fault, with --entrant by that entrant's.")
    private boolean faults;

    @Option(names = "--won", description = "Choose games that the --entrant won.")
    private boolean won;

    /** The chosen games. */
    public GameChoice choice() {
        Usage.require(command, !won || of != null, "--won goes with --entrant NAME: whose victories are meant?");
        return new GameChoice(Optional.ofNullable(of), Optional.ofNullable(against), faults, won);
    }
}
