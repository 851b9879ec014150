package org.botarena.training.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.training.Cycles;
import org.botarena.training.Training;
import org.botarena.training.TrainingSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code train GAME DIR}. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = "Trains a network; the same command resumes what was killed.",
        showDefaultValues = true)
final class TrainCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "GAME", description = "the game with its options")
    private String game;

    @Parameters(index = "1", paramLabel = "DIR", description = "folder of the training: its checkpoint and its curve")
    private Path folder;

    @Option(names = "--seed", defaultValue = "1", description = "of all random numbers")
    private long seed;

    @Option(names = "--channels", defaultValue = "32", description = "of the network")
    private int channels;

    @Option(names = "--blocks", defaultValue = "2", description = "of the network")
    private int blocks;

    @Option(
            names = "--rounds",
            defaultValue = "36",
            description =
                    "of games and steps; 36+20: when 36 are done 20 more, whose rate of learning begins again at half")
    private String rounds;

    @Option(names = "--games", defaultValue = "512", description = "of a round")
    private int games;

    @Option(
            names = "--simulations",
            defaultValue = "32",
            description = "of a full search; in the first half, half of it")
    private int simulations;

    @Option(names = "--random-plies", defaultValue = "8", description = "maximum at the start of a game")
    private int randomPlies;

    @Option(names = "--window", defaultValue = "500000", description = "positions that are learned from")
    private int window;

    @Option(names = "--batch", defaultValue = "256", description = "positions of a step")
    private int batch;

    @Option(names = "--reuse", defaultValue = "8", description = "how often a position is learned from")
    private int reuse;

    @Option(names = "--rate", defaultValue = "0.005", description = "of learning, at the start")
    private double rate;

    @Option(
            names = "--solved",
            defaultValue = "0",
            description = "positions that may be looked at to solve one at the end of a game, or 0 if none is solved")
    private int solved;

    @Option(names = "--shuffled", description = "positions and targets are mixed up: a control that learns nothing")
    private boolean isShuffled;

    @Override
    public Integer call() throws IOException {
        train(Games.installed().parse(game));
        return 0;
    }

    private <P extends Position<P>> void train(Rules<P> rules) throws IOException {
        TrainingSettings settings = new TrainingSettings(
                rules.name(),
                seed,
                channels,
                blocks,
                Cycles.parse(rounds),
                games,
                simulations,
                randomPlies,
                window,
                batch,
                reuse,
                rate,
                solved,
                isShuffled);
        try (Training<P> training = new Training<>(rules, Main.encoding(rules), settings, folder)) {
            training.run(System.out::println);
        }
    }
}
