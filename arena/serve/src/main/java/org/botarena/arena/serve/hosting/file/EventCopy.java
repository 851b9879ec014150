package org.botarena.arena.serve.hosting.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.io.file.PathUtils;
import org.botarena.arena.files.PrivateFolder;
import org.botarena.arena.store.Database;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.venue.Failed;

/**
 * Copies an event, even while it is hosted, and updates the copy. Each file appears as a whole, and a database in one
 * consistent state. One thread at a time.
 */
public final class EventCopy {
    private static final String LOG = "-wal";
    private static final Set<String> LEFT_OUT = Set.of(LOG, "-shm", "-journal", ".lock", ".snapshot");

    private final Path event;
    private final Path to;
    private final Map<Path, List<Object>> copied = new HashMap<>();

    /**
     * Prepares a copy.
     *
     * @throws Failed if the event does not exist, or the other folder is not empty
     */
    EventCopy(Path event, Path to) {
        if (!EventFile.isIn(event)) {
            throw new Failed("there is no event in %s: name the folder that arena host was given".formatted(event));
        }
        try {
            if (Files.exists(to) && !(Files.isDirectory(to) && PathUtils.isEmptyDirectory(to))) {
                throw new Failed("no copy can be made in %s: something is there already. Name a folder that is new"
                        .formatted(to));
            }
            PrivateFolder.make(to.toAbsolutePath());
        } catch (IOException e) {
            throw new Failed("no copy can be made in %s: %s".formatted(to, e.getMessage()), e);
        }
        this.event = event;
        this.to = to;
    }

    /**
     * Copies an event into a folder that only this user can enter, and verifies the copy.
     *
     * @throws Failed if the event does not exist, the other folder is not empty, or something cannot be copied
     */
    public static void of(Path event, Path to) {
        new EventCopy(event, to).now();
    }

    /** Copies the changes since the last time, and verifies the copy. */
    void now() {
        try {
            copy();
            Files.deleteIfExists(to.resolve(EventFile.MARK)); // The mark may include a change made during the copy.
            require();
        } catch (IOException | StoreException e) {
            throw new Failed("the copy is not whole: %s. Make room, and copy into another folder".formatted(e), e);
        }
    }

    private void copy() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(event)) {
            files = all.filter(Files::isRegularFile)
                    .filter(file ->
                            LEFT_OUT.stream().noneMatch(file.getFileName().toString()::endsWith))
                    .sorted(Comparator.comparing(
                            file -> !isDatabase(file))) // Databases come first, so none is ahead of its journal.
                    .toList();
        }
        for (Path file : files) {
            List<Object> state = state(file);
            if (!state.equals(copied.get(file))) {
                copy(file, to.resolve(event.relativize(file)));
                copied.put(file, state);
            }
        }
        Set<Path> there = Set.copyOf(files);
        for (Path gone :
                copied.keySet().stream().filter(file -> !there.contains(file)).toList()) {
            Files.deleteIfExists(to.resolve(event.relativize(gone)));
            copied.remove(gone);
        }
    }

    private static boolean isDatabase(Path file) {
        return file.getFileName().toString().endsWith(".db");
    }

    /** Values that change with a file; changes of a database are first in its log. */
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
                Database.snapshot(file, source);
            }
            Files.copy(source, part, StandardCopyOption.REPLACE_EXISTING);
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (NoSuchFileException e) {
            Files.deleteIfExists(part); // It was deleted meanwhile; the next copy will show that.
        } finally {
            if (!source.equals(file)) {
                Files.deleteIfExists(source);
            }
        }
    }

    private void require() {
        try (Database copy = Database.openAsIs(to.resolve(EventFile.NAME), EventFile.SCHEMA)) {
            List<String> damage = copy.damage();
            if (!damage.isEmpty()) {
                throw new Failed("the copy of %s is damaged: %s".formatted(EventFile.NAME, damage.get(0)));
            }
        }
    }
}
