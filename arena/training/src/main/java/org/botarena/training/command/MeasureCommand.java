package org.botarena.training.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.Network;
import org.botarena.samples.zero.NetworkEvaluator;
import org.botarena.samples.zero.WeightsFile;
import org.botarena.search.evaluator.Uniform;
import org.botarena.training.PerfectPlay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code measure GAME [FILE]}. */
@Command(
        name = "measure",
        mixinStandardHelpOptions = true,
        description =
                "Counts the positions in which a network without search makes a mistake: all that the game can"
                        + " reach.")
final class MeasureCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "GAME", description = "the game with its options")
    private String game;

    @Parameters(
            index = "1",
            paramLabel = "FILE",
            arity = "0..1",
            description = "the weights; by default those of zero.jar")
    private Path file;

    @Override
    public Integer call() throws IOException {
        measure(Games.installed().parse(game));
        return 0;
    }

    private <P extends Position<P>> void measure(Rules<P> rules) throws IOException {
        Encoding<P> encoding = Main.encoding(rules);
        Network network = file == null
                ? WeightsFile.inJar(encoding)
                : WeightsFile.read(Files.readAllBytes(file), encoding, file.toString());
        if (file != null) {
            System.out.println("SHA-256 " + WeightsFile.sha256(Files.readAllBytes(file)));
        }
        PerfectPlay<P> perfect = new PerfectPlay<>(rules);
        System.out.println("network: " + perfect.of(new NetworkEvaluator<>(encoding, network)));
        System.out.println("uniform: " + perfect.of(new Uniform<>()));
    }
}
