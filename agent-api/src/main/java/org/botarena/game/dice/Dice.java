package org.botarena.game.dice;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/**
 * A position of Dice. A player turns a die to one of its four side faces, and that face is subtracted from a counter.
 * The player who makes the counter negative loses. Nothing is left to chance. Immutable.
 *
 * <p>Opposite faces add up to 7, so the side faces are all faces except the top and the bottom. A move is the new top
 * face, and its text is the same. The text of a position is the counter, the face on top and the side to move: {@code
 * 21,6 0}. The constructor does not check its arguments; {@link DiceRules#parse} does.
 *
 * @param counter the counter, 0 to 100; after the end it is negative, at least -6
 * @param face the face on top, 1 to 6
 * @param side the player to move, 0 or 1; after the end, the player who would be next
 */
public record Dice(int counter, int face, int side) implements Position<Dice> {
    static final int FACES = 6;
    static final int SIDE_FACES = 4;

    /** The side faces by the top face, from 1. */
    private static final int[][] BESIDE = {
        {}, {2, 3, 4, 5}, {1, 3, 4, 6}, {1, 2, 5, 6}, {1, 2, 5, 6}, {1, 3, 4, 6}, {2, 3, 4, 5}
    };

    @Override
    public int turn() {
        return counter < 0 ? OVER : side;
    }

    @Override
    public int moves(long[] into) {
        int count = counter < 0 ? 0 : SIDE_FACES;
        for (int i = 0; i < count; i++) {
            into[i] = BESIDE[face][i];
        }
        return count;
    }

    @Override
    public long[] moves() {
        long[] moves = new long[counter < 0 ? 0 : SIDE_FACES];
        moves(moves);
        return moves;
    }

    @Override
    public long randomMove(RandomGenerator random) {
        return counter < 0 ? NONE : BESIDE[face][random.nextInt(SIDE_FACES)];
    }

    /** Whether a face from 1 to 6 is neither on top nor below. */
    public boolean isSideFace(int turned) {
        return turned != face && turned != FACES + 1 - face;
    }

    @Override
    public Dice play(long move) {
        return new Dice(counter - (int) move, (int) move, 1 - side);
    }

    /** -1 for the player who made the counter negative, 1 for the other. */
    @Override
    public double score(int player) {
        if (counter >= 0) {
            throw new IllegalStateException("dice: a game has no score before its end: " + this);
        }
        return player == side ? 1 : -1;
    }

    @Override
    public String show(long move) {
        return Long.toString(move);
    }

    @Override
    public long parse(String move) {
        if (!move.matches("[1-6]")) {
            throw new IllegalArgumentException("dice: '%s' is not a move: a face, 1 to 6".formatted(move));
        }
        return Long.parseLong(move);
    }

    @Override
    public String toString() {
        return counter + "," + face + " " + side;
    }

    /** Written by hand: Java links the generated method at its first call, which takes 15 ms or more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Dice that && counter == that.counter && face == that.face && side == that.side;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * counter + face) + side;
    }
}
