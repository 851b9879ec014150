package org.botarena.arena.files;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Names files and folders by the current second. The second one within a second gets {@code -2}. */
public final class NamedBySecond {
    private static final DateTimeFormatter SECOND = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss", Locale.ROOT);

    private NamedBySecond() {}

    /**
     * Creates the file or folder and thereby claims its name: if two processes try, the file system lets one succeed.
     */
    @FunctionalInterface
    public interface Making {
        /**
         * Creates it.
         *
         * @throws FileAlreadyExistsException if the name is taken
         * @throws IOException if it cannot be created
         */
        Path at(Path path) throws IOException;
    }

    /**
     * Creates a file or folder under the first free name: {@code 2026-11-20T11-32-05}, then {@code
     * 2026-11-20T11-32-05-2}.
     *
     * @param parent the existing folder in which it is created
     * @param before the part of the name before the second
     * @param after the part after the second and the number
     * @throws IOException if it cannot be created
     */
    public static Path make(Path parent, String before, String after, Clock clock, Making making) throws IOException {
        String second = before + SECOND.format(LocalDateTime.now(clock));
        for (int i = 1; ; i++) {
            try {
                return making.at(parent.resolve(second + (i == 1 ? "" : "-" + i) + after));
            } catch (FileAlreadyExistsException taken) {
                // try the next number
            }
        }
    }
}
