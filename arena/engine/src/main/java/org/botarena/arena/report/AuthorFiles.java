package org.botarena.arena.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.files.ResultsException;

/** Packs each author's private files into a zip, ready to send and kept out of the published folder. */
final class AuthorFiles {
    /** The earliest time that a zip can hold: the same files give the same bytes. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private AuthorFiles() {}

    /**
     * Packs each subfolder into a zip of the same name next to it, and removes the subfolder.
     *
     * @param parent if it does not exist, nothing is packed
     * @throws ResultsException if the disk is full; the folder stays
     */
    static void pack(Path parent) {
        if (!Files.isDirectory(parent)) {
            return;
        }
        try {
            for (Path folder : list(parent)) {
                if (Files.isDirectory(folder)) {
                    packOne(folder, parent.resolve(folder.getFileName() + ".zip"));
                }
            }
        } catch (IOException e) {
            throw ResultsException.unwritable(parent, e);
        }
    }

    private static void packOne(Path folder, Path zip) throws IOException {
        Path part = zip.resolveSibling(zip.getFileName() + ".part");
        try (OutputStream out = Files.newOutputStream(part);
                ZipOutputStream entries = new ZipOutputStream(out)) {
            for (Path file : list(folder)) {
                ZipEntry entry = new ZipEntry(folder.getFileName() + "/" + file.getFileName());
                entry.setTimeLocal(TIME);
                entries.putNextEntry(entry);
                Files.copy(file, entries);
            }
        }
        Files.move(part, zip, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        FileUtils.deleteDirectory(folder.toFile());
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
