package org.botarena.arena.cli;

import java.util.List;
import org.botarena.arena.cli.option.ArenaCommand;
import org.botarena.arena.text.VisiblePrinter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.UnmatchedArgumentException;

@Command(
        name = "help",
        header = "Show a command's help",
        description = "Show the help of a command, or of the arena.",
        footer = {"", "Exit codes of all commands: 0 done, 1 refused or failed, 2 wrong usage, 130 interrupted."})
final class HelpCommand extends ArenaCommand {
    @Parameters(
            paramLabel = "COMMAND",
            arity = "0..1",
            description = "Command to explain (default: list all commands).")
    private String command;

    @Override
    public Integer call() {
        CommandLine arena = spec.root().commandLine();
        CommandLine meant = command == null ? arena : arena.getSubcommands().get(command);
        if (meant == null) {
            throw new UnmatchedArgumentException(arena, List.of(command));
        }
        OptionHeadings.arrange(meant);
        VisiblePrinter.printStyled(out(), meant.getUsageMessage());
        return 0;
    }
}
