package org.botarena.api.notation;

/** A form in which other programs read games of this game: PDN, GGF. Immutable. */
public interface GameNotation {
    /** What a file of such games is called behind its last dot: {@code pdn}. */
    String suffix();

    /** A game, with all that stands between it and the next one in a file. */
    String text(PlayedGame game);
}
