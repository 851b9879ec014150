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

/** Where a tournament can put its results. */
public final class ResultsFolder {
    private ResultsFolder() {}

    /**
     * Makes a folder for a tournament that starts now: {@code results/2026-11-20T11-32-05}. No other tournament gets it,
     * whatever process begins it.
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

    /** The folder of such a name that is free, and is not one of these names either; makes nothing. */
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

    /** Takes a folder away in which no tournament has begun, and its parent if that is empty then. What holds something stays. */
    public static void takeBack(Path folder) {
        try {
            Files.deleteIfExists(folder);
            Files.deleteIfExists(folder.toAbsolutePath().getParent());
        } catch (IOException e) {
            // It holds something, and stays.
        }
    }

    /**
     * Says whether a tournament can put its results there; makes nothing. Worth a call before the plan is printed.
     *
     * @throws ResultsException if there is something already
     */
    public static void require(Path folder) {
        try {
            requireNoFile(folder);
            if (Files.isDirectory(folder) && !PathUtils.isEmptyDirectory(folder)) {
                throw new ResultsException(("%s is not empty and was left as it is: a tournament needs a folder of its"
                                + " own. Choose another with --out.")
                        .formatted(folder));
            }
        } catch (IOException e) {
            throw new ResultsException("cannot read %s: %s".formatted(folder, ResultsException.why(e)), e);
        }
    }

    private static void requireNoFile(Path folder) {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new ResultsException(
                    "%s is a file: results need a folder of their own. Choose another with --out.".formatted(folder));
        }
    }
}
