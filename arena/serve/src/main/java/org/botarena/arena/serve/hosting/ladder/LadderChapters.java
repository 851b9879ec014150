package org.botarena.arena.serve.hosting.ladder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The folders of a ladder. A tournament on file takes the longer to go on the more games it has, and a ladder plays for a whole term: so
 * after {@value #MOST_GAMES} games it begins another one, and each of them is an ordinary tournament. Those of a season that has
 * ended lie in a folder of their own. Immutable.
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

    /** How many have ended, in all seasons. */
    int ended() {
        int ended = past().size();
        for (int season = 1; Files.isDirectory(ofSeason(season)); season++) {
            ended += new LadderChapters(ofSeason(season)).all().size();
        }
        return ended;
    }

    /** All of a season, the eldest first. */
    List<Path> all() {
        List<Path> all = past();
        if (Files.isDirectory(current())) {
            all.add(current());
        }
        return all;
    }

    /** Where those of a season that has ended lie. */
    Path ofSeason(int number) {
        return event.resolve("seasons").resolve("" + number);
    }

    /** Moves all to those of a season that has ended; broken off, it can be done again. */
    void endSeason(int number) {
        List<Path> all = all();
        Collections.reverse(all); // so that what is left is numbered from 1
        try {
            Files.createDirectories(ofSeason(number));
            for (Path chapter : all) {
                Files.move(chapter, ofSeason(number).resolve(chapter.getFileName()));
            }
        } catch (IOException e) {
            throw aside(e);
        }
    }

    /** The one that is played in is over: the next one begins empty. */
    void end() {
        try {
            Files.move(current(), numbered(past().size() + 1));
        } catch (IOException e) {
            throw aside(e);
        }
    }

    private UncheckedIOException aside(IOException e) {
        return new UncheckedIOException("%s cannot be put aside: %s".formatted(current(), e.getMessage()), e);
    }
}
