package org.botarena.game.divide;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/**
 * A position of Divide: two boxes of counters. A player empties one box and splits the other into two. Immutable.
 *
 * <p>Box A is the smaller one, B the larger. A move is {@code 64 * box + k}: the box that is emptied (0 is A, 1 is B)
 * and the smaller part of the other box. {@link #move}, {@link #box} and {@link #part} convert. Its text is the letter
 * and k: {@code A1}. The text of a position is both boxes and the side to move: {@code 13,17 0}. The constructor does
 * not check its arguments; {@link DivideRules#parse} does.
 *
 * @param small the counters in box A, 1 to 100
 * @param large the counters in box B, small to 100
 * @param side the player to move, 0 or 1; after the end, the player who would be next
 */
public record Divide(int small, int large, int side) implements Position<Divide> {
    static final int LARGEST = 100;

    private static final int BOX = 64;
    private static final String LETTERS = "AB";

    @Override
    public int turn() {
        return large == 1 ? OVER : side;
    }

    @Override
    public int moves(long[] into) {
        int count = 0;
        for (int part = 1; part <= large / 2; part++) {
            into[count++] = move(0, part);
        }
        for (int part = 1; part <= small / 2; part++) {
            into[count++] = move(1, part);
        }
        return count;
    }

    @Override
    public long[] moves() {
        long[] moves = new long[large / 2 + small / 2];
        moves(moves);
        return moves;
    }

    @Override
    public long randomMove(RandomGenerator random) {
        if (large == 1) {
            return NONE;
        }
        int k = random.nextInt(large / 2 + small / 2);
        return k < large / 2 ? move(0, k + 1) : move(1, k + 1 - large / 2);
    }

    @Override
    public Divide play(long move) {
        int split = box(move) == 0 ? large : small;
        return new Divide(part(move), split - part(move), 1 - side);
    }

    /** -1 for the player who finds one counter in each box and cannot split, 1 for the other player. */
    @Override
    public double score(int player) {
        if (large > 1) {
            throw new IllegalStateException("divide: a game has no score before its end: " + this);
        }
        return player == side ? -1 : 1;
    }

    /** The counters in a box; 0 is A, the smaller one, and 1 is B. */
    public int counters(int box) {
        return box == 0 ? small : large;
    }

    /**
     * The move that empties a box (0 is A, 1 is B) and splits the other one into a part and a rest of at least the same
     * size.
     */
    public static long move(int box, int part) {
        return (long) BOX * box + part;
    }

    /** The box that a move empties: 0 is A, 1 is B. */
    public static int box(long move) {
        return (int) (move / BOX);
    }

    /** The smaller part that a move splits the other box into. */
    public static int part(long move) {
        return (int) (move % BOX);
    }

    @Override
    public String show(long move) {
        boolean isMove = move > 0 && move < 2 * BOX && part(move) >= 1 && part(move) <= LARGEST / 2;
        return isMove ? "" + LETTERS.charAt(box(move)) + part(move) : Long.toString(move);
    }

    @Override
    public long parse(String move) {
        if (!move.matches("[AB]([1-9]|[1-4][0-9]|50)")) {
            throw new IllegalArgumentException(
                    "divide: '%s' is not a move: the box to empty, A or B, and the smaller part, 1 to 50: A1"
                            .formatted(move));
        }
        return move(LETTERS.indexOf(move.charAt(0)), Integer.parseInt(move.substring(1)));
    }

    @Override
    public String toString() {
        return small + "," + large + " " + side;
    }

    /** Written by hand: Java links the generated method at its first call, which takes 15 ms or more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Divide that && small == that.small && large == that.large && side == that.side;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * small + large) + side;
    }
}
