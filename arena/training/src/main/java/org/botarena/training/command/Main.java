package org.botarena.training.command;

import java.io.IOException;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.samples.zero.Encoding;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Trains networks for the agent zero, exports them as weights files, and measures their strength. */
@Command(
        name = "training",
        mixinStandardHelpOptions = true,
        description = "Trains the networks of the agent zero.",
        subcommands = {TrainCommand.class, ExportCommand.class, MeasureCommand.class})
public final class Main {
    private Main() {}

    /** Exit codes: 0 done, 1 refused or failed, 2 usage. */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    /** Runs a command inside a longer-lived process, and returns the exit code. */
    public static int run(String... arguments) {
        CommandLine line = new CommandLine(new Main());
        line.setExecutionExceptionHandler((e, command, parsed) -> {
            if (e instanceof IllegalArgumentException || e instanceof IOException) {
                command.getErr().println("training: " + e.getMessage());
                return 1;
            }
            throw e;
        });
        return line.execute(arguments);
    }

    static <P extends Position<P>> Encoding<P> encoding(Rules<P> rules) {
        return Encoding.of(rules)
                .orElseThrow(() -> new IllegalArgumentException(
                        "no network can learn %s: only tictactoe, hexapawn, connectfour and reversi"
                                .formatted(rules.name())));
    }
}
