package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Checks that a tournament's folder has only files and folders. A link from elsewhere could redirect writes, and a
 * pipe or a device could be read without end.
 */
final class PlainFolder {
    private PlainFolder() {}

    /**
     * Rejects other contents; the folder itself may be a link.
     *
     * @throws StoreException if something in it is neither file nor folder, naming it
     */
    public static void require(Path folder) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try {
            Files.walkFileTree(folder.toRealPath(), new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (!attributes.isRegularFile()) {
                        throw new StoreException(
                                ("%s is a %s: nothing was touched. The folder of a tournament holds only files and"
                                                + " folders. Remove it, or put the file or folder itself in its place.")
                                        .formatted(file, attributes.isSymbolicLink() ? "link" : "pipe or a device"));
                    }
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                    return FileVisitResult.CONTINUE; // deleted meanwhile, or unreadable
                }
            });
        } catch (IOException e) {
            throw new StoreException("cannot read %s: %s".formatted(folder, e.getMessage()), e);
        }
    }
}
