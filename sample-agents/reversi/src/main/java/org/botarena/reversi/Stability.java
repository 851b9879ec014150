package org.botarena.reversi;

/** Counts discs that can never be flipped again: a lower bound. Stateless. */
final class Stability {
    private static final long FIRST_COLUMN = 0x0101010101010101L;
    private static final long EDGES = 0xff818181818181ffL;
    private static final long NOT_FIRST_COLUMN = ~FIRST_COLUMN;
    private static final long NOT_LAST_COLUMN = ~(FIRST_COLUMN << 7);
    private static final int LINES = 256;
    private static final long GATHER = 0x0102040810204080L;

    /** For each set of bits of a line of eight, the same squares in the first column. */
    private static final long[] COLUMN = new long[LINES];

    /** For own and opposing discs of an edge: the own discs that no sequence of discs on that edge flips. */
    private static final byte[] EDGE = new byte[LINES * LINES];

    static {
        for (int square = 0; square < Board.SQUARES; square += 8) {
            for (int line = 0; line < LINES; line++) {
                COLUMN[line] |= (long) (line >>> (square / 8) & 1) << square;
            }
        }
        boolean[] isKnown = new boolean[LINES * LINES];
        for (int own = 0; own < LINES; own++) {
            for (int opponent = 0; opponent < LINES; opponent++) {
                if ((own & opponent) == 0) {
                    edge(own, opponent, isKnown);
                }
            }
        }
    }

    private Stability() {}

    private static int edge(int own, int opponent, boolean[] isKnown) {
        int index = own * LINES + opponent;
        if (!isKnown[index]) {
            int stable = own;
            for (int empty = ~(own | opponent) & 0xff; empty != 0; empty &= empty - 1) {
                int square = Integer.numberOfTrailingZeros(empty);
                int flips = (int) Board.flips(square, own, opponent) & 0xff;
                stable &= edge(own | flips | 1 << square, opponent & ~flips, isKnown);
                int lost = (int) Board.flips(square, opponent, own) & 0xff;
                stable &= edge(own & ~lost, opponent | lost | 1 << square, isKnown);
            }
            EDGE[index] = (byte) stable;
            isKnown[index] = true;
        }
        return EDGE[index] & 0xff;
    }

    /** The number of the mover's discs that are certainly stable, from edges, full lines and stable neighbours. */
    static int count(long mover, long other) {
        long discs = mover | other;
        long rows = full(discs, 1, NOT_FIRST_COLUMN, NOT_LAST_COLUMN);
        long columns = full(discs, 8, -1, -1);
        long falling = full(discs, 9, NOT_FIRST_COLUMN, NOT_LAST_COLUMN);
        long rising = full(discs, 7, NOT_LAST_COLUMN, NOT_FIRST_COLUMN);
        long stable = edges(mover, other) | (mover & rows & columns & falling & rising);
        if (stable == 0) {
            return 0;
        }
        long inner = mover & ~EDGES;
        long before;
        do {
            before = stable;
            stable |= inner
                    & (rows | stable << 1 | stable >>> 1)
                    & (columns | stable << 8 | stable >>> 8)
                    & (falling | stable << 9 | stable >>> 9)
                    & (rising | stable << 7 | stable >>> 7);
        } while (stable != before);
        return Long.bitCount(stable);
    }

    /** The squares whose line in a direction has no empty square: emptiness spreads both ways by doubled steps. */
    private static long full(long discs, int step, long enteredUp, long enteredDown) {
        long up = ~discs;
        long down = up;
        long openUp = enteredUp;
        long openDown = enteredDown;
        for (int shift = step; shift <= 4 * step; shift *= 2) {
            up |= openUp & (up << shift);
            down |= openDown & (down >>> shift);
            openUp &= openUp << shift;
            openDown &= openDown >>> shift;
        }
        return ~(up | down);
    }

    private static long edges(long own, long opponent) {
        long top = edge((int) own & 0xff, (int) opponent & 0xff);
        long bottom = edge((int) (own >>> 56), (int) (opponent >>> 56));
        int left = edge(column(own), column(opponent));
        int right = edge(column(own >>> 7), column(opponent >>> 7));
        return top | bottom << 56 | COLUMN[left] | COLUMN[right] << 7;
    }

    private static int edge(int own, int opponent) {
        return EDGE[own * LINES + opponent] & 0xff;
    }

    private static int column(long discs) {
        return (int) (((discs & FIRST_COLUMN) * GATHER) >>> 56);
    }
}
