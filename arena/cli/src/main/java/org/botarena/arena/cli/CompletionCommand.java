package org.botarena.arena.cli;

import org.botarena.arena.cli.option.ArenaCommand;
import picocli.AutoComplete;
import picocli.CommandLine.Command;

@Command(
        name = "completion",
        header = "Print shell completion",
        description = "Print the script by which bash and zsh complete commands and options.",
        footer = {
            "",
            "Type source <(arena completion) in this shell, where arena is on the path, or write it into"
                    + " ~/.bashrc or ~/.zshrc for every shell. Tab then completes."
        })
final class CompletionCommand extends ArenaCommand {
    @Override
    public Integer call() {
        out().print(AutoComplete.bash(spec.root().name(), spec.root().commandLine()));
        out().flush();
        return 0;
    }
}
