package org.botarena.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Symmetry;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.NetworkArchitecture;
import org.botarena.training.network.TorchNetwork;

/** The latest positions of self-play, from which batches are drawn with random symmetries. One thread at a time. */
final class ReplayBuffer<P extends Position<P>> {
    private final Rules<P> rules;
    private final Encoding<P> encoding;
    private final TrainingSettings settings;
    private final List<Sample<P>> samples = new ArrayList<>();
    private int oldest;

    ReplayBuffer(Rules<P> rules, Encoding<P> encoding, TrainingSettings settings) {
        this.rules = rules;
        this.encoding = encoding;
        this.settings = settings;
    }

    /** Adds a position, which replaces the oldest if the window is full. */
    void add(Sample<P> sample) {
        if (samples.size() < settings.window()) {
            samples.add(sample);
        } else {
            samples.set(oldest, sample);
            oldest = (oldest + 1) % samples.size();
        }
    }

    int size() {
        return samples.size();
    }

    /** The positions, from the oldest to the latest. */
    List<Sample<P>> inOrder() {
        List<Sample<P>> all = new ArrayList<>(samples.subList(oldest, samples.size()));
        all.addAll(samples.subList(0, oldest));
        return all;
    }

    /** Draws a batch. */
    TorchNetwork.Batch batch(SplittableRandom random) {
        NetworkArchitecture shape = encoding.architecture(1, 1);
        int count = settings.batch();
        int inputs = shape.cells() * NetworkArchitecture.PLANES;
        float[] planes = new float[count * inputs];
        float[] policy = new float[count * shape.actions()];
        float[] forbidden = new float[count * shape.actions()];
        float[] results = new float[count * NetworkArchitecture.VALUES];
        Arrays.fill(forbidden, 1);
        List<Symmetry<P>> symmetries = rules.symmetries();
        for (int i = 0; i < count; i++) {
            Sample<P> drawn = samples.get(random.nextInt(samples.size()));
            int turned = random.nextInt(symmetries.size() + 1);
            Symmetry<P> symmetry = turned == 0 ? null : symmetries.get(turned - 1);
            P image = symmetry == null ? drawn.position() : symmetry.of(drawn.position());
            encoding.planes(image, planes, i * inputs);
            long[] moves = drawn.position().moves();
            Sample<P> target = settings.isShuffled() ? samples.get(random.nextInt(samples.size())) : drawn;
            for (int m = 0; m < moves.length; m++) {
                int action = encoding.action(image, symmetry == null ? moves[m] : symmetry.of(moves[m]));
                policy[i * shape.actions() + action] =
                        settings.isShuffled() ? target.policy()[m % target.policy().length] : drawn.policy()[m];
                forbidden[i * shape.actions() + action] = 0;
            }
            results[i * NetworkArchitecture.VALUES] = target.result();
            results[i * NetworkArchitecture.VALUES + 1] = target.margin();
        }
        return new TorchNetwork.Batch(count, planes, policy, forbidden, results);
    }
}
