package org.botarena.training.reversi;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Learns the pattern evaluation of Reversi; the same command resumes what was killed. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description =
                "Learns the weights of the Reversi library by self-play; the same command resumes what was killed.",
        showDefaultValues = true)
public final class Main implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", description = "folder of the training: its games, and the weights of each round")
    private Path folder;

    @Option(names = "--seed", defaultValue = "1", description = "of all random numbers")
    private long seed;

    @Option(
            names = "--rounds",
            defaultValue = "20000/0/14+40000/3/14+400000/4/14",
            description =
                    "games, depth of their search (0: random moves), and from how many empty squares on they are solved")
    private String rounds;

    @Option(names = "--threads", defaultValue = "1", description = "that play and fit; the weights are the same")
    private int threads;

    private Main() {}

    /** Exit codes: 0 done, 1 refused or failed, 2 usage. */
    public static void main(String[] arguments) {
        CommandLine line = new CommandLine(new Main());
        line.setExecutionExceptionHandler((e, command, parsed) -> {
            if (e instanceof IllegalArgumentException || e instanceof IOException) {
                command.getErr().println("training: " + e.getMessage());
                return 1;
            }
            throw e;
        });
        System.exit(line.execute(arguments));
    }

    @Override
    public Integer call() throws IOException {
        Training training = new Training(TrainingSettings.parse(seed, rounds), folder, threads, System.out::println);
        System.out.println("weights: " + training.run());
        return 0;
    }
}
