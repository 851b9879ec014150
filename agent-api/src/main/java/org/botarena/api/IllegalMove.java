package org.botarena.api;

/** Thrown by {@link Position#tryPlay} for a move that the position does not list. */
public final class IllegalMove extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public IllegalMove(long move, Position<?> position) {
        super("%s is not legal in %s".formatted(position.show(move), position));
    }
}
