package org.botarena.arena.admission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Puts an original among those that are kept, in one step: while a tournament is played, the same bytes may be admitted under another
 * name, and the file is never missing or half written meanwhile.
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

    /** Without the atomic option the JDK deletes the target first. */
    static void move(Path bytes, Path kept) throws IOException {
        Files.move(bytes, kept, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
