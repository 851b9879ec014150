package org.botarena.api;

/** A move that the position does not list, refused by {@link Position#tryPlay}. */
public final class IllegalMove extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** Says which move is illegal where. */
    public IllegalMove(long move, Position<?> position) {
        super("%s is not legal in %s".formatted(position.show(move), position));
    }
}
