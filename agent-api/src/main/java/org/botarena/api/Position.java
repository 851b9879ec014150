package org.botarena.api;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * A moment of a game, as an immutable value: typically a record of a few longs.
 *
 * <p>{@code equals} and {@code hashCode} are the transposition key, so a position holds what the rules depend on and
 * nothing else. Moves are opaque longs; their coding is on the page of each game. {@code toString} is the text form
 * that {@link Rules#parse} reads back.
 *
 * <p>Laws, tested for every game: {@code moves()} is empty iff {@code turn() == OVER}; {@code parse(show(m)) == m} for
 * every listed move; {@code rules.parse(p.toString()).equals(p)}.
 *
 * @param <P> the position's own type
 */
public interface Position<P extends Position<P>> {
    /** What {@link #turn} says when the game is over. */
    int OVER = -1;

    /** What {@link #turn} says when chance is to move (a die rolls). */
    int CHANCE = -2;

    /** No move: never the code of one. */
    long NONE = Long.MIN_VALUE;

    /** The player to move, from 0; or {@link #CHANCE} or {@link #OVER}. */
    int turn();

    /**
     * Writes the legal moves (at {@code CHANCE} the outcomes) into a buffer that the caller owns, from index 0, in the
     * game's fixed order.
     *
     * @param into at least {@link Rules#maxMoves} places; what stands behind the moves may be written over
     * @return their number: 0 iff {@code turn() == OVER}
     */
    int moves(long[] into);

    /** The legal moves as a fresh array, in the same order as {@link #moves(long[])}. */
    long[] moves();

    /**
     * One of the moves, uniformly at random (at {@code CHANCE} by the outcomes' probabilities), or {@link #NONE} iff
     * the game is over. Play-outs spend their time here: a game overrides it where it knows a faster way.
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
     * The position after a move: the trusted door. The move must be one that {@link #moves()} lists; what another one
     * gives is undefined (a wrong position, never harm to this one).
     */
    P play(long move);

    /**
     * The position after a move: the checked door.
     *
     * @throws IllegalMove if {@link #moves()} does not list the move; the position is in the message
     */
    default P tryPlay(long move) {
        if (Arrays.stream(moves()).noneMatch(legal -> legal == move)) {
            throw new IllegalMove(move, this);
        }
        return play(move);
    }

    /**
     * The result in the game's own unit (discs, points, ±1), from the player's side.
     *
     * @throws IllegalStateException if the game is not over
     */
    double score(int player);

    /**
     * The probability of a chance outcome, in 0..1; over all of {@link #moves()} they add up to 1.
     *
     * @throws IllegalStateException if {@code turn() != CHANCE}
     */
    default double probability(long outcome) {
        throw new IllegalStateException("chance is not to move in " + this);
    }

    /** This moment without what the player must not know; this very position where nothing is hidden. */
    @SuppressWarnings("unchecked")
    default P seenBy(int player) {
        return (P) this;
    }

    /** A complete moment that agrees with what is seen and known here, drawn uniformly; itself where nothing is hidden. */
    @SuppressWarnings("unchecked")
    default P guess(RandomGenerator random) {
        return (P) this;
    }

    /** A move in the game's notation, for instance {@code d3}. Any long may be asked for: an unknown code shows as a number. */
    String show(long move);

    /**
     * Reads a move in the game's notation.
     *
     * @throws IllegalArgumentException if the text is no move of this game; legality here is not checked
     */
    long parse(String move);
}
