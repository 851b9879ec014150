package org.botarena.arena.cluster.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.process.jvm.OpenFolder;

/** A worker's cache of jars by their SHA-256, in a folder that every user may enter. Thread-safe. */
public final class JarCache {
    private final Path folder;
    private final long mostBytes;
    private final Set<String> checked = new HashSet<>();

    /**
     * Creates the folder if necessary, and makes space in it.
     *
     * @param mostBytes its maximum size when a worker starts; the least recently used files are deleted
     * @throws IOException if it cannot be written
     */
    public JarCache(Path folder, long mostBytes) throws IOException {
        this.folder = Files.createDirectories(folder);
        this.mostBytes = mostBytes;
        OpenFolder.open(folder);
        shrink();
    }

    /**
     * The file with this content, fetched if it is missing or damaged.
     *
     * @param fetch returns the content of a SHA-256
     * @throws IOException if it cannot be written, or the fetched content is different
     */
    public synchronized Path file(String sha256, Function<String, byte[]> fetch) throws IOException {
        Path file = folder.resolve(sha256 + ".jar");
        if (checked.contains(sha256) && Files.exists(file)) {
            return file;
        }
        if (!Files.isRegularFile(file) || !Sha256.of(file).equals(sha256)) {
            byte[] content = fetch.apply(sha256);
            if (!Sha256.of(content).equals(sha256)) {
                throw new IOException("a jar came damaged: %s is asked for".formatted(sha256));
            }
            Path part = Files.createTempFile(folder, "part-", ".tmp");
            try {
                Files.write(part, content);
                OpenFolder.open(part);
                Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(part);
            }
        }
        Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
        checked.add(sha256);
        return file;
    }

    private void shrink() throws IOException {
        List<Path> newest;
        try (Stream<Path> files = Files.list(folder)) {
            newest = files.sorted(Comparator.comparingLong(
                                    (Path file) -> file.toFile().lastModified())
                            .reversed())
                    .toList();
        }
        long bytes = 0;
        for (Path file : newest) {
            bytes += Files.size(file);
            if (bytes > mostBytes) {
                Files.delete(file);
            }
        }
    }
}
