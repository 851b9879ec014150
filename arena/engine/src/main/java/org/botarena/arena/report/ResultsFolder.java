package org.botarena.arena.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.Predicate;
import org.apache.commons.io.file.PathUtils;
import org.botarena.arena.files.ResultsException;

/** Where a tournament can put its results. */
public final class ResultsFolder {
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss", Locale.ROOT);

    private ResultsFolder() {}

    /** A folder of its own for a tournament that starts now: {@code results/2026-11-20T11-32-05}. */
    public static Path in(Path parent, Clock clock) {
        return in(parent, clock, name -> false);
    }

    /** The same; of these names none is free, whether or not there is a folder. */
    public static Path in(Path parent, Clock clock, Predicate<String> isTaken) {
        String now = NAME.format(LocalDateTime.now(clock));
        String name = now;
        for (int i = 2; Files.exists(parent.resolve(name)) || isTaken.test(name); i++) {
            name = now + "-" + i;
        }
        return parent.resolve(name);
    }

    /**
     * Says whether a tournament can put its results there; makes nothing. Worth a call before the plan is printed.
     *
     * @throws ResultsException if there is something already
     */
    public static void require(Path folder) {
        try {
            if (Files.exists(folder) && !Files.isDirectory(folder)) {
                throw new ResultsException(
                        "%s is a file: results need a folder of their own. Choose another with --out."
                                .formatted(folder));
            }
            if (Files.isDirectory(folder) && !PathUtils.isEmptyDirectory(folder)) {
                throw new ResultsException(("%s is not empty and was left as it is: a tournament needs a folder of its"
                                + " own. Choose another with --out.")
                        .formatted(folder));
            }
        } catch (IOException e) {
            throw new ResultsException("cannot read %s: %s".formatted(folder, ResultsException.why(e)), e);
        }
    }
}
