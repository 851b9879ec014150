package org.botarena.api;

/**
 * A way to turn or mirror a game that changes nothing of it. Immutable.
 *
 * <p>Laws, tested for every game that names some: the image of a position has the images of its moves, these lead to the
 * images of what the moves lead to, and at the end the images of the players have their scores.
 *
 * @param <P> the positions of the game
 */
public interface Symmetry<P extends Position<P>> {
    /** The image of a position. */
    P of(P position);

    /** The image of a move of any position. */
    long of(long move);

    /** The player whom the image has in the place of this one; the same one unless the symmetry exchanges them. */
    default int player(int player) {
        return player;
    }
}
