package org.botarena.game.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A move as another program writes it: some squares of its way. Immutable.
 *
 * @param at the index of its first character in the text
 * @param squares at least the first and the last
 * @param isCapture whether it says so
 */
record MoveWord(int at, List<Integer> squares, boolean isCapture) {
    static final MoveWord NONE = new MoveWord(-1, List.of(), false);

    MoveWord {
        squares = List.copyOf(squares);
    }

    /** A move of four digits; a capture is one whose squares are not neighbours. */
    static MoveWord compact(int at, String digits) {
        return new MoveWord(
                at, List.of(Integer.valueOf(digits.substring(0, 2)), Integer.valueOf(digits.substring(2))), false);
    }

    int first() {
        return squares.get(0);
    }

    int last() {
        return squares.get(squares.size() - 1);
    }

    /** A capture that goes on where this one stops. */
    MoveWord with(MoveWord next) {
        List<Integer> all = new ArrayList<>(squares);
        all.addAll(next.squares.subList(1, next.squares.size()));
        return new MoveWord(at, all, true);
    }

    /** Whether these squares come on a way in this order, from its first on. */
    boolean isOn(int[] way) {
        int next = 0;
        for (int square : way) {
            if (next < squares.size() && squares.get(next) == square) {
                next++;
            } else if (next == 0) {
                return false;
            }
        }
        return next == squares.size();
    }

    @Override
    public String toString() {
        return squares.stream().map(String::valueOf).collect(Collectors.joining(isCapture ? "x" : "-"));
    }
}
