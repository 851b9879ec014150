package org.botarena.game.matches;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/**
 * A position of Matches: players take 1, 2 or 3 from a heap in turn. Immutable.
 *
 * <p>A move is the number of matches taken, and its text is the same. The text of a position is the number of matches
 * left, a blank, and the side to move: {@code 13 0}. The constructor does not check its arguments; {@link
 * MatchesRules#parse} does.
 *
 * @param left the matches left, 0 to 25
 * @param side the player to move, 0 or 1; after the end, the player who would be next
 * @param take whether the player who takes the last match wins (true) or loses (false)
 */
public record Matches(int left, int side, boolean take) implements Position<Matches> {
    static final int MOST = 3;

    @Override
    public int turn() {
        return left == 0 ? OVER : side;
    }

    @Override
    public int moves(long[] into) {
        int count = count();
        for (int i = 0; i < count; i++) {
            into[i] = i + 1L;
        }
        return count;
    }

    @Override
    public long[] moves() {
        long[] moves = new long[count()];
        moves(moves);
        return moves;
    }

    @Override
    public long randomMove(RandomGenerator random) {
        return left == 0 ? NONE : 1L + random.nextInt(count());
    }

    private int count() {
        return Math.min(left, MOST);
    }

    @Override
    public Matches play(long move) {
        return new Matches(left - (int) move, 1 - side, take);
    }

    /** 1 for the winner, -1 for the loser; the player who is not next took the last match. */
    @Override
    public double score(int player) {
        if (left > 0) {
            throw new IllegalStateException("matches: a game has no score before its end: " + this);
        }
        boolean tookTheLast = player != side;
        return tookTheLast == take ? 1 : -1;
    }

    @Override
    public String show(long move) {
        return Long.toString(move);
    }

    @Override
    public long parse(String move) {
        if (!move.matches("[123]")) {
            throw new IllegalArgumentException("matches: '%s' is not a move: 1, 2 or 3".formatted(move));
        }
        return Long.parseLong(move);
    }

    @Override
    public String toString() {
        return left + " " + side;
    }

    /** Written by hand: Java links the generated method at its first call, which takes 15 ms or more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Matches that && left == that.left && side == that.side && take == that.take;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * left + side) + Boolean.hashCode(take);
    }
}
