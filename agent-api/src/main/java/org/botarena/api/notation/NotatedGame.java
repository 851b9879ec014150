package org.botarena.api.notation;

/** A game that a file in a {@link GameNotation} holds: one that was read, or one that cannot be read. Immutable. */
public sealed interface NotatedGame permits PlayedGame, UnreadGame {
    /** The game's id in its file, or its number there, from 1. */
    String id();
}
