package org.botarena.arena.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "completion",
        header = "Print shell completion",
        description = "Print the script by which bash and zsh complete commands and options.",
        footer = {
            "",
            "Type source <(arena completion) in this shell, where arena is on the path, or write it into"
                    + " ~/.bashrc or ~/.zshrc for every shell. Tab then completes."
        })
final class CompletionCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine()
                .getOut()
                .print(AutoComplete.bash(spec.root().name(), spec.root().commandLine()));
        spec.commandLine().getOut().flush();
        return 0;
    }
}
