package org.botarena.arena.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.botarena.api.IllegalMove;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/** From where the games start: what {@code --openings} says. Immutable. */
public sealed interface Openings {
    /** The most random plies that can be asked for. */
    int MAX_PLIES = 1000;

    /** Every game from the game's own start (or deal). */
    record Start() implements Openings {
        @Override
        public String toString() {
            return "start";
        }
    }

    /**
     * The first pair from the game's own start, each other one after random plies.
     *
     * @param plies in 1..{@value #MAX_PLIES}, forced passes and chance outcomes included
     */
    record Random(int plies) implements Openings {
        @Override
        public String toString() {
            return "random:" + plies;
        }
    }

    /**
     * The openings of a file, in its order.
     *
     * @param file as it was given
     * @param lines at least one
     */
    record Listed(String file, List<Opening> lines) implements Openings {
        /** Copies the list. */
        public Listed {
            lines = List.copyOf(lines);
        }

        @Override
        public String toString() {
            return file;
        }
    }

    /**
     * One way to begin a game. Immutable.
     *
     * @param start the text of the position before the opening
     * @param plies in notation
     * @param reached the text of the position after them
     */
    record Opening(String start, List<String> plies, String reached) {
        /** Copies the list. */
        public Opening {
            plies = List.copyOf(plies);
        }
    }

    /** What the game itself proposes: its number of random plies, or its start where that is varied enough. */
    static Openings of(Rules<?> rules) {
        return rules.openingPlies() == 0 ? new Start() : new Random(rules.openingPlies());
    }

    /**
     * Reads {@code start}, {@code random:k} or the path of a file. A file has one opening per line: moves in the
     * game's notation, separated by blanks and played from the game's standard start, or {@code position} and the text
     * form of a position. Empty lines and lines that begin with {@code #} are skipped.
     *
     * @throws IllegalArgumentException saying what was expected; for a file with file, line and reason
     */
    static Openings parse(String spec, Rules<?> rules) {
        if (spec.equals("start")) {
            return new Start();
        }
        if (spec.startsWith("random:")) {
            String plies = spec.substring("random:".length());
            if (!plies.matches("[0-9]{1,4}") || Integer.parseInt(plies) > MAX_PLIES) {
                throw new IllegalArgumentException(
                        "openings '%s': random:k takes k plies, 0..%d".formatted(spec, MAX_PLIES));
            }
            return Integer.parseInt(plies) == 0 ? new Start() : new Random(Integer.parseInt(plies));
        }
        return listed(spec, rules);
    }

    private static Openings listed(String file, Rules<?> rules) {
        List<String> lines;
        try {
            lines = Files.readAllLines(Path.of(file));
        } catch (IOException | java.nio.file.InvalidPathException e) {
            throw new IllegalArgumentException(
                    "openings '%s': start, random:k, or a readable text file with one opening per line (%s)"
                            .formatted(file, e),
                    e);
        }
        List<Opening> openings = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                try {
                    openings.add(line(line, rules));
                } catch (IllegalArgumentException e) {
                    throw new IllegalArgumentException("%s:%d: %s".formatted(file, i + 1, e.getMessage()), e);
                }
            }
        }
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("openings '%s': there is no opening in the file".formatted(file));
        }
        return new Listed(file, openings);
    }

    private static <P extends Position<P>> Opening line(String line, Rules<P> rules) {
        if (line.equals("position") || line.startsWith("position ")) {
            P position = rules.parse(line.substring("position".length()).strip());
            if (!position.guess(new SplittableRandom(0)).equals(position)) {
                throw new IllegalArgumentException("something is hidden in " + position + ": give all of it");
            }
            return going(new Opening(position.toString(), List.of(), position.toString()), position);
        }
        P position = rules.start();
        List<String> plies = new ArrayList<>();
        for (String word : line.split("\\s+", -1)) {
            if (position.turn() == Position.OVER) {
                throw new IllegalArgumentException("the game is over before the move %s".formatted(word));
            }
            long move = position.parse(word);
            try {
                position = position.tryPlay(move);
            } catch (IllegalMove e) {
                throw new IllegalArgumentException("ply %d: %s".formatted(plies.size(), e.getMessage()), e);
            }
            plies.add(word);
        }
        return going(new Opening(rules.start().toString(), plies, position.toString()), position);
    }

    private static Opening going(Opening opening, Position<?> reached) {
        if (reached.turn() == Position.OVER) {
            throw new IllegalArgumentException("the game is over in " + reached);
        }
        return opening;
    }
}
