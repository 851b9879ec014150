package org.botarena.arena.cluster.command;

import java.nio.file.Path;
import java.util.Optional;
import org.botarena.arena.cluster.access.ClusterSecret;
import picocli.CommandLine.Option;

/** The option for the file of the cluster's secret. */
final class SecretOption {
    @Option(
            names = "--secret",
            paramLabel = "FILE",
            description = "File with the cluster's shared secret, made by 'arena cluster start' (default:"
                    + " ~/.config/botarena/cluster-secret).")
    private Path named;

    /** The named or default file. */
    Path file() {
        return ClusterSecret.file(Optional.ofNullable(named));
    }
}
