package org.botarena.training;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.botarena.samples.zero.Encoding;
import org.botarena.samples.zero.WeightsFile;
import org.botarena.training.network.Adam;
import org.botarena.training.network.Parameters;
import org.botarena.training.network.TorchNetwork;

/** The version of the training: versions that may continue differently have different numbers. */
final class Build {
    /** Twelve hexadecimal digits of a hash of its classes. */
    static final String ID = id();

    private Build() {}

    private static String id() {
        StringBuilder all = new StringBuilder();
        for (Class<?> each : List.of(
                Encoding.class,
                TrainingSettings.class,
                Cycles.class,
                GumbelSearch.class,
                SelfPlay.class,
                Solver.class,
                Targets.class,
                ReplayBuffer.class,
                Adam.class,
                Parameters.class,
                TorchNetwork.class,
                Training.class,
                Checkpoint.class)) {
            String name = "/" + each.getName().replace('.', '/') + ".class";
            try (InputStream file = Build.class.getResourceAsStream(name)) {
                all.append(WeightsFile.sha256(file.readAllBytes()));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return WeightsFile.sha256(all.toString().getBytes(StandardCharsets.US_ASCII))
                .substring(0, 12);
    }
}
