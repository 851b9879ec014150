package org.botarena.training.reversi;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code train DIR}. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = "Learns the weights by self-play; the same command resumes what was killed.",
        showDefaultValues = true)
final class TrainCommand implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", description = "folder of the training: its games, and the weights of each round")
    private Path folder;

    @Option(names = "--seed", defaultValue = "1", description = "of all random numbers")
    private long seed;

    @Option(
            names = "--rounds",
            defaultValue = "20000/0/12/100+30000/2/12/90+40000/4/12/90+40000/4/14/80+70000/4/14/70",
            description =
                    "games, depth of their search (0: random moves), from how many empty squares on they are solved,"
                            + " and the percent of a label that come from the next position")
    private String rounds;

    @Option(
            names = "--error-positions",
            defaultValue = "400",
            description = "positions by which multi-ProbCut learns how far shallow searches are from deep ones")
    private int errorPositions;

    @Option(names = "--threads", defaultValue = "1", description = "that play and fit; the weights are the same")
    private int threads;

    @Override
    public Integer call() throws IOException {
        Training training = new Training(
                TrainingSettings.parse(seed, rounds, errorPositions), folder, threads, System.out::println);
        System.out.println("weights: " + training.run());
        return 0;
    }
}
