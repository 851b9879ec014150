package org.botarena.reversi;

import java.util.function.BooleanSupplier;

/**
 * Solves positions of Reversi 8x8 exactly, by principal variation search to the last disc. With {@value #HASHED} or
 * more empty squares, it tries moves with few replies first and stores positions. With fewer, it orders moves by the
 * parity of the quadrants; the last four squares have separate methods. One thread.
 */
final class EndgameSolver {
    /** Above every score. */
    static final int INFINITE = 65;

    /** Positions are stored and moves ordered from this number of empty squares on. */
    static final int HASHED = 7;

    private static final int EXACT = 255;
    private static final int MOST_MOVES = 34;
    private static final int NODES_BETWEEN_QUESTIONS = 256;
    private static final int BY_HAND = 4;

    /** The squares of each set of quadrants. */
    private static final long[] QUADRANTS = new long[16];

    /** The bit of each square's quadrant. */
    private static final int[] QUADRANT = new int[Board.SQUARES];

    /**
     * For a place in a line of eight and the mover's discs in the line, the discs that are flipped if all other squares
     * are taken.
     */
    private static final byte[] FLIPPED = new byte[8 * 256];

    private static final long[] FALLING = new long[Board.SQUARES];
    private static final long[] RISING = new long[Board.SQUARES];
    private static final long FIRST_COLUMN = 0x0101010101010101L;
    private static final long GATHER = 0x0102040810204080L;

    static {
        for (int square = 0; square < Board.SQUARES; square++) {
            QUADRANT[square] = 1 << (square / 32 * 2 + square % 8 / 4);
            for (int other = 0; other < Board.SQUARES; other++) {
                int rows = other / 8 - square / 8;
                int columns = other % 8 - square % 8;
                FALLING[square] |= rows == columns ? 1L << other : 0;
                RISING[square] |= rows == -columns ? 1L << other : 0;
            }
        }
        for (int set = 0; set < 16; set++) {
            for (int square = 0; square < Board.SQUARES; square++) {
                QUADRANTS[set] |= (set & QUADRANT[square]) != 0 ? 1L << square : 0;
            }
        }
        for (int place = 0; place < 8; place++) {
            for (int line = 0; line < 256; line++) {
                int others = ~(line | 1 << place) & 0xff;
                FLIPPED[place << 8 | line] =
                        (byte) Long.bitCount(Board.flips(place, line & ~(1 << place), others) & 0xff);
            }
        }
    }

    private final HashTable table;
    private final boolean winnerTakesEmpties;
    private final long[][] flips = new long[Board.SQUARES + 1][MOST_MOVES];
    private final int[][] keys = new int[Board.SQUARES + 1][MOST_MOVES];
    private BooleanSupplier isLeft = () -> true;
    private boolean isStopped;
    private long nodes;

    /**
     * Makes a solver.
     *
     * @param table shared only with solvers that count empty squares in the same way
     * @param winnerTakesEmpties whether squares left empty count for the winner, as in the published endgames, or for
     *     neither side
     */
    EndgameSolver(HashTable table, boolean winnerTakesEmpties) {
        this.table = table;
        this.winnerTakesEmpties = winnerTakesEmpties;
    }

    /** Sets a condition that is checked every few hundred nodes; after a false, the values are invalid. */
    void limit(BooleanSupplier left) {
        isLeft = left;
        isStopped = false;
    }

    /** Whether the last search was cut short. */
    boolean isStopped() {
        return isStopped;
    }

    /** The number of positions visited so far, including those of the last squares. */
    long nodes() {
        return nodes;
    }

    /** The score of a finished game for the mover. */
    int ended(long own, long opponent) {
        int lead = Board.lead(own, opponent);
        return winnerTakesEmpties ? lead + Integer.signum(lead) * Board.empties(own, opponent) : lead;
    }

    /** The value for the mover if it is between alpha and beta; otherwise a bound on the same side. */
    int solve(long own, long opponent, int alpha, int beta) {
        int empties = Board.empties(own, opponent);
        if (empties >= HASHED) {
            return deep(own, opponent, alpha, beta, empties);
        }
        return few(own, opponent, alpha, beta, empties, parity(~(own | opponent)));
    }

