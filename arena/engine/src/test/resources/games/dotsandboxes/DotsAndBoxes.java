package org.example.dotsandboxes;

import java.util.Arrays;
import org.botarena.api.Position;

/**
 * A moment of Dots and Boxes: 16 dots, and between them 24 lines, which make 9 boxes. Immutable.
 *
 * <p>Who draws the fourth line of a box takes it and draws again. A move is the number of a line: 0 to 11 for those
 * that lie, row by row from the top, then 12 to 23 for those that stand. As text a position is its 24 lines ({@code -}
 * drawn, {@code .} not), the boxes that each player has, and the player to move: {@code ----------------........ 2:0
 * 1}.
 *
 * @param lines the lines drawn: bit 0 to 23
 * @param first the boxes of player 0
 * @param second the boxes of player 1
 * @param side the player to move, 0 or 1
 */
public record DotsAndBoxes(int lines, int first, int second, int side) implements Position<DotsAndBoxes> {
    static final int SIZE = 3;
    static final int BOXES = SIZE * SIZE;
    static final int LYING = (SIZE + 1) * SIZE;
    static final int LINES = 2 * LYING;

    @Override
    public int turn() {
        return first + second == BOXES ? OVER : side;
    }

    @Override
    public int moves(long[] into) {
        int count = 0;
        for (int line = 0; line < LINES; line++) {
            if ((lines & 1 << line) == 0) {
                into[count++] = line;
            }
        }
        return count;
    }

    @Override
    public long[] moves() {
        long[] moves = new long[LINES];
        return Arrays.copyOf(moves, moves(moves));
    }

    @Override
    public DotsAndBoxes play(long move) {
        int drawn = lines | 1 << move;
        int closed = boxes(drawn) - boxes(lines);
        int next = closed > 0 ? side : 1 - side;
        return side == 0
                ? new DotsAndBoxes(drawn, first + closed, second, next)
                : new DotsAndBoxes(drawn, first, second + closed, next);
    }

    /** How many boxes have all their four lines. */
    static int boxes(int lines) {
        int closed = 0;
        for (int box = 0; box < BOXES; box++) {
            int left = LYING + box + box / SIZE;
            int sides = 1 << box | 1 << box + SIZE | 1 << left | 1 << left + 1;
            closed += (lines & sides) == sides ? 1 : 0;
        }
        return closed;
    }

    /** The player's boxes less the other one's: -9 to 9, and never 0. */
    @Override
    public double score(int player) {
        if (turn() != OVER) {
            throw new IllegalStateException("there is no score before the end: " + this);
        }
        return player == 0 ? first - second : second - first;
    }

    @Override
    public String show(long move) {
        return Long.toString(move);
    }

    @Override
    public long parse(String move) {
        if (!move.matches("[0-9]|1[0-9]|2[0-3]")) {
            throw new IllegalArgumentException("dotsandboxes: '%s' is not a move: a line, 0 to 23".formatted(move));
        }
        return Long.parseLong(move);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int line = 0; line < LINES; line++) {
            text.append((lines & 1 << line) == 0 ? '.' : '-');
        }
        return "%s %d:%d %d".formatted(text, first, second, side);
    }
}
