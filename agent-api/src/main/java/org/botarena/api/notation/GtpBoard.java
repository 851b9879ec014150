package org.botarena.api.notation;

import java.util.List;
import java.util.Locale;

/**
 * The name and size of a board in the Go Text Protocol. The game's moves are squares of it, a letter and a number, and
 * {@code pass}. Immutable.
 *
 * @param game the name in {@code set_game}: Reversi is {@code Othello} there
 * @param size rows and columns, at most 8, because the protocol skips the letter I
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

    /** Converts a move of the game to a vertex: {@code D3}. */
    public String vertex(String move) {
        return move.equals("pass") ? move : move.toUpperCase(Locale.ROOT);
    }

    /** Converts a vertex, in upper or lower case, to a move of the game. */
    public String move(String vertex) {
        return vertex.strip().toLowerCase(Locale.ROOT);
    }
}
