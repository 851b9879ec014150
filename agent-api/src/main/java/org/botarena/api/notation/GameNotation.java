package org.botarena.api.notation;

import java.util.List;

/** A notation in which other programs read whole games of this game, such as PDN or GGF. Immutable. */
public interface GameNotation {
    /** The suffix of files of such games: {@code pdn}. */
    String suffix();

    /** Writes a game, including the separator before the next one in a file. */
    String text(PlayedGame game);

    /**
     * Reads the games of a file in order. Facts that the notation does not hold are empty. A game that is not
     * understood becomes an {@link UnreadGame} and does not prevent the others from being read. The moves may be
     * illegal.
     *
     * @throws IllegalArgumentException if the notation can only be written
     */
    default List<NotatedGame> games(String file) {
        throw new IllegalArgumentException("games in .%s are written here, not read".formatted(suffix()));
    }
}
