package org.botarena.api;

/**
 * A rotation or reflection that leaves a game the same. Immutable.
 *
 * <p>Laws, tested for every game with symmetries: the moves of an image are the images of the moves, and they lead to
 * the images of the resulting positions. At the end, the images of the players have their scores.
 *
 * @param <P> the positions of the game
 */
public interface Symmetry<P extends Position<P>> {
    /** The image of a position. */
    P of(P position);

    /** The image of a move of any position. */
    long of(long move);

    /** The image of a player; the same player unless the symmetry exchanges them. */
    default int player(int player) {
        return player;
    }
}
