package org.botarena.arena.serve.hosting.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The folders of a ladder. A tournament on file takes the longer to go on the more games it has, and a ladder plays for a whole term: so
 * after {@value #MOST_GAMES} games it begins another one, and each of them is an ordinary tournament. Immutable.
 *
 * @param event in which they lie
 */
record LadderChapters(Path event) {
    static final int MOST_GAMES = 5_000;

    private static final String FOLDER = "ladder";

    /** The one that is played in. */
    Path current() {
        return event.resolve(FOLDER);
    }

    /** Those before it, the eldest first. */
    List<Path> past() {
        List<Path> past = new ArrayList<>();
        for (Path next = numbered(1); Files.isDirectory(next); next = numbered(past.size() + 1)) {
            past.add(next);
        }
        return past;
    }

    private Path numbered(int number) {
        return event.resolve(FOLDER + "-" + number);
    }

    /** The one that is played in is over: the next one begins empty. */
    void end() {
        try {
            Files.move(current(), numbered(past().size() + 1));
        } catch (IOException e) {
            throw new UncheckedIOException("%s cannot be put aside: %s".formatted(current(), e.getMessage()), e);
        }
    }
}
