package org.botarena.arena.serve.hosting.ladder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The folders of a ladder: the one that is played, and one for each season that has ended. Immutable.
 *
 * @param event the event's folder
 */
record LadderFolders(Path event) {
    private static final String FOLDER = "ladder";

    /** The one that is played in. */
    Path current() {
        return event.resolve(FOLDER);
    }

    /** The folder of a season that has ended. */
    Path ofSeason(int number) {
        return event.resolve("seasons").resolve("" + number);
    }

    /** The ladder of a season that has ended. */
    Path ended(int number) {
        return ofSeason(number).resolve(FOLDER);
    }

    /** Moves the ladder to the seasons that have ended; broken off, it can be done again. */
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
