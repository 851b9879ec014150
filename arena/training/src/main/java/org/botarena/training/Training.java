package org.botarena.training;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.NetworkArchitecture;
import org.botarena.samples.zero.WeightsFile;
import org.botarena.training.network.Adam;
import org.botarena.training.network.Parameters;
import org.botarena.training.network.TorchNetwork;

/**
 * The loop of AlphaGo Zero. A round plays games of the network against itself, then makes some steps of the optimiser
 * on the latest positions: loss (z - v)² - pi log p + c |theta|². All random numbers of a round come from the seed and
 * its number, so that a killed training resumes as if uninterrupted. One thread.
 *
 * @param <P> the positions of the game
 */
public final class Training<P extends Position<P>> implements AutoCloseable {
    private static final Duration BETWEEN_CHECKPOINTS = Duration.ofMinutes(5);

    private final TrainingSettings settings;
    private final Checkpoint checkpoint;
    private final TorchNetwork network;
    private final SelfPlay<P> selfPlay;
    private final ReplayBuffer<P> window;
    private final Parameters parameters;
    private final Adam adam;
    private final long before; // core milliseconds of earlier processes, minus those of this process at the start
    private int iteration;
    private int steps;
    private long games;
    private final List<String> curve = new ArrayList<>(List.of(Checkpoint.CURVE));

    /**
     * A training of a game, resumed if the folder has a checkpoint of it.
     *
     * @throws IllegalArgumentException if the checkpoint is damaged, of another build, or of settings that these do not
     *     continue
     */
    public Training(Rules<P> rules, Encoding<P> encoding, TrainingSettings settings, Path folder) throws IOException {
        this.settings = settings;
        this.checkpoint = new Checkpoint(folder);
        NetworkArchitecture architecture = encoding.architecture(settings.channels(), settings.blocks());
        window = new ReplayBuffer<>(rules, encoding, settings);
        if (checkpoint.exists()) {
            curve.clear();
            TrainingProgress<P> progress = checkpoint.read(settings, rules, architecture);
            curve.addAll(progress.curve());
            progress.samples().forEach(window::add);
            parameters = progress.parameters();
            adam = progress.adam();
            iteration = progress.iteration();
            steps = progress.steps();
            games = progress.games();
            before = progress.coreMillis() - processMillis();
        } else {
            parameters = Parameters.random(architecture, new SplittableRandom(settings.seed()));
            adam = Adam.of(parameters.weights().length);
            before = 0;
        }
        network = new TorchNetwork(architecture);
        network.load(parameters);
        selfPlay = new SelfPlay<>(rules, encoding, settings, network);
    }

    /**
     * Trains to the last round, with a checkpoint and the network as a weights file every five minutes and at the end.
     *
     * @param news receives a line for each round: its number, games, positions in the window, core seconds, both parts
     *     of the loss
     * @throws IOException if a checkpoint cannot be written
     */
    public void run(Consumer<String> news) throws IOException {
        long last = System.nanoTime();
        while (iteration < settings.rounds().total()) {
            news.accept(round());
            if (System.nanoTime() - last > BETWEEN_CHECKPOINTS.toNanos()) {
                save();
                last = System.nanoTime();
            }
        }
        save();
    }

    private void save() throws IOException {
        checkpoint.write(settings, progress());
        checkpoint.writeNetwork(iteration, WeightsFile.of(parameters.architecture(), parameters.exported()));
    }

    /** One round. */
    String round() {
        List<Sample<P>> played = selfPlay.play(iteration);
        played.forEach(window::add);
        games += settings.games();
        double policy = 0;
        double value = 0;
        int count = (played.size() * settings.reuse() + settings.batch() - 1) / settings.batch();
        SplittableRandom random = new SplittableRandom(~(settings.seed() * 1_000_003 + iteration));
        for (int i = 0; i < count; i++) {
            TorchNetwork.Loss loss = network.learn(parameters, window.batch(random));
            policy += loss.policy() / count;
            value += loss.value() / count;
            float[] gradient = loss.gradient();
            for (int w = 0; w < gradient.length; w++) {
                gradient[w] += (float) (2 * TrainingSettings.DECAY * parameters.weights()[w]);
            }
            adam.step(parameters.weights(), gradient, ++steps, settings.rate(iteration));
        }
        network.load(parameters);
        iteration++;
        String line = String.format(
                Locale.ROOT,
                "%d,%d,%d,%.1f,%.4f,%.4f",
                iteration,
                games,
                window.size(),
                coreMillis() / 1000.0,
                policy,
                value);
        curve.add(line);
        return line;
    }

    TrainingProgress<P> progress() {
        return new TrainingProgress<>(
                iteration, steps, games, coreMillis(), parameters, adam, List.copyOf(curve), window.inOrder());
    }

    private long coreMillis() {
        return before + processMillis();
    }

    /** The CPU time of this process so far. */
    private static long processMillis() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .orElse(Duration.ZERO)
                .toMillis();
    }

    @Override
    public void close() {
        network.close();
    }
}
