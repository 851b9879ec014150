package org.botarena.game.pig;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/**
 * A position of Pig. A player rolls a die as often as they dare: a 1 loses the points of the turn, and holding adds
 * them to the score. Immutable.
 *
 * <p>A player's moves are {@link #ROLL} and {@link #HOLD}. After {@code ROLL}, {@link #CHANCE} is to move, with the
 * faces 1 to 6 as outcomes. The text of a position is both scores, the turn total and the side, and {@code ?} while the
 * die rolls: {@code 0,0,0,0}, {@code 12,7,5,1?}. The constructor does not check its arguments; {@link PigRules#parse}
 * does.
 *
 * @param score0 the points of player 0
 * @param score1 the points of player 1
 * @param turnTotal the points of the turn so far, which no score includes yet
 * @param side the player whose turn it is, 0 or 1; after the end, the player who would be next
 * @param isRolling whether the die rolls
 * @param target the score that wins
 */
public record Pig(int score0, int score1, int turnTotal, int side, boolean isRolling, int target)
        implements Position<Pig> {
    /** The move that rolls the die, written as {@code roll}. */
    public static final long ROLL = 7;

    /** The move that adds the turn total to the score and ends the turn, written as {@code hold}. */
    public static final long HOLD = 8;

    static final int FACES = 6;

    @Override
    public int turn() {
        return isOver() ? OVER : isRolling ? CHANCE : side;
    }

    private boolean isOver() {
        return score0 >= target || score1 >= target;
    }

    @Override
    public int moves(long[] into) {
        if (isOver()) {
            return 0;
        }
        if (isRolling) {
            for (int i = 0; i < FACES; i++) {
                into[i] = i + 1L;
            }
            return FACES;
        }
        into[0] = ROLL;
        if (turnTotal > 0) {
            into[1] = HOLD;
        }
        return turnTotal > 0 ? 2 : 1;
    }

    @Override
    public long[] moves() {
        long[] moves = new long[isOver() ? 0 : isRolling ? FACES : turnTotal > 0 ? 2 : 1];
        moves(moves);
        return moves;
    }

    @Override
    public long randomMove(RandomGenerator random) {
        if (isOver()) {
            return NONE;
        }
        if (isRolling) {
            return 1L + random.nextInt(FACES);
        }
        return turnTotal > 0 && random.nextBoolean() ? HOLD : ROLL;
    }

    @Override
    public Pig play(long move) {
        if (move == ROLL) {
            return new Pig(score0, score1, turnTotal, side, true, target);
        }
        if (move == HOLD) {
            return endOfTurn(turnTotal);
        }
        if (move == 1) {
            return endOfTurn(0);
        }
        int total = turnTotal + (int) move;
        return points(side) + total >= target ? endOfTurn(total) : new Pig(score0, score1, total, side, false, target);
    }

    private Pig endOfTurn(int gain) {
        return side == 0
                ? new Pig(score0 + gain, score1, 0, 1, false, target)
                : new Pig(score0, score1 + gain, 0, 0, false, target);
    }

    /** 1 for the player who reached the target, -1 for the other; {@link #points} gives the points. */
    @Override
    public double score(int player) {
        if (!isOver()) {
            throw new IllegalStateException("pig: a game has no score before its end: " + this);
        }
        return points(player) >= target ? 1 : -1;
    }

    /** One sixth for each face. */
    @Override
    public double probability(long outcome) {
        if (turn() != CHANCE) {
            throw new IllegalStateException("pig: no die rolls in " + this);
        }
        return 1.0 / FACES;
    }

    /** A player's points, without those of the current turn. */
    public int points(int player) {
        return player == 0 ? score0 : score1;
    }

    @Override
    public String show(long move) {
        return move == ROLL ? "roll" : move == HOLD ? "hold" : Long.toString(move);
    }

    @Override
    public long parse(String move) {
        if (move.equals("roll")) {
            return ROLL;
        }
        if (move.equals("hold")) {
            return HOLD;
        }
        if (!move.matches("[1-6]")) {
            throw new IllegalArgumentException(
                    "pig: '%s' is not a move: roll or hold, or the face that is rolled, 1 to 6".formatted(move));
        }
        return Long.parseLong(move);
    }

    @Override
    public String toString() {
        return score0 + "," + score1 + "," + turnTotal + "," + side + (isRolling ? "?" : "");
    }

    /** Written by hand: Java links the generated method at its first call, which takes 15 ms or more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Pig that
                && score0 == that.score0
                && score1 == that.score1
                && turnTotal == that.turnTotal
                && side == that.side
                && isRolling == that.isRolling
                && target == that.target;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * (31 * (31 * score0 + score1) + turnTotal) + side) + Boolean.hashCode(isRolling))
                + target;
    }
}
