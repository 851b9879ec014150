package org.botarena.arena.admission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Moves an original atomically into the store of originals. During a tournament, the same bytes may be admitted under
 * another name, and readers never find the file missing or half written.
 */
final class KeptOriginal {
    private KeptOriginal() {}

    static void copy(Path bytes, Path kept) throws IOException {
        Path part = Files.createTempFile(kept.getParent(), ".kept", ".tmp");
        try {
            Files.copy(bytes, part, StandardCopyOption.REPLACE_EXISTING);
            move(part, kept);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** Requests an atomic move, since the JDK otherwise deletes the target first. */
    static void move(Path bytes, Path kept) throws IOException {
        Files.move(bytes, kept, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
