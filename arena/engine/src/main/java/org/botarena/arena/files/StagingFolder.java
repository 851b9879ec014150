package org.botarena.arena.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;

/**
 * The subfolder of a results folder in which published files are written before they replace the old ones. Leftovers
 * of a killed run are deleted. One thread.
 */
public final class StagingFolder implements AutoCloseable {
    private static final String NAME = ".new";

    /** Files that only some results have; if they were not written this time, they belong to earlier results. */
    private static final Set<String> SOMETIMES = Set.of("grades.csv", "marks.csv", "games.ggf", "games.pdn");

    private static final String AUTHORS = "for";

    private final Path target;
    private final Path folder;

    private StagingFolder(Path target) {
        this.target = target;
        this.folder = target.resolve(NAME);
    }

    /**
     * Creates an empty staging folder.
     *
     * @throws ResultsException if the results folder cannot be written
     */
    public static StagingFolder in(Path target) {
        StagingFolder staged = new StagingFolder(target);
        try {
            Files.createDirectories(target);
            FileUtils.deleteDirectory(staged.folder.toFile());
            Files.createDirectory(staged.folder);
            return staged;
        } catch (IOException e) {
            throw ResultsException.unwritable(target, e);
        }
    }

    public Path folder() {
        return folder;
    }

    /**
     * Moves every file into place, each atomically and synced, and deletes files of earlier results that these
     * results lack.
     *
     * @throws ResultsException if a file cannot be moved; each file there is then complete, old or new
     */
    public void putInPlace() {
        try {
            List<Path> names = new ArrayList<>();
            try (Stream<Path> files = Files.walk(folder)) {
                files.filter(Files::isRegularFile)
                        .map(folder::relativize)
                        .sorted()
                        .forEach(names::add);
            }
            for (Path name : names) {
                Path place = target.resolve(name);
                Files.createDirectories(place.getParent());
                SyncedFiles.move(folder.resolve(name), place);
            }
            for (Path former : former()) {
                if (!names.contains(target.relativize(former))) {
                    Files.delete(former);
                }
            }
        } catch (IOException e) {
            throw ResultsException.unwritable(target, e);
        }
    }

    private List<Path> former() throws IOException {
        List<Path> former = new ArrayList<>();
        SOMETIMES.stream().map(target::resolve).filter(Files::isRegularFile).forEach(former::add);
        Path authors = target.resolve(AUTHORS);
        if (Files.isDirectory(authors)) {
            try (Stream<Path> files = Files.list(authors)) {
                files.filter(file -> file.getFileName().toString().endsWith(".zip"))
                        .forEach(former::add);
            }
        }
        return former;
    }

    @Override
    public void close() {
        FileUtils.deleteQuietly(folder.toFile());
    }
}
