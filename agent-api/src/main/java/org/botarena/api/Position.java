package org.botarena.api;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * A position of a game, as an immutable value; typically a record of a few longs.
 *
 * <p>{@code equals} and {@code hashCode} are the transposition key, so a position holds what the rules depend on and
 * nothing else. Moves are opaque longs; the page of each game describes their coding. {@code toString} is the text form
 * that {@link Rules#parse} reads back.
 *
 * <p>Laws, tested for every game: {@code moves()} is empty iff {@code turn() == OVER}; {@code parse(show(m)) == m} for
 * every listed move; {@code rules.parse(p.toString()).equals(p)}.
 *
 * @param <P> the position's own type
 */
public interface Position<P extends Position<P>> {
    /** The value of {@link #turn} when the game has ended. */
    int OVER = -1;

    /** The value of {@link #turn} when chance is to move, as when a die rolls. */
    int CHANCE = -2;

    /** Means "no move"; it is never the code of a move. */
    long NONE = Long.MIN_VALUE;

    /** The player to move, counted from 0, or {@link #CHANCE} or {@link #OVER}. */
    int turn();

    /**
     * Writes the legal moves (at {@code CHANCE} the outcomes) into a buffer that the caller owns, from index 0, in the
     * game's fixed order.
     *
     * @param into a buffer of at least {@link Rules#maxMoves} longs; elements after the moves may be overwritten
     * @return their number: 0 iff {@code turn() == OVER}
     */
    int moves(long[] into);

    /** The legal moves as a fresh array, in the same order as {@link #moves(long[])}. */
    long[] moves();

    /**
     * A uniformly random move, or {@link #NONE} iff the game has ended; at {@code CHANCE}, an outcome drawn by its
     * probability. Playouts spend their time here, so a game overrides it if it knows a faster way.
     */
    default long randomMove(RandomGenerator random) {
        long[] moves = moves();
        if (moves.length == 0) {
            return NONE;
        }
        if (turn() != CHANCE) {
            return moves[random.nextInt(moves.length)];
        }
        double left = random.nextDouble();
        for (int i = 0; i < moves.length - 1; i++) {
            left -= probability(moves[i]);
            if (left < 0) {
                return moves[i];
            }
        }
        return moves[moves.length - 1];
    }

    /**
     * The position after a move, without a check. The move must be one that {@link #moves()} lists; any other move
     * gives an undefined position, but never harms this one.
     */
    P play(long move);

    /**
     * The position after a move, with a check.
     *
     * @throws IllegalMove if {@link #moves()} does not list the move; the message contains the position
     */
    default P tryPlay(long move) {
        if (Arrays.stream(moves()).noneMatch(legal -> legal == move)) {
            throw new IllegalMove(move, this);
        }
        return play(move);
    }

    /**
     * The result from the player's side, in the game's own unit: discs, points or ±1.
     *
     * @throws IllegalStateException if the game has not ended
     */
    double score(int player);

    /**
     * The probability of a chance outcome, in 0..1. The probabilities of all {@link #moves()} add up to 1.
     *
     * @throws IllegalStateException if {@code turn() != CHANCE}
     */
    default double probability(long outcome) {
        throw new IllegalStateException("chance is not to move in " + this);
    }

    /** The position without what the player must not know; the same object if nothing is hidden. */
    @SuppressWarnings("unchecked")
    default P seenBy(int player) {
        return (P) this;
    }

    /**
     * A complete position that agrees with everything visible and known here, drawn uniformly; the same object if
     * nothing is hidden.
     */
    @SuppressWarnings("unchecked")
    default P guess(RandomGenerator random) {
        return (P) this;
    }

    /**
     * Writes a move in the game's notation, for instance {@code d3}. Any long is allowed; an unknown code is written as
     * a number.
     */
    String show(long move);

    /**
     * Reads a move in the game's notation.
     *
     * @throws IllegalArgumentException if the text is not a move of this game; legality in this position is not checked
     */
    long parse(String move);
}
