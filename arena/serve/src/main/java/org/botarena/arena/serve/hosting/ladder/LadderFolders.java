package org.botarena.arena.serve.hosting.ladder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The folders of a ladder: the current one, and one for each finished season. Immutable.
 *
 * @param event the event's folder
 */
record LadderFolders(Path event) {
    private static final String FOLDER = "ladder";

    /** The current folder. */
    Path current() {
        return event.resolve(FOLDER);
    }

    /** The folder of a finished season. */
    Path ofSeason(int number) {
        return event.resolve("seasons").resolve("" + number);
    }

    /** The ladder of a finished season. */
    Path ended(int number) {
        return ofSeason(number).resolve(FOLDER);
    }

    /** Moves the ladder to the finished seasons; can be repeated after an interruption. */
    void endSeason(int number) {
        try {
            Files.createDirectories(ofSeason(number));
            if (Files.isDirectory(current())) {
                Files.move(current(), ended(number));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("%s cannot be put aside: %s".formatted(current(), e.getMessage()), e);
        }
    }
}
