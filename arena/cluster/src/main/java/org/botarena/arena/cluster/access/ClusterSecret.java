package org.botarena.arena.cluster.access;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import java.util.Optional;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.files.OwnerOnly;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.venue.Failed;

/**
 * The secret shared by all machines of a cluster: anyone who has it can run code on all workers. It is read from a file
 * and passed on in memory or in the environment, never on a command line, which every user of a machine can see.
 */
public final class ClusterSecret {
    private static final int FEWEST_SIGNS = 32;

    private ClusterSecret() {}

    /** The named file, or else {@code cluster-secret} next to the user's key. */
    public static Path file(Optional<Path> named) {
        return named.orElseGet(() -> UserKey.usual().file().resolveSibling("cluster-secret"));
    }

    /**
     * Creates the file unless it exists.
     *
     * @return whether it was created
     * @throws Failed if it cannot be written
     */
    public static boolean make(Path file) {
        try {
            return new UserKey(file).make();
        } catch (IOException e) {
            throw new Failed("the secret of the cluster cannot be written to %s: %s".formatted(file, e), e);
        }
    }

    /**
     * Reads the secret.
     *
     * @throws Failed with a remedy if it is missing or too short, or others may read or change it
     */
    public static String read(Path file) {
        try {
            if (!OwnerOnly.holds(file)) {
                throw new Failed(
                        ("other users may read or change %s (%s), and who has the secret runs code on all workers: chmod 600"
                                        + " %s, and make a new one if another user may have read it")
                                .formatted(
                                        file,
                                        PosixFilePermissions.toString(Files.getPosixFilePermissions(file)),
                                        file));
            }
            String secret = ForeignFile.text(file, ForeignFile.WRITTEN_BY_HAND).strip();
            if (secret.getBytes(StandardCharsets.UTF_8).length < FEWEST_SIGNS) {
                throw new Failed(String.format(
                        Locale.ROOT,
                        "%s holds no secret of at least %d signs: take it away, and 'arena cluster start' makes one",
                        file,
                        FEWEST_SIGNS));
            }
            return secret;
        } catch (IOException e) {
            throw new Failed(
                    ("the secret of the cluster cannot be read: %s. 'arena cluster start' makes it; copy it to %s (chmod"
                                    + " 600) on each machine whose home is not the same, or name the file by --secret")
                            .formatted(e.getMessage(), file),
                    e);
        }
    }
}
