package org.botarena.arena.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.botarena.arena.text.VisiblePrinter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

@Command(name = "help", description = "Shows the help of a command, or of the arena.")
final class HelpCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "COMMAND", arity = "0..1", description = "The command; without it they are listed.")
    private String command;

    @Override
    public Integer call() {
        CommandLine arena = spec.root().commandLine();
        CommandLine meant = command == null ? arena : arena.getSubcommands().get(command);
        if (meant == null) {
            throw new UnmatchedArgumentException(arena, List.of(command));
        }
        VisiblePrinter.printStyled(spec.commandLine().getOut(), meant.getUsageMessage());
        return 0;
    }
}
