package org.botarena.arena.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.io.FileUtils;

/** Writes files atomically, in UTF-8: first under another name, synced to the disk, then renamed. */
public final class WholeFile {
    /** What is written. */
    public interface Content {
        /** Writes it. */
        void to(Writer out) throws IOException;
    }

    private WholeFile() {}

    /**
     * Writes a file and creates its parent folders; keeps the existing file on failure.
     *
     * @throws ResultsException if it cannot be written
     */
    public static void write(Path file, Content content) {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.createDirectories(file.getParent());
            try (Writer out = Files.newBufferedWriter(part)) {
                content.to(out);
            }
            SyncedFiles.move(part, file);
        } catch (IOException e) {
            FileUtils.deleteQuietly(part.toFile());
            throw ResultsException.unwritable(file, e);
        } catch (UncheckedIOException e) {
            FileUtils.deleteQuietly(part.toFile());
            throw ResultsException.unwritable(file, e.getCause());
        }
    }
}
