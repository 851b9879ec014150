package org.botarena.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.Network;
import org.botarena.samples.zero.NetworkEvaluator;
import org.botarena.samples.zero.WeightsFile;
import org.botarena.search.evaluator.Uniform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A network without search is tested in every position that Hexapawn and tic-tac-toe can reach. */
class LearnsPerfectPlayTest {
    private static final long MOST_CORE_MILLIS = 180_000; // allows for a core that is shared with other programs

    private final Rules<?> hexapawn = Games.installed().parse("hexapawn");
    private final Rules<?> tictactoe = Games.installed().parse("tictactoe");

    @TempDir
    private Path folder;

    @Test
    void hexapawnIsPlayedPerfectlyAfterAMinuteOfTraining() throws IOException {
        TrainingSettings settings =
                new TrainingSettings("hexapawn", 1, 16, 2, Cycles.of(60), 128, 16, 4, 2000, 128, 8, 0.003, 0, false);
        assertEquals(0, trained(hexapawn, settings));
    }

    @Test
    void ticTacToeIsPlayedPerfectlyAfterAMinuteOfTraining() throws IOException {
        TrainingSettings settings = new TrainingSettings(
                "tictactoe", 1, 32, 2, Cycles.of(45), 512, 16, 8, 8000, 512, 12, 0.008, 300, false);
        assertEquals(0, trained(tictactoe, settings));
    }

    @Test
    void aNetworkTrainedOnShuffledTargetsMakesMistakes() throws IOException {
        TrainingSettings settings =
                new TrainingSettings("hexapawn", 1, 16, 2, Cycles.of(60), 128, 16, 4, 2000, 128, 8, 0.003, 0, true);
        assertTrue(trained(hexapawn, settings) > 0);
    }

    private <P extends Position<P>> int trained(Rules<P> rules, TrainingSettings settings) throws IOException {
        Encoding<P> encoding = Encoding.of(rules).orElseThrow();
        try (Training<P> training = new Training<>(rules, encoding, settings, folder)) {
            long before = training.progress().coreMillis();
            training.run(line -> {});
            TrainingProgress<P> progress = training.progress();
            assertTrue(progress.coreMillis() - before < MOST_CORE_MILLIS, () -> progress.coreMillis() + " ms");
            byte[] file = WeightsFile.of(
                    progress.parameters().architecture(), progress.parameters().exported());
            Network network = WeightsFile.read(file, encoding, "the network trained");
            return new PerfectPlay<>(rules)
                    .of(new NetworkEvaluator<>(encoding, network))
                    .mistakes();
        }
    }

    @Test
    void theNetworksInTheJarMakeTheMistakesThatTheDocsSay() throws IOException {
        measured(hexapawn, 59, 0);
        measured(tictactoe, 4298, 0);
    }

    private <P extends Position<P>> void measured(Rules<P> rules, int positions, int mistakes) throws IOException {
        Encoding<P> encoding = Encoding.of(rules).orElseThrow();
        PerfectPlay<P> perfect = new PerfectPlay<>(rules);
        assertEquals(
                new PerfectPlay.Result(positions, mistakes),
                perfect.of(new NetworkEvaluator<>(encoding, WeightsFile.inJar(encoding))));
        assertTrue(perfect.of(new Uniform<>()).mistakes() > mistakes);
    }
}
