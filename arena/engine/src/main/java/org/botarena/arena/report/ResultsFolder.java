package org.botarena.arena.report;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.function.Predicate;
import org.apache.commons.io.file.PathUtils;
import org.botarena.arena.files.NamedBySecond;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.text.catalogue.Sentence;

/** Finds or creates the folder for a tournament's results. */
public final class ResultsFolder {
    private ResultsFolder() {}

    /**
     * Makes a folder for a tournament that starts now: {@code results/2026-11-20T11-32-05}. No other tournament gets
     * it, even one that starts in another process.
     *
     * @throws ResultsException if no folder can be made there
     */
    public static Path make(Path parent, Clock clock) {
        requireNoFile(parent);
        try {
            return NamedBySecond.make(
                    parent,
                    "",
                    "",
                    clock,
                    folder -> Files.createDirectory(
                            Files.createDirectories(parent).resolve(folder.getFileName())));
        } catch (IOException e) {
            throw ResultsException.unwritable(parent, e);
        }
    }

    /** A free folder with such a name that is not one of the given names; creates nothing. */
    public static Path in(Path parent, Clock clock, Predicate<String> isTaken) {
        try {
            return NamedBySecond.make(parent, "", "", clock, folder -> {
                if (Files.exists(folder) || isTaken.test(folder.getFileName().toString())) {
                    throw new FileAlreadyExistsException(folder.toString());
                }
                return folder;
            });
        } catch (IOException e) {
            throw ResultsException.unwritable(parent, e);
        }
    }

    /**
     * Removes a folder in which no tournament has started, then its parent if that is empty. Folders with files
     * stay.
     */
    public static void takeBack(Path folder) {
        try {
            Files.deleteIfExists(folder);
            Files.deleteIfExists(folder.toAbsolutePath().getParent());
        } catch (IOException e) {
            // it is not empty, and stays
        }
    }

    /**
     * Checks that a tournament can put its results there; creates nothing. Call it before printing the plan.
     *
     * @throws ResultsException if there are files already
     */
    public static void require(Path folder) {
        try {
            requireNoFile(folder);
            if (Files.isDirectory(folder) && !PathUtils.isEmptyDirectory(folder)) {
                throw new ResultsException(Sentence.of("error.folder.used", folder));
            }
        } catch (IOException e) {
            throw new ResultsException("cannot read %s: %s".formatted(folder, ResultsException.why(e)), e);
        }
    }

    private static void requireNoFile(Path folder) {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new ResultsException(Sentence.of("error.folder.file", folder));
        }
    }
}
