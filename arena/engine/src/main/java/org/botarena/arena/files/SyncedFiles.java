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
 * Files that are on the disk, and not only in the system's memory, when the method returns. An interrupt of the thread does
 * no harm to a file (a channel would be closed by it).
 */
public final class SyncedFiles {
    private SyncedFiles() {}

    /** Writes a whole file, in the place of what is there. */
    public static void write(Path file, byte[] bytes) throws IOException {
        try (FileOutputStream out = new FileOutputStream(file.toFile())) {
            out.write(bytes);
            out.getFD().sync();
        }
    }

    /** Gives a file that was written beside another that one's name, at once: a reader sees the one or the other. */
    public static void move(Path part, Path file) throws IOException {
        force(part);
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        folder(file.toAbsolutePath().getParent());
    }

    /** Forces what has been written to a file. */
    static void force(Path file) throws IOException {
        try (RandomAccessFile written = new RandomAccessFile(file.toFile(), "rw")) {
            written.getFD().sync();
        }
    }

    /** Forces the names in a folder, where the system can (Windows cannot, and need not). */
    public static void folder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Then the file system's own journal keeps the names.
            return;
        }
    }
}
