package org.botarena.arena.process.jvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;

/** Makes folders and files readable for agents' processes, which may run as another user. */
public final class OpenFolder {
    private OpenFolder() {}

    /**
     * A new temporary folder that every user may enter and read.
     *
     * @throws IOException if no location is within reach of every user
     */
    public static Path temporary(String prefix) throws IOException {
        Path folder = Files.createTempDirectory(prefix);
        open(folder);
        if (!isReachable(folder)) {
            Files.delete(folder);
            throw new IOException(
                    "the folder for temporary files, %s, is inside one that only its owner may enter. Name another by"
                                    .formatted(folder.getParent())
                            + " the environment: JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=/tmp");
        }
        return folder;
    }

    /** Lets every user read this file, or enter and read this folder. */
    public static void open(Path path) throws IOException {
        String permissions = Files.isDirectory(path) ? "rwxr-xr-x" : "rw-r--r--";
        try {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
        } catch (UnsupportedOperationException e) {
            // Windows: agents run as the same user there.
        }
    }

    /** Whether every user can reach this path: all folders above may be entered. */
    public static boolean isReachable(Path path) throws IOException {
        try {
            for (Path folder = path.toRealPath().getParent(); folder != null; folder = folder.getParent()) {
                if (!Files.getPosixFilePermissions(folder).contains(PosixFilePermission.OTHERS_EXECUTE)) {
                    return false;
                }
            }
            return Files.getPosixFilePermissions(path).contains(PosixFilePermission.OTHERS_READ);
        } catch (UnsupportedOperationException e) {
            return true;
        }
    }
}
