package org.botarena.docs;

import org.botarena.api.Position;

public record Countdown(int left, int side) implements Position<Countdown> {
    @Override
    public int turn() {
        return left == 0 ? OVER : side;
    }

    @Override
    public int moves(long[] into) {
        int count = Math.min(left, 3);
        for (int i = 0; i < count; i++) {
            into[i] = i + 1L;
        }
        return count;
    }

    @Override
    public long[] moves() {
        long[] moves = new long[Math.min(left, 3)];
        moves(moves);
        return moves;
    }

    @Override
    public Countdown play(long move) {
        return new Countdown(left - (int) move, 1 - side);
    }

    @Override
    public double score(int player) {
        if (left > 0) {
            throw new IllegalStateException("countdown: there is no score before the end: " + this);
        }
        return player == side ? -1 : 1;
    }

    @Override
    public String show(long move) {
        return Long.toString(move);
    }

    @Override
    public long parse(String move) {
        if (!move.matches("[123]")) {
            throw new IllegalArgumentException("countdown: '%s' is not a move: 1, 2 or 3".formatted(move));
        }
        return Long.parseLong(move);
    }

    @Override
    public String toString() {
        return left + " " + side;
    }
}
