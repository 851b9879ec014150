package org.botarena.api.notation;

/** A game in a file of a {@link GameNotation}, either read or unreadable. Immutable. */
public sealed interface NotatedGame permits PlayedGame, UnreadGame {
    /** The id of the game in its file, or else its number there, counted from 1. */
    String id();
}
