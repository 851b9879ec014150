package org.botarena.reversi;

import java.util.SplittableRandom;

/**
 * A position for tests.
 *
 * @param mover the mover's discs
 * @param other the other discs
 */
record Discs(long mover, long other) {
    static final Discs START = new Discs(Board.BLACK_AT_START, Board.WHITE_AT_START);

    /** Rows from the top, a blank, and the side to move. */
    static Discs parse(String text) {
        char glyphOfMover = text.charAt(text.length() - 1);
        long mover = 0;
        long other = 0;
        for (int square = 0; square < Board.SQUARES; square++) {
            char glyph = text.charAt(square);
            mover |= glyph == glyphOfMover ? 1L << square : 0;
            other |= glyph != glyphOfMover && glyph != '-' ? 1L << square : 0;
        }
        return new Discs(mover, other);
    }

    /**
     * The position after random moves from the start, with this number of empty squares, in which the mover has a move.
     */
    static Discs random(SplittableRandom random, int empties) {
        while (true) {
            Discs position = START;
            while (!position.isOver() && Board.empties(position.mover, position.other) > empties) {
                position = position.moves() == 0 ? position.passed() : position.played(position.anyMove(random));
            }
            if (position.moves() != 0) {
                return position;
            }
        }
    }

    long moves() {
        return Board.moves(mover, other);
    }

    boolean isOver() {
        return moves() == 0 && passed().moves() == 0;
    }

    Discs passed() {
        long next = other;
        return new Discs(next, mover);
    }

    Discs played(int square) {
        long flips = Board.flips(square, mover, other);
        return new Discs(other ^ flips, mover ^ flips ^ 1L << square);
    }

    int anyMove(SplittableRandom random) {
        long rest = moves();
        for (int skipped = random.nextInt(Long.bitCount(rest)); skipped > 0; skipped--) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    /** The value, found by trying everything. */
    int negamax(boolean winnerTakesEmpties) {
        if (isOver()) {
            int lead = Board.lead(mover, other);
            return winnerTakesEmpties ? lead + Integer.signum(lead) * Board.empties(mover, other) : lead;
        }
        if (moves() == 0) {
            return -passed().negamax(winnerTakesEmpties);
        }
        int best = -Board.SQUARES;
        for (long rest = moves(); rest != 0; rest &= rest - 1) {
            best = Math.max(best, -played(Long.numberOfTrailingZeros(rest)).negamax(winnerTakesEmpties));
        }
        return best;
    }
}
