package org.botarena.game.dice;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/**
 * A moment of Dice: a die is turned to one of its four side faces, and that face is subtracted from a counter; who makes
 * the counter negative loses. There is no chance in it. Immutable.
 *
 * <p>Opposite faces add up to 7, so the side faces are all but the one on top and the one below. A move is the face that
 * is turned up, and its text the same. As text a position is the counter, the face on top and the side to move:
 * {@code 21,6 0}. The constructor trusts its caller; {@link DiceRules#parse} checks.
 *
 * @param counter what is left, 0 to 100; negative when the game is over, -6 at least
 * @param face the face on top, 1 to 6
 * @param side the player to move, 0 or 1; when the game is over the one who would be next
 */
public record Dice(int counter, int face, int side) implements Position<Dice> {
    static final int FACES = 6;
    static final int SIDE_FACES = 4;

    /** The side faces by the face on top, which has a number from 1. */
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
            throw new IllegalStateException("dice: there is no score before the end: " + this);
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
            throw new IllegalArgumentException("dice: '%s' is no move: a face, 1 to 6".formatted(move));
        }
        return Long.parseLong(move);
    }

    @Override
    public String toString() {
        return counter + "," + face + " " + side;
    }

    /** Written out, for what the compiler gives a record is put together by its first call: 15 ms and more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Dice that && counter == that.counter && face == that.face && side == that.side;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * counter + face) + side;
    }
}
