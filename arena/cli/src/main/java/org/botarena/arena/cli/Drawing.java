package org.botarena.arena.cli;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Position;

/** A position as people look at it. */
final class Drawing {
    private Drawing() {}

    /**
     * The board in rows, if the position's text begins with the cells of a square board; else the text itself. Rows and
     * columns are named where moves name them ({@code d3}).
     */
    static <P extends Position<P>> String of(Moment<P> moment) {
        String text = moment.position().toString();
        String cells = text.split(" ", 2)[0];
        int side = (int) Math.round(Math.sqrt(cells.length()));
        if (side < 3 || side * side != cells.length() || !cells.matches("[-.XO]+")) {
            return text;
        }
        P start = moment.rules().start();
        boolean named = start.show(start.moves()[0]).matches("[a-z][0-9]+");
        String rows = IntStream.range(0, side)
                .mapToObj(row -> (named ? "%d ".formatted(row + 1) : "  ")
                        + spaced(cells.substring(row * side, (row + 1) * side)))
                .collect(Collectors.joining("\n"));
        return named ? "  " + spaced("abcdefghijklmnopqrstuvwxyz".substring(0, side)) + "\n" + rows : rows;
    }

    private static String spaced(String cells) {
        return String.join(" ", cells.split(""));
    }
}
