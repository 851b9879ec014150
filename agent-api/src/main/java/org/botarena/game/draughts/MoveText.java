package org.botarena.game.draughts;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A move in notation: {@code 9-13} for a step, {@code 14x23x30} for jumps, with every square of the route. Pure
 * functions.
 */
final class MoveText {
    /** The length of the longest move: 17 squares of two digits, and 16 signs between them. */
    private static final int LONGEST = 3 * Route.MOST_JUMPS + 2;

    private static final Pattern SQUARE = Pattern.compile("[1-9][0-9]?");

    private MoveText() {}

    static String of(int[] squares, int jumps) {
        return Arrays.stream(squares).mapToObj(String::valueOf).collect(Collectors.joining(jumps == 0 ? "-" : "x"));
    }

    /**
     * Reads a route from its text, without checking whether a position allows it.
     *
     * @throws IllegalArgumentException if the text is not a route on a board of this size
     */
    static long parse(String text, int size) {
        if (text.length() > LONGEST) {
            throw refused(text.substring(0, LONGEST) + "…", size, "it is longer than any");
        }
        boolean isStep = text.indexOf('-') >= 0;
        String[] squares = text.split(isStep ? "-" : "x", -1);
        if (squares.length < 2 || squares.length > (isStep ? 2 : Route.MOST_JUMPS + 1)) {
            throw refused(text, size, "a step as 9-13, up to 16 jumps as 14x23x30, with every square on the way");
        }
        int at = place(squares[0], text, size);
        long route = Route.from(at);
        for (int i = 1; i < squares.length; i++) {
            int to = place(squares[i], text, size);
            int direction = direction(at, to, isStep ? 1 : 2);
            if (direction < 0) {
                String far = isStep ? "beside" : "two rows and two columns from";
                throw refused(text, size, "%s is not %s %s".formatted(squares[i], far, squares[i - 1]));
            }
            route = isStep ? Route.step(at, direction) : Route.jump(route, direction);
            at = to;
        }
        return route;
    }

    private static int place(String square, String text, int size) {
        int last = size * size / 2;
        int number = SQUARE.matcher(square).matches() ? Integer.parseInt(square) : 0;
        if (number < 1 || number > last) {
            throw refused(text, size, String.format(Locale.ROOT, "'%s' is not a square: 1 to %d", square, last));
        }
        return DraughtsSquares.placeOf(number, size);
    }

    /** The direction from a place to another one at a distance in rows and columns, or -1. */
    private static int direction(int from, int to, int distance) {
        int down = DraughtsSquares.row(to) - DraughtsSquares.row(from);
        int right = DraughtsSquares.column(to) - DraughtsSquares.column(from);
        if (Math.abs(down) != distance || Math.abs(right) != distance) {
            return -1;
        }
        return down < 0
                ? right < 0 ? DraughtsSquares.UP_LEFT : DraughtsSquares.UP_RIGHT
                : right < 0 ? DraughtsSquares.DOWN_LEFT : DraughtsSquares.DOWN_RIGHT;
    }

    private static IllegalArgumentException refused(String text, int size, String why) {
        return new IllegalArgumentException(
                "%s: '%s' is not a move: %s".formatted(new DraughtsRules(size).name(), text, why));
    }
}
