package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Copies a results folder that is being written to another place, as far as it has changed since the last time. A file
 * appears there as a whole, a store as it was at one moment. What else lies there is left alone. One thread at a time.
 */
public final class FolderCopy {
    private static final String DATABASE = ".db";
    private static final String LOG = "-wal";
    private static final Set<String> OWN = Set.of(LOG, "-shm", "-journal", ".lock", ".snapshot");

    private final Path from;
    private final Path to;
    private final Map<Path, List<Object>> copied = new HashMap<>();

    public FolderCopy(Path from, Path to) {
        this.from = from;
        this.to = to;
    }

    /** Copies what has changed, and takes away what it had copied and is gone. */
    public void now() throws IOException {
        Set<Path> there = new HashSet<>();
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file :
                    (Iterable<Path>) files.filter(Files::isRegularFile).filter(FolderCopy::isWanted)::iterator) {
                Path name = from.relativize(file);
                there.add(name);
                List<Object> state = state(file);
                if (!state.equals(copied.get(name))) {
                    copy(file, to.resolve(name));
                    copied.put(name, state);
                }
            }
        }
        for (Path gone :
                copied.keySet().stream().filter(name -> !there.contains(name)).toList()) {
            Files.deleteIfExists(to.resolve(gone));
            copied.remove(gone);
        }
    }

    private static boolean isWanted(Path file) {
        return OWN.stream().noneMatch(file.getFileName().toString()::endsWith);
    }

    private static boolean isDatabase(Path file) {
        return file.getFileName().toString().endsWith(DATABASE);
    }

    /** Of a database with its log, where what is new stands first. */
    private static List<Object> state(Path file) throws IOException {
        Path log = file.resolveSibling(file.getFileName() + LOG);
        boolean hasLog = isDatabase(file) && Files.exists(log);
        return List.of(
                Files.size(file),
                Files.getLastModifiedTime(file),
                hasLog ? Files.size(log) : 0L,
                hasLog ? Files.getLastModifiedTime(log) : FileTime.fromMillis(0));
    }

    private static void copy(Path file, Path target) throws IOException {
        Files.createDirectories(target.getParent());
        Path part = target.resolveSibling(target.getFileName() + ".part");
        Path source = file;
        try {
            if (isDatabase(file)) {
                source = file.resolveSibling(file.getFileName() + ".snapshot");
                SqliteFile.snapshot(file, source);
            }
            Files.copy(source, part, StandardCopyOption.REPLACE_EXISTING);
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (NoSuchFileException e) {
            Files.deleteIfExists(part); // it was taken away meanwhile: the next time says so
        } finally {
            if (!source.equals(file)) {
                Files.deleteIfExists(source);
            }
        }
    }
}
