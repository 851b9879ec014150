package org.botarena.api;

import java.util.List;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;

/**
 * The fixed facts of one game with its options set. Immutable; two of the same game and options are equal.
 *
 * @param <P> the positions of the game
 */
public interface Rules<P extends Position<P>> {
    /**
     * The game with the options that differ from their defaults, as {@link Games#parse} reads it: {@code reversi},
     * {@code reversi:size=6,mirrored=true}.
     */
    String name();

    /** The class of the positions. */
    Class<P> positionType();

    /** How many seats there are. */
    default int players() {
        return 2;
    }

    /** The team of a seat; by default each seat is its own. */
    default int team(int player) {
        return player;
    }

    /** No position has more moves than this. */
    int maxMoves();

    /** The standard start. */
    P start();

    /** A start with its hidden or random part drawn; the standard start where there is none. */
    default P deal(RandomGenerator random) {
        return start();
    }

    /**
     * Reads the text form of a position.
     *
     * @throws IllegalArgumentException naming the game, what is wrong and where, if an invariant of the position is
     *     broken; a consistent position that no game reaches is accepted
     */
    P parse(String text);

    /** The move that the referee plays without asking the player (Reversi's pass), else {@link Position#NONE}. */
    default long forced(P position) {
        return Position.NONE;
    }

    /** The lowest score that {@link Position#score} can give; a fault costs it. */
    double worstScore();

    /** The highest score that {@link Position#score} can give. */
    double bestScore();

    /** What the teams' scores always add up to, if they do: 0 for most games. */
    default OptionalDouble scoreSum() {
        return OptionalDouble.of(0);
    }

    /**
     * The ways to turn or mirror this game that leave it the same, without the one that does nothing; with two of them
     * also what they make one after the other. Openings that are images of each other then count as one.
     */
    default List<Symmetry<P>> symmetries() {
        return List.of();
    }

    /** How many random plies make a fair opening by default; 0 where the game's own start is varied enough. */
    int openingPlies();
}
