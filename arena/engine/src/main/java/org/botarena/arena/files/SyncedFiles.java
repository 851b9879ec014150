package org.botarena.arena.files;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes files that are on the disk, not only in the system's cache, when the method returns. An interrupt does not
 * damage a file, whereas it would close a channel.
 */
public final class SyncedFiles {
    private SyncedFiles() {}

    /** Writes a whole file, replacing the existing one. */
    public static void write(Path file, byte[] bytes) throws IOException {
        try (FileOutputStream out = new FileOutputStream(file.toFile())) {
            out.write(bytes);
            out.getFD().sync();
        }
    }

    /** Replaces a file atomically with one that was written next to it. */
    public static void move(Path part, Path file) throws IOException {
        force(part);
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        folder(file.toAbsolutePath().getParent());
    }

    /** Syncs a file to the disk. */
    static void force(Path file) throws IOException {
        try (RandomAccessFile written = new RandomAccessFile(file.toFile(), "rw")) {
            written.getFD().sync();
        }
    }

    /** Syncs the names in a folder where the system supports it; Windows does not, and need not. */
    public static void folder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Then the file system's own journal preserves the names.
            return;
        }
    }
}
