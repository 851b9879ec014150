package org.botarena.game.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A move as another program writes it: some squares of its route. Immutable.
 *
 * @param at the index of its first character in the text
 * @param squares at least the first and the last
 * @param isCapture whether the text marks it as a capture
 */
record MoveWord(int at, List<Integer> squares, boolean isCapture) {
    static final MoveWord NONE = new MoveWord(-1, List.of(), false);

    MoveWord {
        squares = List.copyOf(squares);
    }

    /** Reads a move of four digits; it is a capture if the two squares are not neighbours. */
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

    /** Joins this capture with its continuation. */
    MoveWord with(MoveWord next) {
        List<Integer> all = new ArrayList<>(squares);
        all.addAll(next.squares.subList(1, next.squares.size()));
        return new MoveWord(at, all, true);
    }

    /** Whether a route visits these squares in this order, beginning with its first square. */
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
