package org.botarena.arena.files;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** A file or folder that is named by the second in which it is made. The second one of a second gets {@code -2}. */
public final class NamedBySecond {
    private static final DateTimeFormatter SECOND = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss", Locale.ROOT);

    private NamedBySecond() {}

    /** Makes the file or folder, and so takes its name: of two processes the file system lets one have it. */
    @FunctionalInterface
    public interface Making {
        /**
         * Makes it.
         *
         * @throws FileAlreadyExistsException if the name is taken
         * @throws IOException if it cannot be made
         */
        Path at(Path path) throws IOException;
    }

    /**
     * Makes one under the first name that is free: {@code 2026-11-20T11-32-05}, then {@code 2026-11-20T11-32-05-2}.
     *
     * @param parent the folder that it is made in, which exists
     * @param before the second in the name
     * @param after the second and the number in the name
     * @throws IOException if it cannot be made
     */
    public static Path make(Path parent, String before, String after, Clock clock, Making making) throws IOException {
        String second = before + SECOND.format(LocalDateTime.now(clock));
        for (int i = 1; ; i++) {
            try {
                return making.at(parent.resolve(second + (i == 1 ? "" : "-" + i) + after));
            } catch (FileAlreadyExistsException taken) {
                // the next number is tried
            }
        }
    }
}
