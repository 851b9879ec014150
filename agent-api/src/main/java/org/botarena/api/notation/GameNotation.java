package org.botarena.api.notation;

import java.util.List;

/** A form in which other programs read games of this game: PDN, GGF. Immutable. */
public interface GameNotation {
    /** What a file of such games is called behind its last dot: {@code pdn}. */
    String suffix();

    /** A game, with all that stands between it and the next one in a file. */
    String text(PlayedGame game);

    /**
     * The games of a file in their order, as far as the form holds them: what is not in it is empty. A game with anything that
     * is not understood is an {@link UnreadGame}; it does not keep the others from being read. Nobody has played the moves: they
     * may be illegal.
     *
     * @throws IllegalArgumentException if the notation is only written
     */
    default List<NotatedGame> games(String file) {
        throw new IllegalArgumentException("games in .%s are written here, not read".formatted(suffix()));
    }
}