    private int few(long own, long opponent, int alpha, int beta, int empties, int parity) {
        return switch (empties) {
            case 0 -> ended(own, opponent);
            case 1 -> one(own, opponent, Long.numberOfTrailingZeros(~(own | opponent)));
            case 2, 3 -> {
                long rest = ~(own | opponent);
                int first = Long.numberOfTrailingZeros(rest);
                rest &= rest - 1;
                int second = Long.numberOfTrailingZeros(rest);
                yield empties == 2
                        ? two(own, opponent, alpha, beta, first, second)
                        : three(own, opponent, alpha, beta, first, second, 63 - Long.numberOfLeadingZeros(rest));
            }
            case BY_HAND -> four(own, opponent, alpha, beta, parity);
            default -> shallow(own, opponent, alpha, beta, empties, parity);
        };
    }

    /** The quadrants with an odd number of empty squares. */
    private static int parity(long empty) {
        int parity = 0;
        for (int quadrant = 1; quadrant < 16; quadrant *= 2) {
            parity |= (Long.bitCount(empty & QUADRANTS[quadrant]) & 1) * quadrant;
        }
        return parity;
    }

    /**
     * Orders moves by the replies, stores the position, and cuts if the opponent's stable discs or a stored reply allow
     * it.
     */
    private int deep(long own, long opponent, int alpha, int beta, int empties) {
        nodes++;
        if ((nodes & NODES_BETWEEN_QUESTIONS - 1) == 0 && !isLeft.getAsBoolean()) {
            isStopped = true;
        }
        if (isStopped) {
            return alpha;
        }
        if (alpha >= 2 * empties - 6) {
            int most = Board.SQUARES - 2 * Stability.count(opponent, own);
            if (most <= alpha) {
                return most;
            }
        }
        long moves = Board.moves(own, opponent);
        if (moves == 0) {
            return Board.moves(opponent, own) == 0
                    ? ended(own, opponent)
                    : -deep(opponent, own, -beta, -alpha, empties);
        }
        int remembered = HashTable.NO_MOVE;
        int place = table.find(own, opponent);
        if (place != HashTable.MISSING) {
            long data = table.data(place);
            if (HashTable.certainty(data) == EXACT && HashTable.depth(data) == empties) {
                if (HashTable.lower(data) >= beta || HashTable.lower(data) == HashTable.upper(data)) {
                    return HashTable.lower(data);
                }
                if (HashTable.upper(data) <= alpha) {
                    return HashTable.upper(data);
                }
            }
            remembered = HashTable.move(data);
        }
        int lowest = alpha;
        int best = -INFINITE;
        int bestMove = HashTable.NO_MOVE;
        long[] flip = flips[empties];
        int[] key = keys[empties];
        int count = 0;
        long odd = QUADRANTS[parity(~(own | opponent))];
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            long flipped = Board.flips(move, own, opponent);
            long nextOpponent = own ^ flipped ^ 1L << move;
            long next = opponent ^ flipped;
            flip[count] = flipped;
            if (empties > HASHED + 1) {
                int known = table.find(next, nextOpponent);
                if (known != HashTable.MISSING) {
                    long data = table.data(known);
                    if (HashTable.certainty(data) == EXACT
                            && HashTable.depth(data) == empties - 1
                            && -HashTable.upper(data) >= beta) {
                        return -HashTable.upper(data);
                    }
                }
            }
            key[count++] = (move == remembered ? 0 : order(next, nextOpponent, 1L << move & odd)) << 6 | move;
        }
        for (int i = 0; i < count; i++) {
            int least = i;
            for (int j = i + 1; j < count; j++) {
                if (key[j] < key[least]) {
                    least = j;
                }
            }
            int move = key[least] & 63;
            long flipped = flip[least];
            key[least] = key[i];
            flip[least] = flip[i];
            long nextOpponent = own ^ flipped ^ 1L << move;
            long next = opponent ^ flipped;
            int value;
            if (i == 0 || beta - alpha == 1) {
                value = -below(next, nextOpponent, -beta, -alpha, empties - 1);
            } else {
                value = -below(next, nextOpponent, -alpha - 1, -alpha, empties - 1);
                if (value > alpha && value < beta) {
                    value = -below(next, nextOpponent, -beta, -value, empties - 1);
                }
            }
            if (isStopped) {
                return alpha;
            }
            if (value > best) {
                best = value;
                bestMove = move;
                if (value >= beta) {
                    break;
                }
                alpha = Math.max(alpha, value);
            }
        }
        table.store(
                own,
                opponent,
                empties,
                EXACT,
                best > lowest ? best : -Board.SQUARES,
                best < beta ? best : Board.SQUARES,
                bestMove);
        return best;
    }

    private int below(long own, long opponent, int alpha, int beta, int empties) {
        return empties >= HASHED
                ? deep(own, opponent, alpha, beta, empties)
                : shallow(own, opponent, alpha, beta, empties, parity(~(own | opponent)));
    }

    /**
     * The rank of a move: lower for fewer replies, for fewer of them in corners, and for an odd quadrant; at least 1.
     */
    private static int order(long next, long nextOpponent, long odd) {
        long replies = Board.moves(next, nextOpponent);
        return 4 * (Long.bitCount(replies) + Long.bitCount(replies & Board.CORNERS)) + (odd != 0 ? 1 : 4);
    }

    private int shallow(long own, long opponent, int alpha, int beta, int empties, int parity) {
        nodes++;
        long moves = Board.moves(own, opponent);
        if (moves == 0) {
            return Board.moves(opponent, own) == 0
                    ? ended(own, opponent)
                    : -shallow(opponent, own, -beta, -alpha, empties, parity);
        }
        int best = -INFINITE;
        long set = moves & QUADRANTS[parity];
        long later = moves ^ set;
        if (set == 0) {
            set = later;
            later = 0;
        }
        while (true) {
            int move = Long.numberOfTrailingZeros(set);
            long flipped = Board.flips(move, own, opponent);
            long nextOpponent = own ^ flipped ^ 1L << move;
            int left = parity ^ QUADRANT[move];
            int value = empties == BY_HAND + 1
                    ? -four(opponent ^ flipped, nextOpponent, -beta, -alpha, left)
                    : -shallow(opponent ^ flipped, nextOpponent, -beta, -alpha, empties - 1, left);
            if (value > best) {
                best = value;
                if (value >= beta) {
                    return best;
                }
                alpha = Math.max(alpha, value);
            }
            set &= set - 1;
            if (set == 0) {
                if (later == 0) {
                    return best;
                }
                set = later;
                later = 0;
            }
        }
    }

    /** Squares that are the only empty ones in their quadrant come first. */
    private int four(long own, long opponent, int alpha, int beta, int parity) {
        nodes++;
        long empty = ~(own | opponent);
        long odd = empty & QUADRANTS[parity];
        long first = odd == 0 ? empty : odd;
        long second = empty ^ first;
        int a = Long.numberOfTrailingZeros(first);
        first &= first - 1;
        int b = Long.numberOfTrailingZeros(first);
        first &= first - 1;
        second |= first;
        int c = Long.numberOfTrailingZeros(second);
        int d = 63 - Long.numberOfLeadingZeros(second);
        int best = -INFINITE;
        long flipped;
        if ((Board.NEIGHBOURS[a] & opponent) != 0 && (flipped = Board.flips(a, own, opponent)) != 0) {
            best = -three(opponent ^ flipped, own ^ flipped ^ 1L << a, -beta, -alpha, b, c, d);
            if (best >= beta) {
                return best;
            }
            alpha = Math.max(alpha, best);
        }
        if ((Board.NEIGHBOURS[b] & opponent) != 0 && (flipped = Board.flips(b, own, opponent)) != 0) {
            best = Math.max(best, -three(opponent ^ flipped, own ^ flipped ^ 1L << b, -beta, -alpha, a, c, d));
            if (best >= beta) {
                return best;
            }
            alpha = Math.max(alpha, best);
        }
        if ((Board.NEIGHBOURS[c] & opponent) != 0 && (flipped = Board.flips(c, own, opponent)) != 0) {
            best = Math.max(best, -three(opponent ^ flipped, own ^ flipped ^ 1L << c, -beta, -alpha, d, a, b));
            if (best >= beta) {
                return best;
            }
            alpha = Math.max(alpha, best);
        }
        if ((Board.NEIGHBOURS[d] & opponent) != 0 && (flipped = Board.flips(d, own, opponent)) != 0) {
            best = Math.max(best, -three(opponent ^ flipped, own ^ flipped ^ 1L << d, -beta, -alpha, c, a, b));
        }
        if (best > -INFINITE) {
            return best;
        }
        return Board.moves(opponent, own) == 0 ? ended(own, opponent) : -four(opponent, own, -beta, -alpha, parity);
    }

    private int three(long own, long opponent, int alpha, int beta, int a, int b, int c) {
        nodes++;
        int best = -INFINITE;
        long flipped;
        if ((Board.NEIGHBOURS[a] & opponent) != 0 && (flipped = Board.flips(a, own, opponent)) != 0) {
            best = -two(opponent ^ flipped, own ^ flipped ^ 1L << a, -beta, -alpha, b, c);
            if (best >= beta) {
                return best;
            }
            alpha = Math.max(alpha, best);
        }
        if ((Board.NEIGHBOURS[b] & opponent) != 0 && (flipped = Board.flips(b, own, opponent)) != 0) {
            best = Math.max(best, -two(opponent ^ flipped, own ^ flipped ^ 1L << b, -beta, -alpha, a, c));
            if (best >= beta) {
                return best;
            }
            alpha = Math.max(alpha, best);
        }
        if ((Board.NEIGHBOURS[c] & opponent) != 0 && (flipped = Board.flips(c, own, opponent)) != 0) {
            best = Math.max(best, -two(opponent ^ flipped, own ^ flipped ^ 1L << c, -beta, -alpha, a, b));
        }
        if (best > -INFINITE) {
            return best;
        }
        return Board.moves(opponent, own) == 0 ? ended(own, opponent) : -three(opponent, own, -beta, -alpha, a, b, c);
    }

    private int two(long own, long opponent, int alpha, int beta, int a, int b) {
        nodes++;
        int best = -INFINITE;
        long flipped;
        if ((Board.NEIGHBOURS[a] & opponent) != 0 && (flipped = Board.flips(a, own, opponent)) != 0) {
            best = -one(opponent ^ flipped, own ^ flipped ^ 1L << a, b);
            if (best >= beta) {
                return best;
            }
        }
        if ((Board.NEIGHBOURS[b] & opponent) != 0 && (flipped = Board.flips(b, own, opponent)) != 0) {
            best = Math.max(best, -one(opponent ^ flipped, own ^ flipped ^ 1L << b, a));
        }
        if (best > -INFINITE) {
            return best;
        }
        return Board.moves(opponent, own) == 0 ? ended(own, opponent) : -two(opponent, own, -beta, -alpha, a, b);
    }

    /** The flips of the last disc are counted along four lines, but not made. */
    private int one(long own, long opponent, int square) {
        nodes++;
        int flipped = flipped(own, square);
        if (flipped != 0) {
            return 2 * (Long.bitCount(own) + flipped + 1) - Board.SQUARES;
        }
        int lost = flipped(opponent, square);
        return lost != 0 ? Board.SQUARES - 2 * (Long.bitCount(opponent) + lost + 1) : ended(own, opponent);
    }

    private static int flipped(long own, int square) {
        int column = square & 7;
        int row = square >>> 3 & 7;
        return FLIPPED[column << 8 | ((int) (own >>> (8 * row)) & 0xff)]
                + FLIPPED[row << 8 | (int) (((own >>> column & FIRST_COLUMN) * GATHER) >>> 56)]
                + FLIPPED[column << 8 | (int) (((own & FALLING[square & 63]) * FIRST_COLUMN) >>> 56)]
                + FLIPPED[column << 8 | (int) (((own & RISING[square & 63]) * FIRST_COLUMN) >>> 56)];
    }
}
