package org.botarena.training.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.samples.zero.WeightsFile;
import org.botarena.training.Checkpoint;
import org.botarena.training.TrainingProgress;
import org.botarena.training.TrainingSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export DIR FILE}. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description =
                "Writes the network of a training as a weights file, and next to it, as FILE.run, the record of the"
                        + " run.")
final class ExportCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "DIR", description = "folder of the training")
    private Path folder;

    @Parameters(index = "1", paramLabel = "FILE", description = "where the weights go")
    private Path file;

    @Option(names = "--commit", defaultValue = "unknown", description = "of the sources that trained, for the record")
    private String commit;

    @Override
    public Integer call() throws IOException {
        Checkpoint checkpoint = new Checkpoint(folder);
        export(Games.installed().parse(checkpoint.settings().game()), checkpoint);
        return 0;
    }

    private <P extends Position<P>> void export(Rules<P> rules, Checkpoint checkpoint) throws IOException {
        TrainingSettings settings = checkpoint.settings();
        TrainingProgress<P> progress = checkpoint.progress(rules, Main.encoding(rules));
        byte[] weights = WeightsFile.of(
                progress.parameters().architecture(), progress.parameters().exported());
        Files.write(file, weights);
        Files.write(
                file.resolveSibling(file.getFileName() + ".run"),
                List.of(
                        "file-sha256: " + WeightsFile.sha256(weights),
                        "commit: " + commit,
                        "settings: " + settings.text(),
                        "rounds: " + progress.iteration(),
                        "games: " + progress.games(),
                        "core-seconds: " + progress.coreMillis() / 1000));
    }
}
