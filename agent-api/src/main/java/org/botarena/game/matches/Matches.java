package org.botarena.game.matches;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/**
 * A moment of Matches: players take 1, 2 or 3 from a heap in turn. Immutable.
 *
 * <p>A move is the number of matches taken, and its text the same. As text a position is what is left, a blank, and the
 * side to move: {@code 13 0}. The constructor trusts its caller; {@link MatchesRules#parse} checks.
 *
 * @param left the matches left, 0 to 25
 * @param side the player to move, 0 or 1; when the game is over the one who would be next
 * @param take whether who takes the last match wins (true) or loses (false)
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

    /** 1 for the winner, -1 for the other: the last match was taken by the player who is not next. */
    @Override
    public double score(int player) {
        if (left > 0) {
            throw new IllegalStateException("matches: there is no score before the end: " + this);
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
            throw new IllegalArgumentException("matches: '%s' is no move: 1, 2 or 3".formatted(move));
        }
        return Long.parseLong(move);
    }

    @Override
    public String toString() {
        return left + " " + side;
    }

    /** Written out, for what the compiler gives a record is put together by its first call: 15 ms and more of a move. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Matches that && left == that.left && side == that.side && take == that.take;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * left + side) + Boolean.hashCode(take);
    }
}
