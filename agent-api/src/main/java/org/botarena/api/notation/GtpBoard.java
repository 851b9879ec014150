package org.botarena.api.notation;

import java.util.List;
import java.util.Locale;

/**
 * How a board is called in the Go Text Protocol, for a game whose moves are squares of it, a letter and a number, and
 * {@code pass}. Immutable.
 *
 * @param game what board programs call the game in {@code set_game}: Reversi is {@code Othello} there
 * @param size rows and columns, at most 8: beyond, the protocol leaves the letter I out
 * @param colours by player: {@code b}, {@code w}
 */
public record GtpBoard(String game, int size, List<String> colours) {
    public GtpBoard {
        colours = List.copyOf(colours);
        if (size < 1 || size > 8) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "a board of %d rows: 1 to 8 have their letters here", size));
        }
    }

    /** A move of the game as board programs write it: {@code D3}. */
    public String vertex(String move) {
        return move.equals("pass") ? move : move.toUpperCase(Locale.ROOT);
    }

    /** A vertex, in either case, as the game writes its moves. */
    public String move(String vertex) {
        return vertex.strip().toLowerCase(Locale.ROOT);
    }
}
