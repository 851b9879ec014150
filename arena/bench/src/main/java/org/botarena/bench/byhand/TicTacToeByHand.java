package org.botarena.bench.byhand;

import java.util.random.RandomGenerator;

/** Tic-tac-toe written by hand over two ints, only for speed: bit = cell, {@code own} is the side to move. */
public final class TicTacToeByHand {
    private static final int ALL = 0b111_111_111;
    private static final boolean[] HAS_LINE = hasLine();

    private TicTacToeByHand() {}

    /** Plays a uniformly random game from the start: 1 if the opener wins, -1 if the other does, 0 for a draw. */
    public static int playOut(RandomGenerator random) {
        int own = 0;
        int other = 0;
        int side = 1;
        for (int free = ALL; free != 0; free = ALL & ~(own | other)) {
            int rest = free;
            for (int k = Yardstick.below(Integer.bitCount(free), random); k > 0; k--) {
                rest &= rest - 1;
            }
            int moved = own | Integer.lowestOneBit(rest);
            if (HAS_LINE[moved]) {
                return side;
            }
            own = other;
            other = moved;
            side = -side;
        }
        return 0;
    }

    private static boolean[] hasLine() {
        boolean[] has = new boolean[ALL + 1];
        for (int stones = 0; stones <= ALL; stones++) {
            for (int line :
                    new int[] {0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100
                    }) {
                has[stones] |= (stones & line) == line;
            }
        }
        return has;
    }
}
