package org.botarena.arena.cluster.command;

import java.nio.file.Path;
import java.util.Optional;
import org.botarena.arena.cluster.access.ClusterSecret;
import picocli.CommandLine.Option;

/** The option by which commands of a cluster name the file of its secret. */
final class SecretOption {
    @Option(
            names = "--secret",
            paramLabel = "FILE",
            description = "File with the cluster's shared secret, made by 'arena cluster start' (default:"
                    + " ~/.config/botarena/cluster-secret).")
    private Path named;

    /** The file that is meant. */
    Path file() {
        return ClusterSecret.file(Optional.ofNullable(named));
    }
}
