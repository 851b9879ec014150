package org.botarena.training.reversi;

import java.io.IOException;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Learns the weights of the Reversi library, and measures the result. */
@Command(
        name = "reversi",
        mixinStandardHelpOptions = true,
        description = "Learns the weights of the Reversi library, and measures it.",
        subcommands = {TrainCommand.class, MeasureCommand.class})
public final class Main {
    private Main() {}

    /** Exit codes: 0 done, 1 refused or failed, 2 usage. */
    public static void main(String[] arguments) {
        CommandLine line = new CommandLine(new Main());
        line.setExecutionExceptionHandler((e, command, parsed) -> {
            if (e instanceof IllegalArgumentException || e instanceof IOException) {
                command.getErr().println("reversi: " + e.getMessage());
                return 1;
            }
            throw e;
        });
        System.exit(line.execute(arguments));
    }
}
